import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/protocol';
import { flightsOf } from './flights';
import type { View } from './model';

describe('what flies to my stock', () => {
  const view = {
    players: [{ councillors: ['forest', 'market'], slots: [null, 'card-stone', null] }],
  } as unknown as View;
  const ways = (...events: unknown[]) =>
    flightsOf(
      events.map((event) => ({ event }) as LogLine),
      view,
      0,
    ).map(({ from, to }) => `${String(from)} to ${String(to)}`);
  const took = (from: unknown, goods: object, seat = 0) => ({ took: { seat, goods, from } });

  it('comes out of the slot in which the card lies now', () => {
    expect(ways(took({ card: 'card-stone' }, { stone: 2 }))).toEqual(['slot:2 to good:stone', 'slot:2 to good:stone']);
  });
  it('comes from the place where the councillor stands, also for a token that was redeemed there', () => {
    expect(
      ways({ walked: { to: 'castle' } }, took('gift', { ring: 1 }), took({ honour: 'castle-book' }, { book: 1 })),
    ).toEqual(['area:castle to good:ring', 'area:castle to good:book']);
  });
  it('comes from the fields that were harvested', () => {
    expect(ways(took({ harvest: 'quarry' }, { stone: 1 }))).toEqual(['area:quarry to good:stone']);
  });
  it('is mine alone', () => {
    expect(ways(took('market', { coin: 1 }, 1))).toEqual([]);
  });
});
