import { describe, expect, it } from 'vitest';
import type { TableInfo } from '$lib/protocol';
import { campaignOf, singlesOf } from './campaign';

const LADDER = { start: 40, win: -5, loss: 2, floor: 0 };
const USUAL = { layout: false, choice: false };
let made = 0;
function game(start: number, won: boolean | null, score = 60, more: Partial<TableInfo> = {}): TableInfo {
  made += 1;
  const outcome = won === null ? null : { ending: '', seats: [{ score, rank: 1, won }] };
  return {
    id: `t${made}`,
    game: 'emara',
    options: { mode: 'campaign', buildings: start },
    status: outcome ? 'finished' : 'closed',
    created: made,
    started: made,
    outcome,
    ...more,
  } as unknown as TableInfo;
}

describe('the ladder (EMA-SOLO-20 to 23)', () => {
  it('goes 40 W, 35 W, 30 L, 32 W, 27', () => {
    const tables = [game(40, true), game(35, true), game(30, false), game(32, true, 64)];
    const { next, best, games } = campaignOf(tables.reverse(), USUAL, LADDER);
    expect(next).toBe(27);
    expect(best).toEqual({ start: 32, result: 64 });
    expect(games.map(({ start }) => start)).toEqual([40, 35, 30, 32]);
  });
  it('counts a game that was left as a loss, and never goes below the floor', () => {
    expect(campaignOf([game(40, null)], USUAL, LADDER).next).toBe(42);
    expect(campaignOf([game(3, true)], USUAL, LADDER).next).toBe(0);
  });
  it('keeps the sets of variants apart, and waits for the game that runs', () => {
    const other = game(40, true, 60, { options: { mode: 'campaign', buildings: 40, 'random-layout': true } });
    const runs = game(40, null, 0, { status: 'running' });
    const { next, running } = campaignOf([other, runs], USUAL, LADDER);
    expect([next, running?.start]).toEqual([40, 40]);
  });
  it('keeps the best of single games for each start', () => {
    const single = (start: number, score: number) =>
      game(start, false, score, { options: { mode: 'single', buildings: start } });
    expect(singlesOf([single(15, 54), single(40, 71), single(15, 51)], USUAL)).toEqual([
      { start: 40, result: 71 },
      { start: 15, result: 54 },
    ]);
  });
});
