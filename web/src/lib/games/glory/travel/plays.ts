/** What was played in this travel phase, read from the log. */
import type { LogLine } from '$lib/protocol';
import { eventOf } from '../view';

export interface Play {
  card: string;
  /** Kept in the discard pile, back in hand after a lost duel, or still under way. */
  result: 'kept' | 'back' | 'open';
  score: [number, number] | null;
}

/** Lines that begin a new travel phase. */
const STARTS = ['round-begins', 'updated', 'champion', 'tournament-drawn'];

export function playsOf(log: LogLine[], seat: number): Play[] {
  let plays: Play[] = [];
  for (const { event } of log) {
    if (typeof event === 'object' && event !== null && STARTS.some((kind) => kind in event)) plays = [];
    const played = eventOf<{ seat: number; card: string }>(event, 'card-played');
    if (played?.seat === seat) {
      const last = plays.at(-1);
      if (last?.result === 'open') last.result = 'kept';
      plays.push({ card: played.card, result: 'open', score: null });
    }
    const ends = eventOf<{ seat: number; won: boolean; score: [number, number]; place: string }>(event, 'duel-ends');
    const last = plays.at(-1);
    if (ends?.seat === seat && ends.place === 'journey' && last) {
      last.score = ends.score;
      if (ends.won) last.result = 'kept';
    }
    const back = eventOf<{ seat: number; card: string }>(event, 'card-back');
    if (back?.seat === seat && last) last.result = 'back';
  }
  return plays;
}
