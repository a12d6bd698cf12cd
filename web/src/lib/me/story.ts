/** What a person's results come to: counts, averages, records. */
import type { Company, GameStory, Tally } from '$lib/protocol';

/** Of so many games so many were won. */
export interface Count {
  value: string;
  games: number;
  won: number;
  best: number;
}

/** The tallies of one kind, added up over the companies that count. */
export function counts(story: GameStory, kind: string, company?: Company): Count[] {
  const found = new Map<string, Count>();
  for (const tally of story.tallies) {
    if (tally.kind !== kind || (company && tally.company !== company)) continue;
    const so = found.get(tally.value) ?? { value: tally.value, games: 0, won: 0, best: -Infinity };
    found.set(tally.value, {
      value: tally.value,
      games: so.games + tally.games,
      won: so.won + tally.won,
      best: Math.max(so.best, tally.best),
    });
  }
  return [...found.values()];
}

/** All games of it. */
export function all(story: GameStory): Count {
  return counts(story, '')[0] ?? { value: '', games: 0, won: 0, best: 0 };
}

/** The sum of a quantity over all games. */
export function sum(story: GameStory, name: string): number {
  const named = ({ kind, value }: Tally) => kind === '#' && value === name;
  return story.tallies.filter(named).reduce((total, tally) => total + tally.total, 0);
}

/** How many games have told a quantity. */
export function told(story: GameStory, name: string): number {
  const named = ({ kind, value }: Tally) => kind === '#' && value === name;
  return story.tallies.filter(named).reduce((games, tally) => games + tally.games, 0);
}

/** A share in whole percent; nothing of nothing. */
export function percent(part: number, whole: number): number | null {
  return whole > 0 ? Math.round((100 * part) / whole) : null;
}

/** A fact of one game. */
export function flag(played: { facts: { flags?: [string, string][] } }, kind: string): string | null {
  return played.facts.flags?.find(([name]) => name === kind)?.[1] ?? null;
}

/** How often games were won from each start of a campaign: the lowest that was won is the best. */
export function bestStart(story: GameStory): number | null {
  const won = counts(story, 'start', 'alone').filter((start) => start.won > 0);
  return won.length ? Math.min(...won.map(({ value }) => Number(value))) : null;
}

/** For each scenario of a lone game how it went at each level. */
export function byLevel(story: GameStory): { scenario: string; levels: Record<string, Count> }[] {
  const rows = new Map<string, Record<string, Count>>();
  for (const count of counts(story, 'scenario', 'alone')) {
    const [scenario = '', level = ''] = count.value.split('/');
    rows.set(scenario, { ...rows.get(scenario), [level]: count });
  }
  return [...rows].map(([scenario, levels]) => ({ scenario, levels }));
}

/** For each scenario the ways in which it was won. */
export function ways(story: GameStory): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const { value } of counts(story, 'way', 'alone')) {
    const [scenario = '', way = ''] = value.split('/');
    found.set(scenario, [...(found.get(scenario) ?? []), way]);
  }
  return found;
}
