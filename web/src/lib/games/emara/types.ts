// Generated from crates/emara. Do not edit: change the Rust types, then run
// QUINTAIN_WRITE=1 cargo test -p quintain-emara typescript

/**
 * One of the eight areas, in the order of the data file.
 */
export type Area = "forest" | "grain-field" | "quarry" | "weaving-mill" | "cathedral" | "castle" | "market" | "construction-site";

/**
 * An action card.
 */
export type Card = string;

/**
 * A countryside area.
 */
export type CountryView = { 
/**
 * Which.
 */
area: Area, 
/**
 * Who has a councillor here.
 */
councillors: Array<Seat>, 
/**
 * Its huts and who lives there.
 */
huts: Array<HutView>, };

/**
 * Something that happened.
 */
export type Event = { "ring-laid": { 
/**
 * Which.
 */
ring: Ring, 
/**
 * Its areas, clockwise.
 */
areas: [Area, Area, Area, Area], } } | { "masters-laid": { 
/**
 * The area.
 */
area: Area, 
/**
 * The masters.
 */
masters: [Master, Master], } } | { "start-card": { 
/**
 * The card.
 */
card: EventCard, 
/**
 * Where all buildings start.
 */
buildings: number, } } | { "statue": { 
/**
 * Who.
 */
seat: Seat, } } | { "placed": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * Where.
 */
areas: [Area, Area], } } | { "start-moved": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * From here.
 */
from: Area, 
/**
 * To there.
 */
to: Area, } } | { "dealt": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The cards.
 */
cards: Array<Card>, } } | { "dealt-hidden": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * How many cards.
 */
count: number, } } | "cards-back" | { "round-began": { 
/**
 * Which.
 */
round: number, 
/**
 * Its event.
 */
event: EventCard, } } | { "played": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The card.
 */
card: Card, 
/**
 * The steps of the slot.
 */
slot: number, } } | { "walked": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * In which ring.
 */
ring: Ring, 
/**
 * From here.
 */
from: Area, 
/**
 * To there.
 */
to: Area, 
/**
 * How far.
 */
steps: number, } } | { "errand": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * The area.
 */
area: Area, } } | { "harvested": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Where.
 */
area: Area, 
/**
 * Breads baked.
 */
breads: number, } } | { "traded": { 
/**
 * Who.
 */
seat: Seat, } } | { "craftsman-placed": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The hut.
 */
hut: Hut, 
/**
 * The hut's area.
 */
area: Area, } } | { "master-hired": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The master.
 */
master: Master, } } | { "master-arrived": { 
/**
 * The master.
 */
master: Master, 
/**
 * The area.
 */
area: Area, } } | { "master-used": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The master.
 */
master: Master, } } | { "title-taken": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * The title.
 */
title: Title, } } | { "donated": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose marker counted.
 */
kind: Kind, } } | { "gave": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * Whose marker counted.
 */
kind: Kind, } } | { "book-given": { 
/**
 * Who.
 */
seat: Seat, } } | { "sold": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
kind: Kind, } } | { "books-sold": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * How many.
 */
count: number, } } | { "delivered": { 
/**
 * Who.
 */
seat: Seat, 
/**
 * What.
 */
good: Good, 
/**
 * How many.
 */
count: number, } } | { "marker-turned": { 
/**
 * Which.
 */
marker: Marker, 
/**
 * What counts from now on.
 */
value: number, 
/**
 * Has it left, so that the printed value counts for good?
 */
gone: boolean, } } | "honour-stack-rebuilt" | { "honours-drawn": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
tokens: Array<Honour>, } } | { "honour-kept": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
token: Honour, } } | { "redeemed": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which.
 */
token: Honour, } } | { "offer-taken": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which event.
 */
event: EventCard, } } | { "offer-declined": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * Which event.
 */
event: EventCard, } } | { "paid": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What.
 */
goods: Goods, } } | { "took": { 
/**
 * By whom.
 */
seat: Seat, 
/**
 * What.
 */
goods: Goods, 
/**
 * Where they come from.
 */
from: Source, } } | { "citizens": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * By how much.
 */
change: number, 
/**
 * To where.
 */
now: number, 
/**
 * Why.
 */
from: Source, } } | { "buildings": { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The value before modifiers.
 */
base: number, 
/**
 * What own masters add.
 */
masters: number, 
/**
 * What the event adds.
 */
event: number, 
/**
 * By how much they moved.
 */
change: number, 
/**
 * To where.
 */
now: number, 
/**
 * Why.
 */
from: Source, } } | { "turn-ended": { 
/**
 * Whose.
 */
seat: Seat, } } | { "victoria": { 
/**
 * Which round.
 */
round: number, 
/**
 * Points for stone.
 */
stone: number, 
/**
 * Points for bread.
 */
bread: number, 
/**
 * Her new title, and its points.
 */
title: [Title, number] | null, 
/**
 * Her points now.
 */
now: number, } } | { "over": { 
/**
 * What each player's goods and tracks came to.
 */
results: Array<Reckoning>, } };

