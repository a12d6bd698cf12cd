import { expect, it } from 'vitest';
import type { Book } from './book';
import { opensOf, tracksOf } from './trace';
import type { BoardView } from './view';

const book = {
  segment: (id: string) => (id === 'combat-2' ? { id, track: 'combat' } : null),
  side: () => ({ actions: ['merchants', 'nobles'] }),
  tracks: () => ['combat', 'stable'],
} as unknown as Book;
const board = {
  tracks: [{ track: 'combat', level: 1 }],
  segments: [
    { segment: 'combat-2', unlocked: false, missing: [] },
    { segment: 'fame-3', unlocked: false, missing: [{ of: 'combat', least: 2 }] },
    { segment: 'stable-3', unlocked: false, missing: [{ of: 'combat', least: 3 }] },
  ],
  battles: [
    { battle: 'ford', won: false, missing: [{ of: 'combat', least: 2 }] },
    {
      battle: 'field',
      won: false,
      missing: [
        { of: 'combat', least: 2 },
        { of: 'stable', least: 1 },
      ],
    },
  ],
} as unknown as BoardView;

it('finds what a segment opens, and nothing for which more is missing', () => {
  expect(opensOf('segment:combat-2', book, board)).toEqual(['segment:fame-3', 'battle:ford']);
  expect(opensOf('tile:castle', book, board)).toEqual([]);
});

it('finds the tracks that a piece speaks of', () => {
  expect(tracksOf('battle:field', book, board, null)).toEqual(['combat', 'stable']);
  expect(tracksOf('side:left', book, board, 'moneylender' as never)).toEqual(['merchants', 'nobles']);
  expect(tracksOf('segment:combat-2', book, board, null)).toEqual(['combat']);
});
