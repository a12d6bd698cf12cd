/** The JSON of the Knight crate, as its view, its moves and its events are written. */

export type Good = 'glory' | 'nobility' | 'valor' | 'gold';
export type Side = 'left' | 'right';
export type TrackId =
  | 'church'
  | 'nobles'
  | 'merchants'
  | 'king'
  | 'lords'
  | 'castle'
  | 'village'
  | 'stable'
  | 'knowledge'
  | 'combat'
  | 'fame'
  | 'tournaments'
  | 'armory';
export type Command = 'recruit' | 'attack' | 'move' | 'gather' | 'envoy';

/** So much of each good; `any`: resources of somebody's choice. */
export type Goods = Partial<Record<Good | 'any', number>>;

/** Everything a card can give at once. */
export type Bundle = Goods &
  Partial<Record<'vp' | 'influence' | 'command' | 'diplomacy' | 'enemy_diplomacy' | 'remove_enemy', number>>;

export interface Order {
  order: 'add' | 'move' | 'attack' | 'diplomacy';
  n?: number;
}

/** Of what, and how much at least. */
export interface Need {
  of: string;
  least: number;
}

export interface PositionView {
  position: number;
  card: string | null;
  up: boolean;
  'peeked-by': number[];
}
export interface TrackView {
  track: TrackId;
  level: number;
  income: Goods;
  chains: TrackId[];
  stages: number | null;
  'stage-open': boolean;
  active: boolean;
}
export interface SegmentView {
  segment: string;
  unlocked: boolean;
  open: boolean;
  paid: Goods;
  missing: Need[];
}
export interface BattleView {
  battle: string;
  won: boolean;
  missing: Need[];
}
export interface PathView {
  path: number;
  step: number;
  steps: number;
  cost: Goods | null;
  affordable: boolean;
  possible: Order[];
  unavoidable: Order[];
}
export interface TileView {
  tile: string;
  own: number;
  enemy: number;
  sources: boolean[];
  ruined: boolean;
}
export interface ArrowView {
  from: string;
  to: string;
  n: number;
}
export interface Finish {
  kind: string;
  n?: number;
  units?: number;
  tiles?: number;
  vp?: number;
  influence?: number;
}
export interface MeterView {
  condition: Finish;
  have: number;
  need: number;
  met: boolean;
}
export interface OfferView {
  to: number;
  give: Goods;
  take: Goods;
  open: boolean;
}
export type Sealed = 'none' | 'sealed' | { open: number };
export interface WarBoardView {
  orders: Command[];
  gathers: number;
  challenges: number;
  strength: number;
  tie: number;
  bid: Sealed;
  'highest-bid': number;
  stake: Sealed;
  barred: boolean;
  banned: boolean;
}
export type PhaseId = 'waiting' | 'cards' | 'spend' | 'act' | 'command' | 'consequence' | 'goal' | 'over';
export interface End {
  verdict: 'victory' | 'held-out' | 'defeat';
  by: string;
  turn: number;
}
/** What a seat is asked beyond its phase: `{ any: 2 }`, `march`, `{ possible: … }`. */
export type Question = string | Record<string, unknown>;

export interface BoardView {
  seat: number;
  character: string | null;
  phase: PhaseId;
  question: Question | null;
  held: Goods;
  purse: Goods | null;
  vp: number;
  totals: number[];
  influence: number;
  command: number;
  side: Side | null;
  'side-chosen': boolean;
  borrowed: { card: string; side: Side } | null;
  privileged: boolean;
  rewards: TrackId[];
  thresholds: number[];
  tracks: TrackView[];
  segments: SegmentView[];
  battles: BattleView[];
  paths: PathView[];
  diplomacy: [number, number];
  'enemy-diplomacy': [number, number];
  tiles: TileView[];
  harvest: Goods;
  advance: ArrowView[];
  attack: string[];
  win: MeterView[];
  lose: MeterView[];
  goal: [boolean, boolean] | null;
  offer: OfferView | null;
  end: End | null;
  war: WarBoardView | null;
}

export interface WarView {
  duels: [number, number][];
  settled: number;
  winner: number | null;
  blocks: [number, number][];
  current: number;
  left: number;
  unplanned: number[];
  taken: number[];
}

export type StageId =
  | 'setup'
  | 'turn'
  | 'goal'
  | 'sides'
  | 'spend'
  | 'act'
  | 'claims'
  | 'duels'
  | 'bids'
  | 'payment'
  | 'schedule'
  | 'blocks'
  | 'rewards'
  | 'reward-blocks'
  | 'penalties'
  | 'over';

export interface View {
  mode: 'solo' | 'simultaneous' | 'war';
  scenario: string | null;
  difficulty: 'easy' | 'normal' | 'hard';
  turn: number;
  stage: StageId;
  goal: string | null;
  'next-goal': number | null;
  rows: PositionView[][];
  pool: number;
  aside: string[];
  boards: BoardView[];
  war: WarView | null;
}

export type Move =
  | 'special'
  | 'propose'
  | 'withdraw'
  | 'skip-stage'
  | 'attack'
  | 'end-march'
  | 'gather'
  | 'envoy'
  | 'end-attack'
  | 'pay-consequence'
  | 'suffer'
  | 'done'
  | { choose: string }
  | { side: Side }
  | { reveal: number }
  | { peek: number }
  | { swap: { first: number; second: number } }
  | { replace: number }
  | { adjacent: { position: number; side: Side } }
  | { pay: { segment: string; with: Good } }
  | { 'pay-any': { segment: string; with: Good } }
  | { buy: string }
  | { exchange: { give: Good; take: Good } }
  | { shift: 'forward' | 'back' }
  | { 'claim-reward': TrackId }
  | { 'claim-threshold': number }
  | { battle: string }
  | { war: string }
  | { challenge: number }
  | { 'trade-with': number }
  | { offer: Good }
  | { ask: Good }
  | { accept: number }
  | { refuse: number }
  | { take: Good }
  | { give: Good }
  | { lose: Good }
  | { disband: string }
  | { remove: string }
  | { place: string }
  | { flow: string }
  | { chain: TrackId }
  | { activate: TrackId }
  | { stage: Side }
  | { recruit: string }
  | { march: { from: string; to: string } }
  | { strike: { tile: string; seat: number } }
  | { stake: number }
  | { spoils: Good }
  | { bid: number }
  | { block: { seat: number; points: number } };

/** The word of a move or a question, and what it carries. */
export function wordOf(value: unknown): [word: string, what: unknown] {
  if (typeof value === 'string') return [value, null];
  if (typeof value === 'object' && value !== null) {
    for (const [word, what] of Object.entries(value)) return [word, what];
  }
  return ['', null];
}

/** The board in front of me; a spectator looks at the first one. */
export function boardOf(view: View, seat: number | null): BoardView {
  return view.boards[seat ?? 0] ?? view.boards[0]!;
}

/** The row of events that a seat plays from. */
export function rowOf(view: View, seat: number | null): PositionView[] {
  return view.rows[view.mode === 'war' ? 0 : (seat ?? 0)] ?? view.rows[0] ?? [];
}

/** The position of this turn, from 1. */
export function current(view: View): number {
  return view.turn === 0 ? 0 : ((view.turn - 1) % 6) + 1;
}
