/** The bracket of a Plaisance: who has come how far. */
import { t } from '$lib/i18n';
import type { Player } from '$lib/table/contract';
import type { Book } from '../book';
import { riderOf } from '../riders';
import type { PlaceView, View } from '../view';

/** The bouts whose winners meet in each bout after the first four. */
const FROM: Record<number, [number, number]> = { 4: [0, 1], 5: [2, 3], 6: [4, 5] };

/** The slots that meet in a bout, as far as they are known. */
export function slotsOf(view: View, bout: number): [number | null, number | null] {
  if (bout < 4) return [2 * bout, 2 * bout + 1];
  const winners = view.tournament?.winners ?? [];
  const [a, b] = FROM[bout]!;
  return [winners[a] ?? null, winners[b] ?? null];
}

/** The winner of every bout, and the slots that are out. */
export function winnersOf(view: View): { bouts: (number | null)[]; out: Set<number> } {
  const bouts = Array.from({ length: 7 }, (_, bout) => view.tournament?.winners[bout] ?? null);
  const out = new Set<number>();
  bouts.forEach((winner, bout) => {
    if (winner === null) return;
    for (const slot of slotsOf(view, bout)) if (slot !== null && slot !== winner) out.add(slot);
  });
  return { bouts, out };
}

export function nameAt(place: PlaceView | undefined, players: Player[], book: Book, me: number | null): string | null {
  if (!place) return null;
  if (place.rider !== null) return place.rider === me ? t('glory-you') : riderOf(players, place.rider).name;
  return place.knight ? book.name('knight', place.knight) : null;
}

/** A bout in words: who meets whom, or who won. */
export function boutText(
  view: View,
  bout: number,
  players: Player[],
  book: Book,
  me: number | null,
): { head: string; text: string; mine: boolean } {
  const places = view.tournament?.places ?? [];
  const slots = slotsOf(view, bout);
  const stage = t(bout < 4 ? 'glory-quarter' : bout < 6 ? 'glory-semi' : 'glory-final');
  const [a, b] = slots.map((slot) => (slot === null ? null : nameAt(places[slot], players, book, me)));
  const winner = view.tournament?.winners[bout] ?? null;
  const mine = me !== null && winner === null && slots.some((slot) => slot !== null && places[slot]?.rider === me);
  if (winner !== null) {
    const name = nameAt(places[winner], players, book, me) ?? '';
    const mineWon = me !== null && places[winner]?.rider === me;
    return { head: stage, text: mineWon ? t('glory-you-go-on') : t('glory-goes-on', { name }), mine: false };
  }
  if (a && b) return { head: t('glory-against', { a, b }), text: stage, mine };
  const one = a ?? b;
  return { head: stage, text: one ? (mine ? t('glory-you-wait') : t('glory-waits', { name: one })) : '', mine };
}

/** The slot that will probably win a bout: of two knights the one with more glory, prestige, or on the left (GLO-TRN-06). */
function likelySlot(
  view: View,
  bout: number,
  book: Book,
  me: number | null,
  bold: (knight: string) => boolean,
): number | null {
  const won = view.tournament?.winners[bout] ?? null;
  if (won !== null) return won;
  const places = view.tournament?.places ?? [];
  const from = FROM[bout];
  const [a, b] = from ? from.map((before) => likelySlot(view, before, book, me, bold)) : [2 * bout, 2 * bout + 1];
  if (a == null || b == null) return null;
  const [left, right] = [places[a], places[b]];
  if (!left || !right) return null;
  if (left.rider !== null && right.rider !== null) return null;
  if (left.rider !== null || right.rider !== null) {
    const [rider, other] = left.rider !== null ? [a, b] : [b, a];
    const knight = places[other]?.knight;
    if (!knight) return null;
    return places[rider]?.rider === me && !bold(knight) ? other : rider;
  }
  const [mine, theirs] = [book.knight(left.knight), book.knight(right.knight)];
  if (!mine || !theirs) return null;
  return (mine.glory - theirs.glory || mine.prestige - theirs.prestige) >= 0 ? a : b;
}

/** Who will probably win a bout, by name. */
export function likelyAt(
  view: View,
  bout: number,
  players: Player[],
  book: Book,
  me: number | null,
  bold: (knight: string) => boolean,
): string | null {
  const slot = likelySlot(view, bout, book, me, bold);
  return slot === null ? null : nameAt(view.tournament?.places[slot], players, book, me);
}
