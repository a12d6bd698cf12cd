# Where we are
knight-setup = Set-up
knight-where = turn { $turn } of 12
knight-turn = turn { $turn }
knight-mine = My knight
knight-panes = Parts of the board
knight-asked-here = you are asked here
knight-pane-setup = Set-up
knight-pane-event = Event
knight-pane-court = Court
knight-pane-land = Land
knight-pane-war = War
knight-pane-answer = Consequence
knight-pane-trade = Trade
knight-pane-knight = Knight
knight-phase-cards = Side
knight-phase-spend = Spend
knight-phase-act = Action
knight-phase-command = Command
knight-phase-consequence = Consequence
knight-phase-sides = Sides
knight-phase-claims = Claims
knight-phase-duels = Duels
knight-phase-bids = Initiative
knight-phase-blocks = Command

# What I am asked
knight-ask-setup = Choose your knight
knight-ask-cards = Choose a side
knight-ask-spend = Spend what you hold
knight-ask-act = The court acts
knight-ask-command =
    { $n ->
        [0] Claim, fight, or go on
        [one] 1 command point
       *[other] { $n } command points
    }
knight-ask-consequence = The enemy answers
knight-ask-goal = The goal is judged
knight-ask-waiting = You wait for the others
knight-ask-over = Your game is over
knight-ask-sides = Choose a side in secret
knight-ask-duels = Your stake
knight-ask-bids = Your bid
knight-ask-payment = Pay your bid
knight-ask-schedule = You order the commands
knight-ask-blocks = Your block
knight-ask-reward-blocks = Your command points
knight-ask-rewards = The goal is judged
knight-ask-penalties = The goal is judged
knight-ask-any =
    { $n ->
        [one] Take 1 resource
       *[other] Take { $n } resources, one by one
    }
knight-ask-bundle = You receive
knight-ask-rest = You receive
knight-ask-check = The table is read
knight-ask-remove =
    { $n ->
        [one] Remove 1 enemy
       *[other] Remove { $n } enemies
    }
knight-ask-chain = Mark a chain
knight-ask-actions = Which action first?
knight-ask-stage = Take a side of the stage
knight-ask-privilege = Your privilege
knight-ask-chained = The chained track acts
knight-ask-pay =
    { $n ->
        [one] Pay 1 resource
       *[other] Pay { $n } resources
    }
knight-ask-pay-bid = Pay { $n }, gold allowed
knight-ask-commands = Command points of the goal
knight-ask-march = March on, or end the march
knight-ask-strike = Whom do you strike?
knight-ask-consider = The path is considered
knight-ask-possible = Pay, or suffer
knight-ask-orders = The enemy moves
knight-ask-unavoidable = The enemy moves
knight-ask-add = Where does the new enemy appear?
knight-ask-advance = The enemy advances
knight-ask-flow = Where does the water go?
knight-ask-penalty = The penalty
knight-ask-lose-any =
    { $n ->
        [one] Lose 1 resource
       *[other] Lose { $n } resources
    }
knight-ask-lose-units =
    { $n ->
        [one] Lose 1 unit
       *[other] Lose { $n } units
    }
knight-ask-spoils =
    { $n ->
        [one] Take 1 resource of the loser
       *[other] Take { $n } resources of the loser
    }
knight-ask-compose = Put the offer together

# Goods and other things
knight-good-glory = Glory
knight-good-nobility = Nobility
knight-good-valor = Valor
knight-good-gold = Gold
knight-good-any = Resources
knight-points = Points
knight-points-of =
    { $n ->
        [one] point
       *[other] points
    }
knight-influence = Influence
knight-command = Command points
knight-diplomacy = Diplomacy
knight-enemies = Enemies on the map
knight-own-units = Your units
knight-nothing = nothing
knight-none = none
knight-or = or
knight-then = then
knight-full = full
knight-purse = purse { $n }
knight-n-glory = { $n } glory
knight-n-nobility = { $n } nobility
knight-n-valor = { $n } valor
knight-n-gold = { $n } gold
knight-n-any =
    { $n ->
        [one] 1 resource of choice
       *[other] { $n } resources of choice
    }
knight-n-influence = { $n } influence
knight-n-command =
    { $n ->
        [one] 1 command point
       *[other] { $n } command points
    }
