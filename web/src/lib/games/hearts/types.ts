// Generated from crates/hearts. Do not edit: change the Rust types, then run
// QUINTAIN_WRITE=1 cargo test -p quintain-hearts typescript

/**
 * An action card; copies of it are all alike.
 */
export type Card = string;

/**
 * Names, texts and figures of the components, by kind and id, in one language.
 */
export type Catalogue = {
  card: Record<string, {
    count: number;
    extra: string;
    id: string;
    name: string;
    order: number;
    provenance: string;
    shields: number;
    swords: number;
  }>;
  charge: Record<string, {
    id: string;
    name: string;
    order: number;
    provenance: string;
  }>;
  extra: Record<string, {
    compulsory: boolean;
    destination: string;
    id: string;
    keeps_facing: boolean;
    name: string;
    order: number;
    provenance: string;
    seen_by: string;
    text: string;
  }>;
  figure: {
    match: {
      action_cards: number;
      bout_limit: number;
      cards_less_per_wound: number;
      first_lap_turns_per_seat: number;
      goal_cards: number;
      hero_cards: number;
      knight_hand: number;
      knight_wounds_to_die: number;
      lap_limit: number;
      match_target: number;
      order: number;
      provenance: string;
      skirmish_limit: number;
      victory_tokens: number;
      wizard_hand: number;
      wizard_wounds_to_die: number;
    };
  };
  goal: Record<string, {
    back: string;
    count: number;
    drawn_by: string;
    hero: string;
    id: string;
    in_play: string;
    kind: string;
    name: string;
    order: number;
    provenance: string;
    requires: {
      alive?: string;
      dead?: string;
      side_not_beaten: boolean;
    };
    text: string;
    wizard_requires: null | {
      alive: string;
    };
  }>;
  hero: Record<string, {
    blazon: {
      charge: string;
      charge_tincture: string;
      division: string;
      placement: string;
      text: string;
      tinctures: Array<string>;
    };
    cases?: {
      acc: string;
      dat: string;
      gen: string;
      ins: string;
    };
    character: string;
    count: number;
    gender: string;
    hand: number;
    id: string;
    name: string;
    order: number;
    provenance: string;
    role: string;
    side: string;
    wounds_to_die: number;
  }>;
  line: Record<string, {
    asserts: {
      about: string;
      act?: string;
      face?: string;
      has?: string;
      hero?: string;
      hero2?: string;
      kind?: string;
      not_hero?: string;
      not_kind?: string;
      seat_of?: string;
      value?: string;
      wish?: string;
    };
    id: string;
    name: string;
    order: number;
    params: Array<string>;
    provenance: string;
    verify: string;
  }>;
  option: Record<string, {
    default: string;
    id: string;
    name: string;
    order: number;
    provenance: string;
    text: string;
    values: Array<string>;
  }>;
  side: Record<string, {
    back_pattern: string;
    colour: string;
    id: string;
    member: string;
    name: string;
    order: number;
    provenance: string;
  }>;
  table: Record<string, {
    dealt: number;
    goal_cards: number;
    id: string;
    knights_per_side: number;
    name: string;
    order: number;
    players: number;
    provenance: string;
    seating: string;
    undealt: number;
    wizard: boolean;
  }>;
  tincture: Record<string, {
    hatch: string;
    hex: string;
    id: string;
    name: string;
    order: number;
    provenance: string;
  }>;
};

/**
 * Who says which knights take part.
 */
export type ChoiceOfHeroes = "random" | "host";

/**
 * How a bout ended (HEA-WIN).
 */
export type Ending = { "side-wins": Side } | "draw" | "wizard-alone" | "void";

/**
 * Something that happened. Fields that are `None` for some viewers are secrets of others.
 */
