import { describe, expect, it } from 'vitest';
import { narrow } from '$lib/play/facets';
import type { Offer } from '$lib/protocol';
import recorded from './fixtures/offers.json';
import { kindOf, payOf, units, type Goods, type View } from './model';
import { path } from './path';
import { stepped, variable } from './payments';

/** Decisions of recorded games: what was offered, with as much of the view as paths need. */
const decisions = recorded.map(({ view, moves }) => ({
  view: view as unknown as View,
  offers: moves.map((move): Offer => ({ move, group: '', text: [] })),
}));
const every = decisions.flatMap(({ view, offers }) => offers.map((offer) => ({ view, offers, offer })));

describe('the path of a move', () => {
  it('covers every kind of move', () => {
    const kinds = new Set(every.map(({ offer }) => kindOf(offer.move)));
    expect([...kinds].sort().join(' ')).toBe(
      'craftsman decline deliver-bread deliver-stone deliver-wood donate end-turn errand give give-book harvest ' +
        'hire-craftsman hire-master keep leave master play redeem sell sell-books start-move start-resource step ' +
        'take-offer title trade use-master walk',
    );
  });

  it('is its own among the offers of a decision', () => {
    for (const { view, offers } of decisions) {
      const paths = offers.map((offer) => path(offer, view, null, offers).join(' '));
      expect(new Set(paths).size).toBe(offers.length);
    }
  });

  it('leads to its move when its pieces are tapped one after the other', () => {
    for (const { view, offers, offer } of every) {
      const taps = path(offer, view, null, offers);
      const found = narrow(offers, { taps }, (one) => path(one, view, null, offers));
      expect(found.one?.move).toEqual(offer.move);
    }
  });

  it('means the first payment of the rules unless another is tapped', () => {
    const master = decisions.find(({ offers }) => offers.filter(({ move }) => kindOf(move) === 'master').length > 2)!;
    const first = master.offers.find(({ move }) => kindOf(move) === 'master')!;
    const taps = path(first, master.view, null, master.offers);
    expect(taps.some((piece) => piece.startsWith('pay:'))).toBe(false);
  });
});

describe('walking through payments', () => {
  const offers = [{ wood: 2 }, { wood: 1, coin: 1 }, { coin: 2 }].map((pay): Offer => ({
    move: { donate: { kind: 'wood', pay } },
    group: '',
    text: [],
  }));
  it('steps to the nearest payment that is offered', () => {
    expect(variable(offers)).toEqual(['wood', 'coin']);
    expect(stepped(offers, offers[0]!, 'coin', 1)).toBe(offers[1]);
    expect(stepped(offers, offers[1]!, 'wood', -1)).toBe(offers[2]);
    expect(stepped(offers, offers[2]!, 'coin', 1)).toBeNull();
  });
  it('reaches each of 210 payments by the steppers alone', () => {
    // Six units of any kind, as with the Scholar, and coins in their place.
    const pays: Goods[] = [];
    for (let wood = 0; wood <= 6; wood++)
      for (let stone = 0; wood + stone <= 6; stone++)
        for (let cloth = 0; wood + stone + cloth <= 6; cloth++)
          for (let grain = 0; wood + stone + cloth + grain <= 6; grain++)
            pays.push({ wood, stone, cloth, grain, coin: 6 - wood - stone - cloth - grain });
    const many = pays.map((pay): Offer => ({ move: { master: { master: 'sir-antoni', pay } }, group: '', text: [] }));
    expect(many).toHaveLength(210);
    const found = new Set([many[0]!]);
    for (const offer of found)
      for (const good of variable(many))
        for (const by of [1, -1] as const) {
          const next = stepped(many, offer, good, by);
          if (next) found.add(next);
        }
    expect(found.size).toBe(210);
  });
  it('counts what is handed over', () => {
    expect(units(payOf(offers[1]!))).toBe(2);
  });
});
