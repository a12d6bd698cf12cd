import { describe, expect, it } from 'vitest';
import type { SheetCard } from './book';
import { stepsNow } from './steps';
import type { BoardView } from './view';

const steps = [
  { possible: null, unavoidable: [{ order: 'diplomacy', n: 1 }] },
  { possible: { cost: { gold: 4 }, orders: [{ order: 'attack' }] }, unavoidable: [{ order: 'move', n: 1 }] },
  { possible: { cost: { glory: 5 }, orders: [{ order: 'add', n: 1 }] }, unavoidable: [{ order: 'move', n: 2 }] },
];
const sheet = { paths: [{ id: 1, name: 'Raid', steps }] } as unknown as SheetCard;
const board = (question: unknown) =>
  ({
    question,
    paths: [
      { path: 1, step: 3, steps: 3, cost: { glory: 5 }, affordable: false, possible: [], unavoidable: [] },
      { path: 2, step: 1, steps: 3, cost: null, affordable: false, possible: [], unavoidable: [] },
    ],
  }) as unknown as BoardView;

describe('the steps of the paths', () => {
  it('are the next ones while nothing is asked', () => {
    expect(stepsNow(board(null), sheet).map(({ step }) => step)).toEqual([3, 1]);
  });
  it('are the one that is being answered, at its price here', () => {
    const [raid, other] = stepsNow(board({ possible: { path: 1, step: 2, cost: { gold: 3 } } }), sheet);
    expect(raid).toMatchObject({
      step: 2,
      cost: { gold: 3 },
      possible: [{ order: 'attack' }],
      unavoidable: [{ order: 'move', n: 1 }],
    });
    expect(other?.step).toBe(1);
  });
});
