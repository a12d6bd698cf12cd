import { describe, expect, it } from 'vitest';
import type { Offer } from '$lib/protocol';
import { equal } from './equal';
import { narrow } from './facets';

/** Each letter is a kind of its own. */
const offer = (...path: string[]): Offer => ({ move: path, group: '', text: [] });
const pathOf = ({ move }: Offer) => (move as string[]).map((name) => (name.includes(':') ? name : `${name}:1`));
const on = (offers: Offer[], ...taps: string[]) =>
  narrow(offers, { taps: taps.map((tap) => (tap.includes(':') ? tap : `${tap}:1`)) }, pathOf);

describe('facets', () => {
  const [ab, ac, bc] = [offer('a', 'b'), offer('a', 'c'), offer('b', 'c')];

  it('asks for the first pieces, and accepts any', () => {
    const { next, open, one, settled } = on([ab, ac]);
    expect([...next]).toEqual(['a:1']);
    expect([...open]).toEqual(['a:1', 'b:1', 'c:1']);
    expect([one, settled]).toEqual([null, []]);
  });

  it('settles what all candidates share', () => {
    const { one, settled } = on([ab, ac, bc], 'b', 'a');
    expect(one).toBe(ab);
    expect(settled).toEqual(['a:1', 'b:1']);
  });

  it('takes a shorter offer as meant, and leaves the longer one open', () => {
    const [short, long] = [offer('a'), offer('a', 'c')];
    const { one, next } = on([short, long], 'a');
    expect(one).toBe(short);
    expect([...next]).toEqual(['c:1']);
    expect(on([short, long], 'a', 'c').one).toBe(long);
  });

  it('lets pieces of one kind in a row glow together', () => {
    const { next } = on([offer('card:1', 'card:2', 'tile:1'), offer('card:1', 'card:3', 'tile:1')]);
    expect([...next]).toEqual(['card:1', 'card:2', 'card:3']);
  });

  it('counts a piece that is tapped twice', () => {
    const [once, twice] = [offer('coin'), offer('coin', 'coin')];
    expect(on([once, twice], 'coin').one).toBe(once);
    expect(on([once, twice], 'coin', 'coin').one).toBe(twice);
  });

  it('finds nothing for pieces that do not go together', () => {
    expect(on([ab, ac], 'b', 'c').candidates).toEqual([]);
  });

  it('finds a move whatever the order of its keys', () => {
    const move = { card: 1, to: { x: 1, y: 2 } };
    const found = narrow([{ ...ab, move }], { taps: [], move: { to: { y: 2, x: 1 }, card: 1 } }, () => ['a']);
    expect(found.one?.move).toBe(move);
    expect(equal([1, 2], { 0: 1, 1: 2 })).toBe(false);
    expect(equal({ a: undefined }, { b: undefined })).toBe(false);
  });
});
