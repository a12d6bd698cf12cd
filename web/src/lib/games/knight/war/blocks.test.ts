import { expect, it } from 'vitest';
import { barredLast, complete, cut, move, startFrom, type Block } from './blocks';

const stores = [2, 3, 0, 1];

it('starts from whole orders that use every point once', () => {
  expect(startFrom('first', stores, 1)).toEqual([
    [1, 3],
    [0, 2],
    [3, 1],
  ]);
  expect(startFrom('last', stores, 1)).toEqual([
    [0, 2],
    [3, 1],
    [1, 3],
  ]);
  expect(startFrom('turns', stores, 0)).toEqual([
    [0, 1],
    [1, 1],
    [3, 1],
    [0, 1],
    [1, 1],
    [1, 1],
  ]);
});

it('moves, joins and cuts blocks', () => {
  const blocks: Block[] = [
    [0, 2],
    [1, 3],
    [3, 1],
  ];
  expect(move(blocks, 0, 1)).toEqual([
    [1, 3],
    [0, 2],
    [3, 1],
  ]);
  expect(move(blocks, 2, 0)).toEqual([
    [3, 1],
    [0, 2],
    [1, 3],
  ]);
  expect(move(blocks, 0, 9)).toEqual([
    [1, 3],
    [3, 1],
    [0, 2],
  ]);
  const split = cut(blocks, 1, 1);
  expect(split).toEqual([
    [0, 2],
    [1, 1],
    [1, 2],
    [3, 1],
  ]);
  expect(move(split, 1, 0)).toEqual([
    [1, 1],
    [0, 2],
    [1, 2],
    [3, 1],
  ]);
  expect(move(move(split, 1, 0), 0, 2)).toEqual([
    [0, 2],
    [1, 3],
    [3, 1],
  ]);
  expect(cut(blocks, 2, 1)).toEqual(blocks);
});

it('leaves the barred for the end', () => {
  expect(
    barredLast(
      [
        [1, 1],
        [0, 2],
        [1, 2],
      ],
      (seat) => seat === 1,
    ),
  ).toEqual([
    [0, 2],
    [1, 1],
    [1, 2],
  ]);
});

it('shows a last point that the rules place by themselves', () => {
  expect(
    complete(
      [
        [0, 1],
        [1, 1],
      ],
      [1, 1, 0, 1],
    ),
  ).toEqual([
    [0, 1],
    [1, 1],
    [3, 1],
  ]);
  expect(complete([[0, 2]], [2, 0])).toEqual([[0, 2]]);
});
