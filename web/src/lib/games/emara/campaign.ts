/**
 * The solo campaign, read off my results as the server keeps them, and off the game that runs (EMA-SOLO-20 to 23).
 */
import { get } from '$lib/api';
import { t } from '$lib/i18n';
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
  /** What Victoria had at the end; nothing if it is not known. */
  victoria: number | null;
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
  const rules = (catalogue['figure']?.['campaign'] ?? {}) as Record<string, number>;
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
    .map(({ table, options, score, rival, won, left }): Rung => {
      const [result, victoria] = left ? [null, null] : [score, rival];
      return { id: table, start: startOf(options), result, victoria, won: won && !left };
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
/** "66 to 58": my result and hers; nothing for a game that was left. */
export function scoreOf({ result, victoria }: Rung): string {
  if (result === null) return '';
  return victoria === null ? `${result}` : t('emara-score', { result, victoria });
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
export interface Single {
  start: number;
  /** Nothing: not played from there yet. */
  result: number | null;
  victoria: number | null;
}
/** The usual starts of single games. */
const STARTS = [40, 35, 30, 25, 20, 15];
/** The best result of single games, by start: highest start first, the usual ones always among them. */
export function singlesOf(results: MyResult[], variants: Variants): Single[] {
  const best = new Map<number, Single>(
    STARTS.map((start) => [start, { start, result: null, victoria: null }] as const),
  );
  for (const { options, score, rival, left } of results) {
    if (left || !fits(options, 'single', variants)) continue;
    const start = Number(options['buildings'] ?? 0);
    const before = best.get(start)?.result ?? null;
    if (before === null || score > before) best.set(start, { start, result: score, victoria: rival });
  }
  return [...best.values()].sort((a, b) => b.start - a.start);
}