knight-n-diplomacy =
    { $n ->
        [one] 1 diplomacy point
       *[other] { $n } diplomacy points
    }
knight-n-enemy-diplomacy = { $n } enemy diplomacy
knight-n-remove-enemy =
    { $n ->
        [one] 1 enemy removed
       *[other] { $n } enemies removed
    }
knight-n-vp =
    { $n ->
        [one] 1 point
       *[other] { $n } points
    }
knight-n-enemies =
    { $n ->
        [one] 1 enemy
       *[other] { $n } enemies
    }
knight-units =
    { $n ->
        [one] 1 unit of yours
       *[other] { $n } units of yours
    }
knight-units-of =
    { $n ->
        [one] 1 unit of seat { $seat }
       *[other] { $n } units of seat { $seat }
    }
knight-ruined = destroyed
knight-order-add =
    { $n ->
        [one] 1 new enemy
       *[other] { $n } new enemies
    }
knight-order-move =
    { $n ->
        [one] all move 1 tile
       *[other] all move { $n } tiles
    }
knight-order-attack = they attack
knight-order-diplomacy = enemy diplomacy +{ $n }
knight-measure-influence = influence
knight-measure-vp = points
knight-measure-gold = gold
knight-measure-resources = resources
knight-measure-units = units
knight-measure-tiles = tiles with units
knight-measure-battles = battles
knight-measure-diplomacy = diplomacy
knight-measure-enemy-units = enemies
knight-measure-enemy-diplomacy = enemy diplomacy
knight-measure-scenario-actions = stages and battles

# Events and goal
knight-events = Events
knight-face-down = Event { $n }, face down
knight-goal-check = The goal is checked here
knight-goal-in =
    { $n ->
        [0] goal, this turn
        [one] goal, in 1 turn
       *[other] goal, in { $n } turns
    }
knight-goal-at-least = { $what } { $have } of { $need }
knight-goal-below = { $what } { $have }, below { $need }
knight-goal-most = most { $what }, { $have } now
knight-goal-least = least { $what }, { $have } now
knight-compare-at-least = { $what }, at least { $need }
knight-compare-below = { $what }, below { $need }
knight-compare-most = most { $what }
knight-compare-least = least { $what }
knight-path-again = path again
knight-choose-side = Choose a side
knight-left = left
knight-right = right
knight-receive = You receive
knight-will-hold = and will hold
knight-then-acts = Then: { $name }
knight-no-income = no income yet
knight-stage-at = at { $name } { $level }
knight-answers = The enemy answers: { $name } { $step }
knight-of-purse = you will have { $n }
knight-before = Before you choose
knight-card-reveal = Reveal
knight-card-peek = Peek
knight-card-swap-cards = Swap
knight-card-replace-card = Replace
knight-card-adjacent-action = Neighbour’s action

# Court
knight-court = Court
knight-activated = activated this turn
knight-chained = chained
knight-track-level = { $name }, level { $level } of { $most }
knight-unlocked = unlocked
knight-asks = asks { $what }
knight-each-time = each time: { $what }
knight-at-once = at once: { $what }
knight-pay-one-glory = Pay 1 glory for { $name }
knight-pay-one-nobility = Pay 1 nobility for { $name }
knight-pay-one-valor = Pay 1 valor for { $name }
knight-pay-one-gold = Pay 1 gold for { $name }
knight-pay-one-any = Pay 1 any resource for { $name }
knight-stage-asks = { $name } { $level }: { $what }

# Sheet
knight-sheet = Scenario sheet
knight-map = Map: { $name }
knight-victory = Victory
knight-defeat = Defeat
knight-any-one = any one
knight-meter-vp = { $n } points
knight-meter-influence = and { $n } influence
knight-meter-tiles-held = Hold { $n } tiles
knight-meter-battles = { $n } battles
knight-meter-diplomacy-full = Diplomacy
knight-meter-enemy-units = { $n } enemies
knight-meter-castle-occupied = { $n } at the castle
knight-meter-castle-destroyed = Castle destroyed
knight-meter-areas-destroyed = { $n } areas lost
knight-meter-villages-destroyed = { $n } villages lost
knight-meter-enemy-diplomacy-full = Enemy diplomacy
knight-meter-castle-attack = Castle taken
knight-step = step { $step } of { $steps }
knight-battles = Battles
knight-battles-note = levels asked, nothing paid
knight-won = won
knight-war-card = War card
knight-war-card-note = points and orders for the store
knight-for-gold = For gold
knight-gold-held = { $n } held

