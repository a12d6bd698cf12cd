/** Questions to the view of Glory; its JSON is written down in `types.ts`. */
import type { Deck, DuelView, Rider, Step, Token, TokenView, View } from './types';

export type {
  Action,
  ActionView,
  City,
  Deck,
  Die,
  DuelView,
  Foe,
  Item,
  Move,
  Part,
  PlaceView,
  PlayerView,
  Progress,
  Rider,
  SideView,
  Step,
  View,
} from './types';
export type TokenRef = Token;
export type Tokens = TokenView<string>;

export const DECKS: Deck[] = ['romance', 'trade', 'challenge'];
/** Dice by their order in the view. */
export const COLOURS = ['red', 'black', 'white'] as const;
export const STEPS: Step[] = ['tent', 'strength', 'roll', 'faith', 'lance1', 'lance2', 'relic', 'resolve'];

/** The event of this kind, if the line is one. */
export function eventOf<T>(event: unknown, kind: string): T | null {
  return typeof event === 'object' && event !== null && kind in event ? (event as Record<string, T>)[kind]! : null;
}

/** The seat an event tells of: whoever does it, or whom it happens to. */
export function tellsOf(event: unknown): number | null {
  if (typeof event !== 'object' || event === null) return null;
  const { seat, who = seat } = Object.values(event)[0] as { seat?: number; who?: Rider };
  return typeof who === 'number' ? who : null;
}

/** What a seat is asked, in one word: `action`, `register`, `tent`, … */
export function askOf(view: View, seat: number | null): string | null {
  const ask = view.asked.find((asked) => asked.seat === seat)?.ask;
  if (typeof ask === 'string') return ask;
  return typeof ask === 'object' && ask !== null ? (Object.keys(ask)[0] ?? null) : null;
}

/** The duel in which a seat fights now. */
export function duelOf(view: View, seat: number | null): DuelView | null {
  return view.duels.find((duel) => duel.sides.some((side) => side.seat === seat)) ?? null;
}

/** The seat's standing in the initiative order, from 0. */
export const standing = (view: View, rider: Rider): number => view.order.indexOf(rider);
