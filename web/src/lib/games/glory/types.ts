// Generated from crates/glory. Do not edit: change the Rust types, then run
// QUINTAIN_WRITE=1 cargo test -p quintain-glory typescript

/**
 * An action area of the town, or the circle of the event card.
 */
export type Action = "training" | "prayer" | "service" | "initiative" | "plan-travel" | "guard" | "solo-training" | "market" | "support" | "herald" | "new-goal" | "event";

/**
 * An action area.
 */
export type ActionView = { action: Action, 
/**
 * Any number of figures?
 */
open: boolean, 
/**
 * Circles that are open, and those closed at this player count.
 */
circles: number, closed: number, 
/**
 * Figures standing there.
 */
standing: Array<[Rider, number]>, };

/**
 * What a seat is asked.
 */
export type Ask = "nothing" | "character" | "titles" | "return" | "action" | "pick" | "upgrade" | "spoils" | "support" | "herald" | { "register": { 
/**
 * May it pass?
 */
pass: boolean, } } | "goal" | "travel" | "reward" | "tent" | "strength" | "faith" | "lance" | "relic" | "refund-supporter" | "refund-relic" | "brave";

/**
 * A seat that is asked.
 */
export type Asked = { seat: number, ask: Ask, };

/**
 * The automaton.
 */
export type AutomatonView = { glory: number, 
/**
 * As a seat's.
 */
sources: [number, number, number, number, number, number], growth: Array<number>, figures: number, avatar: Knight | null, 
/**
 * Cards left in its deck, and its discards.
 */
deck: number, discards: Array<SoloCard>, card: SoloCard | null, 
/**
 * How many hidden titles it holds.
 */
goals: number, titles: Array<Title>, };

/**
 * Why somebody acts first, or wins.
 */
export type Because = "attack" | "prestige" | "initiative";

/**
 * A kind of travel card.
 */
export type Card = string;

/**
 * A few travel cards in rising order. In JSON a list of ids.
 */
export type Cards = Card[];

/**
 * Names, texts and figures of the components, by kind and id, in one language.
 */
