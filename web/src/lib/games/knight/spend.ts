/** Paying for segments: what is missing, what can be paid, and the line of moves that pays it. */
import type { SegmentCard } from './book';
import { GOODS, RESOURCES, within } from './goods';
import type { BoardView, Good, Goods, Move } from './view';

/** What may be spent now. */
export function purseOf(board: BoardView): Goods {
  return board.purse ?? board.held;
}

/** The symbols of a segment that are not crossed off; `null` if it is not open. */
export function missing(card: SegmentCard, board: BoardView): Goods | null {
  const segment = board.segments.find((one) => one.segment === card.id);
  return segment?.open ? segment.unpaid : null;
}

export type Reach = 'shut' | 'none' | 'part' | 'whole';

/** How far a segment could be paid now. */
export function reach(card: SegmentCard, board: BoardView): Reach {
  const cost = missing(card, board);
  if (!cost) return 'shut';
  const purse = purseOf(board);
  if (within(cost, purse)) return 'whole';
  return payments(card, board).length ? 'part' : 'none';
}

/**
 * The payments that cross off every missing symbol, or as many as can be paid. "Any" is paid last, with what
 * there is most of.
 */
export function payments(card: SegmentCard, board: BoardView): Move[] {
  const cost = missing(card, board);
  if (!cost) return [];
  const purse: Record<Good, number> = { glory: 0, nobility: 0, valor: 0, gold: 0, ...purseOf(board) };
  const moves: Move[] = [];
  for (const good of GOODS) {
    const n = Math.min(cost[good] ?? 0, purse[good]);
    for (let i = 0; i < n; i++) moves.push({ pay: { segment: card.id, with: good } });
    purse[good] -= n;
  }
  for (let i = 0; i < (cost.any ?? 0); i++) {
    const best = RESOURCES.reduce((most, good) => (purse[good] > purse[most] ? good : most));
    if (purse[best] === 0) break;
    moves.push({ 'pay-any': { segment: card.id, with: best } });
    purse[best] -= 1;
  }
  return moves;
}

/** The segment that a move pays for. */
export function paidBy(move: unknown): string | null {
  const { pay, 'pay-any': any } = (move ?? {}) as Partial<Record<'pay' | 'pay-any', { segment: string }>>;
  return (pay ?? any)?.segment ?? null;
}
