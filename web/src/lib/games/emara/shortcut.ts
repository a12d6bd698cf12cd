/** Card, then place: the slot that leads there is found by itself. */
import type { TableContext } from '$lib/play/context.svelte';
import { bodyOf, placeOf, RINGS, slotTo, type Area, type Move, type View } from './model';

/**
 * The moves that bring one of my councillors to this place: the chosen card into the slot that leads there, and the
 * walk. `null` while no card is chosen, or where no free slot leads.
 */
export function shortcut(table: TableContext<View>, area: Area): Move[] | null {
  const { view, me, plan } = table;
  if (me === null || view.phase !== 'play' || plan.line.length > 1) return null;
  const slot = slotTo(view, me, area);
  if (slot === null) return null;
  const staged = plan.line[0] ? bodyOf(plan.line[0].move, 'play') : null;
  // The slot is settled already: the place is reached by the offers of the walk.
  if (staged && staged.slot === slot) return null;
  const card = staged?.card ?? plan.chosen.find((piece) => piece.startsWith('card:'))?.slice(5);
  if (!card) return null;
  const free = table.offers.some((offer) => {
    const play = bodyOf(offer.move, 'play');
    return play?.card === card && play.slot === slot;
  });
  if (!free) return null;
  return [{ play: { card, slot } }, { walk: RINGS[placeOf(view, area)[0]]! }];
}
