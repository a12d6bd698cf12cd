import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { draw } from './draw';
import { pictures } from './pictures';
import { shapes, type Point } from './shapes';

/** The maps of the rules, read from the data of the crate: tiles and edges. */
function mapsOfTheRules(): Record<string, { tiles: string[]; edges: Set<string> }> {
  const maps: Record<string, { tiles: string[]; edges: Set<string> }> = {};
  for (const file of ['scenarios.toml', 'war.toml']) {
    const text = readFileSync(`../crates/knight/data/${file}`, 'utf8');
    let id: string;
    let inTile = false;
    for (const line of text.split('\n')) {
      const section = /^\s*\[+([\w.]+)\]+/.exec(line)?.[1];
      if (section) inTile = /(^|\.)tile$/.test(section);
      const named = /^\s*id = "([\w-]+)"/.exec(line)?.[1];
      if (named && named in shapes && !inTile) {
        id = named;
        maps[id] = { tiles: [], edges: new Set() };
      }
    }
    for (const [map, found] of Object.entries(maps)) {
      const from = text.indexOf(`id = "${map}"`);
      if (from < 0) continue;
      const next = Object.keys(shapes)
        .map((other) => text.indexOf(`\nid = "${other}"`, from + 5))
        .filter((at) => at > 0);
      const part = text.slice(from, Math.min(text.length, ...next));
      const edges = /\nedges = \[([\s\S]*?)\n\]/.exec(part)?.[1] ?? '';
      for (const [, a, b] of edges.matchAll(/\["([\w-]+)", "([\w-]+)"\]/g)) found.edges.add([a, b].sort().join(' '));
      const tiles = part.slice(part.indexOf('edges = ['));
      for (const [, tile] of tiles.matchAll(/id = "([\w-]+)", name|\nid = "([\w-]+)"/g))
        if (tile) found.tiles.push(tile);
      for (const [, tile] of tiles.matchAll(/\.tile\]\][\s\S]*?id = "([\w-]+)"/g)) found.tiles.push(tile!);
    }
  }
  return maps;
}

/** How much of two straight borders lies on one another. */
function overlap([a, b]: [Point, Point], [c, d]: [Point, Point]): number {
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]);
  if (length === 0) return 0;
  const along = ([x, y]: Point) => ((x - a[0]) * (b[0] - a[0]) + (y - a[1]) * (b[1] - a[1])) / length;
  const off = ([x, y]: Point) => Math.abs((x - a[0]) * (b[1] - a[1]) - (y - a[1]) * (b[0] - a[0])) / length;
  if (off(c) > 1.2 || off(d) > 1.2) return 0;
  const [from, to] = [along(c), along(d)].sort((x, y) => x - y) as [number, number];
  return Math.min(length, to) - Math.max(0, from);
}

const sides = (outline: Point[]): [Point, Point][] => outline.map((p, i) => [p, outline[(i + 1) % outline.length]!]);

describe('maps', () => {
  const rules = mapsOfTheRules();

  it.each(Object.keys(shapes))('%s has a shape for every tile, and exactly the neighbours touch', (map) => {
    const shape = shapes[map]!;
    const { tiles, edges } = rules[map]!;
    expect(new Set(Object.keys(shape.tiles))).toEqual(new Set(tiles));
    const touching = new Set<string>();
    const ids = Object.keys(shape.tiles);
    for (const [i, a] of ids.entries())
      for (const b of ids.slice(i + 1)) {
        const common = sides(shape.tiles[a]!.outline).reduce(
          (sum, one) =>
            sum + sides(shape.tiles[b]!.outline).reduce((more, other) => more + Math.max(0, overlap(one, other)), 0),
          0,
        );
        if (common > 4) touching.add([a, b].sort().join(' '));
      }
    expect([...touching].sort()).toEqual([...edges].sort());
  });

  it('every picture exists, and a map stretches to any field', () => {
    for (const shape of Object.values(shapes))
      for (const tile of Object.values(shape.tiles)) expect(pictures).toHaveProperty(tile.art);
    const drawing = draw('defensive-war', 377, 274)!;
    expect(drawing.tiles['castle']!.own[0]).toBeCloseTo(113);
    expect(drawing.k).toBeCloseTo(0.5);
  });
});
