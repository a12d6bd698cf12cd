/**
 * The guide through the first bout. Nothing is staged: the bots play as they always do.
 */
import type { Course, Lesson as AnyLesson, Tip } from '$lib/play/lesson';
import { playOf } from './moves';
import { Book } from './names';
import { eventOf, lyingOn, type View } from './view';

type Lesson = AnyLesson<View>;

const myTurn = ({ view, me, offers }: Lesson) => view.mover === me && offers.length > 0;
const myPlays = ({ view, me }: Lesson) => view.slots.filter((slot) => slot.by === me);
const played = ({ log, me }: Lesson, kind: 'played-up' | 'played-down') =>
  log.some((line) => eventOf(line.event, kind)?.who.seat === me);
const happened = ({ log }: Lesson, kind: 'revealed' | 'wounded' | 'round-ended' | 'bout-ended') =>
  log.some((line) => eventOf(line.event, kind));

/** In the order in which they are said. */
const TIPS: Tip<View>[] = [
  { id: 'welcome', due: ({ view }) => view.stage === 'turn', pieces: ({ me }) => [`hero:${me}`] },
  { id: 'goal', due: ({ view }) => view.stage === 'turn' },
  {
    id: 'sides',
    due: ({ view }) => view.stage === 'turn',
    pieces: ({ view, me }) =>
      view.seats.flatMap((seat, i) => (seat.side === view.seats[me]?.side && seat.side ? [`hero:${i}`] : [])),
  },
  { id: 'cards', due: myTurn },
  {
    id: 'face-down',
    due: (lesson) => myTurn(lesson) && myPlays(lesson).length === 0,
    done: (lesson) => played(lesson, 'played-down') || played(lesson, 'played-up'),
  },
  {
    id: 'watch',
    due: ({ view }) => view.slots.some((slot) => !slot.up),
    pieces: ({ view }) => view.slots.filter((slot) => lyingOn(slot) !== null).map((slot) => `slot:${slot.slot}`),
  },
  { id: 'tally', due: ({ view }) => view.slots.filter((slot) => lyingOn(slot) !== null).length >= 3 },
  {
    id: 'face-up',
    due: (lesson) => myTurn(lesson) && lesson.offers.some((offer) => playOf(offer)?.extra),
    done: (lesson) => played(lesson, 'played-up'),
    pieces: ({ offers }) => [
      ...new Set(offers.flatMap((offer) => (playOf(offer)?.extra ? [`hero:${playOf(offer)!.target}`] : []))),
    ],
  },
  { id: 'declare', due: (lesson) => myTurn(lesson) && lesson.view['may-declare'] },
  { id: 'skirmish', due: (lesson) => happened(lesson, 'revealed') },
  { id: 'wounds', due: (lesson) => happened(lesson, 'round-ended') },
  { id: 'talk', due: (lesson) => happened(lesson, 'round-ended') && lesson.view.options.talk !== 'silent' },
  { id: 'end', due: (lesson) => happened(lesson, 'bout-ended') },
];

const over = (lesson: Lesson) => happened(lesson, 'bout-ended');

const course: Course<View> = {
  tips: TIPS.map((tip) => ({
    ...tip,
    due: (lesson) => tip.due(lesson) && (tip.id === 'end' || !over(lesson)),
  })),
  args: ({ view, me, catalogue }) => {
    const book = new Book(catalogue ?? {});
    const seat = view.seats[me];
    const goal = seat?.goals?.[0] ? book.goal(seat.goals[0]) : null;
    return {
      hero: book.hero(seat?.hero ?? null),
      side: seat?.side ? book.side(seat.side) : '',
      wizard: String(seat?.wizard ?? false),
      friend: goal ? book.hero(goal.hero) : '',
      hunt: String(goal?.hunt ?? false),
      seats: view.seats.length,
    };
  },
};
export default course;
