/** Where heroes, cards and words lie on a round table seen from above. */

export interface Point {
  x: number;
  y: number;
}

/** A hero's place: his own, his cards', and the way towards the middle. */
export interface Chair extends Point {
  /** Steps from the seat at the bottom, clockwise as seen. */
  step: number;
  /** Where the row of his cards is fastened. */
  lay: Point;
  /** The part of the row that lies left of that point, 0 to 1. */
  anchor: number;
  /** Is he at the bottom of the table? */
  bottom: boolean;
}

export interface Ring {
  width: number;
  height: number;
  small: boolean;
  /** Width of a hero's shield, of a card. */
  arms: number;
  card: number;
  centre: Point;
  /** The table top. */
  top: { rx: number; ry: number };
  chairs: Chair[];
}

/** The table for so many seats; `bottom` sits nearest, the next seat to his left. */
export function ringOf(width: number, height: number, seats: number, bottom: number): Ring {
  const small = width < 700;
  const crowded = seats > 8;
  const arms = small ? (crowded ? 44 : 52) : Math.min(crowded ? 72 : 86, Math.max(56, height / 7.2));
  const card = small ? (crowded ? 30 : 34) : Math.min(50, Math.max(38, arms * 0.58));
  // The block of a hero: drops, shield, hand count, and the plate with the name below.
  const block = small ? { w: 92, h: arms * 1.2 + 44 } : { w: arms + 76, h: arms * 1.2 + 50 };
  const centre = { x: width / 2, y: height / 2 + (small ? 2 : -height * 0.012) };
  const rx = Math.max(60, Math.min(width / 2 - block.w / 2 + (small ? 2 : -6), small ? 400 : 560));
  const ry = Math.max(40, (height - block.h) / 2 - (small ? 9 : 10));
  const inward = small
    ? { x: block.w / 2 + 2, y: block.h / 2 + card * 0.7 + 6 }
    : { x: block.w / 2 + (crowded ? 42 : 30), y: block.h / 2 + card * 0.7 + 8 };
  const chairs = Array.from({ length: seats }, (_, seat): Chair => {
    const step = (seat - bottom + seats) % seats;
    const angle = (2 * Math.PI * step) / seats;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const x = centre.x - rx * sin;
    const y = centre.y + ry * cos;
    // Beside a hero at the side, below one at the top, above one at the bottom.
    const side = Math.abs(sin) ** (cos > 0 ? 0.9 : 1.4) * Math.sign(sin);
    const level = cos > 0 ? cos ** 1.8 : -(Math.abs(cos) ** 0.9);
    const lay = { x: x + inward.x * side, y: y - inward.y * level + (cos < 0.2 && !small ? 8 * Math.abs(sin) : 0) };
    return { x, y, step, lay, anchor: 0.5 - 0.5 * side, bottom: step === 0 };
  });
  return {
    width,
    height,
    small,
    arms,
    card,
    centre,
    top: { rx: rx - (small ? 6 : 34), ry: ry + (small ? 10 : 20) },
    chairs,
  };
}

/** The cards of one hero in a row: the middle of each. Many cards overlap. */
export function rowOf(ring: Ring, chair: Chair, count: number): Point[] {
  const { card, small } = ring;
  const most = small ? card * 2.6 : card * 3.9;
  const wide = small ? card * 0.66 : card + 6;
  const step = count > 1 ? Math.min(wide, (most - card) / (count - 1)) : 0;
  const length = card + step * (count - 1);
  const left = chair.lay.x - length * chair.anchor + card / 2;
  return Array.from({ length: count }, (_, i) => ({ x: left + step * i, y: chair.lay.y }));
}

/** A slight disorder, the same for the same card every time. */
export function tilt(slot: number): number {
  return ((slot * 37) % 7) - 3;
}

/** A curved way from one point to another, bent towards the middle of the table. */
export function arc(from: Point, to: Point, centre: Point, gap = 0): string {
  const bend = 0.22;
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 };
  const control = { x: middle.x + (centre.x - middle.x) * bend, y: middle.y + (centre.y - middle.y) * bend };
  const short = (a: Point, b: Point) => {
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    const cut = Math.min(gap, length / 2.2);
    return { x: a.x + ((b.x - a.x) / length) * cut, y: a.y + ((b.y - a.y) / length) * cut };
  };
  const [start, end] = [short(from, control), short(to, control)];
  const n = (value: number) => Math.round(value * 10) / 10;
  return `M${n(start.x)} ${n(start.y)}Q${n(control.x)} ${n(control.y)} ${n(end.x)} ${n(end.y)}`;
}
