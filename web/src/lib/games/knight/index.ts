/** Knight at the table. */
import { t } from '$lib/i18n';
import { plain, type GameClient, type Phase } from '$lib/table/contract';
import Board from './Board.svelte';
import { bookOf, type Book } from './book';
import { describePiece } from './describe';
import { effectsOf, warningsOf } from './effects';
import End from './End.svelte';
import { pathOf } from './paths';
import Sign from './Sign.svelte';
import { paidBy, payments } from './spend';
import { boardOf, current, wordOf, type View } from './view';

const SOLO = ['cards', 'spend', 'act', 'command', 'consequence'] as const;
const WAR = ['sides', 'spend', 'act', 'claims', 'duels', 'bids', 'blocks'] as const;

/** The steps of a turn, as this seat goes through them. */
export function phases(view: View, seat: number | null): Phase[] {
  if (view.stage === 'setup') return [{ id: 'setup', name: t('knight-setup'), state: 'now' }];
  const names: readonly string[] = view.mode === 'war' ? WAR : SOLO;
  const board = boardOf(view, seat);
  const stage: string =
    view.mode === 'war'
      ? ({ payment: 'bids', schedule: 'bids', rewards: 'blocks', 'reward-blocks': 'blocks', penalties: 'blocks' }[
          view.stage as string
        ] ?? view.stage)
      : board.phase;
  // A seat that waits, and the goal check, come after everything else.
  const at = names.includes(stage)
    ? names.indexOf(stage)
    : view.stage === 'over' || board.phase !== 'cards'
      ? names.length
      : 0;
  return names.map((id, place) => ({
    id,
    name: t(`knight-phase-${id}`),
    state: place < at ? 'done' : place === at ? 'now' : 'ahead',
  }));
}

const word = (move: unknown) => wordOf(move)[0];

/** A tap on a segment pays everything that is missing; a second one takes it back. */
function segmentLine(piece: string, staged: unknown[], now: View, after: View | null, seat: number | null, book: Book) {
  const card = piece.startsWith('segment:') ? book.segment(piece.slice(8)) : null;
  if (!card || boardOf(now, seat).phase !== 'spend' || boardOf(now, seat).question !== null) return null;
  const others = staged.filter((move) => paidBy(move) !== card.id);
  if (others.length < staged.length) return others;
  // What is staged stays if this can be paid as well.
  const more = staged.every((move) => paidBy(move) !== null) ? payments(card, boardOf(after ?? now, seat)) : [];
  if (more.length && staged.length) return [...staged, ...more];
  const whole = payments(card, boardOf(now, seat));
  return whole.length ? whole : null;
}

const GROUPS: Record<string, string> = {
  pay: 'court',
  'pay-any': 'court',
  buy: 'gold',
  exchange: 'gold',
  shift: 'gold',
  reveal: 'cards',
  peek: 'cards',
  swap: 'cards',
  replace: 'cards',
  adjacent: 'cards',
  side: 'side',
  special: 'knight',
  'claim-reward': 'knight',
  'claim-threshold': 'knight',
  battle: 'knight',
  war: 'war',
  challenge: 'war',
  'trade-with': 'trade',
  offer: 'trade',
  ask: 'trade',
  propose: 'trade',
  withdraw: 'trade',
  accept: 'trade',
  refuse: 'trade',
  recruit: 'command',
  attack: 'command',
  march: 'command',
  gather: 'command',
  envoy: 'command',
  'end-march': 'command',
  strike: 'command',
  'end-attack': 'command',
};

