import { expect, it } from 'vitest';
import type { Replay, Waiting } from '$lib/protocol';
import { table } from '../../test/fake';
import { Positions } from './replay';

const next: Waiting = { kind: 'decide', seats: [1], sealed: false, chosen: [] };
const line = (number: number) => ({ number, at: null, seat: 0, event: {}, text: [{ text: String(number) }] });
const replay: Replay = {
  table: table(),
  viewer: 'everything',
  view: { turn: 0 },
  steps: [3, 5, 6].map((number) => ({
    number,
    at: null,
    events: [line(number)],
    changes: [{ at: ['turn'], to: number }],
    next,
  })),
};

it('walks a game back and forth', () => {
  const positions = new Positions(replay);
  expect(positions.view(3)).toEqual({ turn: 6 });
  expect(positions.view(0)).toEqual({ turn: 0 });
  expect(positions.log(2).map(({ number }) => number)).toEqual([3, 5]);
});

it('finds the position that a link names', () => {
  const positions = new Positions(replay);
  expect([0, 3, 4, 5, 99].map((number) => positions.at(number))).toEqual([0, 1, 1, 2, 3]);
  expect(positions.number(2)).toBe(5);
});

it('opens where there is something to decide, not at an empty table', () => {
  const dealt = replay.steps.map((step, i): Replay['steps'][number] =>
    i === 0 ? { ...step, next: { kind: 'start' } } : step,
  );
  expect(new Positions({ ...replay, steps: dealt }).opening).toBe(2);
  expect(new Positions({ ...replay, steps: [] }).opening).toBe(0);
});
