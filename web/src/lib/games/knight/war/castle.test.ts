import { beforeAll, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { Scene } from '../scene.svelte';
import type { Block } from './blocks';
import { castleNote } from './castle';

beforeAll(async () => {
  await speak('en');
  await speakGame('knight');
});

/** My castle with one unit, a field beside it, another far away. */
const scene = (rival: Record<string, number>): Scene => {
  const units = (own: Record<string, number>) => ({
    tiles: ['castle', 'field', 'far'].map((tile) => ({ tile, own: own[tile] ?? 0 })),
  });
  return {
    table: { me: 0 },
    sheet: {
      tiles: [{ id: 'castle', name: 'North castle', castleOf: 0 }, { id: 'field' }, { id: 'far' }],
      edges: [
        ['castle', 'field'],
        ['field', 'far'],
      ],
    },
    view: { boards: [units({ castle: 1 }), units(rival)] },
    playerName: () => 'Petr',
  } as unknown as Scene;
};
const mineLast: Block[] = [
  [1, 2],
  [0, 1],
];

it('warns of those who can come before my last block, and of nobody else', () => {
  expect(castleNote(scene({ field: 2 }), mineLast)).toContain('Petr');
  expect(castleNote(scene({ field: 1 }), mineLast), 'not more than I have').toBeNull();
  expect(castleNote(scene({ far: 3 }), mineLast), 'too far').toBeNull();
  expect(castleNote(scene({ field: 2 }), [...mineLast].reverse()), 'they come after me').toBeNull();
  const once: Block[] = [
    [1, 1],
    [0, 1],
  ];
  expect(castleNote(scene({ field: 2 }), once), 'one point marches, and does not strike').toBeNull();
  expect(castleNote(scene({ castle: 2 }), once), 'who is there strikes at once').toContain('North castle');
});
