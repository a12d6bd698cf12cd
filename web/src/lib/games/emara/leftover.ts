/** The bonus actions that a player could still pay for, by name: ending a turn with one of them left asks once. */
import { t } from '$lib/i18n';
import type { Book } from './book';
import type { Part, View } from './model';
import { nextTitle } from './path';
import { hireShort, titleShort } from './short';

export function leftOver(view: View, seat: number, done: Part[], book: Book): string[] {
  const player = view.players[seat];
  if (!player) return [];
  const left: string[] = [];
  const title = nextTitle(view, seat);
  if (title && !done.includes('title') && titleShort(view, seat, book, title) === 0) {
    left.push(book.name('titles', title));
  }
  // The Steward hires everywhere, everybody else where a councillor stands.
  const near = <T extends { area: string }>(areas: T[]) =>
    player.masters.includes('steward') ? areas : areas.filter(({ area }) => player.councillors.includes(area as never));
  if (!done.includes('craftsman') && player['craftsmen-left'].length > 0) {
    const free = near(view.country).flatMap(({ huts }) => huts.filter(({ owner }) => owner === null));
    if (free.some(({ hut }) => hireShort(view, seat, book.hut(hut)?.cost ?? {}, 0) === 0)) {
      left.push(t('emara-left-craftsman'));
    }
  }
  if (!done.includes('master')) {
    const masters = near(view.town).flatMap((area) => area.masters.filter((master) => master !== null));
    const may = masters.filter(
      (id) => hireShort(view, seat, book.master(id)?.cost ?? {}, view['master-discount']) === 0,
    );
    left.push(...may.map((id) => book.name('masters', id)));
  }
  return left;
}
