/** Goods, needs and orders in words: for those who do not see the signs, and for lists. */
import { t } from '$lib/i18n';
import type { Book, TileCard } from './book';
import { GIVEN } from './goods';
import type { Bundle, Order, TileView } from './view';

const and = (parts: string[]) => parts.join(', ');

/** "2 gold, 1 valor"; what is paid stands in the accusative. */
export function bundleWords(bundle: Bundle, form: 'nom' | 'acc' = 'nom'): string {
  const parts = GIVEN.filter((kind) => bundle[kind]).map((kind) =>
    t(`knight-n-${kind.replace('_', '-')}`, { n: bundle[kind]!, case: form }),
  );
  return parts.length ? and(parts) : t('knight-nothing');
}

export function ordersWords(orders: Order[]): string {
  return and(orders.map((one) => t(`knight-order-${one.order}`, { n: 'n' in one ? one.n : 1 })));
}

/** The name of what is measured: a track, or influence, points, units. */
export function measureName(of: string, book: Book): string {
  const known = ['influence', 'vp', 'gold', 'resources', 'units', 'tiles', 'battles', 'diplomacy'];
  const word = of.replaceAll('_', '-');
  if (known.includes(word) || word.startsWith('enemy-') || word === 'scenario-actions')
    return t(`knight-measure-${word}`);
  return book.track(of as never)?.name ?? of;
}

/** "Combat 3, King 2". */
export function needsWords(needs: Record<string, number>, book: Book): string {
  return and(Object.entries(needs).map(([of, n]) => `${measureName(of, book)} ${n}`));
}

/** A tile for those who do not see the map. */
export function tileWords(tile: TileCard, view: TileView | undefined, all: { seat: number; n: number }[]): string {
  const parts = [tile.name];
  if (view?.ruined) parts.push(t('knight-ruined'));
  if (all.length) parts.push(...all.map(({ seat, n }) => t('knight-units-of', { n, seat: seat + 1 })));
  else if (view?.own) parts.push(t('knight-units', { n: view.own }));
  if (view?.enemy) parts.push(t('knight-n-enemies', { n: view.enemy }));
  return and(parts);
}
