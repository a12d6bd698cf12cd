import { describe, expect, it } from 'vitest';
import { narrow } from '$lib/play/facets';
import type { Offer } from '$lib/protocol';
import decisions from './fixtures/decisions.json';
import { pathOf } from './paths';

const offersOf = (moves: unknown[]): Offer[] =>
  moves.map((move) => ({ move, text: [], group: '' }) as unknown as Offer);

describe('paths', () => {
  it.each(decisions.map(({ key, moves }) => [key.join(' '), moves] as const))(
    '%s: no two moves but payments with any good have the same pieces, and tapping them finds the move',
    (_, moves) => {
      const offers = offersOf(moves);
      const pieces = (offer: Offer) => pathOf(offer.move);
      for (const offer of offers) {
        const path = pieces(offer);
        expect(path.length).toBeGreaterThan(0);
        // In any order.
        for (const taps of [path, path.toReversed()]) {
          const { one, candidates, open } = narrow(offers, { taps }, pieces);
          if (path.at(-1)!.endsWith(':any')) expect([candidates.includes(offer), open.size]).toEqual([true, 0]);
          else expect(one).toBe(offer);
        }
      }
    },
  );

  it('a march names the unit and the goal: there and back are two moves', () => {
    const there = pathOf({ march: { from: 'castle', to: 'oak-road' } });
    const back = pathOf({ march: { from: 'oak-road', to: 'castle' } });
    expect(there.slice().sort()).not.toEqual(back.slice().sort());
  });
});
