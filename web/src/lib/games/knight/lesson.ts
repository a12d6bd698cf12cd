/**
 * A guide through the first war alone: a list of tips, each said when the table comes to the point and dropped when
 * the player has done it. Three turns are led step by step; then the player goes on alone. The game is the real one.
 */
import { equal } from '$lib/play/equal';
import type { Course, Lesson as AnyLesson } from '$lib/play/lesson';
import type { Piece } from '$lib/table/contract';
import { boardOf, rowOf, wordOf, type BoardView, type Good, type View } from './view';

type Lesson = AnyLesson<View>;

interface Tip {
  id: string;
  /** May it be said now? */
  due: (lesson: Lesson, board: BoardView) => boolean;
  /** Has it been done? Tips without this wait for the button. */
  done?: (lesson: Lesson) => boolean;
  /** What it speaks of. */
  pieces?: Piece[];
}

const question = (board: BoardView) => wordOf(board.question)[0];
const offered = ({ offers }: Lesson, word: string) => offers.some(({ move }) => wordOf(move)[0] === word);

/** What has happened to me, as often as it has: events of one of these words, with these particulars. */
function count({ log, me }: Lesson, words: readonly string[], like: object = {}): number {
  return log.filter(({ event }) => {
    const [word, what] = wordOf(event);
    const told = (what ?? {}) as Record<string, unknown>;
    return (
      words.includes(word) &&
      told['seat'] === me &&
      Object.entries(like).every(([key, value]) => equal(told[key], value))
    );
  }).length;
}
const did =
  (words: string | readonly string[], like?: object, times = 1) =>
  (lesson: Lesson) =>
    count(lesson, typeof words === 'string' ? [words] : words, like) >= times;

/**
 * The lesson has one deal, and luck follows what is done: whoever does as the guide says meets the same cards. A tip of
 * this course names one move; who goes another way hears the common tips instead.
 */
const dealt = ({ view, me }: Lesson) =>
  view.difficulty === 'easy' &&
  boardOf(view, me).character === 'court-poet' &&
  rowOf(view, me)[0]?.card === 'penitents';

function step(turn: number, id: string, move: unknown, pieces: Piece[], done: Tip['done']): Tip {
  return {
    id,
    due: (lesson) =>
      lesson.view.turn === turn && dealt(lesson) && lesson.offers.some((offer) => equal(offer.move, move)),
    ...(done ? { done } : {}),
    pieces,
  };
}
const pays = (turn: number, id: string, segment: string, symbol: Good) =>
  step(turn, id, { pay: { segment, with: symbol } }, [`segment:${segment}`], did('unlocked', { segment }));
const leaves = (turn: number, id: string): Tip => ({
  id,
  due: (lesson, { phase }) => lesson.view.turn === turn && dealt(lesson) && phase === 'spend',
  done: did('spending-done', {}, turn),
});
const places = (turn: number, id: string, tile: string) =>
  step(turn, id, { place: tile }, [`tile:${tile}`], did('enemy-placed', {}, turn));

