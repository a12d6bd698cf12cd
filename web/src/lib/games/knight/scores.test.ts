import { expect, it } from 'vitest';
import type { LogLine } from '$lib/protocol';
import { scoresOf } from './scores';

const line = (event: unknown) => ({ event, text: [] }) as unknown as LogLine;

it('adds the points of one seat up by turn', () => {
  const log = [
    { 'turn-began': { turn: 1 } },
    { gained: { seat: 0, why: { segment: 'king-1' }, bundle: { vp: 5 } } },
    { gained: { seat: 1, why: { segment: 'king-1' }, bundle: { vp: 50 } } },
    { 'turn-began': { turn: 2 } },
    { gained: { seat: 0, why: { king: 1 }, bundle: { vp: 10, command: 1 } } },
    { lost: { seat: 0, why: { goal: 3 }, goods: {}, vp: 15 } },
  ].map(line);
  const scores = scoresOf(log, 0);
  expect(scores.turns).toEqual([5, 0]);
});
