/** A hand card by card: every copy is a piece of its own. */
import type { Piece } from '$lib/table/contract';
import type { PlayerView } from './view';

export interface HandCard {
  card: string;
  piece: Piece;
  /** Does everybody know it? */
  seen: boolean;
}

/** The pieces of these cards: `card:quest`, and `card:quest:2` for a second copy. */
export function cardPieces(cards: string[]): Piece[] {
  const copies = new Map<string, number>();
  return cards.map((card) => {
    const copy = (copies.get(card) ?? 0) + 1;
    copies.set(card, copy);
    return copy === 1 ? `card:${card}` : `card:${card}:${copy}`;
  });
}

export function handPieces(player: PlayerView): HandCard[] {
  const hand = player.secret?.hand ?? player.seen;
  const known = [...player.seen];
  const pieces = cardPieces(hand);
  return hand.map((card, i) => {
    const at = known.indexOf(card);
    if (at >= 0) known.splice(at, 1);
    return { card, piece: pieces[i]!, seen: at >= 0 };
  });
}
