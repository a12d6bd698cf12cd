# Crown of Emara: sentences for moves, events, refusals.
seat = Player { $n }
quoted = { $name }
nothing = nothing
wood = { $n } wood
stone = { $n } stone
cloth = { $n } cloth
grain = { $n } grain
coin = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
 }
ring = { $n ->
    [one] { $n } ring
   *[other] { $n } rings
 }
book = { $n ->
    [one] { $n } book
   *[other] { $n } books
 }
bread = { $n ->
    [one] { $n } bread
   *[other] { $n } breads
 }
kind-wood = wood
kind-stone = stone
kind-cloth = cloth
kind-grain = grain
ring-country = country
ring-town = town
hut = the hut for { $cost } ({ $area })
hut-acc = the hut for { $cost } ({ $area })
hut-gen = the hut for { $cost } ({ $area })
move-start-move = Move the councillor from { $from } to { $to }
move-start-resource = Begin with { $goods }
move-play = Play { $card } in slot { $slot }
move-walk = Walk { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
 } to { $area }
move-step = Card: one step to { $area }
move-trade = Card: pay { $pay }, take { $gain }
move-hire-craftsman = Card: craftsman into { $hut }, pay { $pay }
move-hire-master = Card: hire { $master }, pay { $pay }
move-errand = Card: errand to { $area }
move-title = Become { $title }, pay { $pay }
move-craftsman = Craftsman into { $hut }, pay { $pay }
move-master = Hire { $master }, pay { $pay }
move-use-master = { $master }: pay { $pay }, gain { $gain }
move-harvest = Harvest { $goods }
move-harvest-bake = Harvest { $goods }, pay { $pay } and bake { $breads }
move-donate = Donate { $kind }: pay { $pay }
move-give = Gift of { $kind } to the king: pay { $pay }
move-give-book = Give a book to the castle: { $points ->
    [one] { $points } building
   *[other] { $points } buildings
 }
move-sell = Sell { $goods }
move-sell-books = Sell { $books } for { $points ->
    [one] { $points } citizen
   *[other] { $points } citizens
 }
move-deliver-stone = Deliver stone, pay { $pay }: { $points ->
    [one] { $points } building
   *[other] { $points } buildings
 }, { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
 }
move-deliver-bread = Deliver { $breads } for { $citizens ->
    [one] { $citizens } citizen
   *[other] { $citizens } citizens
 }
move-deliver-wood = Deliver wood, pay { $pay }: { $points ->
    [one] { $points } building
   *[other] { $points } buildings
 }
move-redeem = Redeem { $token }
move-leave = Leave { $area }
move-keep = Keep { $token }
move-take-offer = { $event }: pay { $pay }, gain { $gain }
move-decline = Decline { $event }
move-end-turn = End the turn
gain-citizens = { $n ->
    [one] { $n } citizen
   *[other] { $n } citizens
 }
gain-buildings = { $n ->
    [one] { $n } building
   *[other] { $n } buildings
 }
event-ring-laid = The ring of the { $ring }: { $areas }.
event-ring-mixed = Ring { $n }: { $areas }.
event-masters-laid = { $area }: { $masters }.
event-start-card = { $card } shows the start: all buildings on { $buildings }.
event-statue = { $seat } receives the statue.
event-placed = The councillors on { $first } and { $second } are led by { $seat }.
event-start-moved = { $seat } moves a councillor from { $from } to { $to }.
event-dealt = { $seat } draws { $cards }.
event-dealt-hidden = { $seat } draws { $count ->
    [one] { $count } card
   *[other] { $count } cards
 }.
