# Knight: sentences for moves, events and refusals.

good-glory = { $n ->
    [one] { $n } glory
   *[other] { $n } glory
 }
good-nobility = { $n ->
    [one] { $n } nobility
   *[other] { $n } nobility
 }
good-valor = { $n ->
    [one] { $n } valor
   *[other] { $n } valor
 }
good-gold = { $n ->
    [one] { $n } gold
   *[other] { $n } gold
 }
good-any = { $n ->
    [one] { $n } resource of choice
   *[other] { $n } resources of choice
 }
gain-vp = { $n ->
    [one] { $n } point
   *[other] { $n } points
 }
gain-influence = { $n ->
    [one] { $n } influence
   *[other] { $n } influence
 }
gain-command = { $n ->
    [one] { $n } command point
   *[other] { $n } command points
 }
gain-diplomacy = { $n ->
    [one] { $n } diplomacy
   *[other] { $n } diplomacy
 }
gain-enemy-diplomacy = enemy diplomacy { $n }
gain-remove-enemy = { $n ->
    [one] { $n } enemy removed
   *[other] { $n } enemies removed
 }
nothing = nothing
seat = Player { $n }
side-left = left
side-right = right
common-row = Events
why-side = the event
why-segment = { $what }
why-income = { $what }
why-king = stage { $n } of the king
why-stage = stage of { $what }, { $side }
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
cause-gold = for gold
path = path { $n }
order-add = add { $n }
order-move = move { $n }
order-attack = attack
order-diplomacy = diplomacy { $n }
move-choose = Play { $what }
move-side = { $label }
move-reveal = Turn up event { $n } for { $gold } gold
move-peek = Look at event { $n } for { $gold } gold
move-swap = Swap events { $n } and { $m } for { $gold } gold
move-replace = Replace event { $n } for { $gold } gold
move-adjacent = Use the action of event { $n }, { $side }, for { $gold } gold
move-pay = { $what }: pay { $good }
move-pay-any = { $what }: pay { $good } for any resource
move-buy = { $what } for { $gold } gold
move-exchange = Turn { $give } into { $take } for { $gold } gold
move-shift-forward = Move all enemies towards the castle for { $gold } gold
move-shift-back = Move all enemies back for { $gold } gold
move-special = Special action: { $cost } for { $gain }
move-claim-reward = Claim { $gain } for { $what }
move-claim-threshold = Claim { $gain } for influence { $n }
move-battle = Win { $what }: { $gain }
move-war = { $what } for { $cost }
move-challenge = Challenge { $seat } to a duel
move-trade-with = Make an offer to { $seat }
move-offer = Give { $good } more
move-ask = Ask for { $good } more
move-offer-less = Give { $good } less
move-ask-less = Ask for { $good } less
move-propose = Make the offer
move-withdraw = Drop the offer
move-accept = Accept: { $give } for { $take } with { $seat }
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
move-envoy = Send an envoy: enemy diplomacy -1
move-strike = At { $tile } destroy a unit of { $seat }
move-end-attack = End the attack
move-pay-consequence = Pay { $cost } to avert it
move-suffer = Suffer it: { $orders }
move-stake = Stake { $n }
move-spoils = Take { $good } from the loser
move-bid = Bid { $n }
move-block = { $seat } plays { $n }
move-done-spend = Done spending
move-done-command = Done; unused command points are lost
event-scenario-drawn = The scenario is { $what }.
event-character-taken = { $seat } is the { $what }.
event-goal-drawn = The goal card is { $what }.
event-turn-began = Turn { $n } begins.
event-card-turned = { $seat }: event { $n } is { $card }.
event-card-seen = { $seat } looks at event { $n }: { $card }.
event-card-peeked = { $seat } looks at event { $n }.
event-cards-swapped = { $seat } swaps events { $n } and { $m }.
event-card-replaced = { $seat } replaces event { $n }.
event-action-borrowed = { $seat } will use the action of { $card }, { $side }.
event-side-sealed = { $seat } has chosen a side.
event-side-chosen = { $seat }, { $card }: { $label }.
event-gained = { $seat } gains { $what } ({ $why }).
event-paid = { $seat } pays { $what } ({ $why }).
event-lost = { $seat } loses { $what } ({ $why }).
event-symbol-paid = { $seat } pays { $what } for { $segment }.
event-unlocked = { $seat } unlocks { $segment }: level { $level }, influence +{ $n }.
event-chain-marked = { $seat } chains { $from } to { $to }.
event-activated = { $seat } activates { $what }.
event-activated-chained = { $seat } activates { $what } by the chain.
event-stage-skipped = { $seat } leaves the stage of { $what } for later.
event-spending-done = { $seat } is done spending.
event-command-lost = { $seat } loses unused: { $what }.
event-order-stored = { $seat } buys the order { $what }.
event-battle-won = { $seat } wins: { $what }.
event-recruited = { $seat } recruits at { $tile }.
event-marched = { $seat } marches from { $from } to { $tile }.
event-attacked = { $seat } attacks at { $tile }: { $n } destroyed.
event-enemy-removed = { $seat } removes enemies at { $tile }: { $n }.
event-path-considered = { $seat }: { $path }, step { $step }.
event-path-considered-cost = { $seat }: { $path }, step { $step }; { $cost } would avert its first part.
event-suffered = { $seat } does not pay.
event-suffered-forced = { $seat } cannot pay.
event-enemy-placed = An enemy appears at { $tile } ({ $cause }).
event-enemy-moved = Enemies, { $n }, move from { $from } to { $tile } ({ $cause }).
event-enemy-attacked = Enemies, { $n }, attack { $tile }: { $units } own units and the sources { $sources } are lost ({ $cause }).
event-castle-destroyed = Enemies, { $n }, destroy { $tile } ({ $cause }).
event-tile-flooded = { $tile } is flooded ({ $cause }).
event-tile-destroyed = { $tile } is destroyed ({ $cause }).
event-water-moved = The water of { $from } goes to { $tile }.
event-water-gone = The water of { $from } runs off.
event-enemy-diplomacy = Enemy diplomacy rises by { $n } to { $level } ({ $cause }).
event-order-failed = No enemy can carry out the order { $order }: enemy diplomacy rises to { $level } ({ $cause }).
event-order-idle = The order { $order } finds no enemy on the map ({ $cause }).
event-goal-judged = { $seat }, goal of turn { $turn } with { $n } points: reward { $reward }, penalty { $penalty }.
yes = yes
no = no
event-disbanded = { $seat } loses a unit at { $tile }.
event-offered = { $seat } offers { $to }: { $give } for { $take }.
event-offer-closed = The offer of { $seat } to { $to } is off.
event-offer-refused = { $to } refuses the offer of { $seat }.
event-traded = { $seat } gives { $give } to { $to } for { $take }.
event-challenged = { $seat } challenges { $to }.
event-stake-sealed = { $seat } has sealed a stake.
event-stake-made = { $seat } has sealed a stake of { $n }.
event-duel-fought = Duel: { $seat } { $strength } + { $stake }, { $to } { $other } + { $against }. { $winner } wins.
nobody = Nobody
event-spoils-taken = { $seat } takes { $good } from { $to }.
event-barred = { $seat } staked nothing: no bid now, no character card next turn.
event-bid-sealed = { $seat } has sealed a bid.
event-bid-made = { $seat } has sealed a bid of { $n }.
event-bid-opened = { $seat } bid { $n } and pays { $pays }.
event-initiative-won = { $seat } wins the initiative.
event-block-planned = Order of command: { $seat } { $n }.
event-block-forfeited = { $seat } gives up { $n }.
event-unit-destroyed = { $seat } destroys a unit of { $to } at { $tile }.
event-castle-taken = { $seat } attacks { $tile } of { $to } successfully.
event-condition-met = { $seat } has met a win condition: { $by }.
event-finished = { $seat }: { $verdict }, { $by }, { $total } points.
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
by-points = most points
by-unresolved = no decision
refusal-not-now = This is not what is being decided now.
refusal-not-here = This table does not have that.
refusal-not-open = { $segment } is not open.
refusal-requires = It needs { $what } { $need }; you have { $have }.
refusal-no-such-symbol = { $segment } shows no unpaid { $good }.
refusal-not-with-gold = Only resources will do, not gold.
refusal-too-little = It takes { $need } { $good }; you may spend { $have }.
refusal-too-few-resources = It takes { $need } resources; you may spend { $have }.
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
refusal-no-command-point = There is no command point for { $what }.
refusal-nothing-to-do = { $what } would change nothing.
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
refusal-too-high = { $n } is out of range: at most { $most }.
refusal-not-this-block = { $seat } cannot come next.
refusal-taken = That character is taken.