/**
 * An event card.
 */
export type EventCard = string;

/**
 * Anything that lies in a player's stock.
 */
export type Good = "wood" | "stone" | "cloth" | "grain" | "coin" | "ring" | "book" | "bread";

/**
 * Some of each good: a stock, a payment, a gain. In JSON an object of what there is: `{"wood":1,"coin":2}`.
 */
export type Goods = Partial<Record<Good, number>>;

/**
 * An honour token.
 */
export type Honour = string;

/**
 * A hut of the countryside.
 */
export type Hut = string;

/**
 * A hut.
 */
export type HutView = { 
/**
 * Which.
 */
hut: Hut, 
/**
 * Whose craftsman lives there.
 */
owner: Seat | null, };

/**
 * A resource: what the countryside gives. A coin may stand in for any one of them (EMA-GEN-02).
 */
export type Kind = "wood" | "stone" | "cloth" | "grain";

/**
 * The points for what is left over, kind by kind (EMA-END-01).
 */
export type LeftOver = { 
/**
 * For rings.
 */
ring: number, 
/**
 * For coins.
 */
coin: number, 
/**
 * For honour tokens.
 */
token: number, 
/**
 * For books.
 */
book: number, 
/**
 * For bread.
 */
bread: number, 
/**
 * For wood, stone, cloth and grain together.
 */
resources: number, };

/**
 * One of the ten rotating markers.
 */
export type Marker = "donation-wood" | "donation-stone" | "donation-cloth" | "donation-grain" | "gift-wood" | "gift-stone" | "gift-cloth" | "gift-grain" | "stone" | "bread";

/**
 * A marker.
 */
export type MarkerView = { 
/**
 * Which.
 */
marker: Marker, 
/**
 * What counts now.
 */
value: number, 
/**
 * What will count after the next use.
 */
next: number, 
/**
 * Has it left the game, so that the value is the printed one for good?
 */
gone: boolean, };

/**
 * A master.
 */
export type Master = string;

/**
 * How a game is played.
 */
export type Mode = "standard" | "single" | "campaign";

/**
 * One small decision. `pay` names exactly the goods that are handed over.
 */
