/** Where everybody's glory came from, and how it grew; what served the titles, read from the log. */
import type { LogLine } from '$lib/protocol';
import { tokensOf, type OneToken } from '../tokens';
import { eventOf, type PlayerView, type Rider, type View } from '../view';

export const SOURCES = ['start', 'tournaments', 'cards', 'supporters', 'events', 'titles'] as const;
export type Source = (typeof SOURCES)[number];

/** Glory by source for a rider. */
export function gloryBySource(view: View, rider: Rider): Record<Source, number> {
  const sums = (rider === 'automaton' ? view.automaton : view.players[rider])?.sources;
  return Object.fromEntries(SOURCES.map((source, i) => [source, sums?.[i] ?? 0])) as Record<Source, number>;
}

/** Glory at the start, after each round, with the titles. */
export function gloryOverTime(view: View, rider: Rider): number[] {
  const of = rider === 'automaton' ? view.automaton : view.players[rider];
  return of ? [...(of.growth ?? []), of.glory] : [];
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

/** What is left when the titles have taken theirs. */
export function unused(player: PlayerView, scored: Scored[]): { coins: number; tokens: OneToken[] } {
  const served = scored.flatMap(({ served: { supporters, relics, prestige } }) => [
    ...supporters.map((id) => `supporter:${id}`),
    ...relics.map((id) => `relic:${id}`),
    ...prestige.map((id) => `prestige:${id}`),
  ]);
  const tokens = tokensOf(player).filter(({ kind, id }) => {
    const at = served.indexOf(`${kind}:${id}`);
    if (at >= 0) served.splice(at, 1);
    return at < 0;
  });
  return { coins: player.coins - scored.reduce((sum, { served }) => sum + served.coins, 0), tokens };
}
