/** How a knight's duel of this round went, read from the log. */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Foe, type PlaceView, type Rider } from '../view';

export interface Result {
  won: boolean;
  score: [number, number];
  glory: number;
}

interface Ends {
  seat: number;
  foe: Foe;
  won: boolean;
  score: [number, number];
  round: number;
}

export function resultOf(log: LogLine[], knight: string | null, round: number): Result | null {
  const fits = (foe: Foe) => typeof foe === 'object' && 'knight' in foe && foe.knight === knight;
  for (let at = log.length - 1; at >= 0; at--) {
    const ends = eventOf<Ends>(log[at]!.event, 'duel-ends');
    if (!ends || ends.round !== round || !fits(ends.foe)) continue;
    const gained = log.slice(Math.max(0, at - 4), at + 6).flatMap(({ event }) => {
      const glory = eventOf<{ who: Rider; change: number; why: unknown }>(event, 'glory');
      const foe = glory && (eventOf<Foe>(glory.why, 'victory') ?? eventOf<Foe>(glory.why, 'honour'));
      return glory && foe && fits(foe) && glory.who === ends.seat ? [glory.change] : [];
    });
    return { won: ends.won, score: ends.score, glory: gained[0] ?? 0 };
  }
  return null;
}

/** How the latest duel of this round went for whoever stands in a place of the bracket. */
export function scoreAt(log: LogLine[], place: PlaceView, round: number): [number, number] | null {
  const is = (foe: Foe) =>
    typeof foe === 'object' &&
    (place.rider === null
      ? 'knight' in foe && foe.knight === place.knight
      : 'player' in foe && foe.player === place.rider);
  for (let at = log.length - 1; at >= 0; at--) {
    const ends = eventOf<Ends & { place: string }>(log[at]!.event, 'duel-ends');
    if (!ends || ends.round !== round || ends.place !== 'tournament') continue;
    if (place.rider === ends.seat) return ends.score;
    if (is(ends.foe)) return [ends.score[1], ends.score[0]];
  }
  return null;
}
