/** The moment in which a clash is decided: a short ride that can be skipped. Nothing waits for it. */
import { untrack } from 'svelte';
import type { TableContext } from '$lib/play';
import { eventOf, type View } from '../view';

const RIDE_MS = 900;

export class Show {
  /** Which side of the duel won the clash that is being shown: 0 the home seat, 1 the other; `null`: no show. */
  clash = $state<0 | 1 | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(table: TableContext<View>) {
    let seen = untrack(() => table.log.length);
    $effect(() => {
      const { log, live, motion } = table;
      const fresh = log.slice(seen);
      seen = log.length;
      if (!live || !motion) return;
      for (const { event } of fresh) {
        const clash = eventOf<{ won: boolean }>(event, 'clash');
        if (clash) untrack(() => this.#ride(clash.won ? 0 : 1));
      }
    });
    $effect(() => () => clearTimeout(this.#timer));
  }

  #ride(winner: 0 | 1): void {
    clearTimeout(this.#timer);
    this.clash = winner;
    this.#timer = setTimeout(() => (this.clash = null), RIDE_MS);
  }

  /** For the window: Space and Escape cut it short. */
  key = (event: KeyboardEvent): void => {
    if (this.clash === null || (event.key !== ' ' && event.key !== 'Escape')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    this.skip();
  };

  skip(): void {
    clearTimeout(this.#timer);
    this.clash = null;
  }
}
