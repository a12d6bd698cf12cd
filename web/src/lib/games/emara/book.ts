/** The catalogue: names, prices and effects of the components, in the language spoken. */
import { t } from '$lib/i18n';
import { entriesOf, entryOf, type Catalogue, type Narrowed } from '$lib/table/contract';
import type { Area, Good, Goods, Kind } from './model';
import type { Catalogue as Told } from './types';

/** What something costs or gives: goods, `any` resource, points on the tracks, a token. */
export type Lot = Partial<Record<Good | 'any' | 'citizens' | 'buildings' | 'honour_token', number>>;
export interface Deal {
  cost?: Lot;
  gain?: Lot;
}
interface Entry {
  id: string;
  name: string;
  text?: string;
  provenance?: string;
}
export type CardData = Narrowed<
  Told['card'][string],
  {
    kind: 'gain' | 'trade' | 'step' | 'hire' | 'town';
    must: boolean;
    gain?: Lot;
    options?: Deal[];
    discount?: number;
  }
>;
export type MasterData = Narrowed<
  Told['master'][string],
  {
    deck: 'A' | 'B';
    cost: Goods;
    citizens: number;
    timing: 'immediate' | 'per_turn' | 'permanent';
    gain?: Lot;
    options?: Deal[];
    exchange?: unknown;
    modifier?: { kind: string; gain?: Lot; delta?: number };
  }
>;
export type EventData = Narrowed<
  Told['event'][string],
  {
    timing: 'start_of_round' | 'end_of_round' | 'this_round';
    gain?: Lot;
    options?: Deal[];
    modifier?: { kind: string; gain?: Lot; delta?: number; limit?: number; discount?: number };
    start: { buildings: number; country: Area; town: Area };
  }
>;
export type HonourData = Narrowed<
  Told['honour'][string],
  {
    place: Area;
    gain: Lot;
  }
>;
export type TitleData = Narrowed<
  Told['title'][string],
  {
    rank: number;
    name_female: string;
    cost: Goods;
    points: number[];
  }
>;
interface ActionData {
  id: string;
  name: string;
  options?: Deal[];
  gain?: Lot;
}
export type AreaData = Narrowed<
  Told['area'][string],
  {
    kind: 'countryside' | 'town';
    resource?: Kind;
    actions?: ActionData[];
  }
>;
export type HutData = Narrowed<
  Told['hut'][string],
  {
    id: string;
    area: Area;
    cost: Goods;
  }
>;

export class Book {
  constructor(private catalogue: Catalogue) {}

  private entry<T>(kind: keyof Told, id: string): T | undefined {
    return entryOf(this.catalogue, kind, id);
  }
  card(id: string): CardData | undefined {
    return this.entry('card', id);
  }
  master(id: string): MasterData | undefined {
    return this.entry('master', id);
  }
  event(id: string): EventData | undefined {
    return this.entry('event', id);
  }
  honour(id: string): HonourData | undefined {
    return this.entry('honour', id);
  }
  title(id: string): TitleData | undefined {
    return this.entry('title', id);
  }
  area(id: string): AreaData | undefined {
    return this.entry('area', id);
  }
  hut(id: string): HutData | undefined {
    return this.entry('hut', id);
  }
  /** The titles, lowest first. */
  titles(): TitleData[] {
    const all = entriesOf<TitleData>(this.catalogue, 'title').map(([, title]) => title);
    return all.sort((a, b) => a.rank - b.rank);
  }
  /** All of a kind: titles by rank, masters by deck. */
  all(kind: 'card' | 'master' | 'event' | 'honour' | 'title' | 'area'): Entry[] {
    const all = entriesOf<Entry>(this.catalogue, kind).map(([, entry]) => entry);
    if (kind === 'title') return this.titles();
    return kind === 'master' ? all.sort((a, b) => this.deck(a.id).localeCompare(this.deck(b.id))) : all;
  }
  private deck(id: string): string {
    return this.master(id)?.deck ?? '';
  }
  name(kind: keyof Told, id: string): string {
    return this.entry<Entry>(kind, id)?.name ?? '';
  }
  text(kind: keyof Told, id: string): string {
    return this.entry<Entry>(kind, id)?.text ?? '';
  }
  /** Victoria's form of a title. */
  lady(id: string): string {
    return this.title(id)?.name_female ?? '';
  }
  titleName(id: string | null): string {
    return id ? this.name('title', id) : t('emara-no-title');
  }
  /** The resource of a countryside area. */
  resource(area: Area): Kind {
    return this.area(area)?.resource ?? 'wood';
  }
  points(id: 'titles', title: string): number[] {
    return this.title(title)?.points ?? [];
  }
}

/** "2 wood", "1 coin". */
export function count(good: Good | 'any', n: number): string {
  return t(`emara-count-${good}`, { n });
}
/** Goods in words: "2 wood, 1 coin". */
export function goodsText(goods: Goods): string {
  const list = (Object.entries(goods) as [Good, number][]).filter(([, n]) => n > 0);
  return list.map(([good, n]) => count(good, n)).join(', ');
}
