/** Where things stand on a map of any size. Coordinates stretch freely; type, units and pictures keep their form. */
import { shapes, type MapShape, type Point, type Shape } from './shapes';

export interface Placed {
  outline: string;
  fill: string;
  art: string;
  at: Point;
  scale: number;
  name: Point;
  sources: Point;
  own: Point;
  foe: Point;
  mark: Point;
  start: [x: number, y: number, turn: number] | null;
  units: Point[];
  /** How wide the tile is where its name stands. */
  wide: number;
  /** From where to where it reaches downwards. */
  span: Point;
}

export interface Drawing {
  width: number;
  height: number;
  /** How much larger than the drawing on file, in the smaller direction. */
  k: number;
  lakes: string[];
  tiles: Record<string, Placed>;
}

const path = (points: Point[]) => `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

export function shapeOf(map: string): MapShape | null {
  return shapes[map] ?? null;
}

/** The map in a field of this size. */
export function draw(map: string, width: number, height: number): Drawing | null {
  const shape = shapes[map];
  if (!shape) return null;
  const [sx, sy] = [width / shape.width, height / shape.height];
  const k = Math.min(sx, sy);
  const to = ([x, y]: readonly [number, number] | Point): Point => [x * sx, y * sy];
  const place = (tile: Shape): Placed => {
    const points = tile.outline.map(to);
    const own = to(tile.own);
    const foe = to(tile.foe);
    return {
      outline: path(points),
      fill: tile.fill,
      art: tile.art,
      at: to([tile.at[0], tile.at[1]]),
      scale: tile.at[2] * k,
      name: to(tile.name),
      sources: to(tile.sources),
      own,
      foe,
      mark: to(tile.mark),
      start: tile.start ? [tile.start[0] * sx, tile.start[1] * sy, tile.start[2]] : null,
      units: tile.units ? tile.units.map(to) : [own, foe],
      wide: Math.max(...points.map(([x]) => x)) - Math.min(...points.map(([x]) => x)),
      span: [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))],
    };
  };
  return {
    width,
    height,
    k,
    lakes: (shape.lakes ?? []).map((lake) => path(lake.map(to))),
    tiles: Object.fromEntries(Object.entries(shape.tiles).map(([id, tile]) => [id, place(tile)])),
  };
}

/** A bent arrow from one place to another, short of both. */
export function bend([x1, y1]: Point, [x2, y2]: Point, gap = 16): string {
  const [dx, dy] = [x2 - x1, y2 - y1];
  const far = Math.hypot(dx, dy) || 1;
  const [ux, uy] = [dx / far, dy / far];
  const cut = Math.min(gap, far / 3);
  const [ax, ay] = [x1 + ux * cut, y1 + uy * cut];
  const [bx, by] = [x2 - ux * cut, y2 - uy * cut];
  const side = Math.min(18, far / 6);
  const [cx, cy] = [(ax + bx) / 2 - uy * side, (ay + by) / 2 + ux * side];
  return `M${ax.toFixed(1)} ${ay.toFixed(1)}Q${cx.toFixed(1)} ${cy.toFixed(1)} ${bx.toFixed(1)} ${by.toFixed(1)}`;
}

/** A name in at most two lines of so many letters. */
export function wrap(name: string, most: number): string[] {
  if (name.length <= most) return [name];
  const words = name.split(' ');
  if (words.length === 1) return [name];
  let best = [name];
  let width = Infinity;
  for (let cut = 1; cut < words.length; cut++) {
    const lines = [words.slice(0, cut).join(' '), words.slice(cut).join(' ')];
    const wide = Math.max(...lines.map((line) => line.length));
    if (wide < width) [best, width] = [lines, wide];
  }
  return best;
}

/** A field of the map: left, top, right, bottom. */
export type Field = [left: number, top: number, right: number, bottom: number];
const meet = (a: Field, b: Field) => a[0] < b[2] && b[0] < a[2] && a[1] < b[3] && b[1] < a[3];

/**
 * How far a name is moved up or down so that nothing stands on it, and it is still in its tile. Where there is no such place it stays,
 * and is written over what stands there.
 */
export function aside(name: Field, taken: Field[], [top, bottom]: Point): number {
  if (!taken.some((field) => meet(name, field))) return 0;
  const ways = taken
    .flatMap((field) => [field[1] - name[3] - 1, field[3] - name[1] + 1])
    .sort((a, b) => Math.abs(a) - Math.abs(b));
  const free = ways.find((by) => {
    const moved: Field = [name[0], name[1] + by, name[2], name[3] + by];
    return moved[1] >= top && moved[3] <= bottom && !taken.some((field) => meet(moved, field));
  });
  return free ?? 0;
}
