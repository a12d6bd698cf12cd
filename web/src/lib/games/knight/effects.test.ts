import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { Rehearsal } from '$lib/table/contract';
import type { Book } from './book';
import { effectsOf, unclaimed, warningsOf } from './effects';
import type { BoardView, View } from './view';

beforeAll(async () => {
  await speak('en');
  await speakGame('knight');
});

const card = {
  thresholds: [
    { influence: 5, once: { gold: 6 } },
    { influence: 9, once: { command: 1 } },
  ],
  rewards: [{ track: 'combat', level: 2, once: { vp: 10 } }],
};
const segments: Record<string, object> = {
  'king-1': { id: 'king-1', name: 'King 1', once: { vp: 5 } },
  'fame-1': { id: 'fame-1', name: 'Fame 1', once: { vp: 10 } },
};
const book = {
  character: () => card,
  segment: (id: string) => segments[id] ?? null,
  sheet: () => ({ tiles: [{ id: 'north', name: 'North castle' }] }),
} as unknown as Book;

const board = (more: object = {}): BoardView =>
  ({
    character: 'warden',
    influence: 0,
    vp: 0,
    command: 0,
    diplomacy: [0, 4],
    'enemy-diplomacy': [0, 5],
    held: { glory: 2, gold: 3 },
    tiles: [],
    tracks: [{ track: 'combat', level: 0 }],
    segments: Object.keys(segments).map((segment) => ({ segment, unlocked: false })),
    thresholds: [],
    rewards: [],
    end: null,
    ...more,
  }) as unknown as BoardView;
const row = [
  { position: 4, card: 'tithe-day' },
  { position: 5, card: null },
  { position: 6, card: null },
];
const view = (one: BoardView) => ({ mode: 'solo', boards: [one], rows: [row] }) as unknown as View;
const told = (...events: object[]) => ({ events: events.map((event) => ({ event })) }) as unknown as Rehearsal;
const warn = (events: object[], now = board(), then = now) =>
  warningsOf(view(now), view(then), told(...events), 0, book);
const opened = (...ids: string[]) => Object.keys(segments).map((id) => ({ segment: id, unlocked: ids.includes(id) }));

describe('what a line changes', () => {
  it('names what it opens, in one line', () => {
    const then = board({ segments: opened('king-1'), vp: 5, influence: 1, held: { gold: 3 } });
    const [first, ...rest] = effectsOf(view(board()), view(then), 0, book);
    expect(first).toMatchObject({ name: 'King 1 opens', note: '5 points', piece: 'segment:king-1' });
    expect(rest.map(({ from, to }) => [from, to])).toEqual([
      [0, 1],
      [0, 5],
    ]);
    const both = effectsOf(view(board()), view(board({ segments: opened('king-1', 'fame-1') })), 0, book);
    expect(both.map(({ name }) => name)).toEqual(['King 1, Fame 1 open']);
  });

  it('says which threshold may be claimed', () => {
    const [claim] = effectsOf(view(board({ influence: 4 })), view(board({ influence: 5 })), 0, book);
    expect(claim).toMatchObject({ piece: 'threshold:5', note: '6 gold' });
  });

  it('is never longer than can be seen', () => {
    const then = board({ vp: 9, influence: 10, command: 1, diplomacy: [1, 4], held: {}, segments: opened('king-1') });
    expect(effectsOf(view(board()), view(then), 0, book).length).toBeLessThanOrEqual(4);
  });
});

describe('warnings', () => {
  it('come before command points or rewards are lost', () => {
    expect(warn([])).toEqual([]);
    const rich = board({ influence: 9, thresholds: [5], tracks: [{ track: 'combat', level: 2 }] });
    expect(unclaimed(rich, book)).toBe(2);
    const lost = warn([{ 'command-lost': { seat: 0, points: 2 } }], rich);
    expect(lost).toHaveLength(2);
    expect(lost[0]).toContain('2');
    expect(warn([{ 'path-considered': { seat: 0 } }], rich)).toHaveLength(1);
    expect(warn([{ 'command-lost': { seat: 1, points: 2 } }], rich), 'somebody else loses them').toEqual([]);
  });

  it('come before a card action that changes nothing', () => {
    const swap = (first: number, second: number) => warn([{ 'cards-swapped': { seat: 0, first, second } }]);
    expect(swap(5, 6)).toHaveLength(1);
    expect(swap(4, 6)).toEqual([]);
    const replace = (position: number) => warn([{ 'card-replaced': { seat: 0, position } }]);
    expect(replace(5)).toHaveLength(1);
    expect(replace(4)).toEqual([]);
  });

  it('come before a castle falls and before the game ends', () => {
    expect(warn([{ 'castle-taken': { seat: 0, tile: 'north' } }])[0]).toContain('North castle');
    expect(warn([], board(), board({ end: { verdict: 'defeat', by: 'enemy-units', turn: 3 } }))).toHaveLength(1);
  });
});