export type Move = { "start-move": { 
/**
 * Where the councillor stands.
 */
from: Area, 
/**
 * Where it goes.
 */
to: Area, } } | { "start-resource": Kind } | { "play": { 
/**
 * A card of the hand.
 */
card: Card, 
/**
 * The steps of the slot.
 */
slot: number, } } | { "walk": Ring } | { "trade": { 
/**
 * Which of the card's exchanges.
 */
option: number, 
/**
 * The resources.
 */
pay: Goods, } } | { "step": Ring } | { "hire-craftsman": { 
/**
 * The hut.
 */
hut: Hut, 
/**
 * Its price, less the discount.
 */
pay: Goods, } } | { "hire-master": { 
/**
 * The master.
 */
master: Master, 
/**
 * The price, less the discounts.
 */
pay: Goods, } } | { "errand": Area } | { "title": { 
/**
 * Coins and rings.
 */
pay: Goods, } } | { "craftsman": { 
/**
 * The hut.
 */
hut: Hut, 
/**
 * Its price.
 */
pay: Goods, } } | { "master": { 
/**
 * The master.
 */
master: Master, 
/**
 * The price.
 */
pay: Goods, } } | { "use-master": { 
/**
 * The master.
 */
master: Master, 
/**
 * Which of its exchanges.
 */
option: number, 
/**
 * The kind of resource taken, where it may be chosen.
 */
take?: Kind | null, 
/**
 * What is paid.
 */
pay: Goods, } } | { "harvest": { 
/**
 * Breads.
 */
breads: number, 
/**
 * The grain for them.
 */
pay: Goods, } } | { "donate": { 
/**
 * Which kind's marker counts.
 */
kind: Kind, 
/**
 * What is paid.
 */
pay: Goods, } } | { "give": { 
/**
 * Which kind's marker counts.
 */
kind: Kind, 
/**
 * What is paid.
 */
pay: Goods, } } | "give-book" | { "sell": Kind } | { "sell-books": number } | { "deliver-stone": { 
/**
 * What is paid.
 */
pay: Goods, } } | { "deliver-bread": number } | { "deliver-wood": { 
/**
 * How many wood the delivery counts.
 */
wood: number, 
/**
 * What is paid.
 */
pay: Goods, } } | { "redeem": Honour } | "leave" | { "keep": Honour } | { "take-offer": { 
/**
 * Which.
 */
option: number, 
/**
 * What is paid.
 */
pay: Goods, } } | "decline" | "end-turn";

/**
 * A part of a turn.
 */
export type Part = "card" | "move" | "title" | "craftsman" | "master";

/**
 * What the game waits for.
 */
export type Phase = "lay-country" | "lay-town" | "lay-all" | "lay-masters" | "draw-start" | "draw-first" | "start-move" | "start-resource" | "deal" | "reveal-event" | "play" | "main" | "harvest" | "visit" | "draw-honours" | "keep-honour" | "refill" | "event-offer" | "over";

/**
 * What belongs to one player.
 */
export type PlayerView = { 
/**
 * Citizen points.
 */
citizens: number, 
/**
 * Building points.
 */
buildings: number, 
/**
 * What the player would end with now.
 */
ends: Reckoning, 
/**
 * Goods.
 */
stock: Goods, 
/**
 * Where the two councillors stand; empty until they are placed.
 */
councillors: Array<Area>, 
/**
 * Where slots 1, 2 and 3 lead, in each ring; empty until the councillors are placed.
 */
reach: [Array<Area>, Array<Area>], 
/**
 * Own craftsmen in the countryside areas, in their order.
 */
craftsmen: [number, number, number, number], 
/**
 * The points of the craftsmen still on the board, the next one first.
 */
"craftsmen-left": Array<number>, 
/**
 * Own masters.
 */
masters: Array<Master>, 
/**
 * Own honour tokens.
 */
tokens: Array<Honour>, 
/**
 * The highest title.
 */
title: Title | null, 
/**
 * The cards in the three slots.
 */
slots: [Card | null, Card | null, Card | null], 
/**
 * The hand, if the viewer may know it.
 */
hand: Array<Card> | null, 
/**
 * How many cards are in hand.
 */
"hand-size": number, 
/**
 * Cards not yet played in this half of the game: public knowledge.
 */
unplayed: Array<Card>, 
/**
 * Both tracks at the start and after each round that is over.
 */
chart: Array<[number, number]>, };

/**
 * What a player's goods and tracks come to.
 */
export type Reckoning = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The left-over goods.
 */
goods: Goods, 
/**
 * Honour tokens that were not redeemed.
 */
tokens: number, 
/**
 * The points for all of that.
 */
"left-over": number, 
/**
 * Those points, kind by kind.
 */
"by-kind": LeftOver, 
/**
 * The citizens after the left-over points are put where they help most.
 */
citizens: number, 
/**
 * The buildings after that.
 */
