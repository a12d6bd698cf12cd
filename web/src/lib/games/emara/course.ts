/**
 * The turns that the guide proposes: the first two rounds of the lesson, whose deal is the same each time. They show a
 * craftsman, the market, titles, a master, a donation, a token and a gift. Whoever plays otherwise goes on without.
 */
import type { Offer } from '$lib/protocol';
import { equal } from '$lib/play/equal';
import { offered } from '$lib/play/offered';
import type { Piece } from '$lib/table/contract';
import { bodyOf, GOODS, type Area, type Goods, type Move, type View } from './model';

interface Turn {
  round: number;
  lap: number;
  /** What I have when it begins: with anything else the deal is another one, or I went my own way. */
  stock: Goods;
  /** Where the walk leads. */
  goal: Area;
  moves: Move[];
}

export const COURSE: Turn[] = [
  {
    round: 1,
    lap: 1,
    stock: { stone: 1 },
    goal: 'grain-field',
    moves: [
      { play: { card: 'card-stone', slot: 3 } },
      { walk: 'country' },
      { craftsman: { hut: 'grain-field-hut-1', pay: { stone: 2 } } },
      'end-turn',
    ],
  },
  {
    round: 1,
    lap: 2,
    stock: { grain: 1 },
    goal: 'market',
    moves: [
      { play: { card: 'card-ring', slot: 2 } },
      { walk: 'town' },
      { sell: 'grain' },
      { title: { pay: { coin: 1 } } },
      'end-turn',
    ],
  },
  {
    round: 1,
    lap: 3,
    stock: { ring: 1 },
    goal: 'quarry',
    moves: [
      { play: { card: 'card-hire', slot: 1 } },
      { walk: 'country' },
      { 'hire-master': { master: 'landlord', pay: { stone: 1 } } },
      { title: { pay: { ring: 1 } } },
      'end-turn',
    ],
  },
  {
    round: 2,
    lap: 1,
    stock: { grain: 1 },
    goal: 'cathedral',
    moves: [
      { play: { card: 'card-cloth', slot: 3 } },
      { walk: 'town' },
      { donate: { kind: 'cloth', pay: { cloth: 1 } } },
      { keep: 'honour-castle-book' },
      'end-turn',
    ],
  },
  {
    round: 2,
    lap: 2,
    stock: { grain: 1, book: 1 },
    goal: 'castle',
    moves: [
      { play: { card: 'card-wood', slot: 2 } },
      { walk: 'town' },
      { give: { kind: 'grain', pay: { grain: 1 } } },
      { redeem: 'honour-castle-book' },
      'leave',
      'end-turn',
    ],
  },
  {
    round: 2,
    lap: 3,
    stock: { wood: 1, ring: 1, book: 2 },
    goal: 'forest',
    moves: [
      { play: { card: 'card-trade', slot: 1 } },
      { trade: { option: 0, pay: { wood: 1 } } },
      { walk: 'country' },
      { title: { pay: { coin: 1, ring: 1 } } },
      'end-turn',
    ],
  },
];

/** Which turn of the course I am in, and what is left of it; `null` if I am in none, or have left it. */
export function proposal(view: View, offers: Offer[], me: number): { turn: number; rest: Move[] } | null {
  const turn = COURSE.findIndex(({ round, lap }) => round === view.round && lap === view.lap);
  const plan = COURSE[turn];
  const mine = view.players[me];
  if (!plan || !mine || !offers.length) return null;
  if (view.phase === 'play') {
    const same = GOODS.every((good) => (mine.stock[good] ?? 0) === (plan.stock[good] ?? 0));
    return same && offered(offers, plan.moves[0]) ? { turn, rest: plan.moves } : null;
  }
  const played = bodyOf(plan.moves[0], 'play')!;
  if (mine.slots[played.slot - 1] !== played.card) return null;
  const next = plan.moves.findIndex((move) => offered(offers, move));
  return next < 0 ? null : { turn, rest: plan.moves.slice(next) };
}

/** What to touch next on that way. */
export function pointers(rest: Move[], turn: number, offers: Offer[], pathOf: (offer: Offer) => Piece[]): Piece[] {
  const first = offers.find(({ move }) => equal(move, rest[0]));
  const path = first ? pathOf(first).filter((piece) => !/^(part|slot|pay):/.test(piece)) : [];
  return bodyOf(rest[0], 'play') ? [...path, `area:${COURSE[turn]!.goal}`] : path;
}
