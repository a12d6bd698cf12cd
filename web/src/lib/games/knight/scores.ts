/** How a seat's points grew from turn to turn: read off the log, as far back as it reaches, from the total at the end. */
import type { LogLine } from '$lib/protocol';
import { wordOf } from './view';

/** Goals are judged every third turn. */
const GOAL = 3;

/**
 * The points after each turn, from turn 1. `totals` are those at the goal checks and, last, at the end: where the log
 * does not reach back, they are joined by straight lines.
 */
export function scoresOf(log: LogLine[], seat: number, totals: number[]): number[] {
  const gained = new Map<number, number>();
  let turn = 0;
  for (const { event } of log) {
    const [word, what] = wordOf(event);
    const told = (what ?? {}) as Record<string, unknown>;
    if (word === 'turn-began') {
      turn = Number(told['turn']);
      gained.set(turn, 0);
    }
    if (turn === 0 || told['seat'] !== seat || (word !== 'gained' && word !== 'lost')) continue;
    const n = word === 'gained' ? Number((told['bundle'] as { vp?: number })?.vp ?? 0) : -Number(told['vp'] ?? 0);
    gained.set(turn, (gained.get(turn) ?? 0) + n);
  }
  const known = new Map<number, number>([[0, 0]]);
  totals.slice(0, -1).forEach((total, place) => known.set(GOAL * (place + 1), total));
  let left = totals.at(-1) ?? 0;
  for (let at = turn; at > 0 && gained.has(at); at--) {
    known.set(at, left);
    left -= gained.get(at)!;
    if (at > 1) known.set(at - 1, left);
  }
  const turns = [...known.keys()].sort((a, b) => a - b);
  return Array.from({ length: turn }, (_, place) => {
    const at = place + 1;
    const [from, to] = [turns.findLast((one) => one <= at)!, turns.find((one) => one >= at) ?? at];
    const [a, b] = [known.get(from)!, known.get(to) ?? known.get(from)!];
    return from === to ? a : Math.round(a + ((b - a) * (at - from)) / (to - from));
  });
}
