/** Whom I meet next in the tournament. */
import { slotsOf } from './bracket';
import type { PlaceView, View } from '../view';

/** The place of my next foe: a knight of a city, or who stands against me in the bracket; `null`: nobody yet, or nobody more. */
export function nextFoe(view: View, me: number | null): PlaceView | null {
  const places = view.tournament?.places ?? [];
  if (me === null) return null;
  if (view.mode !== 'plaisance') return places.find(({ rider, beaten }) => rider === me && beaten === null) ?? null;
  const mine = places.find(({ rider }) => rider === me)?.slot;
  if (mine === undefined || mine === null) return null;
  for (let bout = 0; bout < 7; bout++) {
    if (view.tournament?.winners[bout] != null) continue;
    const slots = slotsOf(view, bout);
    if (!slots.includes(mine)) continue;
    const other = slots.find((slot) => slot !== mine);
    return other == null ? null : (places[other] ?? null);
  }
  return null;
}
