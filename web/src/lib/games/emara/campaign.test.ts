import { describe, expect, it } from 'vitest';
import type { MyResult, TableInfo } from '$lib/protocol';
import { campaignOf, newsOf, singlesOf } from './campaign';

const LADDER = { start: 40, win: -5, loss: 2, floor: 0 };
const USUAL = { layout: false, choice: false };
let made = 0;
function game(start: number, won: boolean, score = 60, more: Partial<MyResult> = {}): MyResult {
  made += 1;
  return {
    table: `t${made}`,
    game: 'emara',
    preset: null,
    options: { mode: 'campaign', buildings: start },
    seat: 0,
    seats: 1,
    score,
    rank: 1,
    won,
    rival: 58,
    left: false,
    finished: made,
    ...more,
  };
}

describe('the ladder (EMA-SOLO-20 to 23)', () => {
  it('goes 40 W, 35 W, 30 L, 32 W, 27', () => {
    const campaign = campaignOf(
      [game(40, true), game(35, true), game(30, false), game(32, true, 64)],
      [],
      USUAL,
      LADDER,
    );
    expect(campaign.next).toBe(27);
    expect(campaign.best).toEqual({ start: 32, result: 64 });
    expect(campaign.games.map(({ start }) => start)).toEqual([40, 35, 30, 32]);
    expect(campaign.games.map(({ victoria }) => victoria)).toEqual([58, 58, 58, 58]);
    expect(newsOf(campaign)).toMatchObject({ record: true, before: { start: 35, result: 60 } });
  });
  it('counts a game that was left as a loss, whoever won it, and never goes below the floor', () => {
    const left = campaignOf([game(40, true, 70, { left: true })], [], USUAL, LADDER);
    expect([left.next, left.best, left.games[0]!.result]).toEqual([42, null, null]);
    expect(campaignOf([game(3, true)], [], USUAL, LADDER).next).toBe(0);
  });
  it('keeps the sets of variants apart, and waits for the game that runs', () => {
    const other = game(40, true, 60, { options: { mode: 'campaign', buildings: 40, 'random-layout': true } });
    const options = { mode: 'campaign', buildings: 40 };
    const runs = { id: 'r', game: 'emara', status: 'running', options } as unknown as TableInfo;
    const { next, running } = campaignOf([other], [runs], USUAL, LADDER);
    expect([next, running?.start]).toEqual([40, 40]);
  });
  it('keeps the best of single games for each start', () => {
    const single = (start: number, score: number, left = false) =>
      game(start, false, score, { options: { mode: 'single', buildings: start }, left });
    const played = [single(15, 54), single(40, 71), single(15, 51), single(27, 60), single(15, 80, true)];
    const singles = singlesOf(played, USUAL);
    expect(singles.map(({ start }) => start)).toEqual([40, 35, 30, 27, 25, 20, 15]);
    expect(singles.filter(({ result }) => result !== null)).toEqual([
      { start: 40, result: 71, victoria: 58 },
      { start: 27, result: 60, victoria: 58 },
      { start: 15, result: 54, victoria: 58 },
    ]);
  });
});
