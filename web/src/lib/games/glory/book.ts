/** Names, texts and numbers of components, from the catalogue, in the language spoken. */
import { entriesOf, entryOf, type Catalogue, type Narrowed } from '$lib/table/contract';
import type { Catalogue as Told } from './types';
import type { Deck, Item } from './view';

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
export type Card = Narrowed<
  Told['card'][string],
  {
    name: string;
    deck: Deck;
    count: number;
    cost: Gain;
    reward: Reward;
    choose: Reward[];
    /** Titles drawn and kept; nothing for most cards. */
    titles: [drawn: number, kept: number];
    opponent: [attack: number, prestige: number] | null;
    provenance: Provenance;
  }
>;
/** Where the values come from: printed, or reconstructed. */
export type Provenance = 'rulebook' | 'public' | 'partly' | 'reconstructed';
export type Knight = Narrowed<
  Told['knight'][string],
  {
    name: string;
    epithet: string;
    type: string;
    attack: number;
    glory: number;
    prestige: number;
    die: boolean;
    removes: [number, number, number];
    blazon: string;
    'blazon-status': string;
    provenance: Provenance;
  }
>;
export type Character = Narrowed<
  Told['character'][string],
  {
    name: string;
    level: number;
    income: Gain;
    start: Gain;
    equipment: [number, number];
    travel: [number, number, number];
    'titles-drawn': number;
    'titles-kept': number;
    supporter: string | null;
    provenance: Provenance;
  }
>;
export type Title = Narrowed<
  Told['title'][string],
  {
    name: string;
    glory: number;
    provenance: Provenance;
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
>;
export type EventEntry = Narrowed<
  Told['event'][string],
  {
    name: string;
    round: number;
    action: boolean;
    cost: Gain;
    gain: Gain;
    'lose-coins': number;
    upgrades: Upgrade[];
    'take-travel': number;
    recruits: boolean;
    figures: number;
    provenance: Provenance;
  }
>;
export type ActionEntry = Narrowed<
  Told['action'][string],
  {
    name: string;
    open: boolean;
    spaces: number[];
    gain: Gain;
    provenance: Provenance;
  }
>;
export type Supporter = Narrowed<
  Told['supporter'][string],
  {
    name: string;
    text: string;
    timing: 'gain' | 'permanent' | 'tent' | 'lance';
    piles: Record<string, number>;
  }
>;
export type Relic = Narrowed<
  Told['relic'][string],
  {
    name: string;
    count: number;
    effect: Record<string, unknown>;
  }
>;

/** The catalogue with the board's questions as methods. */
export class Book {
  constructor(private catalogue: Catalogue) {}

  private entry<T>(kind: keyof Told, id: string | null | undefined): T | undefined {
    return entryOf(this.catalogue, kind, id);
  }

  /** A text, if there is one. */
  say(text: string | undefined | null): string {
    return text ?? '';
  }

  /** The name of a component of any kind; its id if it has none. */
  name(kind: keyof Told, id: string | null | undefined): string {
    return this.entry<{ name: string }>(kind, id)?.name ?? id ?? '';
  }

  /** Everything of a kind, by id. */
  all<T>(kind: keyof Told): [id: string, entry: T][] {
    return entriesOf(this.catalogue, kind);
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
    const entry = this.entry<{ name: string; dice: number; active: boolean }>('equipment', `${item}-${level}`);
    return { name: entry?.name ?? '', dice: entry?.dice ?? 0, active: entry?.active ?? false };
  }
}

const ROMAN = ['0', 'I', 'II', 'III', 'IV'];
/** A level in Roman figures. */
export const roman = (level: number): string => ROMAN[level] ?? String(level);
