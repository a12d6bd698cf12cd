/**
 * A guide through the first game: tips, each said when the real table comes to the point. Nothing is staged; what has
 * been read is remembered, so that a game can be left and taken up again.
 */
import type { Piece } from '$lib/table/contract';
import { askOf, duelOf, type View } from '../view';

export interface Tip {
  id: string;
  /** May it be said now? */
  due: (view: View, me: number) => boolean;
  /** What it speaks of. */
  pieces?: Piece[];
}

const asked =
  (...asks: string[]) =>
  (view: View, me: number) =>
    asks.includes(askOf(view, me) ?? '');
const figures = (view: View, me: number) => view.players[me]?.figures ?? 0;

/** In the order in which they are said. */
export const TIPS: Tip[] = [
  { id: 'character', due: asked('character') },
  { id: 'titles', due: asked('titles') },
  { id: 'return', due: asked('return') },
  { id: 'town', due: asked('action'), pieces: ['action:training', 'action:prayer', 'action:guard'] },
  { id: 'support', due: (view, me) => asked('action')(view, me) && figures(view, me) < 6, pieces: ['action:support'] },
  {
    id: 'journey',
    due: (view, me) => asked('action')(view, me) && figures(view, me) < 5,
    pieces: ['action:plan-travel'],
  },
  { id: 'herald', due: (view, me) => asked('action')(view, me) && figures(view, me) < 4, pieces: ['action:herald'] },
  { id: 'travel', due: asked('travel') },
  { id: 'register', due: asked('register') },
  { id: 'joust', due: (view, me) => duelOf(view, me) !== null },
  { id: 'strength', due: asked('strength') },
  { id: 'faith', due: asked('faith') },
  { id: 'lance', due: asked('lance', 'relic', 'tent') },
  { id: 'progress', due: (view, me) => view.round === 2 && asked('action')(view, me) },
  { id: 'last', due: (view, me) => view.round === 3 && asked('action')(view, me) },
  { id: 'end', due: (view) => view.phase === 'over' },
];

/** The tip to be said now. */
export function tipFor(view: View, me: number, read: ReadonlySet<string>): Tip | null {
  return TIPS.find(({ id, due }) => !read.has(id) && due(view, me)) ?? null;
}
