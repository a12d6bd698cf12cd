// Generated from crates/emara. Do not edit: change the Rust types, then run
// QUINTAIN_WRITE=1 cargo test -p quintain-emara typescript

/**
 * One of the eight areas, in the order of the data file.
 */
export type Area = "forest" | "grain-field" | "quarry" | "weaving-mill" | "cathedral" | "castle" | "market" | "construction-site";

/**
 * What is asked and what is given for it.
 */
export type Bargain = { 
/**
 * The goods asked for.
 */
cost: Goods, 
/**
 * Resources of any kind asked for.
 */
any: number, 
/**
 * Resources that may be left out of the price.
 */
off: number, 
/**
 * The cheapest payment, if there is one.
 */
pay: Goods | null, 
/**
 * How many goods are missing.
 */
missing: number, 
/**
 * Which of them; a missing resource of any kind is not named.
 */
lacks: Goods, 
/**
 * What is given.
 */
gain: Gains, };

/**
 * An action card.
 */
export type Card = string;

/**
 * Names, texts and figures of the components, by kind and id, in one language.
 */
export type Catalogue = {
  area: Record<string, {
    actions?: Array<{
      coin_may_replace?: boolean;
      cost?: {
        any?: number;
        book?: number;
        stone?: number;
      };
      cost_range?: {
        bread: Array<number>;
      };
      gain?: {
        book?: number;
        buildings?: number;
        coin?: number;
        honour_token?: number;
        ring?: number;
      };
      gain_marker?: {
        citizens: string;
        marker: string;
        per: string;
      };
      id: string;
      limit: number;
      name: string;
      options?: Array<{
        cost: {
          book?: number;
          wood?: number;
        };
        gain: {
          buildings?: number;
          citizens?: number;
        };
      }>;
      pay_one_kind?: {
        amount: string;
        kinds: Array<string>;
        marker_group: string;
      };
    }>;
    huts?: Array<{
      cost: {
        cloth?: number;
        grain?: number;
        stone?: number;
        wood?: number;
      };
      id: string;
    }>;
    id: string;
    kind: string;
    master_slots?: number;
    name: string;
    order: number;
    provenance: string;
    resource?: string;
  }>;
  card: Record<string, {
    coin_may_replace?: boolean;
    count: number;
    discount?: number;
    gain?: {
      cloth?: number;
      grain?: number;
      ring?: number;
      stone?: number;
      wood?: number;
    };
    id: string;
    kind: string;
    must: boolean;
    name: string;
    options?: Array<{
      cost: {
        any: number;
      };
      gain: {
        coin: number;
      };
    }>;
    order: number;
    provenance: string;
    steps?: number;
    text: string;
  }>;
  event: Record<string, {
    count: number;
    gain?: {
      cloth?: number;
      grain?: number;
      stone?: number;
      wood?: number;
    };
    id: string;
    modifier?: {
      delta?: number;
      discount?: number;
      gain?: {
        citizens: number;
      };
      kind: string;
      limit?: number;
    };
    name: string;
    options?: Array<{
      cost: {
        book?: number;
        coin?: number;
        grain?: number;
        ring?: number;
      };
      gain: {
        buildings?: number;
        citizens?: number;
      };
    }>;
    order: number;
    provenance: string;
    solo?: boolean;
    start: {
      buildings: number;
      country: string;
      town: string;
    };
    text: string;
    timing: string;
  }>;
  figure: {
    campaign: {
      best: string;
      floor: number;
      loss_step: number;
      order: number;
      provenance: string;
      start: number;
      win_needs: string;
      win_step: number;
    };
    components: {
      action_cards: number;
      books: number;
      bread_marker: number;
      breads: number;
      buildings: number;
      citizens: number;
      cloth: number;
      coins: number;
      councillors: number;
      countryside_areas: number;
      craftsmen: number;
      donation_markers: number;
      event_cards: number;
      gift_markers: number;
      grain: number;
      honour_tokens: number;
      master_cards_a: number;
      master_cards_b: number;
      nobility_board: number;
      nobility_cards: number;
      order: number;
      player_boards: number;
      provenance: string;
      rings: number;
      scoring_track: number;
      statue: number;
      stone: number;
      stone_marker: number;
      summary_cards: number;
      town_areas: number;
      unlimited: Array<string>;
      wood: number;
    };
    game: {
      bonus_actions: Array<string>;
      first_game_buildings: number;
      fixed_buildings_max: number;
      fixed_buildings_min: number;
      hand_size: number;
      honour_draw: number;
      honour_keep: number;
      masters_per_town_area: number;
      max_players: number;
      min_players: number;
      order: number;
      provenance: string;
      reshuffle_after_round: number;
      rounds: number;
      slots: Array<number>;
      start_citizens: number;
      turns_per_round: number;
    };
    player_board: {
      craftsman_points: Array<number>;
      craftsmen: number;
      craftsmen_per_area_max: number;
      huts_per_area: number;
      order: number;
      provenance: string;
    };
    scoring: {
      book: number;
      bread: number;
      coin: number;
      honour_token: number;
      order: number;
      provenance: string;
      resources_per_point: number;
      result: string;
      ring: number;
      split: string;
      tie_breakers: Array<string>;
    };
    solo: {
      excluded_events: Array<string>;
      markers: string;
      opponent: string;
      order: number;
      provenance: string;
      single_start_default: number;
      single_start_max: number;
      single_start_min: number;
      victoria_rounds_markers: Array<number>;
      victoria_titles: {
        "2": string;
        "3": string;
        "4": string;
        "5": string;
      };
    };
    start_placement: {
      first_player: string;
      next_player_offset: number;
      order: number;
      provenance: string;
    };
    variants: {
      order: number;
      random_layout: {
        areas_per_ring: number;
        name: string;
        one_councillor_per_ring: boolean;
        provenance: string;
        rings: number;
        start_resource: string;
      };
      unlimited_choice: {
        hand_size: number;
        name: string;
        provenance: string;
      };
    };
  };
  honour: Record<string, {
    count: number;
    gain: {
      book?: number;
      buildings?: number;
      citizens?: number;
      coin?: number;
      ring?: number;
    };
    id: string;
    name: string;
    order: number;
    place: string;
    provenance: string;
  }>;
  hut: Record<string, {
    area: string;
    cost: {
      cloth?: number;
      grain?: number;
      stone?: number;
      wood?: number;
    };
    id: string;
    order: number;
  }>;
  marker: Record<string, {
    group: string;
    id: string;
    kind?: string;
    name: string;
    order: number;
    printed: number;
    provenance: string;
    seq_2: Array<number>;
    seq_3: Array<number>;
    seq_4: Array<number>;
    seq_solo: Array<number>;
  }>;
  master: Record<string, {
    citizens: number;
    cost: {
      cloth?: number;
      grain?: number;
      stone?: number;
      wood?: number;
    };
    count: number;
    deck: string;
    exchange?: Array<{
      cost: {
        coin?: number;
        ring?: number;
      };
      gain: {
        coin?: number;
        ring?: number;
      };
    }>;
    gain?: {
      book?: number;
      buildings?: number;
      coin?: number;
      ring?: number;
    };
    id: string;
    modifier?: {
      delta?: number;
      gain?: {
        book?: number;
        citizens?: number;
      };
      kind: string;
    };
    name: string;
    options?: Array<{
      cost: {
        any?: number;
        citizens?: number;
        cloth?: number;
        grain?: number;
        ring?: number;
      };
      different_kind?: boolean;
      gain: {
        any?: number;
        book?: number;
        bread?: number;
        buildings?: number;
        citizens?: number;
      };
    }>;
    order: number;
    provenance: string;
    text: string;
    timing: string;
  }>;
  title: Record<string, {
    cost: {
      coin?: number;
      ring?: number;
    };
    count: number;
    id: string;
    name: string;
    name_female: string;
    order: number;
    points: Array<number>;
    provenance: string;
    rank: number;
    victoria_round?: number;
  }>;
};

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
 * What is given, with everything that own masters and the event add.
 */
