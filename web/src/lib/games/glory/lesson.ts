/**
 * A guide through the first game: tips, each said when the real table comes to the point. Nothing is staged; what has
 * been read is remembered, so that a game can be left and taken up again. The lesson is dealt the same each time: the
 * pieces lit are those of its deal, and where they are not there any more, the places that lead to the same.
 */
import type { Course, Lesson } from '$lib/play/lesson';
import type { Piece } from '$lib/table/contract';
import { askOf, duelOf, type View } from './view';

interface Tip {
  id: string;
  /** May it be said now? */
  due: (view: View, me: number) => boolean;
  /** What it speaks of, the best first. */
  pieces?: Piece[];
}

const asked =
  (...asks: string[]) =>
  (view: View, me: number) =>
    asks.includes(askOf(view, me) ?? '');
/** The first round, with so many figures left to place. */
const figure = (left: number) => (view: View, me: number) =>
  view.round === 1 && asked('action')(view, me) && view.players[me]?.figures === left;
const first = (view: View) => view.round === 1;

/** In the order in which they are said. */
const TIPS: Tip[] = [
  { id: 'character', due: asked('character'), pieces: ['character:seasoned-fighter'] },
  { id: 'titles', due: asked('titles'), pieces: ['title:noble'] },
  { id: 'return', due: asked('return'), pieces: ['card:lodewijk-van-gruuthuse'] },
  { id: 'town', due: figure(6), pieces: ['space:6', 'space:3', 'action:support'] },
  { id: 'journey', due: figure(5), pieces: ['market:love-song', 'action:plan-travel'] },
  {
    id: 'pick',
    due: (view, me) => first(view) && asked('pick')(view, me),
    pieces: ['market:ballad', 'market:courser', 'deck:trade', 'deck:romance'],
  },
  { id: 'herald', due: figure(4), pieces: ['slot:7', 'action:herald'] },
  { id: 'title', due: figure(3), pieces: ['action:service', 'title:fortunate'] },
  { id: 'train', due: figure(2), pieces: ['action:training', 'action:solo-training'] },
  { id: 'free', due: figure(1) },
  { id: 'travel', due: (view, me) => asked('travel')(view, me), pieces: ['card:rescue', 'card:juan-de-merlo'] },
  { id: 'register', due: asked('register') },
  { id: 'joust', due: (view, me) => duelOf(view, me) !== null },
  { id: 'strength', due: asked('strength'), pieces: ['commit:2'] },
  { id: 'faith', due: asked('faith') },
  { id: 'lance', due: asked('lance', 'relic', 'tent') },
  { id: 'progress', due: (view, me) => view.round === 2 && asked('action')(view, me) },
  { id: 'last', due: (view, me) => view.round === 3 && asked('action')(view, me) },
  { id: 'end', due: (view) => view.phase === 'over' },
];

/** The first of its pieces that may be tapped, and the titles it speaks of. */
function lit(pieces: Piece[], { offers, pathOf }: Lesson<View>): Piece[] {
  const offered = new Set(offers.flatMap((offer) => pathOf?.(offer) ?? []));
  const open = pieces.find((piece) => offered.has(piece));
  return [...(open ? [open] : []), ...pieces.filter((piece) => piece !== open && piece.startsWith('title:'))];
}

const course: Course<View> = {
  tips: TIPS.map(({ id, due, pieces = [] }) => ({
    id,
    due: ({ view, me }) => due(view, me),
    pieces: (lesson) => lit(pieces, lesson),
  })),
  sets: ['lesson'],
};
export default course;
