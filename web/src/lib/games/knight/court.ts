/** The court as a plan of thirteen blocks, and the lines of what asks for what. */
import type { Book } from './book';
import type { TrackId } from './view';

export interface Block {
  track: TrackId;
  x: number;
  y: number;
  height: number;
  /** The colour of an unlocked segment, and of what stands on it. */
  field: string;
  ink: string;
}

export const COURT = { width: 722, height: 508, block: 220 } as const;
const COLUMNS = [9, 251, 493] as const;

const block = (track: TrackId, column: number, y: number, height: number, field: string, ink: string): Block => ({
  track,
  x: COLUMNS[column]!,
  y,
  height,
  field,
  ink,
});

export const BLOCKS: Block[] = [
  block('king', 0, 16, 112, '#E3B23C', '#3a2708'),
  block('church', 0, 140, 112, '#F2F0EA', '#A5342A'),
  block('nobles', 0, 264, 112, '#6B3F86', '#F7EFFC'),
  block('merchants', 0, 388, 112, '#B8601F', '#FFF4E4'),
  block('castle', 1, 16, 120, '#8C8474', '#1f1a15'),
  block('village', 1, 152, 91, '#7A5A2E', '#FBEFD6'),
  block('stable', 1, 259, 80, '#93382C', '#FBE6C8'),
  block('lords', 1, 355, 145, '#2F7D4F', '#F2F5EE'),
  block('knowledge', 2, 16, 80, '#2C5AA0', '#F2F6FF'),
  block('tournaments', 2, 106.5, 112, '#3B4F7A', '#F4D47C'),
  block('fame', 2, 229, 80, '#1F6F78', '#F0FAF8'),
  block('combat', 2, 319.5, 80, '#B23A2E', '#FFF1E4'),
  block('armory', 2, 410, 91, '#2F2F35', '#E4E2DA'),
];

/** Chains that may join two blocks one above the other. */
export const CHAINS: [TrackId, TrackId][] = [
  ['church', 'nobles'],
  ['nobles', 'merchants'],
  ['castle', 'village'],
  ['village', 'stable'],
];

export interface Line {
  /** The track that is asked for, and the one that asks. */
  of: TrackId;
  by: TrackId;
  d: string;
  end: [number, number];
}

/** A corner of a line, rounded. */
function route(points: [number, number][]): string {
  let d = `M${points[0]![0]} ${points[0]![1]}`;
  for (let i = 1; i < points.length - 1; i++) {
    const [[ax, ay], [bx, by], [cx, cy]] = [points[i - 1]!, points[i]!, points[i + 1]!];
    const r = Math.min(5, Math.hypot(bx - ax, by - ay) / 2, Math.hypot(cx - bx, cy - by) / 2);
    const from = [bx - Math.sign(bx - ax) * r, by - Math.sign(by - ay) * r];
    const to = [bx + Math.sign(cx - bx) * r, by + Math.sign(cy - by) * r];
    d += `L${from[0]} ${from[1]}Q${bx} ${by} ${to[0]} ${to[1]}`;
  }
  const last = points.at(-1)!;
  return `${d}L${last[0]} ${last[1]}`;
}

/** One line for each pair of tracks of which one asks for the other, each in a lane of its own. */
export function linesOf(book: Book): Line[] {
  const pairs = new Map<string, [TrackId, TrackId]>();
  for (const { track } of BLOCKS) {
    for (const line of book.track(track)?.lines ?? [])
      for (const segment of line.segments)
        for (const of of Object.keys(segment.requires))
          if (of !== 'influence') pairs.set(`${of} ${track}`, [of as TrackId, track]);
  }
  const columnOf = (track: TrackId) => COLUMNS.indexOf(find(track).x as (typeof COLUMNS)[number]);
  const find = (track: TrackId) => BLOCKS.find((one) => one.track === track)!;
  const lanes = [0, 0];
  const ports = new Map<string, number>();
  /** Lines meet a block at different heights. */
  const port = (track: TrackId, right: boolean): number => {
    const key = `${track} ${right}`;
    const n = ports.get(key) ?? 0;
    ports.set(key, n + 1);
    const { y, height } = find(track);
    return y + 30 + ((n * 13) % Math.max(20, height - 42));
  };
  const lines: Line[] = [];
  for (const [of, by] of pairs.values()) {
    const [a, b] = [columnOf(of), columnOf(by)];
    const gutter = a === b ? (a === 2 ? 1 : a) : Math.min(a, b);
    const left = gutter === 0 ? 229 : 471;
    if (Math.abs(a - b) === 2) {
      const [first, last] = a < b ? [of, by] : [by, of];
      const [y1, y2] = [port(first, true), port(last, false)];
      const lane = 4 + ((lanes[0]! * 3.7) % 15);
      lanes[0]! += 1;
      const top = 4 + (lanes[0]! % 3) * 3.4;
      const points: [number, number][] = [
        [229, y1],
        [229 + lane, y1],
        [229 + lane, top],
        [493 - lane, top],
        [493 - lane, y2],
        [493, y2],
      ];
      lines.push({ of, by, d: route(points), end: by === last ? [493, y2] : [229, y1] });
      continue;
    }
    const lane = left + 4 + ((lanes[gutter]! * 3.7) % 15);
    lanes[gutter]! += 1;
    const side = (track: TrackId) => columnOf(track) === gutter;
    const at = (track: TrackId): [number, number] => [side(track) ? left : left + 22, port(track, side(track))];
    const [from, to] = [at(of), at(by)];
    lines.push({ of, by, d: route([from, [lane, from[1]], [lane, to[1]], to]), end: to });
  }
  return lines;
}
