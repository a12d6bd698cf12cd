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

/** The width of a hero with his plate on a narrow screen. */
export const NARROW = 84;

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
  return width < 700 ? narrow(width, height, seats, bottom) : wide(width, height, seats, bottom);
}

/** On a wide screen heroes sit on an ellipse. */
function wide(width: number, height: number, seats: number, bottom: number): Ring {
  const crowded = seats > 8;
  const arms = Math.min(crowded ? 72 : 86, Math.max(56, height / 7.2));
  const card = Math.min(50, Math.max(38, arms * 0.58));
  // The block of a hero: drops, shield, hand count, and the plate with the name below.
  const block = { w: arms + 76, h: arms * 1.2 + 50 };
  const centre = { x: width / 2, y: height / 2 - height * 0.004 };
  const rx = Math.max(60, Math.min(width / 2 - block.w / 2 - 6, 560));
  // The badge of the hero at the top stands out above his shield.
  const ry = Math.max(40, (height - block.h) / 2 - 13);
  const inward = { x: block.w / 2 + (crowded ? 42 : 30), y: block.h / 2 + card * 0.7 + 8 };
  // Many heroes keep the same distance along the table: by equal angles those at the sides would sit on each other.
  const angles = crowded ? evenly(rx, ry, seats) : Array.from({ length: seats }, (_, i) => (2 * Math.PI * i) / seats);
  const chairs = Array.from({ length: seats }, (_, seat): Chair => {
    const step = (seat - bottom + seats) % seats;
    const angle = angles[step]!;
    const [sin, cos] = [Math.sin(angle), Math.cos(angle)];
    const x = centre.x - rx * sin;
    const y = centre.y + ry * cos;
    // Beside a hero at the side, below one at the top, above one at the bottom; many leave no room beside the lower ones.
    const beside = cos > 0 && !crowded;
    const side = Math.abs(sin) ** (beside ? 0.9 : 1.4) * Math.sign(sin);
    const level = Math.abs(cos) ** (beside ? 1.8 : crowded && cos < 0 ? 1.4 : 0.9) * Math.sign(cos);
    const down = cos < (crowded ? -0.2 : 0.2) ? 8 * Math.abs(sin) : 0;
    const lay = { x: x + inward.x * side, y: y - inward.y * level + down };
    return { x, y, step, lay, anchor: 0.5 - 0.5 * side, bottom: step === 0 };
  });
  return { width, height, small: false, arms, card, centre, top: { rx: rx - 34, ry: ry + 20 }, chairs };
}

/** Angles that part an ellipse into pieces of the same length, the first at the bottom. */
function evenly(rx: number, ry: number, parts: number): number[] {
  const steps = 360;
  const turn = (2 * Math.PI) / steps;
  const ways = [0];
  for (let i = 0; i < steps; i += 1) {
    const angle = turn * (i + 0.5);
    ways.push(ways[i]! + Math.hypot(rx * Math.cos(angle), ry * Math.sin(angle)));
  }
  return Array.from({ length: parts }, (_, part) => {
    const way = (ways[steps]! * part) / parts;
    return turn * ways.findIndex((gone) => gone >= way - 1e-9);
  });
}

/**
 * On a phone there is no room for an ellipse: one hero sits below, one or two above, the others in a column
 * on either side. Every hero's cards have a row of their own, so that no two rows meet.
 */
