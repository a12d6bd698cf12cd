import { beforeAll, expect, it } from 'vitest';
import { speakGame } from '$lib/i18n';
import { endingOf, headline } from './ending';

beforeAll(async () => {
  for (const game of ['emara', 'glory', 'knight', 'hearts']) await speakGame(game);
});

const alone = (ending: string, score: number, won = false) => ({ ending, seats: [{ score, rank: 1, won }] });

it('says of a lone game against whom it was lost, never that nobody wins', () => {
  const lost = alone('campaign-lost', 47);
  expect(headline(lost, ['Anna'], 0)).toBe('You lose');
  expect(endingOf('emara', lost, { victoria: { points: 59 } })).toContain('Victoria reached 59, you 47');
  expect(endingOf('glory', alone('challenge-missed', 30), { threshold: 45 })).toContain('45 glory; you have only 30');
  expect(endingOf('glory', alone('rivalry-won', 50, true), { automaton: { glory: 41 } })).toContain('41 glory');
});

it('gives the points of a lone game that nobody can win', () => {
  expect(headline(alone('single', 52), ['Anna'], 0)).toBe('You reach 52');
});

it('names the winners of a table', () => {
  const outcome = { ending: 'castle-attack', seats: [1, 2].map((rank) => ({ score: 9, rank, won: rank === 1 })) };
  expect(headline(outcome, ['Anna', 'Boris'], 1)).toBe('Anna wins');
  expect(headline(outcome, ['Anna', 'Boris'], 0)).toBe('You win');
  expect(endingOf('knight', outcome, {})).toBe('A castle was taken.');
});

it('has words for every way in which a game ends', () => {
  const endings = {
    hearts: 'match match-without-winner crusaders saracens draw wizard-alone void',
    emara: 'single campaign-won campaign-lost result shared tie-other-track tie-title tie-title-card',
    glory: 'victory shared-victory warrior-won warrior-lost challenge-met challenge-missed rivalry-won rivalry-lost',
    knight:
      'tiles-held battles score diplomacy-full enemy-units castle-occupied castle-destroyed areas-destroyed villages-destroyed enemy-diplomacy-full castle-attack points held-out fell-short',
  };
  for (const [game, words] of Object.entries(endings))
    for (const ending of words.split(' '))
      expect(endingOf(game, alone(ending, 1), {}), `${game} ${ending}`).not.toBe('');
});
