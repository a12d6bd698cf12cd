import { beforeAll, expect, it } from 'vitest';
import { speakGame } from '$lib/i18n';
import { sceneOf, theBook } from './scene';
import { sideName, sideOf } from './sides';

beforeAll(() => speakGame('hearts'));

it('tells friend from foe for a knight', async () => {
  const { view, me } = await sceneOf('table-en');
  const own = view.seats[me!]!.side;
  const sides = view.seats.map((_, seat) => sideOf(view, seat, me));
  expect(sides[me!]).toBe('me');
  view.seats.forEach((seat, i) => {
    if (i === me) return;
    expect(sides[i]).toBe(seat.wizard ? 'alone' : seat.side === own ? 'ally' : 'enemy');
  });
  expect(new Set(sides)).toEqual(new Set(['me', 'ally', 'enemy', 'alone']));
  expect(sideName(view, sides.indexOf('enemy'), me, theBook)).toMatch(/^enemy · (Crusaders|Saracens)$/);
  expect(sideName(view, sides.indexOf('alone'), me, theBook)).toBe('alone, the wizard');
});

it('says nothing of friend and foe to a spectator or to the wizard', async () => {
  const { view } = await sceneOf('table-en');
  const wizard = view.seats.findIndex((seat) => seat.wizard);
  view.seats.forEach((seat, i) => {
    expect(sideOf(view, i, null)).toBeNull();
    if (i !== wizard) expect(sideOf(view, i, wizard)).toBeNull();
    if (seat.side) expect(sideName(view, i, null, theBook)).toBe(theBook.side(seat.side));
  });
});