export type Catalogue = {
  action: Record<string, {
    gain: {
      coins?: number;
      faith?: number;
      strength?: number;
    };
    name: string;
    open: boolean;
    order: number;
    provenance: string;
    spaces: Array<number>;
  }>;
  card: Record<string, {
    choose: Array<{
      gain: {
        coins?: number;
        faith?: number;
        glory?: number;
        prestige?: string;
        relic?: string;
        strength?: number;
        supporter?: string;
      };
      upgrade: null | {
        from: number;
        item: string;
        to: number;
      };
    }>;
    cost: {
      coins?: number;
    };
    count: number;
    deck: string;
    name: string;
    opponent: Array<number> | null;
    order: number;
    provenance: string;
    reward: {
      gain: {
        coins?: number;
        faith?: number;
        glory?: number;
        prestige?: string;
        relic?: string;
        strength?: number;
        supporter?: string;
      };
      upgrade: null | {
        from: number;
        item: string;
        to: number;
      };
    };
    titles: Array<number>;
  }>;
  character: Record<string, {
    equipment: Array<number>;
    income: {
      coins: number;
      faith: number;
      strength: number;
    };
    level: number;
    name: string;
    order: number;
    provenance: string;
    start: {
      coins: number;
      faith: number;
      glory: number;
      strength: number;
    };
    supporter: null | string;
    "titles-drawn": number;
    "titles-kept": number;
    travel: Array<number>;
  }>;
  city: Record<string, {
    name: string;
    order: number;
  }>;
  deck: Record<string, {
    name: string;
    order: number;
  }>;
  die: Record<string, {
    asleep: Array<number>;
    awake: Array<number>;
    name: string;
    order: number;
    symbol: number;
  }>;
  equipment: Record<string, {
    active: boolean;
    dice: number;
    item: string;
    level: number;
    name: string;
    order: number;
    price: number;
  }>;
  event: Record<string, {
    action: boolean;
    cost: {
      coins?: number;
      strength?: number;
    };
    figures: number;
    gain: {
      coins?: number;
      faith?: number;
      glory?: number;
      strength?: number;
    };
    "lose-coins": number;
    name: string;
    order: number;
    provenance: string;
    recruits: boolean;
    round: number;
    "take-travel": number;
    upgrades: Array<{
      from: number;
      item: string;
      to: number;
    }>;
  }>;
  figure: {
    "default-prize": {
      coins: number;
      glory: number;
      order: number;
    };
    limits: {
      clashes_to_win: number;
      faith_per_clash: number;
      figures_per_player: number;
      lance_supporters_per_clash: number;
      max_strength_per_duel: number;
      order: number;
      public_titles: number;
      relics_per_clash: number;
      reroll_dice: number;
      rounds: number;
      score_track_length: number;
      tent_supporters_per_duel: number;
      travel_cards_per_phase: number;
      travel_market_per_type: number;
    };
  };
  knight: Record<string, {
    attack: number;
    blazon: string;
    "blazon-status": string;
    die: boolean;
    epithet: string;
    glory: number;
    name: string;
    order: number;
    prestige: number;
    provenance: string;
    removes: Array<number>;
    type: string;
  }>;
  "knight-type": Record<string, {
    name: string;
    order: number;
  }>;
  prestige: Record<string, {
    count: number;
    name: string;
    order: number;
  }>;
  prize: Record<string, {
    gain: {
      coins?: number;
      glory?: number;
      prestige?: string;
      relic?: string;
    };
    name: string;
    order: number;
  }>;
  relic: Record<string, {
    count: number;
    effect: {
      attack?: number;
      reroll?: number;
      "set-die"?: string;
      to?: number;
    };
    name: string;
    order: number;
  }>;
  scenario: Record<string, {
    avatar: Array<string> | null;
    name: string;
    order: number;
    threshold: Array<number> | null;
  }>;
  seat: Record<string, {
    name: string;
    order: number;
  }>;
  solo: Record<string, {
    actions: Array<{
      action: string;
      deck?: string;
      seeks?: Array<string>;
      special?: boolean;
    }>;
    name: string;
    order: number;
    personality: string;
  }>;
  supporter: Record<string, {
    name: string;
    order: number;
    piles: {
      i: number;
      ii: number;
      iii: number;
      scroll: number;
      special: number;
    };
    text: string;
    timing: string;
  }>;
  title: Record<string, {
    glory: number;
    name: string;
    order: number;
    provenance: string;
    requires: {
      "any-prestige": number;
      "any-relics": number;
      "any-supporters": number;
      coins: number;
      duel: Array<number> | null;
      equipment: Array<number>;
      faith: number;
      played: Array<number>;
      strength: number;
      supporters: {
        minstrel?: number;
        nun?: number;
        queen?: number;
        squire?: number;
        swordmaster?: number;
        thug?: number;
      };
      without: null | string;
    };
  }>;
  tournament: Record<string, {
    added: Array<Array<string>>;
    name: string;
    order: number;
    players: number;
  }>;
};

/**
 * The chances after one move.
 */
export type ChanceView = { 
/**
 * The move.
 */
move: Move, 
/**
 * Chance to win this clash.
 */
clash: number, 
/**
 * Chance to win the duel.
 */
duel: number, };

/**
 * A character card.
 */
export type Character = string;

/**
 * A city of Pas d'armes.
 */
export type City = "florence" | "paris" | "munich";

/**
 * One of the three decks of travel cards.
 */
export type Deck = "romance" | "trade" | "challenge";

/**
 * A die on the table: the value that counts, and whether the symbol shows.
 */
export type Die = { value: number, symbol?: boolean };

/**
 * How hard a solo game is.
 */
export type Difficulty = "easy" | "medium" | "hard";

/**
 * Where a duel was fought.
 */
export type DuelPlace = "journey" | "tournament" | "brave";

/**
 * A duel.
 */
