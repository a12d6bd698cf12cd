/**
 * A turn is chosen in steps: card, hero, earlier card, destination. The steps are read off the list of
 * legal moves; nothing here knows a rule.
 */
import type { Offer } from '$lib/protocol';
import type { CardId, Move } from './view';

/** A play of a card, flattened: what the offer asks for at each step. */
export interface Play {
  offer: Offer;
  card: CardId;
  up: boolean;
  target: number;
  /** What happens to an earlier card. */
  extra: 'move' | 'discard' | 'take' | null;
  slot: number | null;
  to: number | null;
}

/** What has been chosen so far. */
export interface Plan {
  card: CardId | null;
  up: boolean;
  target: number | null;
  slot: number | null;
  to: number | null;
}

export const NOTHING: Plan = { card: null, up: true, target: null, slot: null, to: null };

export type Step = 'card' | 'target' | 'slot' | 'to' | 'ready';

/** What may be chosen now. */
export interface Choices {
  step: Step;
  cards: Set<CardId>;
  targets: Set<number>;
  slots: Set<number>;
  tos: Set<number>;
  /** The one move that is left. */
  play: Play | null;
}

/** The play of an offer; `null` if it is something else. */
export function playOf(offer: Offer): Play | null {
  const move = offer.move as Move;
  if (typeof move !== 'object') return null;
  if ('face-down' in move) {
    const { card, target } = move['face-down'];
    return { offer, card, target, up: false, extra: null, slot: null, to: null };
  }
  if (!('face-up' in move)) return null;
  const { card, target, extra } = move['face-up'];
  const bare = { offer, card, target, up: true };
  if (!extra) return { ...bare, extra: null, slot: null, to: null };
  if ('move' in extra) return { ...bare, extra: 'move', ...extra.move };
  if ('take' in extra) return { ...bare, extra: 'take', ...extra.take };
  return { ...bare, extra: 'discard', slot: extra.discard.slot, to: null };
}

export function playsOf(offers: Offer[]): Play[] {
  return offers.flatMap((offer) => playOf(offer) ?? []);
}

/** The plan of a move that is shown, not chosen. */
export function planOf(play: Play): Plan {
  const { card, up, target, slot, to } = play;
  return { card, up, target, slot, to };
}

/** What may be chosen next. */
export function choices(plays: Play[], plan: Plan): Choices {
  const cards = new Set(plays.map((play) => play.card));
  const none: Choices = {
    step: 'card',
    cards,
    targets: new Set(),
    slots: new Set(),
    tos: new Set(),
    play: null,
  };
  if (plan.card === null || !cards.has(plan.card)) return none;
  const ofCard = plays.filter((play) => play.card === plan.card && play.up === plan.up);
  const targets = new Set(ofCard.map((play) => play.target));
  if (plan.target === null || !targets.has(plan.target)) return { ...none, step: 'target', targets };
  const onTarget = ofCard.filter((play) => play.target === plan.target);
  const slots = new Set(onTarget.flatMap((play) => play.slot ?? []));
  if (slots.size === 0) return { ...none, step: 'ready', targets, play: onTarget[0] ?? null };
  if (plan.slot === null || !slots.has(plan.slot)) return { ...none, step: 'slot', targets, slots };
  const ofSlot = onTarget.filter((play) => play.slot === plan.slot);
  const tos = new Set(ofSlot.flatMap((play) => play.to ?? []));
  if (tos.size === 0) return { ...none, step: 'ready', targets, slots, play: ofSlot[0] ?? null };
  const play = ofSlot.find((one) => one.to === plan.to);
  if (!play) return { ...none, step: 'to', targets, slots, tos };
  return { ...none, step: 'ready', targets, slots, tos, play };
}

/** Chooses what there is no choice about: the only earlier card. */
export function settled(plays: Play[], plan: Plan): Plan {
  const { step, slots } = choices(plays, plan);
  const [only] = slots;
  return step === 'slot' && slots.size === 1 && only !== undefined ? { ...plan, slot: only } : plan;
}

/** One step back. A step that chose itself is passed over. */
export function back(plays: Play[], plan: Plan): Plan {
  if (plan.to !== null) return { ...plan, to: null };
  if (plan.slot !== null) {
    const { slots } = choices(plays, { ...plan, slot: null, to: null });
    if (slots.size > 1) return { ...plan, slot: null };
  }
  if (plan.target !== null) return { ...plan, target: null, slot: null };
  return { ...plan, card: null };
}
