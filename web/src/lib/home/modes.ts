/** The ways to play a game: alone, with bots, with friends, as its presets allow. */
import type { GameInfo, PresetInfo } from '$lib/protocol';
import { equal } from '$lib/play/equal';

export type Mode = 'solo' | 'bots' | 'friends';
export const MODES: Mode[] = ['solo', 'bots', 'friends'];

/** The presets for this mode; none: the game has no such mode. */
export function presetsOf(game: GameInfo, mode: Mode): PresetInfo[] {
  return game.presets.filter(({ seats }) => (seats === 1) === (mode === 'solo'));
}

/** The tables that one can sit down at with other people, or with bots alone. */
export function tablesFor(game: GameInfo, people: boolean): PresetInfo[] {
  return people ? presetsOf(game, 'friends') : game.presets;
}

/** The table of a first game: the first one, as gentle as it comes. */
export function firstTable(game: GameInfo): PresetInfo | undefined {
  const [first] = game.presets;
  return first && (atLevel(game.presets, first, 'easy') ?? first);
}

/** The mode a card opens with: alone, where the game can be played so. */
export function firstMode(game: GameInfo): Mode {
  return MODES.find((mode) => presetsOf(game, mode).length > 0) ?? 'bots';
}

/** The level that is offered first: neither the weakest nor one that takes its time. */
export function firstLevel(game: GameInfo): string {
  return game.bots[1] ?? game.bots[0] ?? '';
}

/** Options that say how many play. */
const SEATS = ['players', 'seats'];

function without(preset: PresetInfo, ids: string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(preset.options).filter(([id]) => !ids.includes(id)));
}

/** The same table for other numbers of players, fewest first. */
export function bySeats(presets: PresetInfo[], preset: PresetInfo): PresetInfo[] {
  const same = presets.filter((other) => equal(without(other, SEATS), without(preset, SEATS)));
  return same.sort((a, b) => a.seats - b.seats);
}

/** The same table at another level of difficulty, where a preset has it. */
export function atLevel(presets: PresetInfo[], preset: PresetInfo, level: unknown): PresetInfo | null {
  const ids = ['difficulty'];
  return (
    presets.find(
      (other) => other.options['difficulty'] === level && equal(without(other, ids), without(preset, ids)),
    ) ?? null
  );
}

/** The levels of difficulty of a preset; none, if it knows none. */
export function levelsOf(game: GameInfo, preset: PresetInfo): string[] {
  const option = game.options.find(({ id }) => id === 'difficulty');
  return option && 'one-of' in option && 'difficulty' in preset.options ? option['one-of'] : [];
}
