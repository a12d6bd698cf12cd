/** Friend or foe: how a hero stands to the viewer. It tells the side, which all may know, never the heart. */
import type { Side } from '$lib/art/Badge.svelte';
import { t } from '$lib/i18n';
import type { Book } from './names';
import type { View } from './view';

/** `null` where there is nothing to say: for a spectator, and for the wizard, who has neither friend nor foe. */
export function sideOf(view: View, seat: number, me: number | null): Side | null {
  const [hero, own] = [view.seats[seat], me === null ? undefined : view.seats[me]];
  if (!hero || !own) return null;
  if (seat === me) return 'me';
  if (hero.wizard) return 'alone';
  if (!own.side || !hero.side) return null;
  return own.side === hero.side ? 'ally' : 'enemy';
}

/** The same in words: "ally · Crusaders". */
export function sideName(view: View, seat: number, me: number | null, book: Book): string {
  const hero = view.seats[seat];
  if (!hero) return '';
  const words = hero.wizard ? [t('hearts-alone')] : hero.side ? [book.side(hero.side)] : [];
  const side = sideOf(view, seat, me);
  return [...(side && side !== 'alone' ? [t(`hearts-${side}`)] : []), ...words].join(' · ');
}
