import { expect, it } from 'vitest';
import { pathOf, playOf } from './moves';
import { sceneOf } from './scene';

const { offers } = await sceneOf('table-en');

it('gives every offer pieces of its own', () => {
  const paths = offers.map((offer) => [...pathOf(offer)].sort().join(' '));
  expect(new Set(paths).size).toBe(offers.length);
  expect(paths.every(Boolean)).toBe(true);
});

it('names card, face, hero, earlier card and destination in turn', () => {
  const offer = offers.find((one) => playOf(one)?.slot === 6 && playOf(one)?.to === 5)!;
  expect(pathOf(offer)).toEqual(['card:shield-1-move', 'face:up', 'hero:6', 'slot:6', 'to:5']);
});

it('names the knights that the host chooses', async () => {
  const { offers } = await sceneOf('heroes');
  expect(pathOf(offers[0]!)).toHaveLength(6);
  expect(new Set(offers.map((offer) => [...pathOf(offer)].sort().join(' '))).size).toBe(offers.length);
});
