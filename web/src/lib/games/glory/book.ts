/** Names, texts and numbers of components, from the catalogue, in the language spoken. */
import { language } from '$lib/i18n';
import type { Catalogue } from '$lib/table/contract';
import type { Deck, Item } from './view';

type Names = { en: string; ru: string; cs: string };
export type Kind = 'supporter' | 'relic' | 'prestige';

/** What is paid or taken. */
export interface Gain {
  coins?: number;
  strength?: number;
  faith?: number;
  glory?: number;
  prestige?: string;
  relic?: string;
  supporter?: string;
}
export interface Upgrade {
  item: Item;
  from: number;
  to: number;
}
export interface Reward {
  gain: Gain;
  upgrade: Upgrade | null;
}
export interface Card {
  name: Names;
  deck: Deck;
  count: number;
  cost: Gain;
  reward: Reward;
  choose: Reward[];
  /** Titles drawn and kept; nothing for most cards. */
  titles: [drawn: number, kept: number];
  opponent: [attack: number, prestige: number] | null;
  source: Source;
}
/** Where a value comes from: printed, or reconstructed. */
export type Source = { provenance?: string; reconstructed?: string[] } | null;
export interface Knight {
  name: Names;
  epithet: Names;
  type: string;
  attack: number;
  glory: number;
  prestige: number;
  die: boolean;
  removes: [number, number, number];
  blazon: string;
  'blazon-status': string;
  source: Source;
}
export interface Character {
  name: Names;
  level: number;
  income: Gain;
  start: Gain;
  equipment: [number, number];
  travel: [number, number, number];
  'titles-drawn': number;
  'titles-kept': number;
  supporter: string | null;
  source: Source;
}
export interface Title {
  name: Names;
  glory: number;
  source: Source;
  requires: {
    coins: number;
    strength: number;
    faith: number;
    supporters: Record<string, number>;
    'any-supporters': number;
    'any-relics': number;
    'any-prestige': number;
    played: [number, number, number];
    equipment: [number, number];
    without: string | null;
    duel: [attack: number, prestige: number] | null;
  };
}
export interface EventEntry {
  name: Names;
  round: number;
  action: boolean;
  cost: Gain;
  gain: Gain;
  'lose-coins': number;
  upgrades: Upgrade[];
  'take-travel': number;
  recruits: boolean;
  figures: number;
  source: Source;
}
export interface ActionEntry {
  name: Names;
  open: boolean;
  spaces: number[];
  gain: Gain;
  source: Source;
}
export interface Supporter {
  name: Names;
  text: Names;
  timing: 'gain' | 'permanent' | 'tent' | 'lance';
  piles: Record<string, number>;
}
export interface Relic {
  name: Names;
  count: number;
  effect: Record<string, unknown>;
}

/** The catalogue with the board's questions as methods. */
export class Book {
  constructor(private catalogue: Catalogue) {}

  private entry<T>(kind: string, id: string | null | undefined): T | undefined {
    return id ? (this.catalogue[kind]?.[id] as T | undefined) : undefined;
  }

  say(names: Names | undefined | null): string {
    return names?.[language()] ?? names?.en ?? '';
  }

  /** The name of a component of any kind; its id if it has none. */
  name(kind: string, id: string | null | undefined): string {
    return this.say(this.entry<{ name: Names }>(kind, id)?.name) || (id ?? '');
  }

  /** Everything of a kind, by id. */
  all<T>(kind: string): [id: string, entry: T][] {
    return Object.entries(this.catalogue[kind] ?? {}) as [string, T][];
  }

  card = (id: string | null | undefined) => this.entry<Card>('card', id);
  knight = (id: string | null | undefined) => this.entry<Knight>('knight', id);
  character = (id: string | null | undefined) => this.entry<Character>('character', id);
  title = (id: string | null | undefined) => this.entry<Title>('title', id);
  event = (id: string | null | undefined) => this.entry<EventEntry>('event', id);
  action = (id: string | null | undefined) => this.entry<ActionEntry>('action', id);
  supporter = (id: string | null | undefined) => this.entry<Supporter>('supporter', id);
  relic = (id: string | null | undefined) => this.entry<Relic>('relic', id);

  /** A level of mount or armour: its name, its dice, whether its symbol is awake. */
  equipment(item: Item, level: number): { name: string; dice: number; active: boolean } {
    const levels = this.catalogue['equipment'] as unknown as { name: Names; dice: number; active: boolean }[][];
    const entry = levels?.[item === 'mount' ? 0 : 1]?.[level - 1];
    return { name: this.say(entry?.name), dice: entry?.dice ?? 0, active: entry?.active ?? false };
  }
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV'];
/** A level in Roman figures. */
export const roman = (level: number): string => ROMAN[level] ?? String(level);