const client: GameClient<View> = {
  Board,
  End,
  Sign,
  phases,
  where: (view) => (view.turn ? t('knight-where', { turn: view.turn }) : t('knight-setup')),
  ask: (view, seat) => {
    if (seat === null) return null;
    const board = boardOf(view, seat);
    const [question, what] = wordOf(board.question);
    const n = typeof what === 'number' ? what : ((what as { n?: number } | null)?.n ?? 0);
    if (question) return t(`knight-ask-${question}`, { n });
    if (view.mode === 'war' && view.stage !== 'spend' && view.stage !== 'claims') return t(`knight-ask-${view.stage}`);
    return t(`knight-ask-${view.stage === 'setup' ? 'setup' : board.phase}`, { n: board.command });
  },
  path: ({ move }) => pathOf(move),
  line: (piece, plan, view, catalogue) => {
    const seat = plan.seat;
    return segmentLine(
      piece,
      plan.line.map(({ move }) => move),
      view,
      (plan.after as View | null) ?? null,
      seat,
      bookOf(catalogue),
    );
  },
  primary: (line) => {
    const words = line.map(({ move }) => word(move));
    const last = words.at(-1) ?? '';
    if (words.length > 1 && words.every((one) => one === 'pay' || one === 'pay-any'))
      return t('knight-do-pay', { n: words.length });
    const key = last === 'pay-any' ? 'pay' : last;
    const [, what] = wordOf(line.at(-1)?.move);
    return t(`knight-do-${key}`, { n: typeof what === 'number' ? what : words.filter((one) => one === last).length });
  },
  crumbs: ({ move, text }, view, catalogue) => {
    const segment = paidBy(move);
    const name = segment ? bookOf(catalogue).segment(segment)?.name : null;
    return [name ?? (move === 'done' ? t('knight-crumb-done') : plain(text))];
  },
  effects: (before, after, rehearsal, seat, catalogue) => effectsOf(before, after, seat, bookOf(catalogue)),
  warnings: (before, after, rehearsal, seat, catalogue) =>
    warningsOf(before, after, rehearsal, seat, bookOf(catalogue)),
  describe: (piece, view, catalogue, seat) => describePiece(piece, view, bookOf(catalogue), seat),
  wish: (piece, plan, view, catalogue) => wishOf(piece, view, bookOf(catalogue)),
  seatName: (view, seat, catalogue) => bookOf(catalogue).character(view.boards[seat]?.character ?? null)?.name ?? null,
  seatNote: (view, seat) => {
    const board = view.boards[seat];
    return board ? t('knight-seat-note', { points: board.vp, influence: board.influence }) : null;
  },
  group: (group, { move }) => (GROUPS[word(move)] ? t(`knight-group-${GROUPS[word(move)]}`) : t('knight-group-turn')),
  row: ({ move }, catalogue) => {
    const segment = paidBy(move);
    if (segment) return bookOf(catalogue).segment(segment)?.name ?? null;
    const kind = word(move);
    if (kind === 'march') return t('knight-row-march');
    if (kind === 'exchange') return t('knight-row-exchange');
    if (kind === 'swap') return t('knight-row-swap');
    return null;
  },
  ending: (outcome, view, players, me) => {
    const winners = players.filter(({ seat }) => outcome.seats[seat]?.won);
    const end = boardOf(view, me).end;
    const decided = view.boards[winners[0]?.seat ?? -1]?.end ?? end;
    return {
      title:
        view.mode === 'solo' || !winners.length
          ? t(`knight-verdict-${end?.verdict ?? 'defeat'}`)
          : t('knight-wins', { name: winners.map(({ name }) => name).join(', ') }),
      text: t(`knight-end-${decided?.by ?? 'unresolved'}`),
      own: view.boards.length > 1 ? true : 'whole',
    };
  },
  heading: ({ event }) => word(event) === 'turn-began',
};

/** The move that somebody means who taps what is not offered. */
function wishOf(piece: string, view: View, book: Book): unknown {
  const [kind = '', id = ''] = piece.split(':');
  switch (kind) {
    case 'segment': {
      const card = book.segment(id);
      const good = card && (['glory', 'nobility', 'valor', 'gold'] as const).find((one) => card.cost[one]);
      return good ? { pay: { segment: id, with: good } } : null;
    }
    case 'battle':
      return { battle: id };
    case 'threshold':
      return { 'claim-threshold': Number(id) };
    case 'reward':
      return { 'claim-reward': id };
    case 'special':
      return 'special';
    case 'war-action':
      return { war: id };
    case 'command':
      if (id === 'recruit') {
        const tile = book.sheet(view)?.tiles.find((one) => one.recruit || one.castle);
        return tile ? { recruit: tile.id } : null;
      }
      return id === 'move' ? null : id;
    case 'gold-action': {
      const position = Math.min(6, current(view) + 1);
      const moves: Record<string, unknown> = {
        reveal: { reveal: position },
        peek: { peek: position },
        'replace-card': { replace: position },
        'swap-cards': { swap: { first: current(view), second: position } },
        'adjacent-action': { adjacent: { position, side: 'left' } },
        exchange: { exchange: { give: 'glory', take: 'valor' } },
        'shift-enemies': { shift: 'back' },
      };
      return moves[id] ?? { buy: id };
    }
    case 'tile':
      return { recruit: id };
    case 'answer':
      return id === 'pay' ? 'pay-consequence' : 'suffer';
    default:
      return null;
  }
}

export default client;
