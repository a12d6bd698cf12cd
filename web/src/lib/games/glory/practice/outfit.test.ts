import { describe, expect, it } from 'vitest';
import { FIRST, address, read } from './outfit';

const query = (text: string) => new URLSearchParams(text);

describe('the address of what is practised', () => {
  it('says everything, and is read back', () => {
    const outfit = { ...FIRST, foe: 'henry-v', strength: 2, relics: ['ring', 'amulet'], supporters: [] };
    const ride = { seed: 7, moves: [{ commit: 2 }, 'pass' as const] };
    const { search } = new URL(address(outfit, ride), 'http://x');
    expect(read(query(search))).toEqual({ outfit, ride });
    expect(read(query(''))).toEqual({ outfit: FIRST, ride: null });
  });

  it('survives nonsense', () => {
    const { outfit, ride } = read(
      query('foe=<b>&strength=900&mount=0&armour=x&supporters=nun,"&seed=3&moves=[{"commit"'),
    );
    expect(outfit).toMatchObject({ foe: FIRST.foe, strength: 12, mount: 1, armour: 2, supporters: ['nun'] });
    expect(ride).toEqual({ seed: 3, moves: [] });
    expect(read(query('seed=-1')).ride).toBeNull();
    expect(read(query('seed=1&moves={}')).ride).toBeNull();
  });
});
