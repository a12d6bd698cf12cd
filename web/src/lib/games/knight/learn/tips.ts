/**
 * A guide through the first war alone: a list of tips, each said when the table comes to the point and dropped when
 * the player has done it. Nothing is staged: the game is the real one.
 */
import type { LogLine, Offer } from '$lib/protocol';
import type { Piece } from '$lib/table/contract';
import { boardOf, wordOf, type BoardView, type View } from '../view';

export interface Lesson {
  view: View;
  offers: Offer[];
  log: LogLine[];
  me: number;
}

export interface Tip {
  id: string;
  /** May it be said now? */
  due: (lesson: Lesson, board: BoardView) => boolean;
  /** The event that shows that it has been done. Tips without one wait for the button. */
  done?: readonly string[];
  /** What it speaks of. */
  pieces?: (lesson: Lesson) => Piece[];
}

const question = (board: BoardView) => wordOf(board.question)[0];
const offered = ({ offers }: Lesson, word: string) => offers.some(({ move }) => wordOf(move)[0] === word);

/** In the order in which they are said. */
export const TIPS: Tip[] = [
  { id: 'welcome', due: (_, { phase }) => phase === 'cards' },
  { id: 'threat', due: (_, { phase }) => phase === 'cards' },
  {
    id: 'side',
    due: (lesson) => offered(lesson, 'side'),
    done: ['side-chosen'],
    pieces: () => ['side:left', 'side:right'],
  },
  { id: 'spend', due: (_, { phase }) => phase === 'spend', done: ['symbol-paid'] },
  { id: 'income', due: (_, { phase }) => phase === 'spend' },
  { id: 'done', due: (_, { phase }) => phase === 'spend', done: ['spending-done'] },
  { id: 'stage', due: (_, board) => question(board) === 'stage' },
  {
    id: 'command',
    due: (_, { phase, command }) => phase === 'command' && command > 0,
    done: ['recruited', 'marched', 'attacked', 'command-lost'],
  },
  { id: 'arrival', due: (_, board) => question(board) === 'add', done: ['enemy-placed'] },
  {
    id: 'answer',
    due: (_, board) => question(board) === 'possible',
    done: ['suffered'],
    pieces: () => ['answer:pay', 'answer:suffer'],
  },
  { id: 'again', due: ({ view }, { phase }) => view.turn === 2 && phase === 'cards' },
  { id: 'goal', due: ({ view }, { phase }) => view.turn === 3 && phase === 'cards' },
  { id: 'victory', due: ({ view }, { phase }) => view.turn === 4 && phase === 'spend' },
  { id: 'gold', due: ({ view }, board) => view.turn >= 4 && board.phase === 'spend' && (board.held.gold ?? 0) >= 3 },
  { id: 'end', due: ({ view }) => view.stage === 'over' },
];

const did = ({ log, me }: Lesson, { done }: Tip) =>
  done !== undefined &&
  log.some(({ event }) => {
    const [word, what] = wordOf(event);
    return done.includes(word) && (what as { seat?: number } | null)?.seat === me;
  });

/** The tip for this moment; `read` holds those already heard. */
export function tipFor(lesson: Lesson, read: ReadonlySet<string>): Tip | null {
  const board = boardOf(lesson.view, lesson.me);
  const over = lesson.view.stage === 'over';
  return (
    TIPS.find(
      (tip) => !read.has(tip.id) && !did(lesson, tip) && tip.due(lesson, board) && (!over || tip.id === 'end'),
    ) ?? null
  );
}

/** How far the guide has come, from 0 to 1. */
export function progress(lesson: Lesson, read: ReadonlySet<string>): number {
  return TIPS.filter((tip) => read.has(tip.id) || did(lesson, tip)).length / TIPS.length;
}
