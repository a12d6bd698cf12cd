/** What to think of before a staged line is done. */
import { t } from '$lib/i18n';
import type { Offer } from '$lib/protocol';
import type { Catalogue, Rehearsal } from '$lib/table/contract';
import { Book } from './book';
import { eventOf } from './events';
import { leftOver } from './leftover';
import { kindOf, type Part, type View } from './model';

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
    left.push(...kept.map((token) => book.name('honour', token)));
  }
  if (left.length) list.push(t('emara-left', { list: left.join(', ') }));
  if (ends && before.lap === 3 && before.event && book.event(before.event)?.timing === 'end_of_round') {
    list.push(t('emara-left-event', { event: book.name('event', before.event) }));
  }
  return list;
}

/** Ending a turn with an affordable bonus or a redeemable token left, or leaving a visit with a token left. */
export function asks(offer: Offer, view: View, seat: number | null, catalogue: Catalogue): boolean {
  const kind = kindOf(offer.move);
  const turn = view.turn;
  if (seat === null || turn?.seat !== seat || (kind !== 'end-turn' && kind !== 'leave')) return false;
  if (turn.visit?.redeemable.some((token) => view.players[seat]?.tokens.includes(token))) return true;
  return kind === 'end-turn' && leftOver(view, seat, turn.done, new Book(catalogue)).length > 0;
}
