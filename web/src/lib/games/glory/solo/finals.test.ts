import { expect, it } from 'vitest';
import type { TournamentView } from '../types';
import { finalsWon } from './finals';

const lists = (champion: number | null) =>
  ({
    places: [
      { slot: 0, knight: null, rider: { seat: 0 } },
      { slot: 1, knight: 'lancer', rider: null },
    ],
    winners: [0, null, null, null, null, null, champion],
  }) as unknown as TournamentView;

it('counts the rounds that are over, and this one when its final is won', () => {
  expect(finalsWon({ round: 3, tournament: null })).toBe(2);
  expect(finalsWon({ round: 3, tournament: lists(null) })).toBe(2);
  expect(finalsWon({ round: 3, tournament: lists(0) })).toBe(3);
  expect(finalsWon({ round: 3, tournament: lists(1) })).toBe(2);
});
