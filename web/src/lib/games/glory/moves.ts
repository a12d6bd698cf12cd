/** The moves of Glory: the pieces they are put together from, and what they are called. */
import { t } from '$lib/i18n';
import type { Offer } from '$lib/protocol';
import { plain, type Catalogue, type Piece } from '$lib/table/contract';
import { Book } from './book';
import { rewardWords } from './cards';
import { cardPieces } from './hand';
import { COLOURS, type Move, type TokenRef, type View } from './view';

/** The kind of a move with what belongs to it. */
export function kindOf(move: unknown): [kind: string, value: unknown] {
  if (typeof move === 'string') return [move, null];
  return (Object.entries(move ?? {})[0] ?? ['', null]) as [string, unknown];
}

/** The value of a move if it is of this kind. */
export function valueOf<T>(move: unknown, kind: string): T | null {
  const [name, value] = kindOf(move);
  return name === kind ? (value as T) : null;
}

export function tokenPiece(token: TokenRef): Piece {
  const [kind, id] = Object.entries(token)[0]!;
  return `${kind}:${id}`;
}

/** Dice to reroll: the lowest of each colour, counted from the lowest, so that a die brings all lower ones along. */
function dicePieces(counts: [number, number, number]): Piece[] {
  return COLOURS.flatMap((colour, i) => Array.from({ length: counts[i]! }, (_, at) => `die:${colour}:${at + 1}`));
}

export function path(offer: Offer): Piece[] {
  const move = offer.move as Move;
  if (typeof move === 'string') return [`answer:${move}`];
  if ('character' in move) return [`character:${move.character}`];
  if ('keep' in move) return move.keep.map((title) => `title:${title}`);
  if ('return' in move) return move.return.length ? cardPieces(move.return) : ['answer:keep-all'];
  if ('place' in move) return [`action:${move.place}`];
  if ('take' in move) return [`market:${move.take}`];
  if ('draw' in move) return [`deck:${move.draw}`];
  if ('upgrade' in move) return [`item:${move.upgrade}`];
  if ('support' in move) return [`space:${move.support}`];
  if ('challenge' in move) return [`knight:${move.challenge}`];
  if ('slot' in move) return [`slot:${move.slot}`];
  if ('goal' in move) return [`title:${move.goal}`];
  if ('travel' in move) return [`card:${move.travel}`];
  if ('reward' in move) return [`reward:${move.reward}`];
  if ('use' in move) return [`supporter:${move.use}`];
  if ('refresh' in move) return [`supporter:${move.refresh.by}`, tokenPiece(move.refresh.up)];
  if ('commit' in move) return [`commit:${move.commit}`];
  if ('reroll' in move) return dicePieces(move.reroll);
  if ('relic' in move) return [`relic:${move.relic}`];
  if ('relic-reroll' in move) return [`relic:${move['relic-reroll'].relic}`, ...dicePieces(move['relic-reroll'].dice)];
  return [tokenPiece(move['turn-up'])];
}

/** Places whose goal can be tapped at once: the kind of piece, and the move it means after the place. */
const GOALS: Record<string, [place: string, follow: (id: string) => Move]> = {
  space: ['support', (id) => ({ support: Number(id) })],
  market: ['plan-travel', (id) => ({ take: id })],
  deck: ['plan-travel', (id) => ({ draw: id as never })],
  item: ['market', (id) => ({ upgrade: id as never })],
  knight: ['herald', (id) => ({ challenge: id })],
  slot: ['herald', (id) => ({ slot: Number(id) })],
};