function narrow(width: number, height: number, seats: number, bottom: number): Ring {
  const above = seats % 2 === 0 ? 1 : 2;
  const beside = (seats - 1 - above) / 2;
  const most = (height - 6) / Math.max(beside, 2.6);
  const arms = Math.min(beside > 2 ? 44 : 52, Math.max(30, (most - 43) / 1.2));
  const card = Math.min(beside > 2 ? 30 : 34, arms * 0.68);
  const block = { w: NARROW, h: arms * 1.2 + 40 };
  const centre = { x: width / 2, y: height / 2 };
  const high = block.h / 2 + 3;
  const low = height - block.h / 2 - 1;
  const row = card * 1.4;
  const rows = { above: high + block.h / 2 + 2 + row / 2, below: low - block.h / 2 - row / 2 - 4 };
  // The rows at the sides lie between those above and below.
  const first = rows.above + (beside > 2 ? row * 0.8 : row + 20);
  const last = rows.below - row - 6;
  const middle = (first + last) / 2;
  const spread = Math.max(block.h + 2, beside > 2 ? 0 : height * 0.27);
  const chairs = Array.from({ length: seats }, (_, seat): Chair => {
    const step = (seat - bottom + seats) % seats;
    if (step === 0) {
      const lay = { x: centre.x, y: rows.below };
      return { x: centre.x, y: low, step, lay, anchor: 0.5, bottom: true };
    }
    if (step > beside && step <= beside + above) {
      const side = above === 1 ? 0 : step === beside + 1 ? -1 : 1;
      const x = centre.x + side * (block.w / 2 + 10);
      // Two rows above a crowded table keep to the middle, clear of those at the sides.
      const anchor = beside > 2 ? 0.5 - 0.5 * side : 0.5;
      const lay = { x: beside > 2 ? centre.x + side * 3 : x, y: rows.above };
      return { x, y: high, step, lay, anchor, bottom: false };
    }
    const left = step <= beside;
    const nth = left ? beside - step : step - beside - above - 1;
    const x = left ? block.w / 2 + 1 : width - block.w / 2 - 1;
    const y = Math.max(high, Math.min(low, middle + (nth - (beside - 1) / 2) * spread));
    const line = beside === 1 ? middle : first + ((last - first) * nth) / (beside - 1);
    const lay = { x: left ? block.w + 4 : width - block.w - 4, y: line };
    return { x, y, step, lay, anchor: left ? 0 : 1, bottom: false };
  });
  const top = { rx: width / 2 - block.w / 2 - 6, ry: height / 2 - block.h / 2 + 4 };
  return { width, height, small: true, arms, card, centre, top, chairs };
}

/** The cards of one hero in a row: the middle of each. Many cards overlap. */
export function rowOf(ring: Ring, chair: Chair, count: number): Point[] {
  const { card, small } = ring;
  const most = small ? Math.max(card * 1.8, ring.width / 2 - NARROW - 28) : card * 3.9;
  const wide = small ? card * 0.62 : card + 6;
  const step = count > 1 ? Math.min(wide, (most - card) / (count - 1)) : 0;
  const length = card + step * (count - 1);
  const left = chair.lay.x - length * chair.anchor + card / 2;
  return Array.from({ length: count }, (_, i) => ({ x: left + step * i, y: chair.lay.y }));
}

/** A part of the table, by its upper left corner. */
export interface Box extends Point {
  w: number;
  h: number;
}

/** What nothing may hide: the piles, the arms of the heroes with badge, drops and count of the hand, name plates, my turn. */
export function occupied(ring: Ring): Box[] {
  const { arms, small, centre } = ring;
  const plate = small ? { w: NARROW, h: 22, below: 18 } : { w: 116, h: 47, below: 0 };
  const tall = arms * 1.2 + plate.h + plate.below;
  const wide = arms + (small ? 28 : 76);
  const piles = small ? { w: 64, h: 54 } : { w: 150, h: 96 };
  const boxes = [{ ...piles, x: centre.x - piles.w / 2, y: centre.y - piles.h / 2 }];
  for (const { x, y, bottom } of ring.chairs) {
    const crest = y - tall / 2;
    boxes.push({ x: x - wide / 2, y: crest - 8, w: wide, h: arms * 1.2 + 8 });
    boxes.push({ x: x - plate.w / 2, y: crest + arms * 1.2, w: plate.w, h: plate.h + plate.below });
    if (bottom && !small) boxes.push({ x: x - 170, y: crest + tall - 42, w: 110, h: 32 });
  }
  return boxes;
}

/** The cards of a row, as one part of the table. */
export function boxOf(ring: Ring, row: Point[]): Box[] {
  const [first, last] = [row[0], row.at(-1)];
  if (!first || !last) return [];
  const { card } = ring;
  return [{ x: first.x - card / 2, y: first.y - card * 0.7, w: last.x - first.x + card, h: card * 1.4 }];
}

const shared = (a: Box, b: Box) =>
  Math.max(0, Math.min(a.x + a.w, b.x + b.w) - Math.max(a.x, b.x)) *
  Math.max(0, Math.min(a.y + a.h, b.y + b.h) - Math.max(a.y, b.y));

/** Of several places for something the first that hides nothing and is on the table, or else the one that hides least. */
export function clearest<T extends Box>(places: T[], taken: Box[], { width, height }: Ring): T {
  let best = places[0]!;
  let least = Infinity;
  for (const place of places) {
    const inside = shared(place, { x: 0, y: 0, w: width, h: height });
    const hidden = taken.reduce((sum, box) => sum + shared(place, box), place.w * place.h - inside);
    if (hidden < least - 1) [best, least] = [place, hidden];
  }
  return best;
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