export type Event = { "reseated": { 
/**
 * New seats by old seats.
 */
seats: Array<Seat>, } } | { "bout-began": { 
/**
 * Which bout of the match, from 1.
 */
bout: number, 
/**
 * Every seat's hero.
 */
heroes: Array<Who>, 
/**
 * The Crusaders' seats; the others, the wizard apart, are Saracens.
 */
crusaders: SeatSet, 
/**
 * The wizard's seat.
 */
wizard: Seat | null, } } | { "goal-drawn": { 
/**
 * By whom.
 */
who: Who, 
/**
 * Which one.
 */
goal: Goal | null, } } | { "round-began": { 
/**
 * Which round of the bout, from 1.
 */
round: number, 
/**
 * Who begins.
 */
first: Who, 
/**
 * Marker cards under each hero.
 */
markers: Array<Array<Card>>, 
/**
 * Cards in the deck before the deal.
 */
deck: number, 
/**
 * Cards each seat is dealt.
 */
hands: Array<number>, } } | { "hand-dealt": { 
/**
 * To whom.
 */
who: Who, 
/**
 * How many.
 */
count: number, 
/**
 * Which.
 */
cards: Array<Card> | null, } } | { "played-down": { 
/**
 * By whom.
 */
who: Who, 
/**
 * On whom.
 */
target: Who, 
/**
 * Its number on the table.
 */
slot: Slot, 
/**
 * Which card.
 */
card: Card | null, } } | { "played-up": { 
/**
 * By whom.
 */
who: Who, 
/**
 * On whom.
 */
target: Who, 
/**
 * Its number on the table.
 */
slot: Slot, 
/**
 * Which card.
 */
card: Card, 
/**
 * No earlier card lay there: the extra action lapsed.
 */
lapsed: boolean, } } | { "moved": { 
/**
 * By whom.
 */
who: Who, 
/**
 * Which card on the table.
 */
slot: Slot, 
/**
 * From this hero.
 */
from: Who, 
/**
 * To this one.
 */
to: Who, } } | { "discarded": { 
/**
 * By whom.
 */
who: Who, 
/**
 * Which card on the table.
 */
slot: Slot, 
/**
 * From this hero.
 */
from: Who, } } | { "taken": { 
/**
 * By whom.
 */
who: Who, 
/**
 * Which card on the table.
 */
slot: Slot, 
/**
 * From this hero.
 */
from: Who, 
/**
 * Into whose hand.
 */
to: Who, 
/**
 * Which card it was.
 */
card: Card | null, } } | { "declared": { 
/**
 * By whom.
 */
who: Who, 
/**
 * It was the only thing left to do.
 */
forced: boolean, 
/**
 * Cards left in the declarer's hand.
 */
hand: number, } } | { "revealed": { 
/**
 * Which, on whom, what.
 */
cards: Array<TurnedUp>, } } | { "wounded": { 
/**
 * Whom.
 */
who: Who, 
/**
 * Swords on him.
 */
swords: number, 
/**
 * Shields on him.
 */
shields: number, 
/**
 * Wounds he takes.
 */
new: number, 
/**
 * Wounds he now carries.
 */
total: number, 
/**
 * Is he dead?
 */
dead: boolean, } } | { "round-ended": { 
/**
 * Who begins it.
 */
first: Who, } } | { "bout-ended": { 
/**
 * How.
 */
ending: Ending, 
/**
 * Dead knights of the Crusaders and of the Saracens.
 */
losses: [number, number], 
/**
 * Wounds of the survivors of each.
 */
wounds: [number, number], 
/**
 * Every seat's hero and goals.
 */
goals: Array<Shown>, 
/**
 * The winners.
 */
winners: Array<Who>, } } | { "ready": { 
/**
 * Who.
 */
who: Who, } } | { "tokens-given": { 
/**
 * Tokens by seat.
 */
tokens: Array<number>, } } | { "match-ended": { 
/**
 * Tokens by seat.
 */
tokens: Array<number>, 
/**
 * The winners of the match.
 */
winners: Array<Who>, } } | { "said": { 
/**
 * The number of what was said, from 1, over the whole table.
 */
number: number, 
/**
 * Who.
 */
who: Who, 
/**
 * To whom, if it was whispered.
 */
to: Who | null, 
/**
 * What; nothing for those who only saw the whisper.
 */
words: Words | null, } } | { "judged": { 
/**
 * The number of what was said.
 */
number: number, 
/**
 * Who said it.
 */
who: Who, 
/**
 * What was said.
 */
words: Words, 
/**
 * Kept or broken.
 */
verdict: Verdict, } };

/**
 * What the extra action of an open card does to an earlier card on the same hero.
 */
export type Extra = { "move": { 
/**
 * The earlier card.
 */
slot: Slot, 
/**
 * The other hero.
 */
to: Seat, } } | { "discard": { 
/**
 * The earlier card.
 */
slot: Slot, } } | { "take": { 
/**
 * The earlier card.
 */
slot: Slot, 
/**
 * Whose hand.
 */
to: Seat, } };

/**
 * The extra action of a card played face up.
 */
export type ExtraKind = "move" | "discard" | "take";

/**
 * Who will have to declare.
 */
export type Forced = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * On which turn of the round, counted from 1.
 */
turn: number, };

/**
 * A personal goal card.
 */
export type Goal = string;

/**
 * A hero card: one of eight knights, or the wizard.
 */
export type Hero = string;

/**
 * The knights of a bout: for each side a set of its four.
 */
export type Knights = { crusaders: Hero[], saracens: Hero[] };

/**
 * How long the table plays.
 */
export type Length = "match" | "single";

/**
 * What is wrong with something said.
 */
export type LineFault = "empty" | "text" | "params" | "role" | "hero" | "slot" | "addressee";