# Knight
knight-privilege = Privilege
knight-special = Special
knight-rewards = Reward of the character
knight-thresholds = Influence thresholds
knight-threshold = Influence { $n }: { $what }
knight-claimed = claimed
knight-have-of = { $have } of { $need }
knight-your-knight = Your knight
knight-starts = Starts with

# Choosing
knight-choose-good = Choose
knight-choose-with = Pay with
knight-choose-give =
    { $n ->
        [0] Give
       *[other] Give, { $n } in all
    }
knight-choose-take =
    { $n ->
        [0] Take
       *[other] Take, { $n } in all
    }
knight-choose-lose = Lose, { $n } in all
knight-choose-spoils = Take from the loser, { $n } in all
knight-choose-shift = All enemies move
knight-shift-back = back
knight-shift-forward = forward
knight-done-spend = Done spending
knight-done-spend-short = Done
knight-done-command = Done
knight-done-command-short = Done
knight-skip-stage = Leave the stage
knight-skip-stage-short = Leave
knight-end-march = End the march
knight-end-march-short = End
knight-end-attack = End the attack
knight-end-attack-short = End

# Command
knight-commands = Commands
knight-commands-note = One point each, in any order. What is left is lost.
knight-recruit-note = 1 unit on a flagged tile; { $n } of { $most } out
knight-attack-note = each unit destroys an enemy on its tile
knight-march-note = units, each to a neighbouring tile
knight-envoy-note = enemy diplomacy { $from } → { $to }

# Consequence
knight-path-note = Pay, or the first part happens. The second always does. The last step repeats.
knight-pay-answer = Pay { $what }
knight-suffer-answer = Suffer: { $what }
knight-kept = you keep what you hold
knight-cannot-pay = the purse has only { $n }
knight-forecasting = …
knight-row-hits = Hits
knight-row-arrivals = Arrivals
knight-row-moves = Moves
knight-row-castle = Castle
knight-row-enemies = Enemies
knight-row-diplomacy = Enemy diplomacy
knight-tap-tile = tap a glowing tile
knight-units-fall =
    { $n ->
        [one] 1 unit falls
       *[other] { $n } units fall
    }
knight-sources-fall =
    { $n ->
        [one] 1 source lost
       *[other] { $n } sources lost
    }
knight-tiles-fall =
    { $n ->
        [one] 1 tile lost
       *[other] { $n } tiles lost
    }
knight-castle-stands = stands
knight-castle-falls = falls
knight-verdict-victory = Victory
knight-verdict-held-out = Held out
knight-verdict-defeat = Defeat

# The plan
knight-opens =
    { $n ->
        [one] { $name } opens
       *[other] { $name } open
    }
knight-warn-command =
    { $n ->
        [one] 1 command point is lost
       *[other] { $n } command points are lost
    }
knight-warn-victory = With this you win.
knight-warn-held-out = With this you hold out.
knight-warn-defeat = With this you lose the game.
knight-do-pay =
    { $n ->
        [one] Pay it
       *[other] Pay all { $n }
    }
