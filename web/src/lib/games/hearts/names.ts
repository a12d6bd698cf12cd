/** Names and figures of components, from the catalogue, in the language spoken. */
import { language } from '$lib/i18n';
import type { Recipe } from '$lib/art/arms';
import { entriesOf, entryOf, type Catalogue } from '$lib/table/contract';
import type { Catalogue as Told } from './types';
import type { CardId, GoalId, HeroId, SideId, Spoken } from './view';

/** A grammatical case; English has none. */
export type Case = 'nom' | 'gen' | 'dat' | 'acc' | 'ins';

type Kind = Exclude<keyof Told, 'figure'>;
type Entry<K extends Kind> = Told[K][string];

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

  /** Everything of one kind, in its order. */
  private all<K extends 'hero' | 'card'>(kind: K): Entry<K>[] {
    return entriesOf<Entry<K>>(this.catalogue, kind).map(([, entry]) => entry);
  }

  private find<K extends Kind>(kind: K, id: string | null | undefined): Entry<K> | undefined {
    return entryOf(this.catalogue, kind, id);
  }

  hero(id: HeroId | null, form: Case = 'nom'): string {
    const hero = this.find('hero', id);
    return (form !== 'nom' && hero?.cases?.[form]) || (hero?.name ?? id ?? '');
  }

  /** The hero before whom a card is laid, in the case that the sentence about it asks for. */
  onto(id: HeroId | null): string {
    return this.hero(id, language() === 'cs' ? 'dat' : 'acc');
  }

  isShe(id: HeroId | null): boolean {
    return this.find('hero', id)?.gender === 'f';
  }

  character(id: HeroId | null): string {
    return this.find('hero', id)?.character ?? '';
  }

  blazon(id: HeroId | null): Recipe {
    return this.find('hero', id)?.blazon ?? PLAIN;
  }

  blazonText(id: HeroId | null): string {
    return this.find('hero', id)?.blazon?.text ?? '';
  }

  /** The knights of a side, in the order of the data. */
  knights(side: SideId): HeroId[] {
    return this.all('hero')
      .filter((hero) => hero.side === side && hero.role === 'knight')
      .map((hero) => hero.id);
  }

  wizard(): HeroId | null {
    return this.all('hero').find((hero) => hero.role === 'wizard')?.id ?? null;
  }

  card(id: CardId): CardFace {
    const card = this.find('card', id);
    const extra = this.find('extra', card?.extra);
    return {
      id,
      name: card?.name ?? id,
      swords: card?.swords ?? 0,
      shields: card?.shields ?? 0,
      extra: card?.extra ?? '',
      extraName: extra?.name ?? '',
      extraText: extra?.text ?? '',
      count: card?.count ?? 0,
    };
  }

  /** Every kind of action card. */
  cards(): CardFace[] {
    return this.all('card').map((card) => this.card(card.id));
  }

  goal(id: GoalId): { text: string; hero: HeroId; hunt: boolean; back: SideId } {
    const goal = this.find('goal', id);
    const hunt = goal?.kind === 'hunt';
    const hero = hunt ? (this.wizard() ?? '') : (goal?.hero ?? '');
    return { text: goal?.text ?? id, hero, hunt, back: (goal?.back as SideId | undefined) ?? 'crusaders' };
  }

  side(id: SideId): string {
    return this.find('side', id)?.name ?? id;
  }

  pattern(id: SideId | null): string | null {
    return this.find('side', id)?.back_pattern ?? null;
  }

  line(id: string | undefined): Entry<'line'> | undefined {
    return this.find('line', id);
  }

  /** What was said, as a sentence. `{hero:acc}` in a line is the hero's name in that case. */
  spoken(words: Spoken): string {
    const line = this.line(words.line);
    if (!line) return words.text ?? '';
    return line.name.replace(/\{(hero2?)(?::(\w+))?\}/g, (_, key: 'hero' | 'hero2', form?: Case) =>
      this.hero(words[key] ?? null, form ?? 'nom'),
    );
  }

  /** Wins that end a match. */
  target(): number {
    return (this.catalogue['figure']?.['match'] as Told['figure']['match'] | undefined)?.match_target ?? 3;
  }
}