export type DuelView = { home: number, foe: Foe, step: Step, clash: number, 
/**
 * Clashes won by the home seat and by the opponent.
 */
score: [number, number], attack: [number, number], prestige: [number, number], 
/**
 * Who acts first in this step, and why.
 */
first: number, because: Because | null, sides: Array<SideView>, 
/**
 * The knight's numbers: printed attack, glory, and his white die.
 */
"foe-glory": number, "foe-printed": number, "foe-die": number | null, removes: [number, number, number], 
/**
 * Bout of the bracket or place in the cities.
 */
bout: number | null, 
/**
 * What the duel brings in glory as it stands: to the home seat and to the opponent.
 */
stakes: [StakesView, StakesView], };

/**
 * Something that happened.
 */
export type Event = { "public-titles": { titles: Array<Title>, } } | { "characters-dealt": { seat: number, characters: Array<Character>, } } | { "decided": { seat: number, } } | { "character-taken": { seat: number, character: Character, } } | { "order": { order: Array<Rider>, } } | { "cards-dealt": { seat: number, deck: Deck, cards: Array<Card>, } } | { "cards-drawn": { seat: number, deck: Deck, count: number, } } | { "title-dealt": { seat: number, title: Title, } } | { "title-drawn": { seat: number, } } | { "titles-kept": { seat: number, titles: Array<Title>, discarded: Array<Title>, } } | { "goal-chosen": { seat: number, kept: number, discarded: number, } } | { "titles-reshuffled": { deck: number, } } | { "returned": { seat: number, cards: Array<Card>, } } | { "returned-count": { seat: number, counts: [number, number, number], } } | { "supporter-laid": { space: number, supporter: Supporter, } } | { "market-laid": { deck: Deck, cards: Array<Card>, } } | { "event-announced": { event: EventCard, } } | { "event-active": { event: EventCard, } } | { "recruit-laid": { supporter: Supporter, } } | { "tournament-drawn": { tournament: Tournament, } } | { "knight-placed": { knight: Knight, city: City | null, slot: number | null, } } | { "prize-laid": { prize: Prize, } } | { "round-begins": { round: number, } } | { "placed": { who: Rider, action: Action, } } | { "gained": { seat: number, coins: number, strength: number, faith: number, } } | { "paid": { seat: number, coins: number, strength: number, faith: number, } } | { "glory": { who: Rider, change: number, total: number, why: Why, } } | { "initiative": { who: Rider, cell: number, } } | { "card-taken": { seat: number, card: Card, } } | { "upgraded": { seat: number, item: Item, level: number, } } | { "supporter-gained": { seat: number, supporter: Supporter, } } | { "relic-gained": { seat: number, relic: Relic, } } | { "prestige-gained": { seat: number, prestige: Prestige, } } | { "lost": { seat: number, token: Token, } } | { "challenged": { who: Rider, knight: Knight, city: City, } } | { "registered": { who: Rider, slot: number, } } | { "waited": { seat: number, } } | { "card-played": { seat: number, card: Card, } } | { "card-back": { seat: number, card: Card, } } | { "stopped": { seat: number, asked: boolean, } } | { "updated": { round: number, } } | { "cleared": { supporters: Array<Supporter>, cards: Array<Card>, } } | { "duel-begins": { seat: number, foe: Foe, } } | { "used": { seat: number, supporter: Supporter, turned: Token | null, } } | { "committed": { seat: number, strength: number, total: number, } } | { "rolled": { seat: number, dice: [Array<Die>, Array<Die>, Array<Die>], attack: number, } } | { "rerolled": { seat: number, relic: Relic | null, counts: [number, number, number], dice: [Array<Die>, Array<Die>, Array<Die>], attack: number, } } | { "relic-used": { seat: number, relic: Relic, } } | { "foe-rolled": { foe: Foe, die: number, attack: number, } } | { "clash": { seat: number, foe: Foe, clash: number, attack: [number, number], won: boolean, tie: boolean, } } | { "prestige-turned": { seat: number, prestige: Prestige, } } | { "duel-ends": { seat: number, foe: Foe, won: boolean, score: [number, number], round: number, place: DuelPlace, } } | { "taken-back": { seat: number, strength: number, faith: number, } } | { "turned-up": { seat: number, token: Token, } } | { "passed": { winner: Foe, loser: Foe, } } | { "champion": { winner: Foe, prize: Prize | null, } } | { "automaton-card": { card: SoloCard, } } | { "automaton-skips": { card: SoloCard, action: Action, why: Reason, } } | { "automaton-acts": { card: SoloCard, action: Action, why: Reason, } } | "automaton-idle" | { "automaton-takes": { supporter: Supporter | null, cards: Array<Card>, } } | { "titles-revealed": { who: Rider, titles: Array<Title>, } } | { "declined": { seat: number, } } | { "title-scored": { who: Rider, title: Title, glory: number, served: Served, } } | { "ended": { glory: Array<[Rider, number]>, } };

