import { expect, it } from 'vitest';
import { aside, type Field } from './draw';

const name: Field = [10, 40, 60, 54];
const tile: [number, number] = [0, 100];

it('leaves a name where nothing stands on it', () => {
  expect(aside(name, [], tile)).toBe(0);
  expect(aside(name, [[70, 30, 90, 60]], tile)).toBe(0);
});

it('moves a name off a unit by the shorter way', () => {
  expect(aside(name, [[20, 50, 40, 78]], tile)).toBe(-5);
  expect(aside(name, [[20, 16, 40, 44]], tile)).toBe(5);
});

it('does not move it onto something else, nor out of its tile', () => {
  // Above lies another unit, with too little room over that: it goes below.
  expect(
    aside(
      name,
      [
        [20, 50, 40, 78],
        [20, 20, 40, 39],
      ],
      [10, 100],
    ),
  ).toBe(39);
  expect(aside(name, [[0, 0, 100, 100]], tile)).toBe(0);
  expect(aside(name, [[20, 50, 40, 78]], [38, 90])).toBe(0);
});
