/**
 * The moves of Hearts as boards need them: as pieces to tap, and as a sketch of what lies where. Nothing here
 * knows a rule.
 */
import type { Plan } from '$lib/play';
import type { Offer } from '$lib/protocol';
import type { Piece } from '$lib/table/contract';
import type { CardId, Move } from './view';

/** A play of a card, as far as it is chosen. */
export interface Sketch {
  card: CardId | null;
  up: boolean;
  target: number | null;
  /** What happens to an earlier card. */
  extra: 'move' | 'discard' | 'take' | null;
  slot: number | null;
  to: number | null;
}

export type Play = Sketch & { card: CardId; target: number };

/** The play of an offer; `null` if it is something else. */
export function playOf(offer: Offer): Play | null {
  const move = offer.move as Move;
  if (typeof move !== 'object') return null;
  if ('face-down' in move) return { ...move['face-down'], up: false, extra: null, slot: null, to: null };
  if (!('face-up' in move)) return null;
  const { card, target, extra } = move['face-up'];
  const bare = { card, target, up: true };
  if (!extra) return { ...bare, extra: null, slot: null, to: null };
  if ('move' in extra) return { ...bare, extra: 'move', ...extra.move };
  if ('take' in extra) return { ...bare, extra: 'take', ...extra.take };
  return { ...bare, extra: 'discard', slot: extra.discard.slot, to: null };
}

/**
 * The pieces of an offer in the order of tapping. The hero a card is sent on to is a piece of its own,
 * `to:5`: tapped as `hero:5` he could as well be the one before whom the card is laid.
 */
export function pathOf(offer: Offer): Piece[] {
  const play = playOf(offer);
  if (play) {
    const { card, up, target, slot, to } = play;
    const path = [`card:${card}`, up ? 'face:up' : 'face:down', `hero:${target}`];
    return [...path, ...(slot === null ? [] : [`slot:${slot}`]), ...(to === null ? [] : [`to:${to}`])];
  }
  const move = offer.move as Move;
  if (typeof move === 'string') return [`say:${move}`];
  return 'heroes' in move ? [...move.heroes.crusaders, ...move.heroes.saracens].map((hero) => `knight:${hero}`) : [];
}

/** What the plan would lay where: the move that is shown, or the pieces chosen so far. */
export function sketchOf(plan: Plan): Sketch {
  const last = plan.shown.at(-1);
  const play = last && !plan.chosen.some((piece) => !pathOf(last).includes(piece)) ? playOf(last) : null;
  if (play) return play;
  const chosen = (kind: string) => plan.chosen.find((piece) => piece.startsWith(`${kind}:`))?.slice(kind.length + 1);
  const seat = (kind: string) => Number(chosen(kind) ?? NaN);
  const number = (value: number) => (Number.isNaN(value) ? null : value);
  const [first] = plan.candidates.flatMap((offer) => playOf(offer) ?? []);
  const slot = number(seat('slot'));
  return {
    card: chosen('card') ?? null,
    up: chosen('face') !== 'down',
    target: number(seat('hero')),
    extra: slot === null ? null : (first?.extra ?? null),
    slot,
    to: number(seat('to')),
  };
}
