/** What a line of moves would do to the land, told in the same rows for every answer. */
import type { LogLine } from '$lib/protocol';
import type { ArrowView, BoardView } from './view';

export interface Forecast {
  /** Own units that would fall, and where anything is hit. */
  fallen: number;
  hits: string[];
  /** Sources that would be destroyed, tiles that would be flooded or burnt. */
  sources: number;
  ruined: string[];
  arrivals: string[];
  moves: ArrowView[];
  castle: 'stands' | 'falls';
  enemies: [number, number];
  diplomacy: [number, number, number];
  /** Does the game end with it? */
  end: 'victory' | 'held-out' | 'defeat' | null;
}

const count = (board: BoardView) => board.tiles.reduce((sum, tile) => sum + tile.enemy, 0);

type Told = Record<string, Record<string, unknown> | undefined>;

export function forecast(events: LogLine[], before: BoardView, after: BoardView): Forecast {
  const told = events.map(({ event }) => event as Told);
  const of = (kind: string) => told.flatMap((event) => (event[kind] ? [event[kind]] : []));
  const attacks = of('enemy-attacked');
  const ruined = of('tile-ruined').map((event) => String(event['tile']));
  const goods = (value: unknown) =>
    Object.values((value ?? {}) as Record<string, number>).reduce((sum, n) => sum + n, 0);
  return {
    fallen: attacks.reduce((sum, event) => sum + Number(event['units'] ?? 0), 0),
    hits: [...new Set([...attacks.map((event) => String(event['tile'])), ...ruined])],
    sources: attacks.reduce((sum, event) => sum + goods(event['sources']), 0),
    ruined,
    arrivals: of('enemy-placed').map((event) => String(event['tile'])),
    moves: of('enemy-moved').map((event) => ({
      from: String(event['from']),
      to: String(event['to']),
      n: Number(event['n']),
    })),
    castle: attacks.some((event) => event['castle'] === true) ? 'falls' : 'stands',
    enemies: [count(before), count(after)],
    diplomacy: [before['enemy-diplomacy'][0], after['enemy-diplomacy'][0], before['enemy-diplomacy'][1]],
    end: after.end?.verdict ?? null,
  };
}
