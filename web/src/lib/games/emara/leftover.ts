/** The bonus actions that a player could still pay for, by name: ending a turn with one of them left asks once. */
import { t } from '$lib/i18n';
import type { Book } from './book';
import type { Part, View } from './model';
import { nextTitle } from './path';

/** `view` is the player's own. */
export function leftOver(view: View, seat: number, done: Part[], book: Book): string[] {
  const { title, huts, masters } = view.prices;
  const next = nextTitle(view, seat);
  const left: string[] = [];
  if (next && !done.includes('title') && title?.pay) left.push(book.name('title', next));
  const placeable = view.players[seat]?.['craftsmen-left'].length;
  if (placeable && !done.includes('craftsman') && huts.some(({ near, bonus }) => near && bonus.pay)) {
    left.push(t('emara-left-craftsman'));
  }
  if (done.includes('master')) return left;
  const may = masters.filter(({ near, bonus }) => near && bonus.pay);
  return [...left, ...may.map(({ master }) => book.name('master', master))];
}
