/** What own masters and the event add, itemised for the panel of a visit. The sums are the engine's. */
import type { Book } from './book';
import type { View } from './model';

export interface Because {
  name: string;
  value: string;
}

function signed(value: number): string {
  return value > 0 ? `+${value}` : `−${-value}`;
}
function eventModifier(view: View, book: Book, kind: string) {
  const event = view.event ? book.event(view.event) : undefined;
  return event?.modifier?.kind === kind && view.event
    ? { name: book.name('events', view.event), ...event.modifier }
    : null;
}
/** What is added to a receipt of building points. */
export function onBuildings(view: View, book: Book, seat: number): Because[] {
  const list: Because[] = [];
  for (const master of view.players[seat]?.masters ?? []) {
    const modifier = book.master(master)?.modifier;
    if (modifier?.kind === 'on_buildings')
      list.push({ name: book.name('masters', master), value: signed(modifier.delta ?? 0) });
  }
  const event = eventModifier(view, book, 'on_buildings');
  if (event) list.push({ name: event.name, value: signed(event.delta ?? 0) });
  return list;
}
/** What a receipt of so many building points comes to. */
export function receipt(view: View, book: Book, seat: number, base: number): number {
  const plus = onBuildings(view, book, seat).reduce((sum, { value }) => sum + Number(value.replace('−', '-')), 0);
  return Math.max(0, base + plus);
}
/** What is added to a donation, a gift or a title: citizens and goods. */
export function onAction(
  view: View,
  book: Book,
  seat: number,
  kind: 'on_donation' | 'on_gift' | 'on_title',
): { because: Because[]; citizens: number; books: number } {
  const because: Because[] = [];
  let [citizens, books] = [0, 0];
  const add = (name: string, gain: Record<string, number | undefined> | undefined) => {
    const [value, more] = [gain?.['citizens'] ?? 0, gain?.['book'] ?? 0];
    citizens += value;
    books += more;
    because.push({ name, value: signed(value || more) });
  };
  for (const master of view.players[seat]?.masters ?? []) {
    const modifier = book.master(master)?.modifier;
    if (modifier?.kind === kind) add(book.name('masters', master), modifier.gain);
  }
  const event = eventModifier(view, book, kind);
  if (event) add(event.name, event.gain);
  return { because, citizens, books };
}