/**
 * An event card.
 */
export type EventCard = string;

/**
 * Whom one fights.
 */
export type Foe = "nobody" | { "knight": Knight } | { "card": Card } | "brave" | "automaton" | { "player": number };

/**
 * A piece of equipment.
 */
export type Item = "mount" | "armour";

/**
 * A knight of the tournaments.
 */
export type Knight = string;

/**
 * One of the two ways to hold a tournament.
 */
export type Mode = "plaisance" | "pas-darmes";

/**
 * A decision.
 */
export type Move = { "character": Character } | { "keep": Titles } | { "return": Cards } | { "place": Action } | { "take": Card } | { "draw": Deck } | { "upgrade": Item } | { "support": number } | { "challenge": Knight } | { "slot": number } | { "goal": Title } | { "travel": Card } | "stop" | { "reward": number } | { "use": Supporter } | { "refresh": { 
/**
 * The supporter used.
 */
by: Supporter, 
/**
 * The token turned up.
 */
up: Token, } } | { "commit": number } | { "reroll": [number, number, number] } | { "relic": Relic } | { "relic-reroll": { 
/**
 * The relic used.
 */
relic: Relic, 
/**
 * Dice of each colour.
 */
dice: [number, number, number], } } | { "turn-up": Token } | "pass" | "fight" | "decline";

/**
 * The chances of a seat in a duel, playing for victory alone, in tenths of a per cent.
 */
export type OddsView = { 
/**
 * Whose.
 */
seat: number, 
/**
 * Exact, or an estimate because another player decides too?
 */
exact: boolean, 
/**
 * Chance to win this clash with the best move.
 */
clash: number, 
/**
 * Chance to win the duel with the best move.
 */
duel: number, 
/**
 * The same after every move, in the order of the legal moves; none if the seat is not asked.
 */
choices: Array<ChanceView>, };

/**
 * One demand of a title.
 */
export type Part = { 
/**
 * What is demanded: `coins`, `supporter:nun`, `played:trade`.
 */
what: string, 
/**
 * What the seat has.
 */
has: number, 
/**
 * What it takes.
 */
needs: number, };

/**
 * Which pair of cards the automaton adds to the basic nine.
 */
export type Personality = "none" | "warrior" | "pious";

/**
 * A phase of the game, for people.
 */
export type Phase = "setup" | "action" | "travel" | "update" | "registration" | "tournament" | "final-travel" | "titles" | "over";

/**
 * A place of the tournament.
 */
export type PlaceView = { city: City | null, slot: number | null, knight: Knight | null, rider: Rider | null, 
/**
 * Pas d'armes: was the knight beaten?
 */
beaten: boolean | null, };

/**
 * A seat's board.
 */
