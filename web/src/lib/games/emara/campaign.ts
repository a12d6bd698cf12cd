/**
 * The solo campaign, read off my results as the server keeps them, and off the game that runs (EMA-SOLO-20 to 23).
 */
import { get } from '$lib/api';
import type { MyResult, TableInfo } from '$lib/protocol';
import type { Catalogue } from '$lib/table/contract';

export interface Variants {
  layout: boolean;
  choice: boolean;
}
export interface Ladder {
  start: number;
  win: number;
  loss: number;
  floor: number;
}
export interface Rung {
  id: string;
  start: number;
  /** Nothing if the game was left: that counts as a loss. */
  result: number | null;
  won: boolean;
}
export interface Campaign {
  games: Rung[];
  /** The game that is being played. */
  running: { id: string; start: number } | null;
  next: number;
  /** The lowest start ever won, and the highest result there. */
  best: { start: number; result: number } | null;
}
type Options = Record<string, unknown>;

export const resultsOf = () => get<MyResult[]>('/me/results/emara');

/** The steps of the ladder, as the data have them. */
export function ladderOf(catalogue: Catalogue): Ladder {
  const rules = (catalogue['setup']?.['campaign'] ?? {}) as Record<string, number>;
  return {
    start: rules['start'] ?? 40,
    win: rules['win_step'] ?? -5,
    loss: rules['loss_step'] ?? 2,
    floor: rules['floor'] ?? 0,
  };
}
export function variantsOf(options: Options): Variants {
  return { layout: Boolean(options['random-layout']), choice: Boolean(options['unlimited-choice']) };
}
function fits(options: Options, mode: string, { layout, choice }: Variants): boolean {
  const own = variantsOf(options);
  return options['mode'] === mode && own.layout === layout && own.choice === choice;
}
/** Where the next game begins after one that began at `start`. */
export function after(start: number, won: boolean, ladder: Ladder): number {
  return Math.max(ladder.floor, start + (won ? ladder.win : ladder.loss));
}
function bestOf(games: Rung[]): Campaign['best'] {
  const wins = games.flatMap(({ won, start, result }) => (won && result !== null ? [{ start, result }] : []));
  return wins.sort((a, b) => a.start - b.start || b.result - a.result)[0] ?? null;
}

export function campaignOf(results: MyResult[], tables: TableInfo[], variants: Variants, ladder: Ladder): Campaign {
  const startOf = (options: Options) => Number(options['buildings'] ?? ladder.start);
  const games = results
    .filter(({ options }) => fits(options, 'campaign', variants))
    .map(({ table, options, score, won, left }): Rung => {
      return { id: table, start: startOf(options), result: left ? null : score, won: won && !left };
    });
  const open = tables.find(
    ({ game, status, options }) => game === 'emara' && status === 'running' && fits(options, 'campaign', variants),
  );
  const last = games.at(-1);
  return {
    games,
    running: open ? { id: open.id, start: startOf(open.options) } : null,
    next: last ? after(last.start, last.won, ladder) : ladder.start,
    best: bestOf(games),
  };
}
/** What the latest game changed: the record before it, and whether it is a new one. */
export function newsOf(campaign: Campaign): { last: Rung; record: boolean; before: Campaign['best'] } | null {
  const last = campaign.games.at(-1);
  if (!last) return null;
  const before = bestOf(campaign.games.slice(0, -1));
  const { best } = campaign;
  const record = best !== null && (before?.start !== best.start || before.result !== best.result);
  return { last, record, before };
}
/** The best result of single games, by start: highest start first. */
export function singlesOf(results: MyResult[], variants: Variants): { start: number; result: number }[] {
  const best = new Map<number, number>();
  for (const { options, score, left } of results) {
    if (left || !fits(options, 'single', variants)) continue;
    const start = Number(options['buildings'] ?? 0);
    best.set(start, Math.max(best.get(start) ?? score, score));
  }
  return [...best].map(([start, result]) => ({ start, result })).sort((a, b) => b.start - a.start);
}