buildings: number, 
/**
 * The lower of the two: the result.
 */
result: number, 
/**
 * The highest title.
 */
title: Title | null, 
/**
 * The points of its card.
 */
"title-points": number, 
/**
 * The place among the players; players that are equal in everything share it.
 */
place: number, };

/**
 * Why a move is not legal.
 */
export type Refusal = "not-now" | "play-first" | "already-played" | "visit-open" | "no-visit" | { "bad-start": { 
/**
 * Where a councillor should stand.
 */
from: Area, 
/**
 * Where it should go.
 */
to: Area, } } | { "not-in-hand": { 
/**
 * The card.
 */
card: Card, } } | { "slot-taken": { 
/**
 * Its steps.
 */
slot: number, } } | "already-moved" | "card-used" | { "other-card": { 
/**
 * The card in the slot.
 */
card: Card, } } | { "no-such-option": { 
/**
 * Its number.
 */
option: number, } } | { "wrong-payment": { 
/**
 * How many goods the price asks for.
 */
size: number, 
/**
 * How many are missing to pay it.
 */
missing: number, } } | { "too-few": { 
/**
 * The good.
 */
good: Good, 
/**
 * How many it takes.
 */
needed: number, 
/**
 * How many there are.
 */
have: number, } } | { "too-few-citizens": { 
/**
 * How many it takes.
 */
needed: number, } } | { "bonus-taken": { 
/**
 * `title`, `craftsman` or `master`.
 */
bonus: string, } } | "highest-title" | "no-craftsman" | { "hut-taken": { 
/**
 * The hut.
 */
hut: Hut, } } | { "hut-out-of-reach": { 
/**
 * The hut.
 */
hut: Hut, 
/**
 * Its area.
 */
area: Area, } } | { "not-on-display": { 
/**
 * The master.
 */
master: Master, } } | { "master-out-of-reach": { 
/**
 * The master.
 */
master: Master, 
/**
 * The area.
 */
area: Area, } } | { "not-your-master": { 
/**
 * The master.
 */
master: Master, } } | { "master-used": { 
/**
 * The master.
 */
master: Master, } } | { "bad-kind": { 
/**
 * The kind.
 */
take: Kind | null, } } | { "not-a-town": { 
/**
 * The area.
 */
area: Area, } } | { "other-area": { 
/**
 * The area of the visit.
 */
area: Area, } } | { "action-used": { 
/**
 * The area of the visit.
 */
area: Area, } } | { "too-many-breads": { 
/**
 * Own craftsmen in the area.
 */
craftsmen: number, } } | { "bad-number": { 
/**
 * The number.
 */
number: number, } } | { "not-redeemable": { 
/**
 * The token.
 */
token: Honour, } } | { "not-drawn": { 
/**
 * The token.
 */
token: Honour, } } | "must-move" | { "must-use-card": { 
/**
 * The card.
 */
card: Card, } };

/**
 * One of the two rings, and so one of a player's two councillors, who never leave their ring (EMA-MOVE-01).
 */
export type Ring = "country" | "town";

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * Where goods or points come from.
 */
export type Source = "start" | { "card": Card } | { "harvest": Area } | "donation" | "gift" | "castle-book" | "market" | "site" | { "honour": Honour } | "craftsman" | { "master": Master } | { "title": Title } | { "event": EventCard };

/**
 * What Victoria takes at the end of a round.
 */
export type Take = { 
/**
 * The round.
 */
round: number, 
/**
 * Points for stone.
 */
stone: number, 
/**
 * Points for bread.
 */
bread: number, 
/**
 * A title.
 */
title: Title | null, 
/**
 * Its points.
 */
"title-points": number, 
/**
 * Her points after it.
 */
sum: number, };

/**
 * A noble title.
 */
export type Title = string;

/**
 * A title.
 */
export type TitleView = { 
/**
 * Which.
 */
title: Title, 
/**
 * The points of the cards that remain, the top card first.
 */
cards: Array<number>, 
/**
 * Whose highest title it is.
 */
holders: Array<Seat>, 
/**
 * Has Victoria taken it?
 */
victoria: boolean, };