export type PlayerView = { seat: number, glory: number, 
/**
 * Where it came from: start, tournaments, travel cards, supporters, events, titles.
 */
sources: [number, number, number, number, number, number], 
/**
 * How much it was at the beginning of each round so far, and before the titles.
 */
growth: Array<number>, coins: number, strength: number, faith: number, mount: number, armour: number, figures: number, character: Character | null, supporters: Array<TokenView<Supporter>>, relics: Array<TokenView<Relic>>, prestige: Array<TokenView<Prestige>>, 
/**
 * Cards in hand: romance, trade, challenge.
 */
hand: [number, number, number], 
/**
 * The part of the hand that everybody knows.
 */
seen: Array<Card>, 
/**
 * The discard pile.
 */
played: Array<Card>, 
/**
 * Won challenges, trades and romances count for titles.
 */
"played-by-deck": [number, number, number], 
/**
 * How many personal titles.
 */
goals: number, 
/**
 * Plays left in this travel phase.
 */
plays: number, stopped: boolean, 
/**
 * The travel card being resolved.
 */
card: Card | null, 
/**
 * Prices for this seat, diplomats included: mount, armour.
 */
prices: [number | null, number | null], 
/**
 * Prices of the spaces of the support track for this seat.
 */
"support-prices": Array<number>, 
/**
 * What only this seat knows.
 */
secret: SecretView | null, 
/**
 * Personal titles that everybody knows.
 */
"open-titles": Array<Title> | null, 
/**
 * How far the seat is with the titles that everybody knows of; its secret ones play no part in it.
 */
progress: Array<Progress>, };

/**
 * A kind of prestige token.
 */
export type Prestige = string;

/**
 * A prize token.
 */
export type Prize = string;

/**
 * How far a seat is with a title.
 */
export type Progress = { 
/**
 * The title.
 */
title: Title, 
/**
 * Its glory, chroniclers included.
 */
glory: number, 
/**
 * Every demand with what the seat has and what it takes.
 */
demands: Array<Part>, 
/**
 * Is it part of the best set now?
 */
scores: boolean, 
/**
 * Are all its demands met, if no other title takes anything?
 */
met: boolean, };

/**
 * The automaton's reason, one line.
 */
export type Reason = "first-possible" | "no-free-space" | "initiative-taken" | "no-such-supporter" | "no-special" | "market-incomplete" | "too-few-titles" | "no-event-action" | "no-shield" | "no-place";

/**
 * Why not.
 */
export type Refusal = "another-question" | "not-dealt" | { "not-these": { 
/**
 * How many are kept.
 */
kept: number, } } | "not-in-hand" | { "no-free-space": { 
/**
 * The action.
 */
action: Action, } } | "no-event-action" | { "cannot-pay": { 
/**
 * What it takes.
 */
needs: number, 
/**
 * What there is.
 */
has: number, } } | { "nothing-to-do": { 
/**
 * The action.
 */
action: Action, } } | "initiative-once" | "no-such-card" | { "no-upgrade": { 
/**
 * The item.
 */
item: Item, 
/**
 * Its level.
 */
level: number, } } | { "empty-space": { 
/**
 * The space, counted from 1.
 */
space: number, } } | { "knight-not-free": { 
/**
 * The knight.
 */
knight: Knight, } } | { "shield-in-city": { 
/**
 * The knight.
 */
knight: Knight, } } | { "slot-taken": { 
/**
 * The slot.
 */
slot: number, } } | "must-place" | { "not-playable": { 
/**
 * The card.
 */
card: Card, } } | "no-such-reward" | { "too-much-strength": { 
/**
 * The most.
 */
most: number, } } | { "too-many-dice": { 
/**
 * The most together.
 */
most: number, 
/**
 * Dice of each colour.
 */
dice: [number, number, number], } } | { "supporter-not-usable": { 
/**
 * The supporter.
 */
supporter: Supporter, } } | { "nothing-to-refresh": { 
/**
 * The supporter.
 */
supporter: Supporter, } } | { "relic-not-usable": { 
/**
 * The relic.
 */
relic: Relic, } } | "not-used";

/**
 * A kind of relic.
 */
export type Relic = string;

/**
 * Who rides: a seat or the automaton. In JSON a seat's number or `"automaton"`.
 */
export type Rider = number | 'automaton';

/**
 * A goal for one player alone.
 */
export type Scenario = "warrior" | "lone-challenge" | "rivalry";

/**
 * A seat's secrets.
 */
