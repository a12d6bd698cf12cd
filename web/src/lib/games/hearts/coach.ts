/**
 * A guide through the first game: a list of tips, each said when the real table comes to the point and
 * dropped when the player has done it. Nothing is staged: the bots play as they always do.
 */
import type { LogLine, Offer } from '$lib/protocol';
import type { Piece } from '$lib/table/contract';
import { playOf } from './moves';
import { eventOf, lyingOn, type View } from './view';

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

const myTurn = ({ view, me, offers }: Lesson) => view.mover === me && offers.length > 0;
const myPlays = ({ view, me }: Lesson) => view.slots.filter((slot) => slot.by === me);
const played = ({ log, me }: Lesson, kind: 'played-up' | 'played-down') =>
  log.some((line) => eventOf(line.event, kind)?.who.seat === me);
const happened = ({ log }: Lesson, kind: 'revealed' | 'wounded' | 'round-ended' | 'bout-ended') =>
  log.some((line) => eventOf(line.event, kind));

/** In the order in which they are said. */
export const TIPS: Tip[] = [
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

/** The tip for this moment; `read` holds those already heard. */
export function tipFor(lesson: Lesson, read: ReadonlySet<string>): Tip | null {
  const over = happened(lesson, 'bout-ended');
  return (
    TIPS.find((tip) => !read.has(tip.id) && !tip.done?.(lesson) && tip.due(lesson) && (!over || tip.id === 'end')) ??
    null
  );
}

/** How far the guide has come, from 0 to 1. */
export function progress(lesson: Lesson, read: ReadonlySet<string>): number {
  return TIPS.filter((tip) => read.has(tip.id) || tip.done?.(lesson)).length / TIPS.length;
}
