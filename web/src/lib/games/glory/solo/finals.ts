import type { LogLine } from '$lib/protocol';
import { eventOf, type Foe } from '../view';

/** How many tournaments the only player has won. */
export function finalsWon(log: LogLine[]): number {
  return log.filter((line) => {
    const champion = eventOf<{ winner: Foe }>(line.event, 'champion');
    return typeof champion?.winner === 'object' && 'player' in champion.winner;
  }).length;
}
