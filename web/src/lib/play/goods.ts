/** Goods as boards count them. The drawing is the game's own. */
import type { Component } from 'svelte';

export interface Good {
  id: string;
  name: string;
  /** Its drawing, about 20 by 20. */
  Art: Component;
}

/** An amount of a good: what there is, and what there would be. */
export interface Amount extends Good {
  count: number;
  /** After the staged line. */
  to?: number;
}

/** Goods to be paid, or gained. */
export interface Priced extends Good {
  count: number;
  /** Is this more than there is? */
  short?: boolean;
}
