/** What goals and meters measure, read off the boards. */
import type { Condition } from './book';
import type { BoardView } from './view';

export function measure(of: string, board: BoardView): number {
  switch (of) {
    case 'influence':
      return board.influence;
    case 'vp':
      return board.vp;
    case 'gold':
      return board.held.gold ?? 0;
    case 'resources':
      return (board.held.glory ?? 0) + (board.held.nobility ?? 0) + (board.held.valor ?? 0);
    case 'units':
      return board.tiles.reduce((sum, tile) => sum + tile.own, 0);
    case 'tiles':
      return board.tiles.filter((tile) => tile.own > 0).length;
    case 'enemy_units':
      return board.tiles.reduce((sum, tile) => sum + tile.enemy, 0);
    case 'enemy_diplomacy':
      return board['enemy-diplomacy'][0];
    case 'diplomacy':
      return board.diplomacy[0];
    case 'battles':
      return board.battles.filter((battle) => battle.won).length;
    case 'scenario_actions':
      return (
        board.tracks.reduce((sum, track) => sum + (track.stages ?? 0), 0) +
        board.battles.filter((battle) => battle.won).length
      );
    default:
      return board.tracks.find((track) => track.track === of)?.level ?? 0;
  }
}

export interface Asked {
  of: string;
  /** `≥`, `<`, or most and least of the table. */
  how: 'at-least' | 'below' | 'most' | 'least';
  need: number | null;
  have: number;
}

/** The parts of a goal's condition with what there is of each. */
export function askedBy(condition: Condition, board: BoardView | null): Asked[] {
  const held = (of: string) => (board ? measure(of, board) : 0);
  const list = (needs: Record<string, number>, how: Asked['how']) =>
    Object.entries(needs).map(([of, need]) => ({ of, how, need, have: held(of) }));
  if ('at_least' in condition) return list(condition.at_least, 'at-least');
  if ('below' in condition) return list(condition.below, 'below');
  if ('most' in condition) return [{ of: condition.most, how: 'most', need: null, have: held(condition.most) }];
  if ('least' in condition) return [{ of: condition.least, how: 'least', need: null, have: held(condition.least) }];
  return [];
}
