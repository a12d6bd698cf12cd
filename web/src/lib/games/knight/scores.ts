/** How a seat's points grew from turn to turn: read off the log. */
import type { LogLine } from '$lib/protocol';
import { wordOf } from './view';

export interface Scores {
  /** The total at the end of each turn, from turn 1. */
  turns: number[];
}

export function scoresOf(log: LogLine[], seat: number): Scores {
  const turns: number[] = [];
  let [total, turn] = [0, 0];
  for (const { event } of log) {
    const [word, what] = wordOf(event);
    const told = (what ?? {}) as Record<string, unknown>;
    if (word === 'turn-began') turn = Number(told['turn']);
    if (turn > 0) {
      while (turns.length < turn) turns.push(total);
    }
    if (told['seat'] !== seat) continue;
    if (word === 'gained' || word === 'lost') {
      const n = word === 'gained' ? Number((told['bundle'] as { vp?: number })?.vp ?? 0) : -Number(told['vp'] ?? 0);
      total += n;
    }
    if (turns.length) turns[turns.length - 1] = total;
  }
  return { turns };
}
