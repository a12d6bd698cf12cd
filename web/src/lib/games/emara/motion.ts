/** How things of this game come and turn. Without motion they are there at once. */
import { motion } from '$lib/settings.svelte';
import type { TransitionConfig } from 'svelte/transition';

type Coming = (node: Element) => TransitionConfig;
const over = (ms: number) => (motion() ? ms : 0);

/** A marker turns over to its next value. */
export const turned: Coming = () => ({
  duration: over(320),
  css: (t) => `transform: perspective(90px) rotateX(${(180 * (1 - t)).toFixed(1)}deg)`,
});
/** The card of an event grows from its corner, and shrinks back into it. */
export const grown: Coming = () => ({
  duration: over(240),
  css: (t) => `transform: scale(${0.6 + 0.4 * t}); opacity: ${t}`,
});
