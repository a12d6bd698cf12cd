/** Is a duel of mine over? */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Foe } from '../view';

interface Ends {
  seat: number;
  foe: Foe;
  won: boolean;
  score: [number, number];
}

const seatOf = (foe: Foe): number | null => (typeof foe === 'object' && 'player' in foe ? foe.player : null);

/** The end of a duel of mine, if this line is one. */
export function endsMine(line: LogLine, me: number | null): Ends | null {
  const ends = eventOf<Ends>(line.event, 'duel-ends');
  return ends && me !== null && (ends.seat === me || seatOf(ends.foe) === me) ? ends : null;
}
