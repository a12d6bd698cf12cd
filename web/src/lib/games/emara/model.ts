/** The view, the moves and the events of the game as the engine writes them. */
import type { Offer } from '$lib/protocol';

export const KINDS = ['wood', 'stone', 'cloth', 'grain'] as const;
export const GOODS = [...KINDS, 'coin', 'ring', 'book', 'bread'] as const;
export type Kind = (typeof KINDS)[number];
export type Good = (typeof GOODS)[number];
export type Goods = Partial<Record<Good, number>>;

export const COUNTRY = ['forest', 'grain-field', 'quarry', 'weaving-mill'] as const;
export const TOWN = ['cathedral', 'castle', 'market', 'construction-site'] as const;
export type Area = (typeof COUNTRY)[number] | (typeof TOWN)[number];
export type Ring = 'country' | 'town';
export const RINGS: Ring[] = ['country', 'town'];
export type Part = 'card' | 'move' | 'title' | 'craftsman' | 'master';
export type Track = 'citizens' | 'buildings';

export interface Reckoning {
  seat: number;
  goods: Goods;
  tokens: number;
  'left-over': number;
  citizens: number;
  buildings: number;
  result: number;
  title: string | null;
  'title-points': number;
  place: number;
}
export interface Marker {
  marker: string;
  value: number;
  next: number;
  gone: boolean;
}
export interface Title {
  title: string;
  cards: number[];
  holders: number[];
  victoria: boolean;
}
export interface PlayerView {
  citizens: number;
  buildings: number;
  ends: Reckoning;
  stock: Goods;
  councillors: [Area, Area];
  reach: [Area[], Area[]];
  craftsmen: number[];
  'craftsmen-left': number[];
  masters: string[];
  tokens: string[];
  title: string | null;
  slots: (string | null)[];
  hand: string[] | null;
  'hand-size': number;
  unplayed: string[];
  chart: [number, number][];
}
export interface Visit {
  area: Area;
  uses: number[];
  redeemable: string[];
}
export interface Turn {
  seat: number;
  card: string | null;
  steps: number | null;
  done: Part[];
  'used-masters': string[];
  visit: Visit | null;
  'may-end': boolean;
}
export interface Take {
  round: number;
  stone: number;
  bread: number;
  title: string | null;
  'title-points': number;
  sum: number;
}
export interface Victoria {
  points: number;
  title: string | null;
  past: Take[];
  road: Take[];
  ends: number;
}
export type PhaseId =
  | 'lay-country'
  | 'lay-town'
  | 'lay-all'
  | 'lay-masters'
  | 'draw-start'
  | 'draw-first'
  | 'start-move'
  | 'start-resource'
  | 'deal'
  | 'reveal-event'
  | 'play'
  | 'main'
  | 'harvest'
  | 'visit'
  | 'draw-honours'
  | 'keep-honour'
  | 'refill'
  | 'event-offer'
  | 'over';

export interface View {
  mode: 'standard' | 'single' | 'campaign';
  'random-layout': boolean;
  'unlimited-choice': boolean;
  phase: PhaseId;
  round: number;
  rounds: number;
  lap: number;
  first: number;
  active: number;
  rings: [Area[], Area[]];
  country: { area: Area; councillors: number[]; huts: { hut: string; owner: number | null }[] }[];
  town: { area: Area; councillors: number[]; masters: [string | null, string | null] }[];
  markers: Marker[];
  titles: Title[];
  'start-card': string | null;
  event: string | null;
  'past-events': string[];
  'events-left': string[];
  'masters-left': string[];
  'master-discount': number;
  sales: number;
  'honour-stack': string[];
  'honour-pile': string[];
  'honours-drawn': string[];
  players: PlayerView[];
  turn: Turn | null;
  victoria: Victoria | null;
  over: boolean;
}

export type Move =
  | 'give-book'
  | 'leave'
  | 'decline'
  | 'end-turn'
  | { 'start-move': { from: Area; to: Area } }
  | { 'start-resource': Kind }
  | { play: { card: string; slot: number } }
  | { walk: Ring }
  | { trade: { option: number; pay: Goods } }
  | { step: Ring }
  | { 'hire-craftsman': { hut: string; pay: Goods } }
  | { 'hire-master': { master: string; pay: Goods } }
  | { errand: Area }
  | { title: { pay: Goods } }
  | { craftsman: { hut: string; pay: Goods } }
  | { master: { master: string; pay: Goods } }
  | { 'use-master': { master: string; option: number; take?: Kind; pay: Goods } }
  | { harvest: { breads: number; pay: Goods } }
  | { donate: { kind: Kind; pay: Goods } }
  | { give: { kind: Kind; pay: Goods } }
  | { sell: Kind }
  | { 'sell-books': number }
  | { 'deliver-stone': { pay: Goods } }
  | { 'deliver-bread': number }
  | { 'deliver-wood': { wood: number; pay: Goods } }
  | { redeem: string }
  | { keep: string }
  | { 'take-offer': { option: number; pay: Goods } };

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
export function payOf(offer: Offer): Goods {
  const body = Object.values(typeof offer.move === 'object' && offer.move ? offer.move : {})[0] as unknown;
  return typeof body === 'object' && body !== null && 'pay' in body ? ((body as { pay: Goods }).pay ?? {}) : {};
}

export function isTown(area: Area): boolean {
  return (TOWN as readonly string[]).includes(area);
}
/** Which of the two rings an area lies in, and its place there, clockwise. */
export function placeOf(view: View, area: Area): [ring: 0 | 1, place: number] {
  const at = view.rings[0].indexOf(area);
  return at >= 0 ? [0, at] : [1, Math.max(0, view.rings[1].indexOf(area))];
}
export function markerOf(view: View, id: string): Marker {
  return view.markers.find((marker) => marker.marker === id) ?? { marker: id, value: 0, next: 0, gone: false };
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
  const order = [...GOODS, 'any'].filter((good) => goods[good]);
  return order.flatMap((good) => Array<string>(goods[good] ?? 0).fill(good));
}
/** The seats in turn order from the holder of the statue. */
export function turnOrder(view: View): number[] {
  return view.players.map((_, index) => (view.first + index) % view.players.length);
}
/** The slot (1 to 3) that leads a player to an area, or `null` if he stands there. */
export function slotTo(view: View, seat: number, area: Area): number | null {
  const player = view.players[seat];
  if (!player) return null;
  const [ring] = placeOf(view, area);
  const at = player.reach[ring].indexOf(area);
  return at < 0 ? null : at + 1;
}
