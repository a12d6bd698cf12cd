/** Where a seat's points came from, and when: read off the log. */
import type { LogLine } from '$lib/protocol';
import { wordOf } from './view';

export const SOURCES = ['court', 'king', 'stages', 'battles', 'goal', 'overflow', 'war', 'leftovers', 'other'] as const;
export type Source = (typeof SOURCES)[number];

export interface Scores {
  by: Record<Source, number>;
  /** The total at the end of each turn, from turn 1. */
  turns: number[];
  /** Enemies on the map at the end of each turn. */
  enemies: number[];
}

function sourceOf(why: unknown): Source {
  const [word] = wordOf(why);
  switch (word) {
    case 'segment':
      return 'court';
    case 'king':
      return 'king';
    case 'stage':
      return 'stages';
    case 'battle':
      return 'battles';
    case 'goal':
      return 'goal';
    case 'duel':
    case 'castle':
    case 'initiative':
      return 'war';
    case 'leftovers':
      return 'leftovers';
    case 'side':
    case 'income':
    case 'gather':
    case 'privilege':
      return 'overflow';
    default:
      return 'other';
  }
}

export function scoresOf(log: LogLine[], seat: number): Scores {
  const by = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  const turns: number[] = [];
  const enemies: number[] = [];
  let [total, foes, turn] = [0, 0, 0];
  for (const { event } of log) {
    const [word, what] = wordOf(event);
    const told = (what ?? {}) as Record<string, unknown>;
    if (word === 'turn-began') turn = Number(told['turn']);
    if (turn > 0) {
      while (turns.length < turn) {
        turns.push(total);
        enemies.push(foes);
      }
    }
    if (told['seat'] !== seat) continue;
    if (word === 'gained' || word === 'lost') {
      const n = word === 'gained' ? Number((told['bundle'] as { vp?: number })?.vp ?? 0) : -Number(told['vp'] ?? 0);
      by[sourceOf(told['why'])] += n;
      total += n;
    } else if (word === 'enemy-placed') foes += 1;
    else if (word === 'enemy-removed') foes -= Number(told['n'] ?? 0);
    else if (word === 'attacked') foes -= Number(told['destroyed'] ?? 0);
    if (turns.length) {
      turns[turns.length - 1] = total;
      enemies[enemies.length - 1] = Math.max(0, foes);
    }
  }
  return { by, turns, enemies };
}
