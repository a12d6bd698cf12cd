/** The pieces of a move in the order in which they are tapped. No two offers of a list share all of them. */
import type { Offer } from '$lib/protocol';
import type { Piece } from '$lib/table/contract';
import { bodyOf, GOODS, kindOf, payOf, type Area, type Goods, type View } from './model';

/** A payment as a piece: `pay:wood1.coin2`; `pay:` for nothing. */
export function payPiece(goods: Goods): Piece {
  const parts = GOODS.filter((good) => goods[good]).map((good) => `${good}${goods[good]}`);
  return `pay:${parts.join('.')}`;
}
/** The area that a walk or the step card leads to. */
export function goalOf(view: View, move: unknown): Area | null {
  const turn = view.turn;
  const player = turn ? view.players[turn.seat] : undefined;
  if (!turn || !player) return null;
  const walk = bodyOf(move, 'walk');
  const step = bodyOf(move, 'step');
  const ring = walk ?? step;
  if (!ring) return bodyOf(move, 'errand');
  return player.reach[ring === 'country' ? 0 : 1][walk ? (turn.steps ?? 1) - 1 : 0] ?? null;
}
/** The title that comes next for a player. */
export function nextTitle(view: View, seat: number): string | null {
  const titles = view.titles.map((title) => title.title);
  const has = view.players[seat]?.title ?? null;
  return titles[has === null ? 0 : titles.indexOf(has) + 1] ?? null;
}

/** What a move is about, without its payment. */
function subject(offer: Offer, view: View): Piece[] {
  const { move } = offer;
  switch (kindOf(move)) {
    case 'start-move': {
      const body = bodyOf(move, 'start-move')!;
      return [`area:${body.from}`, `area:${body.to}`];
    }
    case 'start-resource':
      return [`good:${bodyOf(move, 'start-resource')}`];
    case 'play': {
      const body = bodyOf(move, 'play')!;
      return [`card:${body.card}`, `slot:${body.slot}`];
    }
    case 'walk':
      return ['part:move', `area:${goalOf(view, move)}`];
    case 'step':
    case 'errand':
      return ['part:card', `area:${goalOf(view, move)}`];
    case 'trade':
      return ['part:card', `deal:${bodyOf(move, 'trade')!.option}`];
    case 'hire-craftsman':
      return ['part:card', `hut:${bodyOf(move, 'hire-craftsman')!.hut}`];
    case 'hire-master':
      return ['part:card', `master:${bodyOf(move, 'hire-master')!.master}`];
    case 'title':
      return ['part:title', `title:${nextTitle(view, view.active)}`];
    case 'craftsman':
      return ['part:craftsman', `hut:${bodyOf(move, 'craftsman')!.hut}`];
    case 'master':
      return ['part:master', `master:${bodyOf(move, 'master')!.master}`];
    case 'use-master': {
      const body = bodyOf(move, 'use-master')!;
      const take = body.take ? [`take:${body.take}`] : [];
      return [`master:${body.master}`, `deal:${body.option}`, ...take];
    }
    case 'harvest':
      return [`bake:${bodyOf(move, 'harvest')!.breads}`];
    case 'donate':
      return [`marker:donation-${bodyOf(move, 'donate')!.kind}`];
    case 'give':
      return [`marker:gift-${bodyOf(move, 'give')!.kind}`];
    case 'give-book':
      return ['do:castle-book'];
    case 'sell':
      return [`sell:${bodyOf(move, 'sell')}`];
    case 'sell-books':
      return [`books:${bodyOf(move, 'sell-books')}`];
    case 'deliver-stone':
      return ['marker:stone'];
    case 'deliver-bread':
      return ['marker:bread', `bread:${bodyOf(move, 'deliver-bread')}`];
    case 'deliver-wood':
      return [`wood:${bodyOf(move, 'deliver-wood')!.wood}`];
    case 'redeem':
      return [`honour:${bodyOf(move, 'redeem')}`];
    case 'keep':
      return [`honour:${bodyOf(move, 'keep')}`];
    case 'take-offer':
      return [`offer:${bodyOf(move, 'take-offer')!.option}`];
    case 'leave':
    case 'decline':
    case 'end-turn':
      return [`do:${kindOf(move)}`];
  }
}
const PRICED = new Set([
  'trade',
  'hire-craftsman',
  'hire-master',
  'title',
  'craftsman',
  'master',
  'use-master',
  'harvest',
  'donate',
  'give',
  'deliver-stone',
  'deliver-wood',
  'take-offer',
]);
/** The first offer of a list with the same subject: the rules' own proposal for its payment. */
const proposals = new WeakMap<Offer[], Map<string, Offer>>();
function proposal(offer: Offer, about: Piece[], view: View, list: Offer[]): boolean {
  let firsts = proposals.get(list);
  if (!firsts) {
    firsts = new Map();
    for (const one of list) {
      const key = subject(one, view).join(' ');
      if (!firsts.has(key)) firsts.set(key, one);
    }
    proposals.set(list, firsts);
  }
  return firsts.get(about.join(' ')) === offer;
}

/** The first payment of a choice is meant unless another one is tapped, so it has no piece of its own. */
export function path(offer: Offer, view: View, _catalogue: unknown, list: Offer[]): Piece[] {
  const about = subject(offer, view);
  if (!PRICED.has(kindOf(offer.move)) || proposal(offer, about, view, list)) return about;
  return [...about, payPiece(payOf(offer))];
}
