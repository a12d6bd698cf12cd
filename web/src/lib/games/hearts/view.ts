/** The JSON of the Hearts crate, as its view, its moves and its events are written. */

export type CardId = string;
export type HeroId = string;
export type GoalId = string;
export type SideId = 'crusaders' | 'saracens';

/** What lies on a hero, as far as the viewer knows; the risk of death is in thousandths. */
export interface Threat {
  swords: number;
  shields: number;
  unknown: number;
  risk: number;
}

export interface SeatView {
  hero: HeroId | null;
  side: SideId | null;
  wizard: boolean;
  wounds: number;
  deadly: number;
  dead: boolean;
  hand: number;
  markers: CardId[];
  tokens: number;
  ready: boolean;
  host: boolean;
  threat: Threat;
  goals: GoalId[] | null;
  cards: CardId[] | null;
}

export type PlaceView = { on: number } | { taken: number } | 'discarded';

export interface SlotMove {
  by: number;
  from: number;
  to: number;
}

/** A card played in this round. */
export interface SlotView {
  slot: number;
  by: number;
  target: number;
  place: PlaceView;
  up: boolean;
  moves: SlotMove[];
  card: CardId | null;
}

export interface Receipt {
  holder: number;
  card: CardId;
  slots: number[];
}

export type Ending = { 'side-wins': SideId } | 'draw' | 'wizard-alone' | 'void';

export interface View {
  options: { players: number; length: 'match' | 'single'; talk: string; [option: string]: unknown };
  stage: 'setup' | 'heroes' | 'deal' | 'turn' | 'bout-end' | 'over';
  bout: number;
  round: number;
  turns: number;
  laps: number;
  first: number | null;
  mover: number | null;
  'may-declare': boolean;
  forced: { seat: number; turn: number } | null;
  declarer: number | null;
  seats: SeatView[];
  slots: SlotView[];
  deck: number;
  discarded: number;
  ending: Ending | null;
  winners: number[];
  'match-winners': number[];
  unseen: CardId[];
  mine: { seat: number; receipts: Receipt[] } | null;
}

export interface Who {
  seat: number;
  hero: HeroId;
}

/** What was said: a line with its parameters, or words of one's own. */
export interface Spoken {
  line?: string;
  hero?: HeroId;
  hero2?: HeroId;
  slot?: number;
  text?: string;
}

/** The extra action of an open card. */
export type Extra =
  { move: { slot: number; to: number } } | { discard: { slot: number } } | { take: { slot: number; to: number } };

export type Move =
  | 'declare'
  | 'ready'
  | { heroes: { crusaders: HeroId[]; saracens: HeroId[] } }
  | { 'face-down': { card: CardId; target: number } }
  | { 'face-up': { card: CardId; target: number; extra: Extra | null } };

/** The events that the board shows. The others are only told in the log. */
export interface Events {
  'round-began': { round: number; first: Who };
  'played-down': { who: Who; target: Who; slot: number };
  'played-up': { who: Who; target: Who; slot: number; card: CardId; lapsed: boolean };
  moved: { who: Who; slot: number; from: Who; to: Who };
  discarded: { who: Who; slot: number; from: Who };
  taken: { who: Who; slot: number; from: Who; to: Who };
  declared: { who: Who; forced: boolean; hand: number };
  revealed: { cards: { slot: number; on: Who; card: CardId }[] };
  wounded: { who: Who; swords: number; shields: number; new: number; total: number; dead: boolean };
  'round-ended': { first: Who };
  'bout-began': { bout: number; heroes: Who[]; wizard: number | null };
  'bout-ended': {
    ending: Ending;
    losses: [number, number];
    wounds: [number, number];
    goals: { who: Who; goals: GoalId[]; side: SideId | null }[];
    winners: Who[];
  };
  'tokens-given': { tokens: number[] };
  said: { number: number; who: Who; to: Who | null; words: Spoken | null };
  judged: { number: number; who: Who; words: Spoken; verdict: 'kept' | 'broken' };
}

/** The event of this kind, if the line is one. */
export function eventOf<K extends keyof Events>(event: unknown, kind: K): Events[K] | null {
  if (typeof event !== 'object' || event === null || !(kind in event)) return null;
  return (event as Events)[kind];
}

/** The seat that a card lies before; `null` if it has left the table. */
export function lyingOn(slot: SlotView): number | null {
  return typeof slot.place === 'object' && 'on' in slot.place ? slot.place.on : null;
}
