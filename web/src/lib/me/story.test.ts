import { expect, it } from 'vitest';
import type { Company, GameStory, Tally } from '$lib/protocol';
import { all, bestStart, byLevel, counts, percent, sum, ways } from './story';

function tally(kind: string, value: string, more: Partial<Tally> = {}): Tally {
  return { company: 'alone' as Company, kind, value, games: 1, won: 0, total: 0, best: 0, ...more };
}
const story = (tallies: Tally[]): GameStory => ({ game: 'x', tallies, latest: [] });

it('adds the companies up, and counts one alone', () => {
  const two = story([
    tally('', '', { games: 3, won: 1, best: 40 }),
    tally('', '', { company: 'bots', games: 2, best: 50 }),
  ]);
  expect(all(two)).toEqual({ value: '', games: 5, won: 1, best: 50 });
  expect(counts(two, '', 'bots')[0]?.games).toBe(2);
  expect(all(story([])).games).toBe(0);
});

it('takes quantities for sums and shares of nothing for nothing', () => {
  expect(
    sum(story([tally('#', 'duels', { total: 4 }), tally('#', 'duels', { company: 'people', total: 2.5 })]), 'duels'),
  ).toBe(6.5);
  expect([percent(1, 3), percent(0, 0)]).toEqual([33, null]);
});

it('finds the records of lone games', () => {
  const starts = story([tally('start', '40', { won: 1 }), tally('start', '35', { won: 2 }), tally('start', '30')]);
  expect(bestStart(starts)).toBe(35);
  const levels = story([tally('scenario', 'warrior/easy', { won: 1, best: 50 }), tally('scenario', 'warrior/hard')]);
  expect(byLevel(levels)).toHaveLength(1);
  expect(byLevel(levels)[0]?.levels['easy']?.best).toBe(50);
  const won = ways(
    story([tally('way', 'flood/battles'), tally('way', 'flood/score'), tally('way', 'rebellion/score')]),
  );
  expect(won.get('flood')).toEqual(['battles', 'score']);
});
