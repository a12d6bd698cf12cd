/** Card, then place: the slot that leads there is found by itself. */
import type { Plan } from '$lib/play/plan.svelte';
import { bodyOf, placeOf, RINGS, slotTo, type Area, type Move, type View } from './model';

/**
 * The moves that bring one of my councillors to this place: the chosen card into the slot that leads there, and the
 * walk. `null` while no card is chosen, or where no free slot leads.
 */
export function shortcut(plan: Plan, view: View, area: Area): Move[] | null {
  if (view.phase !== 'play') return null;
  const slot = slotTo(view, view.active, area);
  if (slot === null) return null;
  const staged = plan.line[0] ? bodyOf(plan.line[0].move, 'play') : null;
  // The slot is settled already: the place is reached by the offers of the walk, or left by a second tap.
  if (staged && (staged.slot === slot || plan.line.length > 2)) return null;
  const card = staged?.card ?? plan.chosen.find((piece) => piece.startsWith('card:'))?.slice(5);
  if (!card) return null;
  const free = plan.listAt(0).some((offer) => {
    const play = bodyOf(offer.move, 'play');
    return play?.card === card && play.slot === slot;
  });
  return free ? [{ play: { card, slot } }, { walk: RINGS[placeOf(view, area)[0]]! }] : null;
}
