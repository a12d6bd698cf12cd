# Knight: sentences for moves, events and refusals.

good-glory = { $n } glory
good-nobility = { $n } nobility
good-valor = { $n } valor
good-gold = { $n } gold
good-any = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
 }
gain-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
gain-influence = { $n } influence
gain-command = { $n ->
    [one] { $n } command point
   *[other] { $n } command points
 }
gain-diplomacy = { $n } diplomacy
gain-enemy-diplomacy = enemy diplomacy { $n }
gain-remove-enemy = remove { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
 }
nothing = nothing
seat = Player { $n }
side-left = left
side-right = right
common-row = Common row
why-side = the event
why-segment = { $what }
why-income = { $what }
why-king = stage { $n } of the king
why-stage = a stage of { $what }, { $side }
why-privilege = privilege
why-reward = reward for { $what }
why-threshold = influence { $n }
why-special = special action
why-gold = { $what }
why-war = { $what }
why-battle = { $what }
why-gather = gathering
why-envoy = envoy
why-goal = goal of turn { $n }
why-consequence = the consequence
why-duel = duel
why-initiative = initiative
why-castle = castle
why-leftovers = leftovers
why-first-finisher = first to finish
why-unresolved = no decision
cause-path = { $path }, step { $step }
cause-path-unpaid = { $path }, step { $step }, unpaid
cause-goal = penalty of turn { $n }
cause-gold = an action for gold
path = path “{ $name }”
order-add = { $n ->
    [one] { $n } new enemy
   *[other] { $n } new enemies
 }
order-move = move by { $n }
order-attack = attack
order-diplomacy = enemy diplomacy +{ $n }
move-choose = Play { $what }
move-side = { $label }
move-reveal = Turn up event { $n } for { $gold } gold
move-peek = Look at event { $n } for { $gold } gold
move-swap = Swap events { $n } and { $m } for { $gold } gold
move-replace = Replace event { $n } for { $gold } gold
move-adjacent = Use the action of event { $n } ({ $side }) for { $gold } gold
move-pay = { $what }: pay { $good }
move-pay-any = { $what }: pay { $good } as any resource
move-buy = { $what } for { $gold } gold
move-exchange = Turn { $give } into { $take } for { $gold } gold
move-shift-forward = Move all enemies towards the castle for { $gold } gold
move-shift-back = Move all enemies back for { $gold } gold
move-special = Special action: pay { $cost }, gain { $gain }
move-claim-reward = Claim the reward of { $what }: { $gain }
move-claim-threshold = Claim for influence { $n }: { $gain }
move-battle = Win the battle “{ $what }”: { $gain }
move-war = { $what } for { $cost }
move-challenge = Challenge { $seat } to a duel
move-trade-with = Make an offer to { $seat }
move-offer = Give { $good } more
move-ask = Ask for { $good } more
move-offer-less = Give { $good } less
move-ask-less = Ask for { $good } less
move-propose = Make the offer
move-withdraw = Drop the offer
move-accept = Accept the trade with { $seat }: you give { $give }, you get { $take }
move-refuse = Refuse the offer of { $seat }
move-take = Take { $good }
move-give = Pay { $good }
move-lose = Lose { $good }
move-disband = Lose a unit at { $tile }
move-remove = Remove an enemy from { $tile }
move-place = The new enemy appears at { $tile }
move-flow = The water goes to { $tile }
move-chain = Chain to { $what }
move-activate = Activate { $what }
move-stage = Take { $gain } ({ $side })
move-skip-stage = Leave the stage for later
move-recruit = Recruit at { $tile }
move-attack = Attack
move-march = March from { $from } to { $tile }
move-end-march = End the march
move-gather = Gather { $gain }
move-envoy = Send an envoy: enemy diplomacy −1
move-strike = Destroy a unit of { $seat } at { $tile }
move-end-attack = End the attack
move-pay-consequence = Pay { $cost } to avert the consequence
move-suffer = Suffer the consequence: { $orders }
move-stake = Stake { $n } on the duel
move-spoils = Take { $good } from the loser
move-bid = Bid { $n } for the initiative
move-block = { $seat }: { $n ->
    [one] { $n } command point
   *[other] { $n } command points
 }