event-cards-back = All nine cards of everybody are together again.
event-round-began = Round { $round }: { $event }.
event-played = { $seat } plays { $card } in slot { $slot }.
event-walked = { $seat } walks from { $from } to { $to }.
event-errand = { $seat } has an errand in { $area }.
event-harvested = { $seat } harvests in { $area }.
event-traded = { $seat } changes resources into coins.
event-craftsman-placed = { $seat } sends a craftsman into { $hut }.
event-master-hired = { $seat } hires { $master }.
event-master-arrived = { $master } comes to { $area }.
event-master-used = { $seat } uses { $master }.
event-title-taken = { $seat } becomes { $title }.
event-donated = { $seat } donates { $kind }.
event-gave = { $seat } gives { $kind } to the king.
event-book-given = { $seat } gives a book to the castle.
event-sold = { $seat } sells { $kind }.
event-books-sold = { $seat } sells { $books }.
event-delivered = { $seat } delivers { $goods }.
event-marker-turned = { $marker }, now { $value }.
event-marker-gone = { $marker } leaves the game: { $value } from now on.
event-honour-stack-rebuilt = The discarded honour tokens become the stack.
event-honours-drawn = { $seat } draws { $tokens }.
event-honour-kept = { $seat } keeps { $token }.
event-redeemed = { $seat } redeems { $token }.
event-offer-taken = { $seat } answers { $event }.
event-offer-declined = { $seat } does not answer { $event }.
event-paid = { $seat } pays { $goods }.
event-took = { $seat } takes { $goods } ({ $from }).
event-citizens = { $seat }: citizens { $change } ({ $from }), now { $now }.
event-buildings = { $seat }: buildings +{ $change } ({ $from }), now { $now }.
event-buildings-modified = { $seat }: buildings +{ $change } ({ $from } { $base }, masters { $masters }, event { $event }), now { $now }.
event-turn-ended = { $seat } ends the turn.
event-victoria = Victoria takes what the markers show, { $stone } for stone and { $bread } for bread, and turns both; now { $now }.
event-victoria-title = Victoria takes what the markers show, { $stone } for stone and { $bread } for bread, turns both, and becomes { $title } by the best card left: { $points }; now { $now }.
event-over = The game is over: { $results }.
event-over-result = { $seat } { $result }
source-start = set-up
source-harvest = harvest
source-donation = donation
source-gift = gift
source-castle-book = book
source-market = market
source-site = delivery
source-craftsman = craftsman
refusal-not-now = This belongs to another part of the game.
refusal-play-first = A turn begins with a card.
refusal-already-played = A card has been played in this turn.
refusal-visit-open = Finish the visit first.
refusal-no-visit = No visit is open.
refusal-bad-start = From { $from } to { $to } does not mend the start: one of the two councillors must go to the other ring.
refusal-not-in-hand = { $card } is not in hand.
refusal-slot-taken = Slot { $slot } is not free.
refusal-already-moved = The movement of this turn has been made.
refusal-card-used = The card of this turn has been used.
refusal-other-card = { $card } does not allow this.
refusal-no-such-option = There is no option { $option } here.
refusal-wrong-payment = This is no payment of the price of { $size }{ $missing ->
    [0] , it is another
   *[other] ; { $missing } missing
 }.
refusal-too-few = It takes { $needed }, and there is only { $have }.
refusal-too-few-citizens = It takes { $needed ->
    [one] { $needed } citizen
   *[other] { $needed } citizens
 }.
refusal-bonus-taken = This bonus action has been taken in this turn.
refusal-highest-title = There is no higher title.
refusal-no-craftsman = All your craftsmen are at work.
refusal-hut-taken = The hut is occupied.
refusal-hut-out-of-reach = None of your councillors stands on { $area }.
refusal-not-on-display = { $master } is not on display.
refusal-master-out-of-reach = { $master } is at { $area }, where none of your councillors stands.
refusal-not-your-master = { $master } does not work for you, or has nothing to be used.
refusal-master-used = { $master } has been used in this turn.
refusal-bad-kind = The resource taken must be named and differ from the one paid.
refusal-not-a-town = { $area } is no town area.
refusal-other-area = This is not done in { $area }.
refusal-action-used = This has been done in this visit to { $area }.
refusal-too-many-breads = Only { $craftsmen ->
    [one] { $craftsmen } craftsman works
   *[other] { $craftsmen } craftsmen work
 } here.
refusal-bad-number = { $number } cannot be handed in.
refusal-not-redeemable = { $token } cannot be redeemed in this visit.
refusal-not-drawn = { $token } was not drawn.
refusal-must-move = The movement is still to be made.
refusal-must-use-card = { $card } is still to be carried out.
