import { expect, it } from 'vitest';
import { NOTHING } from './plan';
import { afterwards, anyDeath, chanceOf, percent } from './odds';
import { sceneOf, theBook } from './scene';

it('counts the ways to draw', () => {
  expect(chanceOf([1, -1], 1, 1)).toBe(0.5);
  expect(chanceOf([2, 2, -1, -1], 2, 1)).toBeCloseTo(5 / 6);
  expect(chanceOf([1, 1], 0, 1)).toBe(0);
  expect(chanceOf([1, 1], 0, 0)).toBe(1);
});

it.each(['table-en', 'table4', 'table9', 'spectator'])('agrees with the engine on %s', async (name) => {
  const { view } = await sceneOf(name);
  const now = afterwards(view, theBook, NOTHING, null);
  now.forEach((threat, i) => {
    const told = view.seats[i]!.threat;
    expect({ ...threat, risk: 0 }).toEqual({ ...told, risk: 0 });
    expect(Math.abs(threat.risk - told.risk)).toBeLessThanOrEqual(1);
  });
});

it('moves a card from one hero to another in a plan', async () => {
  const { view } = await sceneOf('table-en');
  const after = afterwards(view, theBook, { card: 'shield-1-move', up: true, target: 6, slot: 6, to: 5 }, 'move');
  expect(after[6]).toMatchObject({ shields: 1, unknown: 0, risk: 0 });
  expect(after[5]).toMatchObject({ shields: 2, unknown: 1 });
});

it('says 0 and 100 only of what is certain', () => {
  expect([0, 1, 4, 996, 999, 1000].map(percent)).toEqual([0, 1, 1, 99, 99, 100]);
  expect(
    anyDeath([
      { swords: 0, shields: 0, unknown: 0, risk: 500 },
      { swords: 0, shields: 0, unknown: 0, risk: 500 },
    ]),
  ).toBe(750);
});