move-done-spend = Done spending
move-done-command = Done; unused command points are lost
event-scenario-drawn = The scenario is “{ $what }”.
event-character-taken = { $seat } is the { $what }.
event-goal-drawn = The goal card is “{ $what }”.
event-turn-began = Turn { $n } begins.
event-card-turned = { $seat }: event { $n } is “{ $card }”.
event-card-seen = { $seat } looks at event { $n }: “{ $card }”.
event-card-peeked = { $seat } looks at event { $n }.
event-cards-swapped = { $seat } swaps events { $n } and { $m }.
event-card-replaced = { $seat } replaces event { $n }.
event-action-borrowed = { $seat } will use the action of “{ $card }” ({ $side }).
event-side-sealed = { $seat } has chosen a side.
event-side-chosen = { $seat }, “{ $card }”: { $label }.
event-gained = { $seat } gains { $what } ({ $why }).
event-paid = { $seat } pays { $what } ({ $why }).
event-lost = { $seat } loses { $what } ({ $why }).
event-symbol-paid = { $seat } pays { $what } for { $segment }.
event-unlocked = { $seat } unlocks { $segment }.
event-unlocked-level = { $seat } unlocks { $segment }: level { $level }.
event-unlocked-influence = { $seat } unlocks { $segment }: influence +{ $n }.
event-unlocked-both = { $seat } unlocks { $segment }: level { $level }, influence +{ $n }.
event-chain-marked = { $seat } chains { $from } to { $to }.
event-activated = { $seat } activates { $what }.
event-activated-chained = { $seat } activates { $what } by the chain.
event-stage-skipped = { $seat } leaves the stage of { $what } for later.
event-spending-done = { $seat } is done spending.
event-command-lost = { $seat } loses what is unused: { $what }.
event-order-stored = { $seat } buys the order “{ $what }”.
event-battle-won = { $seat } wins the battle “{ $what }”.
event-recruited = { $seat } recruits at { $tile }.
event-marched = { $seat } marches from { $from } to { $tile }.
event-attacked = { $seat } attacks at { $tile }: { $n ->
    [one] { $n } enemy destroyed
   *[other] { $n } enemies destroyed
 }.
event-enemy-removed = { $seat } removes { $n ->
    [one] { $n } enemy
   *[other] { $n } enemies
 } from { $tile }.
event-path-considered = { $seat }: { $path }, step { $step }.
event-path-considered-cost = { $seat }: { $path }, step { $step }; the first part can be averted for { $cost }.
event-suffered = { $seat } does not pay.
event-suffered-forced = { $seat } cannot pay.
event-enemy-placed = An enemy appears at { $tile } ({ $cause }).
event-enemy-moved = { $n ->
    [one] { $n } enemy moves
   *[other] { $n } enemies move
 } from { $from } to { $tile } ({ $cause }).
event-enemy-attacked = { $n ->
    [one] { $n } enemy attacks
   *[other] { $n } enemies attack
 } { $tile }. Lost: { $units ->
    [one] { $units } unit
   *[other] { $units } units
 }, sources: { $sources } ({ $cause }).
event-castle-destroyed = { $n ->
    [one] { $n } enemy destroys
   *[other] { $n } enemies destroy
 } { $tile } ({ $cause }).
event-tile-flooded = { $tile } is flooded ({ $cause }).
event-tile-destroyed = { $tile } is destroyed ({ $cause }).
event-water-moved = The water of { $from } goes to { $tile }.
event-water-gone = The water of { $from } runs off.
event-enemy-diplomacy = Enemy diplomacy rises by { $n } to { $level } ({ $cause }).
event-order-failed = No enemy can carry out the order “{ $order }”: enemy diplomacy rises to { $level } ({ $cause }).
event-order-idle = The order “{ $order }” finds no enemy on the map ({ $cause }).
event-goal-judged = { $seat }, goal of turn { $turn }: { $n ->
    [one] { $n } point
   *[other] { $n } points
 }; reward: { $reward }, penalty: { $penalty }.
