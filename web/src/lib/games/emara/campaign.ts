/**
 * The solo campaign, read off my tables: the records of games are the truth, so the ladder outlives restarts and goes
 * into every backup with them (EMA-SOLO-20 to 23).
 */
import type { TableInfo } from '$lib/protocol';

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

function ofVariants(table: TableInfo, mode: string, { layout, choice }: Variants): boolean {
  const { options } = table;
  return (
    table.game === 'emara' &&
    options['mode'] === mode &&
    Boolean(options['random-layout']) === layout &&
    Boolean(options['unlimited-choice']) === choice
  );
}
/** Where the next game begins after one that began at `start`. */
export function after(start: number, won: boolean, ladder: Ladder): number {
  return Math.max(ladder.floor, start + (won ? ladder.win : ladder.loss));
}

export function campaignOf(tables: TableInfo[], variants: Variants, ladder: Ladder): Campaign {
  const mine = tables.filter((table) => ofVariants(table, 'campaign', variants) && table.started !== null);
  mine.sort((a, b) => a.created - b.created);
  const startOf = (table: TableInfo) => Number(table.options['buildings'] ?? ladder.start);
  const games = mine
    .filter(({ status }) => status === 'finished' || status === 'closed')
    .map((table): Rung => {
      const seat = table.outcome?.seats[0];
      return { id: table.id, start: startOf(table), result: seat?.score ?? null, won: seat?.won ?? false };
    });
  const open = mine.findLast(({ status }) => status === 'running');
  const last = games.at(-1);
  const wins = games.filter((game) => game.won && game.result !== null);
  wins.sort((a, b) => a.start - b.start || b.result! - a.result!);
  return {
    games,
    running: open ? { id: open.id, start: startOf(open) } : null,
    next: last ? after(last.start, last.won, ladder) : ladder.start,
    best: wins[0] ? { start: wins[0].start, result: wins[0].result! } : null,
  };
}
/** The best result of single games, by start: highest start first. */
export function singlesOf(tables: TableInfo[], variants: Variants): { start: number; result: number }[] {
  const best = new Map<number, number>();
  for (const table of tables) {
    const score = table.outcome?.seats[0]?.score;
    if (!ofVariants(table, 'single', variants) || score === undefined) continue;
    const start = Number(table.options['buildings'] ?? 0);
    best.set(start, Math.max(best.get(start) ?? 0, score));
  }
  return [...best].map(([start, result]) => ({ start, result })).sort((a, b) => b.start - a.start);
}