knight-do-choose = Take this knight
knight-do-side = Choose it
knight-do-reveal = Reveal it
knight-do-peek = Look at it
knight-do-swap = Swap them
knight-do-replace = Replace it
knight-do-adjacent = Borrow it
knight-do-buy = Buy it
knight-do-exchange = Exchange
knight-do-shift = Move them
knight-do-special = Use it
knight-do-claim-reward = Claim it
knight-do-claim-threshold = Claim it
knight-do-battle = Win the battle
knight-do-war = Buy it
knight-do-challenge = Challenge
knight-do-trade-with = Begin
knight-do-offer = Add it
knight-do-ask = Ask for it
knight-do-propose = Offer it
knight-do-withdraw = Withdraw
knight-do-accept = Accept
knight-do-refuse = Refuse
knight-do-take = Take it
knight-do-give = Give it
knight-do-lose = Lose it
knight-do-disband = Take it off
knight-do-remove = Remove it
knight-do-place = Place it
knight-do-flow = Let it flow
knight-do-chain = Mark the chain
knight-do-activate = Activate
knight-do-stage = Take it
knight-do-skip-stage = Leave it
knight-do-recruit = Recruit
knight-do-attack = Attack
knight-do-march = March
knight-do-end-march = End the march
knight-do-gather = Gather
knight-do-envoy = Send the envoy
knight-do-strike = Strike
knight-do-end-attack = End the attack
knight-do-pay-consequence = Pay
knight-do-suffer = Suffer it
knight-do-stake = Seal { $n }
knight-do-spoils = Take it
knight-do-bid = Seal { $n }
knight-do-block = Fix the order
knight-do-done = Go on
knight-seat-note = { $points } points, { $influence } influence
knight-group-court = Court
knight-group-gold = For gold
knight-group-cards = Cards
knight-group-side = Side
knight-group-knight = Knight
knight-group-war = War
knight-group-trade = Trade
knight-group-command = Command
knight-group-turn = Turn
knight-row-march = March
knight-row-exchange = Exchange
knight-row-swap = Swap two events

# What a piece is
knight-costs = Costs { $what }.
knight-tell-asks = Asks { $what }.
knight-tell-once = Gives { $what } at once.
knight-tell-gain = Each activation: { $what }.
knight-tell-track-event = Events activate it: it pays what its segments give.
knight-tell-track-chain = It pays only through the castle.
knight-tell-track-none = It is never activated: its level opens segments and battles.
knight-tell-sources = Sources: { $what }.
knight-tell-goal = Judged after turns 3, 6 and 9: the reward first, then the penalty.
knight-tell-start = Starts with { $what }.
knight-tell-privilege = When { $name } acts: { $what }.
knight-tell-recruit = A new unit on a tile with a flag.
knight-tell-attack = Each of your units destroys one enemy unit on its tile.
knight-tell-move = Any of your units, each to a neighbouring tile.
knight-tell-gather = The sources of all tiles with your units, once each.
knight-tell-envoy = Enemy diplomacy goes down by one.

# Side by side
knight-short-cards = Side
knight-short-spend = Spend
knight-short-act = Action
knight-short-command = Command
knight-short-consequence = Consequence
knight-short-goal = Goal
knight-short-waiting = waits
knight-short-over = over
knight-offer-flag = offer
knight-waits-for = Turn { $turn } waits for
knight-you = you
knight-offers = { $name } offers
knight-for = for
knight-less = One less
knight-more = One more
knight-can-trade = can trade
knight-cannot-trade = cannot trade now
knight-offer-open = Your offer to { $name } is open
knight-you-give = You give
knight-they-give = { $name } gives
knight-after = after
knight-fits = It fits both limits: resources 6, gold 12.
knight-does-not-fit = It does not fit: at most 6 of a resource and 12 gold.
knight-trade-note = One open offer at a time, at most { $n } a turn. It lapses when either of you leaves Spend.

# War
knight-you-name = { $name }, you
knight-holdings = Resources and gold
knight-store = Command store: { $n } of { $most }
knight-barred = barred
knight-duels = duels
knight-bid-note = opened together when all have sealed; the highest pays in full and orders the turn
knight-bids-open = the bids are open
knight-of-held = of { $n } you may bid
knight-beaten-pays = beaten: { $n }
knight-up-to = up to { $n }
knight-wins-and-pays = wins, pays { $n }
knight-bid-pays = pays { $n }
knight-sealed = sealed
knight-thinks = thinks
knight-bid-of = Bid { $n }
knight-if-highest = If highest
knight-if-beaten = If beaten
knight-pay-and-order = you pay { $n } and order the commands
knight-pays = you pay { $n }
knight-they-stake-less = Stake below { $n }
knight-they-stake-same = Stake of { $n }
knight-they-stake-more = Stake above { $n }
knight-you-win-duel = You win that stake, 1 influence and 10 points; yours stays.
knight-you-lose-duel =
    { $n ->
        [0] You lose nothing, but are barred from the initiative.
        [one] You lose 1 resource.
       *[other] You lose { $n } resources.
    }
