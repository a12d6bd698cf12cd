/**
 * A guide through the first game: a list of tips, each said when the real table comes to the point and dropped when the
 * player has done it.
 */
import type { LogLine, Offer } from '$lib/protocol';
import type { Piece } from '$lib/table/contract';
import { eventOf } from './events';
import { bodyOf, kindOf, type View } from './model';
import { nextTitle } from './path';

export interface Lesson {
  view: View;
  offers: Offer[];
  log: LogLine[];
  me: number;
}
export interface Tip {
  id: string;
  /** May it be said now? */
  due: (lesson: Lesson) => boolean;
  /** Has it been done? Tips without it wait for the button. */
  done?: (lesson: Lesson) => boolean;
  /** What it speaks of. */
  pieces?: (lesson: Lesson) => Piece[];
}

const asked = ({ offers }: Lesson) => offers.length > 0;
const offered = ({ offers }: Lesson, kind: string) => offers.some(({ move }) => kindOf(move) === kind);
function did({ log, me }: Lesson, ...kinds: Parameters<typeof eventOf>[1][]): boolean {
  return log.some(({ event }) => kinds.some((kind) => (eventOf(event, kind) as { seat?: number } | null)?.seat === me));
}
const playing = ({ view }: Lesson) => view.round > 0 && !view.over;
const here = ({ view }: Lesson) => view.turn?.visit?.area;

/** In the order in which they are said. */
export const TIPS: Tip[] = [
  { id: 'welcome', due: playing },
  { id: 'lower', due: playing, pieces: ({ me }) => [`seat:${me}`] },
  {
    id: 'card',
    due: (lesson) => asked(lesson) && lesson.view.phase === 'play',
    done: (lesson) => did(lesson, 'played'),
    pieces: ({ view, me }) => (view.players[me]?.hand ?? []).map((card) => `card:${card}`),
  },
  {
    id: 'walk',
    due: (lesson) => offered(lesson, 'walk'),
    done: (lesson) => did(lesson, 'walked'),
    pieces: () => ['part:move'],
  },
  { id: 'harvest', due: (lesson) => did(lesson, 'harvested'), pieces: () => ['good:wood', 'good:grain'] },
  {
    id: 'visit',
    due: (lesson) => asked(lesson) && here(lesson) !== undefined && lesson.view.phase === 'visit',
    done: (lesson) => did(lesson, 'donated', 'gave', 'book-given', 'sold', 'books-sold', 'delivered'),
  },
  { id: 'market', due: (lesson) => here(lesson) === 'market', pieces: () => ['area:market'] },
  {
    id: 'craftsman',
    due: (lesson) => offered(lesson, 'craftsman'),
    done: (lesson) => did(lesson, 'craftsman-placed'),
    pieces: ({ offers }) => [
      ...new Set(
        offers.flatMap(({ move }) => {
          const hut = bodyOf(move, 'craftsman')?.hut;
          return hut ? [`hut:${hut}`] : [];
        }),
      ),
    ],
  },
  {
    id: 'master',
    due: (lesson) => offered(lesson, 'master'),
    done: (lesson) => did(lesson, 'master-hired'),
    pieces: ({ offers }) => [
      ...new Set(
        offers.flatMap(({ move }) => {
          const master = bodyOf(move, 'master')?.master;
          return master ? [`master:${master}`] : [];
        }),
      ),
    ],
  },
  {
    id: 'title',
    due: (lesson) => offered(lesson, 'title'),
    done: (lesson) => did(lesson, 'title-taken'),
    pieces: ({ view, me }) => [`title:${nextTitle(view, me) ?? ''}`],
  },
  {
    id: 'end-turn',
    due: (lesson) => offered(lesson, 'end-turn') && !did(lesson, 'turn-ended'),
    done: (lesson) => did(lesson, 'turn-ended'),
  },
  {
    id: 'event',
    due: ({ view }) => view.round > 0 && view.event !== null,
    pieces: ({ view }) => [`event:${view.event}`],
  },
  { id: 'plan', due: (lesson) => !asked(lesson) && playing(lesson) && did(lesson, 'turn-ended') },
  { id: 'half', due: ({ view }) => view.round >= 4 && !view.over },
  { id: 'last', due: ({ view }) => view.round === view.rounds && !view.over },
  { id: 'over', due: ({ view }) => view.over },
];

/** What is said now: the first that is due, and neither read nor done. */
export function tipFor(lesson: Lesson, read: ReadonlySet<string>): Tip | null {
  return TIPS.find((tip) => !read.has(tip.id) && !tip.done?.(lesson) && tip.due(lesson)) ?? null;
}
/** How much has been told: 0 to 1. */
export function progress(lesson: Lesson, read: ReadonlySet<string>): number {
  return TIPS.filter((tip) => read.has(tip.id) || tip.done?.(lesson)).length / TIPS.length;
}
