/** How much is missing from a price, for the words on a closed choice. What may be done is decided by the offers. */
import { t } from '$lib/i18n';
import type { Book } from './book';
import { KINDS, type Goods, type Kind, type View } from './model';

/** Goods that may stand in for any resource: coins, and for the Chamberlain's owner rings. */
function wild(view: View, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const rings = player.masters.includes('chamberlain') ? (player.stock.ring ?? 0) : 0;
  return (player.stock.coin ?? 0) + rings;
}
/** How many goods are missing from `n` of one kind. */
export function kindShort(view: View, seat: number, kind: Kind, n: number): number {
  return Math.max(0, n - (view.players[seat]?.stock[kind] ?? 0) - wild(view, seat));
}
/** How many are missing from the price of a hut or a master, `off` units of which may be left out. */
export function hireShort(view: View, seat: number, cost: Goods, off: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  const due = KINDS.reduce((sum, kind) => sum + (cost[kind] ?? 0), 0);
  const any = player.masters.includes('scholar');
  const covered = any
    ? KINDS.reduce((sum, kind) => sum + (player.stock[kind] ?? 0), 0)
    : KINDS.reduce((sum, kind) => sum + Math.min(cost[kind] ?? 0, player.stock[kind] ?? 0), 0);
  return Math.max(0, due - off - covered - wild(view, seat));
}
/** How many coins and rings are missing from the price of a title. */
export function titleShort(view: View, seat: number, book: Book, title: string): number {
  const player = view.players[seat];
  const cost = book.title(title)?.cost ?? {};
  if (!player) return 0;
  const [coins, rings] = [player.stock.coin ?? 0, player.stock.ring ?? 0];
  const [c, r] = [cost.coin ?? 0, cost.ring ?? 0];
  if (player.masters.includes('chamberlain')) return Math.max(0, c + r - coins - rings);
  return Math.max(0, c - coins) + Math.max(0, r - rings);
}
export function missingText(short: number): string {
  return short > 0 ? t('emara-short', { n: short }) : '';
}
/** How the staged steps change whether something can be paid: short by so many before them, and after them. */
export function laterText(before: number, after: number): string {
  if (before > 0 && after === 0) return t('emara-then-enough');
  return before === 0 && after > 0 ? t('emara-then-short', { n: after }) : '';
}