knight-tie-duel = King and Nobles decide: { $mine } against { $theirs }.
knight-stake-how-many = How many resources do you stake? You have { $n }.
knight-stake-of = Stake { $n }
knight-stake-note = Both may change the stake until both have sealed.
knight-duel-of = { $a } against { $b }
knight-order-of-command = Order of command
knight-order-note = you won: drag a block, cut it between two uses, drop it beside its own kind to join
knight-start-from = Start from
knight-mine-first = All mine first
knight-mine-last = All mine last
knight-in-turns = One each in turn
knight-your-block =
    { $n ->
        [one] Your block: 1 use
       *[other] Your block: { $n } uses
    }

# The end
knight-decided = What decided it
knight-by-source = Points by source
knight-over-turns = Over the turns
knight-meter-score = { $vp } points and { $influence } influence
knight-source-court = Court segments
knight-source-stages = Influence stages
knight-source-battles = Battles
knight-source-overflow = What fitted nowhere
knight-source-war = Duels and castles
knight-end-tiles-held = The land is held, tile by tile.
knight-end-battles = No battle is left to win.
knight-end-score = The whole realm speaks of the knight.
knight-end-diplomacy-full = The envoys have made peace.
knight-end-enemy-units = The enemy is everywhere.
knight-end-castle-occupied = The castle is surrounded, and nobody stands in it.
knight-end-castle-destroyed = The castle has fallen.
knight-end-areas-destroyed = Too much of the land is lost.
knight-end-villages-destroyed = Too many villages are lost.
knight-end-enemy-diplomacy-full = The enemy has won over everybody.
knight-end-castle-attack = The castle of the rival is taken.
knight-end-unresolved = Twelve turns, and nothing was decided: 100 points less.
knight-wins = { $name } wins

# Forecast
knight-fx-defeat = the game is lost
knight-fx-may-lose = the game may be lost
knight-fx-castle = the castle falls
knight-fx-enemies = enemies { $from } → { $to }
knight-fx-diplomacy = enemy diplomacy { $from } → { $to }
knight-comes-next = { $name } { $step } comes next
knight-paid-way = paid: { $what }
knight-unpaid-way = unpaid: { $what }
knight-then-way = then: { $what }
knight-end-points = The points decided.
knight-offers-left = { $n } offers left in this turn
knight-source-character = Character
knight-source-goals = Goal card
knight-source-end = The end
knight-fx-nearer = they come nearer
knight-fx-nothing = nothing changes
knight-may-claim = Influence { $n }: may be claimed
knight-warn-swap = Both lie face down: swapping them changes nothing.
knight-warn-replace = It lies face down: replacing it changes nothing.
knight-warn-unclaimed = { $n ->
    [one] { $n } reward waits to be claimed.
   *[other] { $n } rewards wait to be claimed.
  }
knight-crumb-done = Done
knight-order-cut = Cut { $name }’s block after { $n }
knight-order-block = { $place }: { $name }, { $n ->
    [one] { $n } use
   *[other] { $n } uses
  }
knight-castle-danger = { $name } could have { $n } at { $castle } before your last block
knight-warn-castle-taken = { $castle } falls
knight-book = All cards
knight-unpaid-short = unpaid:
knight-lord-lord-marches = Marches
knight-lord-lady-lakes = Lakes
knight-lord-lord-lists = Lists
knight-lord-lord-coffers = Coffers
knight-difficulty-easy = easy
knight-difficulty-normal = normal
knight-difficulty-hard = hard
knight-setup-note = Twelve turns. If nothing is decided by then, you lose 100 points; with 0 or more you have held out.
knight-setup-war-note = Twelve turns on one map. Whoever meets a condition wins; otherwise points decide.
knight-meter-yes = fallen
knight-meter-no = stands
knight-total = Total
knight-ranking = Ranking
knight-ranking-note = victory before held out before defeat; then points, then influence
knight-ranking-war = a condition met wins; otherwise points, then influence
knight-rank-player = Player
knight-rank-verdict = Verdict
knight-rank-by = Decided by
knight-over-turns-note = flags: goal checks
knight-in-purse = you hold { $n }
knight-claim-here = something can be claimed here
