import { describe, expect, it } from 'vitest';
import { clearest, NARROW, occupied, ringOf, rowOf } from './ring';

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

  it.each([
    [390, 445],
    [390, 560],
    [430, 500],
  ])('no hero covers another or the edge of a phone of %i by %i', (width, height) => {
    const { chairs, arms } = ringOf(width, height, seats, 1);
    const tall = arms * 1.2 + 38;
    for (const [i, a] of chairs.entries()) {
      expect(a.x - NARROW / 2).toBeGreaterThanOrEqual(0);
      expect(a.x + NARROW / 2).toBeLessThanOrEqual(width);
      for (const b of chairs.slice(i + 1)) {
        const apart = Math.abs(a.x - b.x) >= NARROW || Math.abs(a.y - b.y) >= tall;
        expect(apart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
      }
    }
  });

  it('two cards before every hero of a phone lie clear of one another', () => {
    const ring = ringOf(390, 445, seats, 0);
    const rows = ring.chairs.map((chair) => rowOf(ring, chair, 2));
    const tall = ring.card * 1.4;
    for (const [i, a] of rows.entries())
      for (const b of rows.slice(i + 1)) {
        const beside = a[1]!.x + ring.card <= b[0]!.x || b[1]!.x + ring.card <= a[0]!.x;
        expect(beside || Math.abs(a[0]!.y - b[0]!.y) >= tall, `${JSON.stringify([a, b])}`).toBe(true);
      }
  });
});

it.each([
  [1024, 500],
  [932, 452],
  [1092, 632],
])('nine name plates lie clear of the shields and badges of others on a table of %i by %i', (width, height) => {
  const { chairs, arms } = ringOf(width, height, 9, 0);
  const tall = arms * 1.2 + 50;
  for (const [i, a] of chairs.entries())
    for (const [j, b] of chairs.entries()) {
      // The plate of one below his shield; the shield of the other, and the badge that stands out of it.
      const plate = { top: a.y - tall / 2 + arms * 1.2, bottom: a.y + tall / 2 };
      const shield = { top: b.y - tall / 2 - 12, bottom: b.y - tall / 2 + arms * 1.2 };
      const apart =
        Math.abs(a.x - b.x) >= 56 + arms / 2 + 12 || plate.top >= shield.bottom || plate.bottom <= shield.top;
      expect(i === j || apart, `${JSON.stringify(a)} and ${JSON.stringify(b)}`).toBe(true);
    }
});

describe('what is hung up', () => {
  const ring = ringOf(932, 532, 9, 0);
  const box = (x: number, y: number) => ({ x, y, w: 52, h: 30 });

  it('takes the first place that hides nothing', () => {
    expect(clearest([box(10, 10), box(400, 10), box(200, 10)], [box(20, 20)], ring)).toEqual(box(400, 10));
  });

  it('takes the place that hides least where all hide something, the edge among it', () => {
    expect(clearest([box(0, 0), box(-30, 100), box(40, 0)], [{ x: 0, y: 0, w: 60, h: 60 }], ring)).toEqual(box(40, 0));
  });

  it('knows every plate and shield of nine', () => {
    for (const { x, y } of ring.chairs) {
      const over = occupied(ring).filter(
        (one) => x > one.x && x < one.x + one.w && Math.abs(y - one.y - one.h / 2) < 60,
      );
      expect(over.length).toBeGreaterThanOrEqual(2);
    }
  });
});
