/** What a staged line would change, for the lines of the plan, and what to think of before doing it. */
import { t } from '$lib/i18n';
import type { Catalogue, Effect, Rehearsal } from '$lib/table/contract';
import { Book, goodsText } from './book';
import { eventOf } from './events';
import { leftOver } from './leftover';
import { GOODS, type Goods, type Part, type View } from './model';

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
  const book = new Book(catalogue);
  const list: string[] = [];
  const told = <T extends Parameters<typeof eventOf>[1]>(kind: T) =>
    rehearsal.events.some(({ event }) => (eventOf(event, kind) as { seat?: number } | null)?.seat === seat);
  const ends = told('turn-ended');
  // What stands in the view after the turn is the next player's: what I could still do is read off my own things in it.
  const done: Part[] = [...(before.turn?.seat === seat ? before.turn.done : [])];
  if (told('title-taken')) done.push('title');
  if (told('craftsman-placed')) done.push('craftsman');
  if (told('master-hired')) done.push('master');
  const left = ends ? leftOver(after, seat, done, book) : [];
  const visit = before.turn?.visit;
  if (visit && (ends || !after.turn?.visit)) {
    const kept = visit.redeemable.filter((token) => after.players[seat]?.tokens.includes(token));
    left.push(...kept.map((token) => book.name('honours', token)));
  }
  if (left.length) list.push(t('emara-left', { list: left.join(', ') }));
  if (ends && before.lap === 3 && before.event && book.event(before.event)?.timing === 'end_of_round') {
    list.push(t('emara-left-event', { event: book.name('events', before.event) }));
  }
  return list;
}
