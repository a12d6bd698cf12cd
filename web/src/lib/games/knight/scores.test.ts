import { expect, it } from 'vitest';
import type { LogLine } from '$lib/protocol';
import { scoresOf } from './scores';

const lines = (...events: unknown[]) => events.map((event) => ({ event, text: [] }) as unknown as LogLine);
const began = (turn: number) => ({ 'turn-began': { turn } });
const gained = (seat: number, vp: number) => ({ gained: { seat, why: { segment: 'king-1' }, bundle: { vp } } });

it('adds the points of one seat up by turn', () => {
  const log = lines(began(1), gained(0, 5), gained(1, 50), began(2), gained(0, 10), {
    lost: { seat: 0, why: { goal: 3 }, goods: {}, vp: 15 },
  });
  expect(scoresOf(log, 0, [0])).toEqual([5, 0]);
  expect(scoresOf(log, 1, [50])).toEqual([50, 50]);
});

it('ends with the total, and joins what the log has lost by straight lines', () => {
  const log = lines(gained(0, 5), began(5), gained(0, 20), began(6), gained(0, 40));
  expect(scoresOf(log, 0, [30, 110])).toEqual([10, 20, 30, 50, 70, 110]);
});
