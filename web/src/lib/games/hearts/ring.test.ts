import { describe, expect, it } from 'vitest';
import { ringOf, rowOf } from './ring';

describe.each([4, 5, 6, 7, 8, 9])('%i seats', (seats) => {
  it.each([
    [1092, 632],
    [390, 478],
  ])('all fit on a table of %i by %i, mine at the bottom', (width, height) => {
    const ring = ringOf(width, height, seats, 2);
    const lowest = ring.chairs.reduce((a, b) => (b.y > a.y ? b : a));
    expect(ring.chairs.indexOf(lowest)).toBe(2);
    expect(lowest.x).toBeCloseTo(width / 2);
    // The next seat sits to my left.
    expect(ring.chairs[3 % seats]!.x).toBeLessThan(width / 2);
    for (const chair of ring.chairs) {
      expect(chair.x).toBeGreaterThan(ring.arms / 2);
      expect(chair.x).toBeLessThan(width - ring.arms / 2);
      expect(chair.y - ring.arms * 0.6 - 25).toBeGreaterThan(-6);
      expect(chair.y + ring.arms * 0.6).toBeLessThan(height);
    }
  });

  it('keeps a long row of cards on the table', () => {
    const ring = ringOf(1092, 632, seats, 0);
    for (const chair of ring.chairs) {
      const row = rowOf(ring, chair, 9);
      for (const { x } of row) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(1092);
      }
    }
  });
});
