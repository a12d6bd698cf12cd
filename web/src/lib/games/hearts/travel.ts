/** Cards travel from where they were to where they are. */
import type { Point } from './ring';

interface Way {
  from: Point | undefined;
  to: Point;
  motion: boolean;
}

/** Svelte transition: into place from `from`, or out of place towards it. */
export function travel(_node: Element, { from, to, motion }: Way) {
  if (!motion || !from) return { duration: 0 };
  const [dx, dy] = [from.x - to.x, from.y - to.y];
  return {
    duration: 240,
    easing: (x: number) => 1 - (1 - x) ** 3,
    css: (inside: number, outside: number) =>
      `transform: translate(calc(-50% + ${dx * outside}px), calc(-50% + ${dy * outside}px)); opacity: ${0.35 + 0.65 * inside}`,
  };
}
