/** The chances of the duels that wait, with the budget the player sets: asked of the server whenever something changes. */
import type { TableContext } from '$lib/play';
import type { Foe, View } from '../view';

/** What is spent in one duel. */
export interface Budget {
  strength: number;
  faith: number;
  tokens: boolean;
}
/** The answer of the adviser: chances in tenths of a per cent, glory in tenths. */
export interface Chances {
  assumes: Budget;
  knights: { knight: string; duel: number; glory: number }[];
  cards: { card: string; duel: number }[];
  /** A tournament under way: what I have before me. */
  ahead: Ahead | null;
}
export interface FoeChance {
  foe: Foe;
  /** The glory of a victory. */
  win: number;
  duel: number;
  exact: boolean;
}
export interface Ahead {
  next: FoeChance | null;
  /** If so much strength is committed in the first clash, from none on. */
  commits: { clash: number; duel: number }[];
  /** The first bout whose foe is open; 6 is the final. */
  bout: number | null;
  then: FoeChance[];
  /** Strength and faith left for that bout. */
  left: [number, number];
}

/** What I would spend in one duel; `null` is what the server takes for usual. */
let budget = $state.raw<Budget | null>(null);
/** What is known at one table. */
class Known {
  key = '';
  told: Chances | null = null;
  asked = '';
}
const tables = new WeakMap<object, Known>();
/** Something new is known. It is no part of `Known`: whoever makes a piece of state does not hear of its changes. */
let answers = $state(0);

export function setBudget(to: Budget): void {
  budget = to;
}

/** The chances of this decision; `null` until they are known, or where nobody tells them. */
export function chancesOf(table: TableContext<View>): Chances | null {
  const { me, number, advise } = table;
  const wanted = table.asked || ['registration', 'tournament'].includes(table.view.phase);
  if (me === null || !advise || !wanted) return null;
  const known = tables.get(table) ?? new Known();
  tables.set(table, known);
  const key = `${number} ${me} ${JSON.stringify(budget)}`;
  if (known.asked !== key) {
    known.asked = key;
    const question = budget;
    queueMicrotask(() => {
      void advise('lists', question ?? undefined).then(
        (told) => {
          if (known.asked !== key) return;
          [known.key, known.told] = [key, told as Chances | null];
          answers += 1;
        },
        () => {},
      );
    });
  }
  // While the budget changes the last answer stays.
  if (!answers) return null;
  return known.key === key || known.key.startsWith(`${number} ${me} `) ? known.told : null;
}

/** My chance against a knight, in tenths of a per cent, and the glory to be expected, in tenths. */
export function chanceAgainst(
  table: TableContext<View>,
  knight: string | null,
): { duel: number; glory: number } | null {
  if (!knight) return null;
  return chancesOf(table)?.knights.find((chance) => chance.knight === knight) ?? null;
}

/** My chance to win a challenge card. */
export function cardChance(table: TableContext<View>, card: string): number | null {
  return chancesOf(table)?.cards.find((chance) => chance.card === card)?.duel ?? null;
}
