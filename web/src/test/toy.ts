/** A game of two places and three cards, for tests of the kit: pay a card at the market, or pray. */
import type { TableSource } from '$lib/play';
import type { Offer } from '$lib/protocol';
import type { GameClient, Rehearsal } from '$lib/table/contract';
import { stand } from './source.svelte';
import Toy from './Toy.svelte';

export interface ToyView {
  coins: number;
  hand: number[];
  places: string[];
}
type Move = { sell: number } | 'pray' | { then: string };

const offer = (move: Move, ...text: Offer['text']): Offer => ({ move, group: 'toy', text });

export const sell = (card: number) =>
  offer({ sell: card }, { text: 'Sell ' }, { text: `card ${card}`, piece: `card:${card}` });
export const pray = offer('pray', { text: 'Pray' });
export const next = (what: string) => offer({ then: what }, { text: `Then ${what}` });

export const toy: GameClient<ToyView> = {
  Board: Toy,
  phases: () => [],
  where: () => '',
  path: ({ move }) => {
    const made = move as Move;
    if (made === 'pray') return ['place:chapel'];
    return 'sell' in made ? ['place:market', `card:${made.sell}`] : [`place:${made.then}`];
  },
  crumbs: ({ move }) => {
    const made = move as Move;
    if (made === 'pray') return ['Pray'];
    return 'sell' in made ? ['Market', `Card ${made.sell}`] : [`Then ${made.then}`];
  },
  primary: (line) => (line.length > 1 ? `Play ${line.length}` : 'Play it'),
  effects: (before, after) => [{ name: 'Coins', from: before.coins, to: after.coins }],
  irreversible: ({ move }) => move === 'pray',
  wish: (piece) => ({ sell: Number(piece.split(':')[1]) }),
  describe: (piece) => ({ name: piece, text: `This is ${piece}.`, rule: 'TOY-01' }),
};

/** What a sale brings, and that it may be followed by another step. */
export async function rehearse(line: unknown[]): Promise<Rehearsal> {
  const none = { events: [], changes: [], offers: [] };
  const first = line[0] as Move;
  if (first !== 'pray' && 'sell' in first && first.sell > 2)
    return {
      ...none,
      taken: 0,
      stop: 'refused',
      problem: { code: 'illegal-move', message: 'Not that one.', rule: 'TOY-02' },
    };
  if (first === 'pray') return { ...none, taken: 1, stop: 'luck' };
  const more = line.length === 1 ? [next('chapel'), next('market')] : [];
  return {
    taken: line.length,
    stop: 'end',
    events: [],
    changes: [{ at: ['coins'], to: 3 + line.length }],
    offers: more,
  };
}

export function toyTable(more: Partial<TableSource<ToyView>> = {}): TableSource<ToyView> {
  return stand<ToyView>({
    client: toy as GameClient,
    view: { coins: 3, hand: [1, 2, 3], places: ['market', 'chapel'] },
    offers: [sell(1), sell(2), pray],
    rehearse,
    ...more,
  });
}
