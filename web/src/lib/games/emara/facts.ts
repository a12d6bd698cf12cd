/** What decided a game, in its own numbers. */
import { t } from '$lib/i18n';
import type { Account, Entry } from './accounts';
import type { Book } from './book';
import type { View } from './model';

export interface Fact {
  /** A drawing. */
  sign: string;
  text: string;
}
/** So many points are worth a word. */
const MUCH = 8;

function sum({ citizens, buildings }: Entry): number {
  return citizens + buildings;
}
function most(entries: Map<string, Entry>): [string, number] | null {
  const [best] = [...entries].sort((a, b) => sum(b[1]) - sum(a[1]));
  return best && sum(best[1]) >= MUCH ? [best[0], sum(best[1])] : null;
}

export function factsOf(
  view: View,
  accounts: Account[],
  order: number[],
  name: (seat: number) => string,
  book: Book,
): Fact[] {
  const list: Fact[] = [];
  const [first = 0, second] = order;
  const best = view.players[first]?.ends;
  const next = second === undefined ? undefined : view.players[second]?.ends;
  if (best && next && second !== undefined) {
    const by = best.result - next.result;
    const text =
      by > 0 ? t('emara-fact-short', { name: name(second), n: by }) : t('emara-fact-tie', { name: name(second) });
    list.push({ sign: 'crown-duke', text });
  }
  if (view.victoria && best) {
    const by = best.result - view.victoria.points;
    const text = by > 0 ? t('emara-fact-victoria-beaten', { n: by }) : t('emara-fact-victoria-won', { n: 1 - by });
    list.push({ sign: 'crown-duke', text });
  }
  for (const [seat, { ends }] of view.players.entries()) {
    const idle = Math.abs(ends.citizens - ends.buildings);
    const sign = ends.citizens > ends.buildings ? 'i-cit' : 'i-bld';
    if (idle >= 5) list.push({ sign, text: t('emara-fact-idle', { name: name(seat), n: idle }) });
    else if (idle === 0) list.push({ sign, text: t('emara-fact-none-idle', { name: name(seat), n: ends.result }) });
  }
  for (const seat of order.slice(0, 2)) {
    const master = most(accounts[seat]?.masters ?? new Map<string, Entry>());
    if (master) {
      const args = { master: book.name('master', master[0]), name: name(seat), n: master[1] };
      list.push({ sign: `m-${master[0]}`, text: t('emara-fact-master', args) });
    }
    const event = most(accounts[seat]?.events ?? new Map<string, Entry>());
    if (event) {
      const args = { event: book.name('event', event[0]), name: name(seat), n: event[1] };
      list.push({ sign: `e-${event[0]}`, text: t('emara-fact-event', args) });
    }
  }
  return list.slice(0, 6);
}
