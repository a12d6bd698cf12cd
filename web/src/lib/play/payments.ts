/** Walking through the payments that are offered, and through no others. */

/** How much of each good one offered payment takes. */
export type Way = Record<string, number>;

const of = (way: Way, good: string) => way[good] ?? 0;

function apart(a: Way, b: Way): number {
  const goods = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...goods].reduce((sum, good) => sum + Math.abs(of(a, good) - of(b, good)), 0);
}

/**
 * The offered payment that takes more (or less) of a good than this one and otherwise differs least;
 * `null` if there is none. Of equals the first in the rules' order.
 */
export function step(ways: Way[], from: number, good: string, by: -1 | 1): number | null {
  const here = ways[from];
  if (!here) return null;
  let best: { index: number; far: number } | null = null;
  for (const [index, way] of ways.entries()) {
    const more = (of(way, good) - of(here, good)) * by;
    if (more <= 0) continue;
    const far = more * 1000 + apart(way, here);
    if (!best || far < best.far) best = { index, far };
  }
  return best?.index ?? null;
}
