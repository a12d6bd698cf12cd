/** The JSON of the Knight crate (generated: `types.ts`), and how the board reads it. */
import type { BoardView, Goods, PositionView, View } from './types';

export type {
  ArrowView,
  BoardView,
  Command,
  Good,
  Goods,
  MeterView,
  Move,
  Order,
  PathView,
  PositionView,
  Sealed,
  Side,
  TileView,
  Track as TrackId,
  View,
} from './types';

/** Everything a card can give at once, as the data files write it. */
export type Bundle = Goods &
  Partial<Record<'vp' | 'influence' | 'command' | 'diplomacy' | 'enemy_diplomacy' | 'remove_enemy', number>>;

/** The figures of a condition, whatever its kind. */
export type Figures = Partial<Record<'n' | 'units' | 'tiles' | 'vp' | 'influence', number>>;

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
