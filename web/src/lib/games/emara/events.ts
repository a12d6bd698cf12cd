/** The events of the game that the client reads, as the engine writes them. */
import type { Area, Goods, Kind, Reckoning, Ring } from './model';

export type Source =
  | 'start'
  | 'donation'
  | 'gift'
  | 'castle-book'
  | 'market'
  | 'site'
  | 'craftsman'
  | { card: string }
  | { harvest: Area }
  | { honour: string }
  | { master: string }
  | { title: string }
  | { event: string };

export interface Events {
  'round-began': { round: number; event: string };
  played: { seat: number; card: string; slot: number };
  walked: { seat: number; ring: Ring; from: Area; to: Area; steps: number };
  'title-taken': { seat: number; title: string };
  'master-hired': { seat: number; master: string };
  'craftsman-placed': { seat: number; hut: string; area: Area };
  delivered: { seat: number; good: string; count: number };
  sold: { seat: number; kind: Kind };
  'books-sold': { seat: number; count: number };
  'offer-taken': { seat: number; event: string };
  'offer-declined': { seat: number; event: string };
  'marker-turned': { marker: string; value: number; gone: boolean };
  paid: { seat: number; goods: Goods };
  took: { seat: number; goods: Goods; from: Source };
  citizens: { seat: number; change: number; now: number; from: Source };
  buildings: { seat: number; base: number; masters: number; event: number; change: number; now: number; from: Source };
  'turn-ended': { seat: number };
  victoria: { round: number; stone: number; bread: number; title: [string, number] | null; now: number };
  'honours-drawn': { seat: number; tokens: string[] };
  over: { results: Reckoning[] };
}

/** The body of an event of this kind, or `null` if it is of another. */
export function eventOf<K extends keyof Events>(event: unknown, kind: K): Events[K] | null {
  if (typeof event === 'object' && event !== null && kind in event) return (event as Record<K, Events[K]>)[kind];
  return null;
}