/**
 * What only one seat knows.
 */
export type Mine = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * Cards it knows to have entered other hands.
 */
receipts: Array<Receipt>, };

/**
 * One decision.
 */
export type Move = { "heroes": Knights } | { "face-down": { 
/**
 * A card of the hand.
 */
card: Card, 
/**
 * Any hero, one's own included.
 */
target: Seat, } } | { "face-up": { 
/**
 * A card of the hand.
 */
card: Card, 
/**
 * Any hero but one's own.
 */
target: Seat, 
/**
 * What happens to an earlier card; nothing only if there is none.
 */
extra: Extra | null, } } | "declare" | "ready";

/**
 * The options of a table.
 */
export type Options = { 
/**
 * Seats, 4 to 9; odd numbers play with the wizard.
 */
players: number, 
/**
 * A match to three wins, or a single bout.
 */
length: Length, 
/**
 * Who says which knights take part.
 */
heroes: ChoiceOfHeroes, 
/**
 * What may be said.
 */
talk: TalkOption, 
/**
 * May a line be addressed to one seat?
 */
whisper: Switch, 
/**
 * Do seats change between bouts?
 */
reseat: Reseat, 
/**
 * How wounds are marked.
 */
"wound-markers": WoundMarkers, };

/**
 * Where a card is.
 */
export type PlaceView = { "on": Seat } | "discarded" | { "taken": Seat };

/**
 * A seat knows that this card entered that hand (HEA-KNOW-10). It is there still, or it is one of the
 * slots that the holder has played face down since.
 */
export type Receipt = { 
/**
 * Whose hand.
 */
holder: Seat, 
/**
 * Which card.
 */
card: Card, 
/**
 * What the holder has played face down since, whatever has become of it.
 */
slots: Array<Slot>, };

/**
 * Do seats change between bouts?
 */
export type Reseat = "keep" | "shuffle";

/**
 * A place at the table, counted clockwise from 0.
 */
export type Seat = number;

/**
 * A set of seats. In JSON a list of numbers in rising order.
 */
export type SeatSet = Array<number>;

/**
 * A seat.
 */
export type SeatView = { 
/**
 * The hero, once dealt.
 */
hero: Hero | null, 
/**
 * His side; the wizard has none.
 */
side: Side | null, 
/**
 * Is he the wizard?
 */
wizard: boolean, 
/**
 * Wounds he carries.
 */
wounds: number, 
/**
 * Wounds that kill him.
 */
deadly: number, 
/**
 * Is he dead?
 */
dead: boolean, 
/**
 * Cards in hand.
 */
hand: number, 
/**
 * Cards that mark his wounds.
 */
markers: Array<Card>, 
/**
 * Victory tokens.
 */
tokens: number, 
/**
 * Is the seat ready for the next bout?
 */
ready: boolean, 
/**
 * Does this player choose the heroes?
 */
host: boolean, 
/**
 * What lies on the hero, as far as the viewer knows.
 */
threat: Threat, 
/**
 * Goals, where the viewer may know them: one's own, or everybody's once they are shown.
 */
goals: Array<Goal> | null, 
/**
 * The hand, where the viewer may know it.
 */
cards: Array<Card> | null, };

/**
 * A seat's goals, shown at the end of the bout.
 */
export type Shown = { 
/**
 * Whose.
 */
who: Who, 
/**
 * One for a knight, two for the wizard.
 */
goals: Array<Goal>, 
/**
 * His side.
 */
side: Side | null, };

/**
 * One of the two sides.
 */
export type Side = "crusaders" | "saracens";

/**
 * The number of a card lying on the table: 1, 2, 3… in the order of play within the round.
 */
export type Slot = number;

/**
 * A card went from hero to hero.
 */
export type SlotMove = { 
/**
 * Who moved it.
 */
by: Seat, 
/**
 * Where it lay.
 */
from: Seat, 
/**
 * Where it went.
 */
to: Seat, };

/**
 * A card played in this round.
 */
export type SlotView = { 
/**
 * Its number.
 */
slot: Slot, 
/**
 * Who played it.
 */
by: Seat, 
/**
 * On whom.
 */
target: Seat, 
/**
 * Where it is now.
 */
place: PlaceView, 
/**
 * Does it lie, or did it last lie, face up?
 */
up: boolean, 
/**
 * The heroes it has been moved to, in order, and by whom.
 */
moves: Array<SlotMove>, 
/**
 * The card, where the viewer knows it.
 */
card: Card | null, };

/**
 * Where the game stands, as everybody sees it.
 */
export type Stage = "setup" | "heroes" | "deal" | "turn" | "bout-end" | "over";

/**
 * Off or on.
 */
export type Switch = "off" | "on";

/**
 * A canned line of table talk.
 */
