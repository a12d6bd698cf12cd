/** What a staged line would change, for the lines of the plan, and what to think of before doing it. */
import { t } from '$lib/i18n';
import type { Catalogue, Effect, Rehearsal } from '$lib/table/contract';
import { Book, goodsText } from './book';
import { eventOf } from './events';
import { GOODS, type Goods, type View } from './model';
import { nextTitle } from './path';
import { hireShort, titleShort } from './short';

/** The goods that one view has more of than the other. */
function more(from: Goods, to: Goods): Goods {
  const gained: Goods = {};
  for (const good of GOODS) {
    const by = (to[good] ?? 0) - (from[good] ?? 0);
    if (by > 0) gained[good] = by;
  }
  return gained;
}

/** Goods that would go and come, and markers that would turn. The tracks have boxes of their own. */
export function effects(before: View, after: View, rehearsal: Rehearsal, seat: number): Effect[] {
  const list: Effect[] = [];
  const [now, then] = [before.players[seat]?.stock ?? {}, after.players[seat]?.stock ?? {}];
  const turned = before.markers.flatMap((marker) => {
    const next = after.markers.find((one) => one.marker === marker.marker);
    return next && next.value !== marker.value ? [`${marker.value} → ${next.value}`] : [];
  });
  const paid = more(then, now);
  const gained = more(now, then);
  if (goodsText(paid)) {
    const what = turned.length ? { what: `${t('emara-effect-marker')} ${turned.join(', ')};` } : {};
    list.push({ name: t('emara-effect-pay'), ...what, to: goodsText(paid) });
  }
  if (goodsText(gained)) list.push({ name: t('emara-effect-gain'), to: goodsText(gained) });
  return list;
}

/** Before a turn is ended: what could still be done. Before the last of a round: the event that asks then. */
export function warnings(
  before: View,
  after: View,
  rehearsal: Rehearsal,
  seat: number,
  catalogue: Catalogue,
): string[] {
  const ends = rehearsal.events.some((line) => eventOf(line.event, 'turn-ended')?.seat === seat);
  if (!ends) return [];
  const book = new Book(catalogue);
  const list: string[] = [];
  const turn = before.turn;
  const player = before.players[seat];
  if (!turn || !player) return list;
  const staged = (part: string) => turn.done.includes(part as never) || happened(rehearsal, part, seat);
  const left: string[] = [];
  const title = nextTitle(before, seat);
  if (title && !staged('title') && titleShort(after, seat, book, title) === 0) left.push(book.name('titles', title));
  if (!staged('craftsman') && player['craftsmen-left'].length > 0) {
    const here = player.masters.includes('steward')
      ? after.country
      : after.country.filter((area) => after.players[seat]?.councillors.includes(area.area));
    const huts = here.flatMap((area) => area.huts).filter((hut) => hut.owner === null);
    if (huts.some((hut) => hireShort(after, seat, book.hut(hut.hut)?.cost ?? {}, 0) === 0))
      left.push(t('emara-left-craftsman'));
  }
  if (!staged('master')) {
    const here = player.masters.includes('steward')
      ? after.town
      : after.town.filter((area) => after.players[seat]?.councillors.includes(area.area));
    const masters = here.flatMap((area) => area.masters).filter((master) => master !== null);
    const may = masters.filter(
      (master) => hireShort(after, seat, book.master(master)?.cost ?? {}, before['master-discount']) === 0,
    );
    left.push(...may.map((master) => book.name('masters', master)));
  }
  if (left.length) list.push(t('emara-left', { list: left.join(', ') }));
  if (before.lap === 3 && before.event && book.event(before.event)?.timing === 'end_of_round') {
    list.push(t('emara-left-event', { event: book.name('events', before.event) }));
  }
  return list;
}
function happened(rehearsal: Rehearsal, part: string, seat: number): boolean {
  const kind = { title: 'title-taken', craftsman: 'craftsman-placed', master: 'master-hired' } as const;
  const name = kind[part as keyof typeof kind];
  return rehearsal.events.some((line) => name && (eventOf(line.event, name) as { seat: number } | null)?.seat === seat);
}