export type Gains = { 
/**
 * Goods.
 */
goods: Goods, 
/**
 * Citizen points.
 */
citizens: number, 
/**
 * Building points.
 */
buildings: number, };

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
 * What it costs to put a craftsman into a hut.
 */
export type HutPrice = { 
/**
 * The hut.
 */
hut: Hut, 
/**
 * May the player hire there?
 */
near: boolean, 
/**
 * As a bonus action.
 */
bonus: Bargain, 
/**
 * With the hire card that was played.
 */
card: Bargain | null, };

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
 * What it costs to hire a master.
 */
export type MasterPrice = { 
/**
 * The master.
 */
master: Master, 
/**
 * May the player hire there?
 */
near: boolean, 
/**
 * As a bonus action.
 */
bonus: Bargain, 
/**
 * With the hire card that was played.
 */
card: Bargain | null, };

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
 * What everything costs and brings a player.
 */
export type Prices = { 
/**
 * Whom: the viewer, or for spectators whoever is asked.
 */
seat: Seat, 
/**
 * The next title.
 */
title: Bargain | null, 
/**
 * The free huts.
 */
huts: Array<HutPrice>, 
/**
 * The masters on display.
 */
masters: Array<MasterPrice>, 
/**
 * A donation of each resource.
 */
donations: [Bargain, Bargain, Bargain, Bargain], 
/**
 * A gift of each resource.
 */
gifts: [Bargain, Bargain, Bargain, Bargain], 
/**
 * A book for the Castle.
 */
"castle-book": Bargain, 
/**
 * Books for the Market, the smallest bundle first.
 */
books: Array<Bargain>, 
/**
 * A delivery of stone.
 */
stone: Bargain, 
/**
 * Deliveries of bread, the smallest first.
 */
breads: Array<Bargain>, 
/**
 * Deliveries of wood, the smallest first.
 */
wood: Array<Bargain>, 
/**
 * What the player's tokens bring, and those that were drawn for him.
 */
tokens: Array<TokenGain>, 
/**
 * What the event offers at the end of the round.
 */
offers: Array<Bargain>, };

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
 * What a token brings.
 */
export type TokenGain = { 
/**
 * The token.
 */
token: Honour, 
/**
 * What it brings.
 */
gain: Gains, };

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
 * What everything costs and brings the viewer.
 */
prices: Prices, 
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
