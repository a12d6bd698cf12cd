/** Names and figures of components, from the catalogue, in the language spoken. */
import { language } from '$lib/i18n';
import type { Recipe } from '$lib/art/arms';
import type { Catalogue } from '$lib/table/contract';
import type { CardId, GoalId, HeroId, SideId, Spoken } from './view';

type Names = { en: string; ru: string; cs: string };
type Cases = { gen: string; dat: string; acc: string; ins: string };
/** A grammatical case; English has none. */
export type Case = 'nom' | keyof Cases;

interface HeroCard {
  id: HeroId;
  name: Names;
  cases: { ru: Cases; cs: Cases };
  gender: 'm' | 'f';
  side: SideId | 'none';
  role: string;
  character: Names;
  blazon: Recipe & { text: Names };
}
interface ActionEntry {
  id: CardId;
  name: Names;
  swords: number;
  shields: number;
  extra: string;
  count: number;
}
interface GoalEntry {
  id: GoalId;
  name: Names;
  text: Names;
  kind: 'sympathy' | 'hunt';
  hero: HeroId;
  back: SideId;
}
interface SideEntry {
  id: SideId;
  name: Names;
  back_pattern: string;
}
interface LineEntry {
  id: string;
  name: Names;
  asserts: { about: string; face?: string; act?: string; wish?: string; [key: string]: unknown };
}

export interface CardFace {
  id: CardId;
  name: string;
  swords: number;
  shields: number;
  extra: string;
  extraName: string;
  extraText: string;
  count: number;
}

const PLAIN: Recipe = {
  division: 'plain',
  tinctures: ['argent'],
  charge: 'none',
  charge_tincture: 'or',
  placement: 'centre',
};

/** The catalogue with the board's questions as methods. */
export class Book {
  constructor(private catalogue: Catalogue) {}

  /** Everything of one kind, whether it is listed or keyed by id. */
  private all<T>(kind: string): T[] {
    const entries = this.catalogue[kind] ?? {};
    return (Array.isArray(entries) ? entries : Object.values(entries)) as T[];
  }

  private find<T extends { id: string }>(kind: string, id: string | null | undefined): T | undefined {
    return id ? this.all<T>(kind).find((entry) => entry.id === id) : undefined;
  }

  private say(names: Names | undefined): string {
    return names?.[language()] ?? names?.en ?? '';
  }

  hero(id: HeroId | null, form: Case = 'nom'): string {
    const hero = this.find<HeroCard>('hero', id);
    const lang = language();
    if (!hero || form === 'nom' || lang === 'en') return this.say(hero?.name) || (id ?? '');
    return hero.cases?.[lang]?.[form] ?? this.say(hero.name);
  }

  /** The hero before whom a card is laid, in the case that the sentence about it asks for. */
  onto(id: HeroId | null): string {
    return this.hero(id, language() === 'cs' ? 'dat' : 'acc');
  }

  isShe(id: HeroId | null): boolean {
    return this.find<HeroCard>('hero', id)?.gender === 'f';
  }

  character(id: HeroId | null): string {
    return this.say(this.find<HeroCard>('hero', id)?.character);
  }

  blazon(id: HeroId | null): Recipe {
    return this.find<HeroCard>('hero', id)?.blazon ?? PLAIN;
  }

  blazonText(id: HeroId | null): string {
    return this.say(this.find<HeroCard>('hero', id)?.blazon?.text);
  }

  /** The knights of a side, in the order of the data. */
  knights(side: SideId): HeroId[] {
    return this.all<HeroCard>('hero')
      .filter((hero) => hero.side === side && hero.role === 'knight')
      .map((hero) => hero.id);
  }

  wizard(): HeroId | null {
    return this.all<HeroCard>('hero').find((hero) => hero.role === 'wizard')?.id ?? null;
  }

  card(id: CardId): CardFace {
    const card = this.find<ActionEntry>('action', id);
    const extra = this.find<{ id: string; name: Names; text: Names }>('extra', card?.extra);
    return {
      id,
      name: this.say(card?.name) || id,
      swords: card?.swords ?? 0,
      shields: card?.shields ?? 0,
      extra: card?.extra ?? '',
      extraName: this.say(extra?.name),
      extraText: this.say(extra?.text),
      count: card?.count ?? 0,
    };
  }

  /** Every kind of action card. */
  cards(): CardFace[] {
    return this.all<ActionEntry>('action').map((card) => this.card(card.id));
  }

  goal(id: GoalId): { text: string; hero: HeroId; hunt: boolean; back: SideId } {
    const goal = this.find<GoalEntry>('goal', id);
    const hunt = goal?.kind === 'hunt';
    const hero = hunt ? (this.wizard() ?? '') : (goal?.hero ?? '');
    return { text: this.say(goal?.text) || id, hero, hunt, back: goal?.back ?? 'crusaders' };
  }

  side(id: SideId): string {
    return this.say(this.find<SideEntry>('side', id)?.name) || id;
  }

  pattern(id: SideId | null): string | null {
    return this.find<SideEntry>('side', id)?.back_pattern ?? null;
  }

  line(id: string | undefined): LineEntry | undefined {
    return this.find<LineEntry>('line', id);
  }

  /** What was said, as a sentence. `{hero:acc}` in a line is the hero's name in that case. */
  spoken(words: Spoken): string {
    const line = this.line(words.line);
    if (!line) return words.text ?? '';
    return this.say(line.name).replace(/\{(hero2?)(?::(\w+))?\}/g, (_, key: 'hero' | 'hero2', form?: Case) =>
      this.hero(words[key] ?? null, form ?? 'nom'),
    );
  }

  /** Wins that end a match. */
  target(): number {
    const constants = this.catalogue['constants'] as { match_target?: number } | undefined;
    return constants?.match_target ?? 3;
  }
}
