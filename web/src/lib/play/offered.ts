import type { Offer } from '$lib/protocol';
import { equal } from './equal';

/** The offer of this move; `null` if it is not offered. */
export function offered(offers: Offer[], move: unknown): Offer | null {
  return offers.find((offer) => equal(offer.move, move)) ?? null;
}