export type TalkLine = string;

/**
 * What may be said.
 */
export type TalkOption = "free" | "canned" | "silent";

/**
 * What lies on a hero, as far as the viewer knows.
 */
export type Threat = { 
/**
 * Swords the viewer knows of.
 */
swords: number, 
/**
 * Shields the viewer knows of.
 */
shields: number, 
/**
 * Cards the viewer does not know.
 */
unknown: number, 
/**
 * The chance that the hero dies if the skirmish comes now, in thousandths; after the bout, whether he
 * has died.
 */
risk: number, };

/**
 * A hidden card turned up in a skirmish.
 */
export type TurnedUp = { 
/**
 * Its number on the table.
 */
slot: Slot, 
/**
 * The hero it lies on.
 */
on: Who, 
/**
 * The card.
 */
card: Card, };

/**
 * Did it turn out true?
 */
export type Verdict = "kept" | "broken";

/**
 * The table as one viewer sees it.
 */
export type View = { 
/**
 * What was chosen before the game.
 */
options: Options, 
/**
 * Where the game stands.
 */
stage: Stage, 
/**
 * The bout of the match, from 1.
 */
bout: number, 
/**
 * The round of the bout, from 1.
 */
round: number, 
/**
 * Turns taken in this round.
 */
turns: number, 
/**
 * Laps completed in this round.
 */
laps: number, 
/**
 * Who began, or begins, the round.
 */
first: Seat | null, 
/**
 * Whose turn it is.
 */
mover: Seat | null, 
/**
 * May the skirmish be declared now?
 */
"may-declare": boolean, 
/**
 * The seat that will have to declare if nothing changes, and how many turns from now.
 */
forced: Forced | null, 
/**
 * Who declared the last skirmish of the bout.
 */
declarer: Seat | null, 
/**
 * The seats.
 */
seats: Array<SeatView>, 
/**
 * Every card played in this round, in order.
 */
slots: Array<SlotView>, 
/**
 * Undealt cards.
 */
deck: number, 
/**
 * Cards in the discard pile.
 */
discarded: number, 
/**
 * How the bout ended.
 */
ending: Ending | null, 
/**
 * Who won the bout.
 */
winners: SeatSet, 
/**
 * Who won the match, once it is over.
 */
"match-winners": SeatSet, 
/**
 * Cards the viewer has not seen, with copies.
 */
unseen: Array<Card>, 
/**
 * What only this seat knows.
 */
mine: Mine | null, };

/**
 * A hero and his seat, so that an event can be told without the table.
 */
export type Who = { 
/**
 * The seat.
 */
seat: Seat, 
/**
 * The hero.
 */
hero: Hero, };

/**
 * Why a move, or something said, is not allowed.
 */
export type WhyNot = { "not-in-hand": { 
/**
 * The card.
 */
card: Card, } } | { "no-such-hero": { 
/**
 * The seat named.
 */
seat: Seat, } } | "open-on-oneself" | { "extra-is-compulsory": { 
/**
 * What must be carried out.
 */
extra: ExtraKind, 
/**
 * On whom.
 */
target: Seat, } } | { "nothing-for-extra": { 
/**
 * On whom.
 */
target: Seat, } } | { "wrong-extra": { 
/**
 * The card.
 */
card: Card, 
/**
 * What it can do.
 */
extra: ExtraKind, } } | { "not-an-earlier-card": { 
/**
 * The card named.
 */
slot: Slot, 
/**
 * The hero played on.
 */
target: Seat, } } | { "move-to-the-same-hero": { 
/**
 * The hero it lies on.
 */
target: Seat, } } | { "skirmish-too-early": { 
/**
 * Turns taken.
 */
turns: number, 
/**
 * Turns needed.
 */
needed: number, } } | "not-this-decision" | { "wrong-number-of-knights": { 
/**
 * How many each side must bring.
 */
needed: number, } } | "talk-is-off" | "no-talk-now" | "whispers-are-off" | { "talked-too-much": { 
/**
 * How many lines are allowed.
 */
limit: number, 
/**
 * In a lap rather than between two turns?
 */
lap: boolean, } } | { "bad-line": { 
/**
 * What is wrong with it.
 */
fault: LineFault, } };

/**
 * What was said: a canned line with its parameters, or words of one's own.
 */
export type Words = { 
/**
 * The canned line.
 */
line?: TalkLine | null, 
/**
 * Its hero.
 */
hero?: Hero | null, 
/**
 * Its second hero.
 */
hero2?: Hero | null, 
/**
 * Its card on the table.
 */
slot?: Slot | null, 
/**
 * Words of one's own.
 */
text?: string | null, };

/**
 * How wounds are marked.
 */
export type WoundMarkers = "cards" | "tokens";
