import { expect, it } from 'vitest';
import { bands, beaten } from './bids';

const THRESHOLDS = [3, 6, 9, 12, 15];

it('KNI-INIT-03: a beaten bid pays the threshold strictly below it', () => {
  expect([0, 1, 3, 4, 6, 7, 18].map((bid) => beaten(bid, THRESHOLDS, 1))).toEqual([0, 1, 1, 3, 3, 6, 15]);
});

it('bands of the initiative track', () => {
  expect(bands(18, THRESHOLDS, 1)).toEqual([
    [1, 3, 1],
    [4, 6, 3],
    [7, 9, 6],
    [10, 12, 9],
    [13, 15, 12],
    [16, 18, 15],
  ]);
});
