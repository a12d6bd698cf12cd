import { expect, it } from 'vitest';
import type { TileView } from '../view';
import { enemySteps } from './enemy';

const tile = (id: string, own: number, enemy: number): TileView => ({
  tile: id,
  own,
  enemy,
  sources: [true],
  ruined: false,
});
const land = [tile('bridge', 0, 1), tile('ford', 0, 0), tile('castle', 2, 1)];
const counts = (tiles: TileView[]) => tiles.map(({ own, enemy }) => `${own}:${enemy}`).join(' ');

it('shows the enemy come, go tile by tile and hit', () => {
  const steps = enemySteps(
    [
      { 'enemy-placed': { seat: 0, tile: 'bridge', cause: 'gold' } },
      { 'enemy-placed': { seat: 1, tile: 'bridge', cause: 'gold' } },
      { 'enemy-moved': { seat: 0, from: 'bridge', to: 'ford', n: 2, cause: 'gold' } },
      { 'enemy-moved': { seat: 0, from: 'ford', to: 'castle', n: 2, cause: 'gold' } },
      {
        'enemy-attacked': { seat: 0, tile: 'castle', enemies: 3, units: 2, sources: {}, castle: false, cause: 'gold' },
      },
      { 'turn-began': { turn: 2 } },
    ],
    land,
    0,
  );
  expect(steps.map(({ tiles }) => counts(tiles))).toEqual([
    '0:1 0:0 2:1',
    '0:2 0:0 2:1',
    '0:0 0:2 2:1',
    '0:0 0:0 2:3',
    '0:0 0:0 0:3',
  ]);
  expect(steps.map(({ arrivals, arrows, hits }) => [arrivals.length, arrows.length, hits.length])).toEqual([
    [1, 0, 0],
    [0, 1, 0],
    [0, 1, 0],
    [0, 0, 1],
    [0, 0, 0],
  ]);
});

it('is silent where nothing happened on the map', () => {
  expect(enemySteps([{ 'turn-began': { turn: 2 } }], land, 0)).toEqual([]);
});
