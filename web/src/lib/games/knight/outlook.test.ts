import { beforeAll, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import { courses, threat } from './outlook';
import type { Way } from './types';
import type { BoardView } from './view';

beforeAll(async () => {
  await speak('en');
  await speakGame('knight');
});

const way = (more: Partial<Way>): Way =>
  ({
    arrivals: [],
    moves: [],
    hits: [],
    ruined: [],
    flows: [],
    failed: [],
    enemies: 1,
    units: 1,
    diplomacy: 0,
    ...more,
  }) as Way;
const board = { tiles: [{ enemy: 1 }], 'enemy-diplomacy': [0, 5] } as unknown as BoardView;
const defeat = { verdict: 'defeat', by: 'castle-destroyed', turn: 3 } as Way['end'];

it('names the worst of all tiles that may be chosen', () => {
  const safe = way({ enemies: 2 });
  const lost = way({ end: defeat });
  expect(courses(way({ ways: [safe, way({ ways: [lost] })] }))).toEqual([safe, lost]);
  expect(threat(way({ ways: [safe, lost] }), board)).toMatchObject({ text: 'the game may be lost', bad: true });
  expect(threat(way({ ways: [lost] }), board)).toMatchObject({ text: 'the game is lost', bad: true });
  expect(threat(safe, board).signs).toEqual([{ of: 'enemies', from: 1, to: 2 }]);
  expect(threat(safe, board)).toMatchObject({ text: 'enemies 1 → 2', bad: false });
  const hit = { tile: 'castle', enemies: 2, units: 2, sources: {}, castle: false };
  expect(threat(way({ hits: [hit] }), board)).toMatchObject({ text: '2 units fall', bad: true });
});
