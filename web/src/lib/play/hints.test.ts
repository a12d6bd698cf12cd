import { expect, test } from 'vitest';
import type { Hint } from '$lib/protocol';
import { hintOthers, hintValue } from './hints';

const hint = (change: Partial<Hint>): Hint => ({
  bot: 'knight',
  move: {},
  moves: [],
  text: [],
  line: [],
  value: 0.616,
  unit: 'chance',
  others: [{ move: {}, text: [{ text: 'Sell' }], value: 0.5 }],
  ...change,
});

test('a chance is told in per cent, a score in points, an own measure not at all', () => {
  expect(hintValue(hint({}))).toContain('62');
  expect(hintValue(hint({ unit: 'points', value: 71.6 }))).toContain('72');
  expect(hintValue(hint({ unit: 'own' }))).toBe('');
  expect(hintValue(hint({ value: null }))).toBe('');
});

test('other moves are told with what they are worth', () => {
  expect(hintOthers(hint({}))).toEqual([{ text: [{ text: 'Sell' }], worth: expect.stringContaining('50') }]);
  expect(hintOthers(hint({ unit: 'own' }))).toEqual([]);
});