/** In the order in which they are said. */
const TIPS: Tip[] = [
  { id: 'welcome', due: ({ view }, { phase }) => view.turn === 1 && phase === 'cards' },
  { id: 'threat', due: ({ view }, { phase }) => view.turn === 1 && phase === 'cards' },
  step(1, 'side-1', { side: 'right' }, ['side:right'], did('side-chosen')),
  {
    id: 'side',
    due: (lesson) => offered(lesson, 'side'),
    done: did('side-chosen'),
    pieces: ['side:left', 'side:right'],
  },
  pays(1, 'coffers', 'lord-coffers-1', 'gold'),
  { id: 'spend', due: (_, { phase }) => phase === 'spend', done: did('symbol-paid') },
  { id: 'income', due: (lesson, { phase }) => phase === 'spend' && did('unlocked')(lesson) },
  pays(1, 'any', 'merchants-1', 'gold'),
  pays(1, 'church', 'church-1', 'nobility'),
  { id: 'done', due: (_, { phase }) => phase === 'spend', done: did('spending-done') },
  places(1, 'arrival-1', 'salt-road'),

  { id: 'again', due: ({ view }, { phase }) => view.turn === 2 && phase === 'cards' },
  step(2, 'side-2', { side: 'left' }, ['side:left'], did('side-chosen', {}, 2)),
  step(2, 'buy', { buy: 'buy-resource' }, ['gold-action:buy-resource'], did('paid', { why: { gold: 'buy-resource' } })),
  {
    ...step(2, 'glory', { take: 'glory' }, ['take:glory'], did('unlocked', { segment: 'king-1' })),
    due: (lesson, { phase }) => lesson.view.turn === 2 && dealt(lesson) && phase === 'spend' && offered(lesson, 'take'),
  },
  step(
    2,
    'exchange',
    { exchange: { give: 'valor', take: 'glory' } },
    ['gold-action:exchange', 'give:valor', 'take:glory'],
    did('paid', { why: { gold: 'exchange' } }),
  ),
  pays(2, 'king', 'king-1', 'glory'),
  leaves(2, 'keep'),
  step(2, 'claim', { 'claim-threshold': 4 }, ['threshold:4'], did('gained', { why: { threshold: 4 } })),
  {
    id: 'claimed',
    due: (lesson, { phase }) =>
      lesson.view.turn === 2 && dealt(lesson) && phase === 'command' && offered(lesson, 'take'),
    done: did('gained', { why: { threshold: 4 } }, 2),
    pieces: ['take:nobility'],
  },
  step(2, 'recruit', { recruit: 'deep-wood' }, ['command:recruit', 'tile:deep-wood'], did('recruited')),
  step(2, 'pay', 'pay-consequence', ['answer:pay'], did('paid', { why: 'consequence' })),
  places(2, 'arrival-2', 'salt-road'),

  { id: 'goal', due: ({ view }, { phase }) => view.turn === 3 && phase === 'cards' },
  step(3, 'side-3', { side: 'left' }, ['side:left'], did('side-chosen', {}, 3)),
  pays(3, 'merchants', 'merchants-2', 'gold'),
  pays(3, 'knowledge', 'knowledge-1', 'nobility'),
  leaves(3, 'done-3'),
  step(3, 'order', { activate: 'merchants' }, ['track:merchants'], did('activated', { track: 'merchants' })),
  step(3, 'stage-3', { stage: 'right' }, ['stage:right'], did('activated', { track: 'nobles' })),
  step(3, 'attack', 'attack', ['command:attack'], did('attacked')),
  places(3, 'arrival-3', 'stone-bridge'),

  { id: 'stage', due: (_, board) => question(board) === 'stage' },
  {
    id: 'command',
    due: (_, { phase, command }) => phase === 'command' && command > 0,
    done: did(['recruited', 'marched', 'attacked', 'command-lost']),
  },
  { id: 'arrival', due: (_, board) => question(board) === 'add', done: did('enemy-placed') },
  {
    id: 'answer',
    due: (_, board) => question(board) === 'possible',
    done: (lesson) => did('suffered')(lesson) || did('paid', { why: 'consequence' })(lesson),
    pieces: ['answer:pay', 'answer:suffer'],
  },
  { id: 'judged', due: (lesson) => lesson.view.turn === 4 && did('goal-judged', { reward: true })(lesson) },
  { id: 'victory', due: ({ view }) => view.turn >= 4 },
  { id: 'yours', due: ({ view }) => view.turn >= 4 },
  { id: 'gold', due: ({ view }, board) => view.turn >= 5 && board.phase === 'spend' && (board.held.gold ?? 0) >= 3 },
  { id: 'end', due: ({ view }) => view.stage === 'over' },
];

const course: Course<View> = {
  tips: TIPS.map(({ id, due, done, pieces }) => ({
    id,
    due: (lesson) => due(lesson, boardOf(lesson.view, lesson.me)) && (id === 'end' || lesson.view.stage !== 'over'),
    ...(done ? { done } : {}),
    ...(pieces ? { pieces: () => pieces } : {}),
  })),
  sets: ['learn'],
};
export default course;
