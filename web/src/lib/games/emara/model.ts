/** The view and the moves as the engine writes them, and what the board asks of them. */
import type { Offer } from '$lib/protocol';
import type { Area, Good, Goods, Kind, MarkerView, Move, Ring, View } from './types';

export type {
  Area,
  Bargain,
  Good,
  Goods,
  Kind,
  Move,
  Part,
  PlayerView,
  Reckoning,
  Ring,
  Take,
  VictoriaView,
  View,
} from './types';
export type { VisitView as Visit } from './types';

export const KINDS: readonly Kind[] = ['wood', 'stone', 'cloth', 'grain'];
export const GOODS: readonly Good[] = [...KINDS, 'coin', 'ring', 'book', 'bread'];

export const COUNTRY: readonly Area[] = ['forest', 'grain-field', 'quarry', 'weaving-mill'];
export const TOWN: readonly Area[] = ['cathedral', 'castle', 'market', 'construction-site'];
export const RINGS: Ring[] = ['country', 'town'];
export type Track = 'citizens' | 'buildings';

/** Every kind of move with what it carries. */
export type Moves = {
  [K in MoveKind]: Extract<Move, Record<K, unknown>> extends Record<K, infer Body> ? Body : null;
};
export type MoveKind = Extract<Move, string> | (Move extends infer M ? (M extends string ? never : keyof M) : never);

/** The kind of a move and what it carries, or `null` for what is no move of the game. */
export function bodyOf<K extends MoveKind>(move: unknown, kind: K): Moves[K] | null {
  if (typeof move === 'object' && move !== null && kind in move) return (move as Record<K, Moves[K]>)[kind];
  return null;
}
export function kindOf(move: unknown): MoveKind {
  return (typeof move === 'string' ? move : Object.keys(move as object)[0]) as MoveKind;
}
/** What an offer pays; nothing for offers without a price. */
export function payOf(offer: Offer | undefined): Goods {
  const body = Object.values(typeof offer?.move === 'object' && offer.move ? offer.move : {})[0] as unknown;
  return typeof body === 'object' && body !== null && 'pay' in body ? ((body as { pay: Goods }).pay ?? {}) : {};
}

export function isTown(area: Area): boolean {
  return TOWN.includes(area);
}
/** Which of the two rings an area lies in, and its place there, clockwise. */
export function placeOf(view: View, area: Area): [ring: 0 | 1, place: number] {
  const at = view.rings[0].indexOf(area);
  return at >= 0 ? [0, at] : [1, Math.max(0, view.rings[1].indexOf(area))];
}
export function markerOf(view: View, id: string): Omit<MarkerView, 'marker'> {
  return view.markers.find((marker) => marker.marker === id) ?? { value: 0, next: 0, gone: false };
}
/** The lower track, which counts; with equal ones the citizens. */
export function lower(player: { citizens: number; buildings: number }): number {
  return Math.min(player.citizens, player.buildings);
}
/** How many of the goods there are. */
export function units(goods: Goods): number {
  return GOODS.reduce((sum, good) => sum + (goods[good] ?? 0), 0);
}
/** A list with each good as often as there is some of it. */
export function pieces(goods: Partial<Record<string, number>>): string[] {
  const order = [...(GOODS as readonly string[]), 'any'].filter((good) => goods[good]);
  return order.flatMap((good) => Array<string>(goods[good] ?? 0).fill(good));
}
/** The seats in turn order from the holder of the statue. */
export function turnOrder(view: View): number[] {
  return view.players.map((_, index) => ((view.first ?? 0) + index) % view.players.length);
}
/** The slot (1 to 3) that leads a player to an area, or `null` if he stands there. */
export function slotTo(view: View, seat: number, area: Area): number | null {
  const player = view.players[seat];
  if (!player) return null;
  const [ring] = placeOf(view, area);
  const at = player.reach[ring].indexOf(area);
  return at < 0 ? null : at + 1;
}