export type SecretView = { hand: Array<Card>, titles: Array<Title>, 
/**
 * Titles to choose from.
 */
drawn: Array<Title>, 
/**
 * Titles in the discard pile that this seat threw there.
 */
discarded: Array<Title>, 
/**
 * Characters to choose from.
 */
characters: Array<Character>, 
/**
 * How far the seat is with its titles and the public ones.
 */
progress: Array<Progress>, };

/**
 * What served a title.
 */
export type Served = { coins: number, strength: number, faith: number, supporters: Array<Supporter>, relics: Array<Relic>, prestige: Array<Prestige>, };

/**
 * A player's side of a duel.
 */
export type SideView = { seat: number, committed: number, "faith-spent": number, 
/**
 * The dice, highest first: red, black, white.
 */
dice: [Array<Die>, Array<Die>, Array<Die>], 
/**
 * Dice he rolls with the strength committed so far, and which symbols are awake.
 */
rolls: [number, number, number], awake: [boolean, boolean, boolean], "reroll-limit": number, modifier: number, used: Array<Supporter>, "used-relics": Array<Relic>, };

/**
 * A card of the automaton.
 */
export type SoloCard = string;

/**
 * A space of the support track.
 */
export type SpaceView = { space: number, special: boolean, cost: number, closed: boolean, supporter: Supporter | null, };

/**
 * What one side of a duel may gain.
 */
export type StakesView = { 
/**
 * By winning.
 */
win: number, 
/**
 * By losing with one clash won.
 */
honour: number, };

/**
 * A step of a duel.
 */
export type Step = "tent" | "strength" | "roll" | "faith" | "lance1" | "lance2" | "relic" | "resolve";

/**
 * A kind of supporter.
 */
export type Supporter = string;

/**
 * A title card.
 */
export type Title = string;

/**
 * A set of titles. In JSON a list of ids.
 */
export type Titles = Title[];

/**
 * A token that can be turned over.
 */
export type Token = { "supporter": Supporter } | { "prestige": Prestige } | { "relic": Relic };

/**
 * Tokens of a kind.
 */
export type TokenView<K> = { kind: K, up: number, down: number, };

/**
 * A tournament card.
 */
export type Tournament = string;

/**
 * The tournament board.
 */
export type TournamentView = { card: Tournament, places: Array<PlaceView>, 
/**
 * Plaisance: the slots of the winners of the four pairs, the semi-finals and the final.
 */
winners: Array<number | null>, prize: Prize | null, };

/**
 * The table as one viewer sees it.
 */
export type View = { mode: Mode, scenario: Scenario | null, difficulty: Difficulty | null, personality: Personality, 
/**
 * Lone challenge: the glory to reach.
 */
threshold: number | null, round: number, phase: Phase, order: Array<Rider>, 
/**
 * Cells of the initiative row.
 */
cells: Array<Rider | null>, 
/**
 * Who is asked, and what.
 */
asked: Array<Asked>, players: Array<PlayerView>, automaton: AutomatonView | null, titles: Array<Title>, "title-deck": number, "title-discards": number, 
/**
 * Face-up travel cards: romance, trade, challenge; an empty place is nothing.
 */
market: [Array<Card | null>, Array<Card | null>, Array<Card | null>], 
/**
 * Cards left in the decks.
 */
decks: [number, number, number], track: Array<SpaceView>, 
/**
 * Tokens left in the piles: special, i, ii, iii.
 */
piles: [number, number, number, number], 
/**
 * The scroll pile lies open.
 */
scroll: Array<Supporter>, 
/**
 * Relics and prestige tokens left in the supply.
 */
relics: Array<Relic>, prestige: Array<Prestige>, event: EventCard | null, "next-event": EventCard | null, recruit: Supporter | null, actions: Array<ActionView>, tournament: TournamentView | null, duels: Array<DuelView>, };

/**
 * Why glory changed.
 */
export type Why = "start" | "late-start" | { "event": EventCard } | { "supporter": Supporter } | { "price": Supporter } | { "card": Card } | { "victory": Foe } | { "honour": Foe } | "prize" | { "title": Title };
