/** Where everybody's glory came from, and how it grew, read from the log. */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Foe, type Rider } from '../view';

export const SOURCES = ['start', 'tournaments', 'cards', 'supporters', 'events', 'titles'] as const;
export type Source = (typeof SOURCES)[number];

interface Glory {
  who: Rider;
  change: number;
  total: number;
  why: unknown;
}

/** The source that a reason belongs to. */
export function sourceOf(why: unknown): Source {
  if (why === 'start' || why === 'late-start') return 'start';
  if (why === 'prize') return 'tournaments';
  if (typeof why !== 'object' || why === null) return 'start';
  if ('event' in why) return 'events';
  if ('supporter' in why || 'price' in why) return 'supporters';
  if ('card' in why) return 'cards';
  if ('title' in why) return 'titles';
  const foe = (eventOf<Foe>(why, 'victory') ?? eventOf<Foe>(why, 'honour')) as Foe | null;
  return typeof foe === 'object' && foe !== null && 'card' in foe ? 'cards' : 'tournaments';
}

/** Glory by source for a rider. */
export function gloryBySource(log: LogLine[], rider: Rider): Record<Source, number> {
  const sums = Object.fromEntries(SOURCES.map((source) => [source, 0])) as Record<Source, number>;
  for (const { event } of log) {
    const glory = eventOf<Glory>(event, 'glory');
    if (glory?.who === rider) sums[sourceOf(glory.why)] += glory.change;
  }
  return sums;
}

/** Glory at the start, after each round, after the last journey, with the titles. */
export function gloryOverTime(log: LogLine[], rider: Rider): number[] {
  const points: number[] = [];
  let now = 0;
  let titles = false;
  for (const { event } of log) {
    const glory = eventOf<Glory>(event, 'glory');
    if (glory?.who === rider) now = glory.total;
    if (eventOf(event, 'round-begins')) points.push(now);
    if (!titles && eventOf(event, 'titles-revealed')) {
      titles = true;
      points.push(now);
    }
  }
  points.push(now);
  return points;
}

/** A title that counted, with what served it. */
export interface Scored {
  title: string;
  glory: number;
  served: {
    coins: number;
    strength: number;
    faith: number;
    supporters: string[];
    relics: string[];
    prestige: string[];
  };
}

export function scoredTitles(log: LogLine[], rider: Rider): Scored[] {
  return log.flatMap(({ event }) => {
    const scored = eventOf<Scored & { who: Rider }>(event, 'title-scored');
    return scored?.who === rider ? [scored] : [];
  });
}
