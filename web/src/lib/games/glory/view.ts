/** The JSON of the Glory crate, as its view, its moves and its events are written. */

export type Deck = 'romance' | 'trade' | 'challenge';
export type Item = 'mount' | 'armour';
export type City = 'florence' | 'paris' | 'munich';
/** Who takes part: a seat, or the automaton. */
export type Rider = number | 'automaton';
export type Action =
  | 'training'
  | 'prayer'
  | 'service'
  | 'initiative'
  | 'plan-travel'
  | 'guard'
  | 'solo-training'
  | 'market'
  | 'support'
  | 'herald'
  | 'new-goal'
  | 'event';
export type Step = 'tent' | 'strength' | 'roll' | 'faith' | 'lance1' | 'lance2' | 'relic' | 'resolve';
export type Phase =
  'setup' | 'action' | 'travel' | 'update' | 'registration' | 'tournament' | 'final-travel' | 'titles' | 'over';
export type Foe = 'nobody' | 'brave' | 'automaton' | { knight: string } | { card: string } | { player: number };

export interface Tokens {
  kind: string;
  up: number;
  down: number;
}

/** One demand of a title: `coins`, `supporter:nun`, `played:trade`. */
export interface Part {
  what: string;
  has: number;
  needs: number;
}

export interface Progress {
  title: string;
  glory: number;
  demands: Part[];
  scores: boolean;
  met: boolean;
}

export interface Secret {
  hand: string[];
  titles: string[];
  drawn: string[];
  discarded: string[];
  characters: string[];
  progress: Progress[];
}

export interface PlayerView {
  seat: number;
  glory: number;
  coins: number;
  strength: number;
  faith: number;
  mount: number;
  armour: number;
  figures: number;
  character: string | null;
  supporters: Tokens[];
  relics: Tokens[];
  prestige: Tokens[];
  hand: [number, number, number];
  seen: string[];
  played: string[];
  'played-by-deck': [number, number, number];
  goals: number;
  plays: number;
  stopped: boolean;
  card: string | null;
  prices: [number | null, number | null];
  'support-prices': number[];
  secret: Secret | null;
  'open-titles': string[] | null;
  progress: Progress[];
}

export interface AutomatonView {
  glory: number;
  figures: number;
  avatar: string | null;
  deck: number;
  discards: string[];
  card: string | null;
  goals: number;
  titles: string[];
}

export interface SpaceView {
  space: number;
  special: boolean;
  cost: number;
  closed: boolean;
  supporter: string | null;
}

export interface ActionView {
  action: Action;
  open: boolean;
  circles: number;
  closed: number;
  standing: [Rider, number][];
}

export interface PlaceView {
  city: City | null;
  slot: number | null;
  knight: string | null;
  rider: Rider | null;
  beaten: boolean | null;
}

export interface TournamentView {
  card: string;
  places: PlaceView[];
  winners: (number | null)[];
  prize: string | null;
}

export interface Die {
  value: number;
  symbol?: boolean;
}

export interface SideView {
  seat: number;
  committed: number;
  'faith-spent': number;
  dice: [Die[], Die[], Die[]];
  rolls: [number, number, number];
  awake: [boolean, boolean, boolean];
  'reroll-limit': number;
  modifier: number;
  used: string[];
  'used-relics': string[];
}

/** What one side of a duel may gain: by winning, and by losing with one clash won. */
export interface Stakes {
  win: number;
  honour: number;
}

export interface DuelView {
  home: number;
  foe: Foe;
  step: Step;
  clash: number;
  score: [number, number];
  attack: [number, number];
  prestige: [number, number];
  first: number;
  because: 'attack' | 'prestige' | 'initiative' | null;
  sides: SideView[];
  'foe-glory': number;
  'foe-printed': number;
  'foe-die': number | null;
  removes: [number, number, number];
  bout: number | null;
  stakes: [Stakes, Stakes];
}

export interface View {
  mode: 'plaisance' | 'pas-darmes';
  scenario: 'warrior' | 'lone-challenge' | 'rivalry' | null;
  difficulty: 'easy' | 'medium' | 'hard' | null;
  personality: 'none' | 'warrior' | 'pious';
  threshold: number | null;
  round: number;
  phase: Phase;
  order: Rider[];
  cells: (Rider | null)[];
  asked: { seat: number; ask: unknown }[];
  players: PlayerView[];
  automaton: AutomatonView | null;
  titles: string[];
  'title-deck': number;
  'title-discards': number;
  market: [(string | null)[], (string | null)[], (string | null)[]];
  decks: [number, number, number];
  track: SpaceView[];
  piles: [number, number, number, number];
  scroll: string[];
  relics: string[];
  prestige: string[];
  event: string | null;
  'next-event': string | null;
  recruit: string | null;
  actions: ActionView[];
  tournament: TournamentView | null;
  duels: DuelView[];
}

export type TokenRef = { supporter: string } | { prestige: string } | { relic: string };

export type Move =
  | 'stop'
  | 'pass'
  | 'fight'
  | 'decline'
  | { character: string }
  | { keep: string[] }
  | { return: string[] }
  | { place: Action }
  | { take: string }
  | { draw: Deck }
  | { upgrade: Item }
  | { support: number }
  | { challenge: string }
  | { slot: number }
  | { goal: string }
  | { travel: string }
  | { reward: number }
  | { use: string }
  | { refresh: { by: string; up: TokenRef } }
  | { commit: number }
  | { reroll: [number, number, number] }
  | { relic: string }
  | { 'relic-reroll': { relic: string; dice: [number, number, number] } }
  | { 'turn-up': TokenRef };

export const DECKS: Deck[] = ['romance', 'trade', 'challenge'];
/** Dice by their order in the view. */
export const COLOURS = ['red', 'black', 'white'] as const;
export const STEPS: Step[] = ['tent', 'strength', 'roll', 'faith', 'lance1', 'lance2', 'relic', 'resolve'];

/** The event of this kind, if the line is one. */
export function eventOf<T>(event: unknown, kind: string): T | null {
  return typeof event === 'object' && event !== null && kind in event ? (event as Record<string, T>)[kind]! : null;
}

/** What a seat is asked, in one word: `action`, `register`, `tent`, … */
export function askOf(view: View, seat: number | null): string | null {
  const ask = view.asked.find((asked) => asked.seat === seat)?.ask;
  if (typeof ask === 'string') return ask;
  return typeof ask === 'object' && ask !== null ? (Object.keys(ask)[0] ?? null) : null;
}

/** The duel in which a seat fights now. */
export function duelOf(view: View, seat: number | null): DuelView | null {
  return view.duels.find((duel) => duel.sides.some((side) => side.seat === seat)) ?? null;
}

/** The seat's standing in the initiative order, from 0. */
export const standing = (view: View, rider: Rider): number => view.order.indexOf(rider);
