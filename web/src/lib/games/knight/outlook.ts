/** The forecast of the next consequence in a few words: the worst that each answer may bring. */
import { t } from '$lib/i18n';
import type { SideForecast, Way } from './types';
import type { BoardView } from './view';

/** Every end that a course may come to, by the tiles that may be chosen. */
export function courses(way: Way): Way[] {
  const ways = way.ways ?? [];
  return ways.length ? ways.flatMap(courses) : [way];
}

export interface Threat {
  text: string;
  /** The same in signs, where words have no room; empty where only words can say it. */
  signs: { of: 'units' | 'tiles' | 'sources' | 'enemies' | 'diplomacy'; from?: number; to: number }[];
  /** Something is lost, or the game. */
  bad: boolean;
}

/** What this answer would bring, at worst. */
export function threat(way: Way, board: BoardView): Threat {
  const ends = courses(way);
  const lost = ends.filter((one) => one.end?.verdict === 'defeat').length;
  if (lost) return { text: t(lost === ends.length ? 'knight-fx-defeat' : 'knight-fx-may-lose'), signs: [], bad: true };
  if (ends.some((one) => one.hits.some((hit) => hit.castle)))
    return { text: t('knight-fx-castle'), signs: [], bad: true };
  const most = (of: (one: Way) => number) => Math.max(0, ...ends.map(of));
  const units = most((one) => one.hits.reduce((sum, hit) => sum + hit.units, 0));
  const ruined = most((one) => one.ruined.length);
  const sources = most((one) =>
    one.hits.reduce((sum, hit) => sum + Object.values(hit.sources).reduce((more, n) => more + (n ?? 0), 0), 0),
  );
  const parts: string[] = [];
  const signs: Threat['signs'] = [];
  const falls = (of: 'units' | 'tiles' | 'sources', n: number) => {
    if (!n) return;
    parts.push(t(`knight-${of}-fall`, { n }));
    signs.push({ of, to: -n });
  };
  falls('units', units);
  falls('tiles', ruined);
  falls('sources', sources);
  const now = board.tiles.reduce((sum, tile) => sum + tile.enemy, 0);
  const then = most((one) => one.enemies);
  const grows = (of: 'enemies' | 'diplomacy', from: number, to: number) => {
    if (from === to) return;
    parts.push(t(`knight-fx-${of}`, { from, to }));
    signs.push({ of, from, to });
  };
  grows('enemies', now, then);
  grows(
    'diplomacy',
    board['enemy-diplomacy'][0],
    most((one) => one.diplomacy),
  );
  // Nothing falls and nothing comes, but those who are there may step nearer.
  if (parts.length === 0)
    parts.push(t(ends.some((one) => one.moves.length) ? 'knight-fx-nearer' : 'knight-fx-nothing'));
  return { text: parts.join(', '), signs, bad: units + ruined + sources > 0 };
}

/** What a side would bring if nothing more is done: paid if it can be, else not. */
export function threatOf(side: SideForecast, board: BoardView): { unpaid: Threat | null; paid: Threat } {
  return { paid: threat(side.paid, board), unpaid: side.unpaid ? threat(side.unpaid, board) : null };
}
