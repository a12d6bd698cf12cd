/** The catalogue: names, prices and effects of the components, in the language spoken. */
import { language, t } from '$lib/i18n';
import type { Catalogue } from '$lib/table/contract';
import type { Area, Good, Goods, Kind } from './model';

interface Names {
  en: string;
  ru: string;
  cs: string;
}
/** What something costs or gives: goods, `any` resource, points on the tracks, a token. */
export type Lot = Partial<Record<Good | 'any' | 'citizens' | 'buildings' | 'honour_token', number>>;
export interface Deal {
  cost?: Lot;
  gain?: Lot;
}
interface Entry {
  id: string;
  name: Names;
  text?: Names;
  provenance?: string;
  reconstructed?: string[];
}
export interface CardData extends Entry {
  kind: 'gain' | 'trade' | 'step' | 'hire' | 'town';
  must: boolean;
  gain?: Lot;
  options?: Deal[];
  discount?: number;
}
export interface MasterData extends Entry {
  deck: 'A' | 'B';
  cost: Goods;
  citizens: number;
  timing: 'immediate' | 'per_turn' | 'permanent';
  gain?: Lot;
  options?: Deal[];
  exchange?: unknown;
  modifier?: { kind: string; gain?: Lot; delta?: number };
}
export interface EventData extends Entry {
  timing: 'start_of_round' | 'end_of_round' | 'this_round';
  gain?: Lot;
  options?: Deal[];
  modifier?: { kind: string; gain?: Lot; delta?: number; limit?: number; discount?: number };
  start: { buildings: number; country: Area; town: Area };
}
export interface HonourData extends Entry {
  place: Area;
  gain: Lot;
}
export interface TitleData extends Entry {
  rank: number;
  name_female: Names;
  cost: Goods;
  points: number[];
}
interface ActionData {
  id: string;
  name: Names;
  options?: Deal[];
  gain?: Lot;
}
export interface AreaData extends Entry {
  kind: 'countryside' | 'town';
  resource?: Kind;
  actions?: ActionData[];
}
export interface HutData {
  id: string;
  area: Area;
  cost: Goods;
}

export class Book {
  constructor(private catalogue: Catalogue) {}

  private entry<T>(kind: string, id: string): T | undefined {
    return this.catalogue[kind]?.[id] as T | undefined;
  }
  said(names: Names | undefined): string {
    return names?.[language()] ?? names?.en ?? '';
  }
  card(id: string): CardData | undefined {
    return this.entry('cards', id);
  }
  master(id: string): MasterData | undefined {
    return this.entry('masters', id);
  }
  event(id: string): EventData | undefined {
    return this.entry('events', id);
  }
  honour(id: string): HonourData | undefined {
    return this.entry('honours', id);
  }
  title(id: string): TitleData | undefined {
    return this.entry('titles', id);
  }
  area(id: string): AreaData | undefined {
    return this.entry('areas', id);
  }
  hut(id: string): HutData | undefined {
    return this.entry('huts', id);
  }
  /** The titles, lowest first. */
  titles(): TitleData[] {
    const all = Object.values(this.catalogue['titles'] ?? {}) as TitleData[];
    return all.sort((a, b) => a.rank - b.rank);
  }
  /** All of a kind: titles by rank, masters by deck. */
  all(kind: 'cards' | 'masters' | 'events' | 'honours' | 'titles' | 'areas'): Entry[] {
    const all = Object.values(this.catalogue[kind] ?? {}) as Entry[];
    if (kind === 'titles') return this.titles();
    return kind === 'masters' ? all.sort((a, b) => this.deck(a.id).localeCompare(this.deck(b.id))) : all;
  }
  private deck(id: string): string {
    return this.master(id)?.deck ?? '';
  }
  name(kind: string, id: string): string {
    return this.said(this.entry<Entry>(kind, id)?.name);
  }
  text(kind: string, id: string): string {
    return this.said(this.entry<Entry>(kind, id)?.text);
  }
  /** Victoria's form of a title. */
  lady(id: string): string {
    return this.said(this.title(id)?.name_female);
  }
  titleName(id: string | null): string {
    return id ? this.name('titles', id) : t('emara-no-title');
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
export function count(good: Good, n: number): string {
  return t(`emara-count-${good}`, { n });
}
/** Goods in words: "2 wood, 1 coin". */
export function goodsText(goods: Goods): string {
  const list = (Object.entries(goods) as [Good, number][]).filter(([, n]) => n > 0);
  return list.map(([good, n]) => count(good, n)).join(', ');
}
