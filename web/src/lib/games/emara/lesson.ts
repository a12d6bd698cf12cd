/**
 * A guide through the first game: a list of tips, each said when the real table comes to the point and dropped when the
 * player has done it.
 */
import type { Course, Lesson as AnyLesson, Tip as AnyTip } from '$lib/play/lesson';
import { COURSE, pointers, proposal } from './course';
import { eventOf } from './events';
import { bodyOf, kindOf, type View } from './model';
import { nextTitle } from './path';

type Lesson = AnyLesson<View>;
type Tip = AnyTip<View>;

const asked = ({ offers }: Lesson) => offers.length > 0;
const offered = ({ offers }: Lesson, kind: string) => offers.some(({ move }) => kindOf(move) === kind);
function did({ log, me }: Lesson, ...kinds: Parameters<typeof eventOf>[1][]): boolean {
  return log.some(({ event }) => kinds.some((kind) => (eventOf(event, kind) as { seat?: number } | null)?.seat === me));
}
const playing = ({ view }: Lesson) => view.round > 0 && !view.over;
const here = ({ view }: Lesson) => view.turn?.visit?.area;
/** The turn that is proposed, or `null`: then what comes is told as it comes. */
const proposed = ({ view, offers, me }: Lesson) => proposal(view, offers, me);
const past = ({ view }: Lesson, round: number, lap: number) =>
  view.over || view.round > round || (view.round === round && view.lap > lap);
/** A tip for those who have left the proposed way, or are through with it. */
const own = (tip: Tip): Tip => ({ ...tip, due: (lesson) => !proposed(lesson) && tip.due(lesson) });

/** A proposed turn: it stands until the turn is over, and lights what to touch next. */
const turn = (index: number): Tip => ({
  id: `turn-${index + 1}`,
  due: (lesson) => proposed(lesson)?.turn === index,
  done: (lesson) => past(lesson, COURSE[index]!.round, COURSE[index]!.lap),
  pieces: (lesson) => pointers(proposed(lesson)?.rest ?? [], index, lesson.offers, lesson.pathOf ?? (() => [])),
  moves: (lesson) => proposed(lesson)?.rest,
});

/** In the order in which they are said. */
const TIPS: Tip[] = [
  { id: 'welcome', due: playing },
  { id: 'lower', due: playing, pieces: ({ me }) => [`seat:${me}`] },
  ...[0, 1, 2].map(turn),
  {
    id: 'event',
    due: ({ view }) => view.round > 1 && view.event !== null,
    pieces: ({ view }) => [`event:${view.event}`],
  },
  ...[3, 4, 5].map(turn),
  ...(
    [
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
      {
        id: 'harvest',
        due: (lesson) => did(lesson, 'harvested'),
        done: (lesson) => past(lesson, 1, 1),
        pieces: () => ['good:wood', 'good:grain'],
      },
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
    ] satisfies Tip[]
  ).map(own),
  { id: 'free', due: (lesson) => asked(lesson) && lesson.view.round > 2 && !lesson.view.over },
  { id: 'plan', due: (lesson) => asked(lesson) && lesson.view.round > 3 },
  { id: 'half', due: ({ view }) => view.round >= 4 && !view.over },
  { id: 'last', due: ({ view }) => view.round === view.rounds && !view.over },
  { id: 'over', due: ({ view }) => view.over },
];

const course: Course<View> = { tips: TIPS, sets: ['more'] };
export default course;
