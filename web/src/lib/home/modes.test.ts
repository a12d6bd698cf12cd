import { describe, expect, it } from 'vitest';
import type { GameInfo, PresetInfo } from '$lib/protocol';
import { atLevel, bySeats, firstMode, firstTable, levelsOf, presetsOf, tablesFor } from './modes';

const preset = (id: string, seats: number, options: Record<string, unknown>): PresetInfo => ({
  id,
  seats,
  options,
  name: { en: id, ru: id, cs: id },
});
const presets = [
  preset('four', 4, { players: 4, length: 'single' }),
  preset('two', 2, { players: 2, length: 'single' }),
  preset('match', 2, { players: 2, length: 'match' }),
  preset('lone-easy', 1, { players: 1, difficulty: 'easy' }),
  preset('lone-hard', 1, { players: 1, difficulty: 'hard' }),
];
const game = {
  presets,
  options: [{ id: 'difficulty', 'one-of': ['easy', 'normal', 'hard'] }],
} as unknown as GameInfo;
const ids = (list: PresetInfo[]) => list.map(({ id }) => id);

describe('modes', () => {
  it('are read off the presets', () => {
    expect(ids(presetsOf(game, 'solo'))).toEqual(['lone-easy', 'lone-hard']);
    expect(ids(presetsOf(game, 'friends'))).toEqual(['four', 'two', 'match']);
    expect(firstMode(game)).toBe('solo');
    expect(firstMode({ ...game, presets: presets.slice(0, 2) })).toBe('bots');
  });

  it('offer no table for one where people are to sit', () => {
    expect(ids(tablesFor(game, true))).toEqual(['four', 'two', 'match']);
    expect(tablesFor(game, false)).toEqual(presets);
  });

  it('begin with the gentlest form of the first table', () => {
    expect(firstTable(game)?.id).toBe('four');
    expect(firstTable({ ...game, presets: [presets[4]!, presets[3]!] })?.id).toBe('lone-easy');
  });

  it('step through the same table for more players', () => {
    expect(ids(bySeats(presets, presets[0]!))).toEqual(['two', 'four']);
  });

  it('find another level, and know where there is none', () => {
    expect(atLevel(presets, presets[3]!, 'hard')?.id).toBe('lone-hard');
    expect(atLevel(presets, presets[3]!, 'normal')).toBeNull();
    expect(levelsOf(game, presets[3]!)).toEqual(['easy', 'normal', 'hard']);
    expect(levelsOf(game, presets[0]!)).toEqual([]);
  });
});