/** Could this seat take it, as far as the board shows? The server says it for certain. */
function within(piece: Piece, view: View, seat: number): boolean {
  const [kind, id = ''] = piece.split(':') as [string, string];
  const player = view.players[seat];
  if (!player) return false;
  const space = view.track.find(({ space }) => String(space) === id);
  const places = view.tournament?.places ?? [];
  if (kind === 'space') return !!space?.supporter && (player['support-prices'][space.space - 1] ?? 99) <= player.coins;
  if (kind === 'item') {
    const price = player.prices[id === 'mount' ? 0 : 1];
    return player[id as 'mount' | 'armour'] < 4 && price !== null && price <= player.coins;
  }
  if (kind === 'deck') return (view.decks[['romance', 'trade', 'challenge'].indexOf(id)] ?? 0) > 0;
  if (kind === 'knight') {
    const place = places.find(({ knight }) => knight === id);
    const city = places.filter((other) => other.city === place?.city);
    return !!place && place.rider === null && !city.some(({ rider }) => rider === seat);
  }
  if (kind === 'slot') {
    const place = places.find(({ slot }) => String(slot) === id);
    return !!place && !place.knight && place.rider === null && !places.some(({ rider }) => rider === seat);
  }
  return true;
}

/** The moves that a tap on this piece means although only places are offered: the place, then the piece. */
export function goal(piece: Piece, offers: Offer[], view: View, seat: number | null): Move[] | null {
  const [kind, id = ''] = piece.split(':') as [string, string];
  const [place, follow] = GOALS[kind] ?? [];
  if (!place || !follow || seat === null) return null;
  const open = offers.some(({ move }) => valueOf(move, 'place') === place);
  return open && within(piece, view, seat) ? [{ place } as Move, follow(id)] : null;
}

/** The parts of a move in the plan. */
export function crumbs(offer: Offer, view: View, catalogue: Catalogue): string[] {
  const book = new Book(catalogue);
  const move = offer.move as Move;
  if (typeof move === 'string') return [t(`glory-answer-${move}`)];
  if ('place' in move) {
    return [move.place === 'event' ? book.name('event', view.event) : book.name('action', move.place)];
  }
  if ('take' in move) return [book.name('card', move.take)];
  if ('draw' in move) return [t('glory-crumb-draw', { deck: t(`glory-deck-${move.draw}`) })];
  if ('upgrade' in move) return [t(`glory-${move.upgrade}`)];
  if ('support' in move) {
    const space = view.track.find(({ space }) => space === move.support);
    return [book.name('supporter', space?.supporter)];
  }
  if ('challenge' in move) return [book.name('knight', move.challenge)];
  if ('slot' in move) return [t('glory-slot', { slot: move.slot + 1 })];
  if ('goal' in move) return [book.name('title', move.goal)];
  if ('keep' in move) return move.keep.map((title) => book.name('title', title));
  if ('character' in move) return [book.name('character', move.character)];
  if ('travel' in move) return [book.name('card', move.travel)];
  if ('use' in move) return [book.name('supporter', move.use)];
  if ('relic' in move) return [book.name('relic', move.relic)];
  if ('reward' in move) {
    const card = view.players.find(({ card }) => card !== null && book.card(card)?.choose.length)?.card;
    const reward = book.card(card)?.choose[move.reward];
    return reward ? [rewardWords(reward, book)] : [plain(offer.text)];
  }
  if ('reroll' in move) return [t('glory-crumb-faith'), ...diceWords(move.reroll)];
  if ('relic-reroll' in move) {
    const { relic, dice } = move['relic-reroll'];
    return [book.name('relic', relic), ...diceWords(dice)];
  }
  return [plain(offer.text)];
}

/** Dice in words, a colour each: "2 red". */
export function diceWords(counts: [number, number, number]): string[] {
  return COLOURS.flatMap((colour, i) => (counts[i] ? [t(`glory-dice-${colour}`, { n: counts[i]! })] : []));
}