yes = yes
no = no
event-disbanded = { $seat } loses a unit at { $tile }.
event-offered = { $seat } offers { $to }: { $give } for { $take }.
event-offer-closed = { $seat } withdraws the offer to { $to }.
event-offer-refused = { $to } refuses the offer made by { $seat }.
event-traded = { $seat } gives { $give } to { $to } for { $take }.
event-challenged = { $seat } challenges { $to } to a duel.
event-stake-sealed = { $seat } has sealed a stake for the duel.
event-stake-made = { $seat } has sealed a stake of { $n }.
event-duel-fought = Duel. { $seat }: { $strength } + { $stake }; { $to }: { $other } + { $against }. { $winner } wins.
event-duel-drawn = Duel. { $seat }: { $strength } + { $stake }; { $to }: { $other } + { $against }. Nobody wins.
event-spoils-taken = { $seat } takes { $good } from { $to }.
event-barred = { $seat } staked nothing: no bid now, no character card next turn.
event-bid-sealed = { $seat } has sealed a bid for the initiative.
event-bid-made = { $seat } has sealed a bid of { $n }.
event-bid-opened = { $seat }: a bid of { $n }, { $pays } to pay.
event-initiative-won = { $seat } wins the initiative.
event-block-planned = Order of command: { $seat }, { $n ->
    [one] { $n } command point
   *[other] { $n } command points
 }.
event-block-forfeited = { $seat } gives up { $n ->
    [one] { $n } command point
   *[other] { $n } command points
 }.
event-unit-destroyed = { $seat } destroys a unit at { $tile }, commanded by { $to }.
event-castle-taken = { $seat } attacks { $tile }, held by { $to }, and succeeds.
event-condition-met = { $seat } has met a win condition: { $by }.
event-finished = { $seat }: { $verdict }, { $by }; { $total ->
    [one] { $total } point
   *[other] { $total } points
 }.
verdict-victory = victory
verdict-held-out = held out
verdict-defeat = defeat
by-tiles-held = tiles held
by-battles = battles
by-score = points and influence
by-diplomacy-full = full diplomacy
by-enemy-units = too many enemies
by-castle-occupied = castle occupied
by-castle-destroyed = castle destroyed
by-areas-destroyed = areas destroyed
by-villages-destroyed = villages flooded
by-enemy-diplomacy-full = full enemy diplomacy
by-castle-attack = castle taken
by-points = by points
by-unresolved = no decision
refusal-not-now = This is not what is being decided now.
refusal-not-here = This table does not have that.
refusal-not-open = { $segment } is not open, or paid already.
refusal-requires = It needs { $what } { $need }; you have { $have }.
refusal-no-such-symbol = { $segment } shows no unpaid { $good }.
refusal-not-with-gold = Only resources will do, not gold.
refusal-too-little = It takes { $need } { $good }; you may spend { $have }.
refusal-too-few-resources = It takes { $need ->
    [one] { $need } resource
   *[other] { $need } resources
 }; you may spend { $have }.
refusal-wrong-phase = This action is not for this phase.
refusal-not-face-down = Event { $n } is not face down.
refusal-not-unused = Event { $n } is used already.
refusal-not-a-pair = Name two different events, the earlier first.
refusal-no-neighbour = Event { $n } is no open neighbour.
refusal-same-resource = Take a different resource.
refusal-no-enemy = No enemy is on the map.
refusal-not-reached = That is not reached yet.
refusal-already-claimed = That is claimed already.
refusal-banned = A refused duel bars your character card this turn.
refusal-already-won = That battle is won already.
refusal-store-full = The command store is full.
refusal-gather-limit = No more gathering this turn.
refusal-no-challenge-left = All your challenges are used.
refusal-not-oneself = Name somebody else.
refusal-no-command-point = There is no command point for the order “{ $what }”.
refusal-nothing-to-do = The order “{ $what }” would change nothing.
refusal-no-recruiting = No unit may be placed at { $tile }.
refusal-no-room = { $tile } is full.
refusal-no-unit-left = All your units are on the map.
refusal-no-unit-there = No unit at { $tile } can do that.
refusal-not-adjacent = { $from } and { $tile } are not adjacent.
refusal-flooded = { $tile } is flooded.
refusal-not-this-tile = { $tile } is not possible.
refusal-pointless-attack = An attack must destroy a unit or take a castle.
refusal-partner-busy = { $seat } is not spending resources now.
refusal-offerer-busy = { $seat } has begun something else: wait until it is done.
refusal-no-more-offers = You have an open offer, or no more offers this turn.
refusal-nothing-to-give = { $seat } has nothing to give.
refusal-not-in-offer = The offer has none of this there: { $good }.
refusal-empty-side = Each side gives at least one thing.
refusal-not-held = { $seat } does not hold so much { $good }.
refusal-does-not-fit = { $seat } has no room for so much { $good }.
refusal-no-offer = There is no such offer.
refusal-too-high = { $n } is too much: at most { $most }.
refusal-not-this-block = { $seat } cannot come next.
refusal-taken = That character is taken.
