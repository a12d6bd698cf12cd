import { expect, it } from 'vitest';
import { sceneOf, theBook } from './scene';
import { bannersOf, judgedInBout } from './talk';

it('hangs what was said this round beside its card or hero', async () => {
  const { view, log } = await sceneOf('table-en');
  const banners = bannersOf(log, view, theBook);
  expect(banners.map(({ by, seat, slot, sign }) => ({ by, seat, slot, sign }))).toEqual([
    { by: 4, seat: 6, slot: 6, sign: 'shield' },
    { by: 2, seat: 1, slot: null, sign: 'heart' },
    { by: 3, seat: 5, slot: null, sign: 'sword' },
    { by: 4, seat: 6, slot: null, sign: 'shield' },
  ]);
  expect(theBook.spoken(banners[1]!.words)).toBe('I will not strike Orlando this round.');
});

it('takes the banners down when the round ends', async () => {
  const { view, log } = await sceneOf('bout-end-en');
  expect(bannersOf(log, view, theBook)).toEqual([]);
});

it('tells which words were kept', async () => {
  const { log } = await sceneOf('bout-end-en');
  expect(judgedInBout(log).map(({ by, kept }) => ({ by, kept }))).toEqual([
    { by: 4, kept: true },
    { by: 2, kept: false },
    { by: 4, kept: false },
  ]);
});
