/** What the enemy did, step by step, so that it can be seen on the map. */
import { wordOf, type ArrowView, type TileView } from '../view';

export interface EnemyStep {
  /** The land before the step is done. */
  tiles: TileView[];
  arrows: ArrowView[];
  hits: string[];
  arrivals: string[];
  ms: number;
}

const STEP_MS = 240;
const HIT_MS = 300;

interface Fields {
  seat: number;
  tile: string;
  from: string;
  to: string | null;
  n: number;
  units: number;
  flooded: boolean;
}

/** The steps that these events of a seat's enemy tell, from the land as it was; the last one shows how it ended. */
export function enemySteps(events: unknown[], before: TileView[], seat: number): EnemyStep[] {
  const steps: EnemyStep[] = [];
  let tiles = before;
  const change = (id: string | null, by: (tile: TileView) => Partial<TileView>) => {
    tiles = tiles.map((tile) => (tile.tile === id ? { ...tile, ...by(tile) } : tile));
  };
  const step = (more: Partial<EnemyStep>) =>
    steps.push({ tiles, arrows: [], hits: [], arrivals: [], ms: STEP_MS, ...more });
  /** Units that go at the same time are one step; who goes on from where another arrived is the next. */
  let going: ArrowView[] = [];
  const arrive = () => {
    if (going.length) step({ arrows: going });
    for (const { from, to, n } of going) {
      change(from, (tile) => ({ enemy: Math.max(0, tile.enemy - n) }));
      change(to, (tile) => ({ enemy: tile.enemy + n }));
    }
    going = [];
  };
  for (const event of events) {
    const [word, what] = wordOf(event);
    const f = (what ?? {}) as Fields;
    if (f.seat !== seat) continue;
    const moved = word === 'enemy-moved' || word === 'water-moved';
    if (moved && f.to !== null) {
      if (going.some(({ to }) => to === f.from)) arrive();
      going.push({ from: f.from, to: f.to, n: f.n ?? 1 });
      continue;
    }
    arrive();
    if (word === 'enemy-placed') {
      step({ arrivals: [f.tile] });
      change(f.tile, (tile) => ({ enemy: tile.enemy + 1 }));
    } else if (word === 'enemy-attacked') {
      step({ hits: [f.tile], ms: HIT_MS });
      change(f.tile, (tile) => ({ own: Math.max(0, tile.own - f.units) }));
    } else if (word === 'tile-ruined') {
      step({ hits: [f.tile], ms: HIT_MS });
      change(f.tile, () => ({ ruined: true }));
    } else if (moved) change(f.from, (tile) => ({ enemy: Math.max(0, tile.enemy - 1) }));
  }
  arrive();
  if (steps.length) step({ ms: 2 * STEP_MS });
  return steps;
}
