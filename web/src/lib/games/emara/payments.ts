/** Walking through the payments that the rules list for one choice. */
import type { Offer } from '$lib/protocol';
import { GOODS, payOf, type Good } from './model';

/** The goods of which some payment hands over more than another: these have a stepper. */
export function variable(offers: Offer[]): Good[] {
  return GOODS.filter((good) => new Set(offers.map((offer) => payOf(offer)[good] ?? 0)).size > 1);
}
/** How far two payments are apart. */
function apart(a: Offer, b: Offer): number {
  const [one, other] = [payOf(a), payOf(b)];
  return GOODS.reduce((sum, good) => sum + Math.abs((one[good] ?? 0) - (other[good] ?? 0)), 0);
}
/**
 * The payment with more, or less, of a good that is nearest to this one; of equally near ones the first of the
 * rules' order. `null` if there is none.
 */
export function stepped(offers: Offer[], now: Offer, good: Good, by: 1 | -1): Offer | null {
  const has = payOf(now)[good] ?? 0;
  let best: Offer | null = null;
  for (const offer of offers) {
    const more = ((payOf(offer)[good] ?? 0) - has) * by;
    if (more <= 0) continue;
    if (!best || apart(offer, now) < apart(best, now)) best = offer;
  }
  return best;
}
