/** What own masters and the event add, itemised for the panel of a visit. The sums are the engine's. */
import type { Book, Lot } from './book';
import type { View } from './model';

export interface Because {
  name: string;
  value: string;
}
type Kind = 'on_buildings' | 'on_donation' | 'on_gift' | 'on_title';

/** Name and number of everything in force of this kind: the player's masters, then the event. */
export function because(view: View, book: Book, seat: number, kind: Kind): Because[] {
  const cards: [string, { kind: string; gain?: Lot; delta?: number } | undefined][] = [
    ...(view.players[seat]?.masters ?? []).map((id) => [book.name('master', id), book.master(id)?.modifier] as never),
    [book.name('event', view.event ?? ''), view.event ? book.event(view.event)?.modifier : undefined],
  ];
  return cards.flatMap(([name, modifier]) => {
    if (modifier?.kind !== kind) return [];
    const n = modifier.delta ?? Object.values(modifier.gain ?? {})[0] ?? 0;
    return [{ name, value: n < 0 ? `−${-n}` : `+${n}` }];
  });
}