/** The label of the primary button. */
export function primary(line: Offer[]): string {
  const [first] = line;
  const [kind, value] = kindOf(first?.move);
  if (kind === 'commit') return t('glory-do-commit', { n: Number(value) });
  if (kind === 'reroll' || kind === 'relic-reroll') {
    const dice = kind === 'reroll' ? value : (value as { dice: number[] }).dice;
    return t('glory-do-reroll', { n: (dice as number[]).reduce((sum, count) => sum + count, 0) });
  }
  const labels: Record<string, string> = {
    place: 'glory-do-place',
    take: 'glory-do-take',
    draw: 'glory-do-draw',
    upgrade: 'glory-do-upgrade',
    support: 'glory-do-support',
    challenge: 'glory-do-shield',
    slot: 'glory-do-shield',
    goal: 'glory-do-keep',
    travel: 'glory-do-travel',
    reward: 'glory-do-reward',
    use: 'glory-do-use',
    refresh: 'glory-do-use',
    relic: 'glory-do-use',
    'turn-up': 'glory-do-turn-up',
    character: 'glory-do-seal',
    keep: 'glory-do-seal',
    return: 'glory-do-seal',
    stop: 'glory-answer-stop',
    pass: 'glory-answer-pass',
    fight: 'glory-answer-fight',
    decline: 'glory-answer-decline',
  };
  const label = labels[kind];
  return label ? t(label) : t('dock-play');
}

/** The heading of a move in the list. */
export function group(offer: Offer): string {
  const [kind] = kindOf(offer.move);
  const headings: Record<string, string> = {
    place: 'glory-group-town',
    take: 'glory-group-cards',
    draw: 'glory-group-decks',
    upgrade: 'glory-group-market',
    support: 'glory-group-support',
    challenge: 'glory-group-shield',
    slot: 'glory-group-shield',
    travel: 'glory-group-travel',
    use: 'glory-group-use',
    refresh: 'glory-group-use',
    relic: 'glory-group-relic',
    'relic-reroll': 'glory-group-relic',
    commit: 'glory-group-strength',
    reroll: 'glory-group-faith',
    keep: 'glory-group-titles',
    goal: 'glory-group-titles',
    character: 'glory-group-character',
    return: 'glory-group-return',
    reward: 'glory-group-reward',
    'turn-up': 'glory-group-turn-up',
  };
  return t(headings[kind] ?? 'glory-group-wait');
}

/** Offers that open together in the list: rerolls by how many colours they touch. */
export function row(offer: Offer): string | null {
  const [kind, value] = kindOf(offer.move);
  const dice = kind === 'reroll' ? value : kind === 'relic-reroll' ? (value as { dice: number[] }).dice : null;
  if (Array.isArray(dice)) {
    return t('glory-row-colours', { n: (dice as number[]).filter((count) => count > 0).length });
  }
  if (kind === 'return') return t('glory-row-return', { n: (value as string[]).length });
  return null;
}

/** A short remark at the right of a row: a price, a gain. */
export function right(offer: Offer, view: View, catalogue: Catalogue): string | null {
  const book = new Book(catalogue);
  const [kind, value] = kindOf(offer.move);
  const mine = view.players.find(({ secret }) => secret !== null);
  const coins = (n: number) => t('glory-n-coins', { n });
  if (kind === 'support') return coins(mine?.['support-prices'][Number(value) - 1] ?? 0);
  if (kind === 'upgrade') return coins(mine?.prices[value === 'mount' ? 0 : 1] ?? 0);
  if (kind === 'travel') {
    const card = book.card(value as string);
    if (card?.opponent) return `${t('glory-attack')} ${card.opponent[0]}`;
    return card?.cost.coins ? coins(card.cost.coins) : t('glory-free');
  }
  if (kind === 'challenge') {
    const knight = book.knight(value as string);
    return knight ? `${knight.attack} · ${t('glory-n-glory', { n: knight.glory })}` : null;
  }
  if (kind === 'place' && value !== 'event') {
    const gain = book.action(value as string)?.gain ?? {};
    const [name, count] = Object.entries(gain)[0] ?? [];
    return name && typeof count === 'number' ? `+${t(`glory-n-${name}`, { n: count })}` : null;
  }
  return null;
}
