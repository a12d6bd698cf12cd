import { expect, it } from 'vitest';
import { anyDeath, percent } from './risk';

const threat = (risk: number) => ({ swords: 0, shields: 0, unknown: 1, risk });

it('says certain only of what is certain', () => {
  expect([0, 1, 50, 999, 1000].map(percent)).toEqual([0, 1, 5, 99, 100]);
});

it('adds up the chances that somebody dies', () => {
  expect(anyDeath([threat(0), threat(0)])).toBe(0);
  expect(anyDeath([threat(500), threat(500)])).toBe(750);
  expect(anyDeath([threat(1000), threat(10)])).toBe(1000);
});