/**
 * A town area.
 */
export type TownView = { 
/**
 * Which.
 */
area: Area, 
/**
 * Who has a councillor here.
 */
councillors: Array<Seat>, 
/**
 * The masters at its two places.
 */
masters: [Master | null, Master | null], };

/**
 * The turn that is being played.
 */
export type TurnView = { 
/**
 * Whose.
 */
seat: Seat, 
/**
 * The card played.
 */
card: Card | null, 
/**
 * The steps of its slot.
 */
steps: number | null, 
/**
 * Which parts of the turn are done: `card`, `move`, `title`, `craftsman`, `master`.
 */
done: Array<Part>, 
/**
 * Own masters used in this turn.
 */
"used-masters": Array<Master>, 
/**
 * The visit that is open.
 */
visit: VisitView | null, 
/**
 * May the turn be ended now?
 */
"may-end": boolean, };

/**
 * Victoria.
 */
export type VictoriaView = { 
/**
 * Her points.
 */
points: number, 
/**
 * Her highest title.
 */
title: Title | null, 
/**
 * What she took in the rounds before.
 */
past: Array<Take>, 
/**
 * What she takes at the end of this and the coming rounds, if she is left alone.
 */
road: Array<Take>, 
/**
 * What she would end with then.
 */
ends: number, };

/**
 * What a viewer sees.
 */
export type View = { 
/**
 * How it is played.
 */
mode: Mode, 
/**
 * All areas shuffled together.
 */
"random-layout": boolean, 
/**
 * All nine cards in hand.
 */
"unlimited-choice": boolean, 
/**
 * What the game waits for.
 */
phase: Phase, 
/**
 * The round, from 1; 0 during the set-up.
 */
round: number, 
/**
 * How many rounds there are.
 */
rounds: number, 
/**
 * The lap of the round, from 1; 4 when its turns are over.
 */
lap: number, 
/**
 * Who holds the statue, once it is drawn.
 */
first: Seat | null, 
/**
 * Who decides, or for whom chance is asked.
 */
active: Seat, 
/**
 * The two rings, clockwise; empty until they are laid.
 */
rings: [Array<Area>, Array<Area>], 
/**
 * The countryside.
 */
country: Array<CountryView>, 
/**
 * The town.
 */
town: Array<TownView>, 
/**
 * The ten markers.
 */
markers: Array<MarkerView>, 
/**
 * The titles, lowest first.
 */
titles: Array<TitleView>, 
/**
 * The event card of the set-up, while and after it was shown.
 */
"start-card": EventCard | null, 
/**
 * The event of the round.
 */
event: EventCard | null, 
/**
 * The events of the rounds before.
 */
"past-events": Array<EventCard>, 
/**
 * Events that may still come.
 */
"events-left": Array<EventCard>, 
/**
 * B masters that may still come.
 */
"masters-left": Array<Master>, 
/**
 * What the event takes off the price of every master.
 */
"master-discount": number, 
/**
 * Sales that a visit to the Market allows.
 */
sales: number, 
/**
 * Tokens in the stack, in no order.
 */
"honour-stack": Array<Honour>, 
/**
 * Tokens in the open pile.
 */
"honour-pile": Array<Honour>, 
/**
 * Tokens just drawn, of which one is kept.
 */
"honours-drawn": Array<Honour>, 
/**
 * The players.
 */
players: Array<PlayerView>, 
/**
 * The turn that is being played.
 */
turn: TurnView | null, 
/**
 * The rival of solo games.
 */
victoria: VictoriaView | null, 
/**
 * Is the game over? Then every player's `ends` is the result.
 */
over: boolean, };

/**
 * A visit.
 */
export type VisitView = { 
/**
 * The area.
 */
area: Area, 
/**
 * How often its actions were used, in the order of the data.
 */
uses: [number, number, number], 
/**
 * Tokens that may be redeemed in it.
 */
redeemable: Array<Honour>, };
