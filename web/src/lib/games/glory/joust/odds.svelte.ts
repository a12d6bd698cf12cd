/** The chances of my choices in a duel: asked of the server whenever the position changes. */
import type { TableContext } from '$lib/play';
import { equal } from '$lib/play/equal';
import { duelOf, type Move, type View } from '../view';

/** Chances in tenths of a per cent. */
export interface Chance {
  move: Move;
  clash: number;
  duel: number;
}
export interface Odds {
  /** Whose they are. */
  seat: number;
  exact: boolean;
  clash: number;
  duel: number;
  choices: Chance[];
}

/** What is known at one table. */
class Known {
  key = '';
  odds: Odds | null = null;
  asked = '';
}
const tables = new WeakMap<object, Known>();
/** Something new is known. It is no part of `Known`: whoever makes a piece of state does not hear of its changes. */
let told = $state(0);

/**
 * The odds of this position: mine where I ride, with a chance for every choice if I am asked; else those of whoever decides in a
 * duel. `null` until they are known, or where nobody tells them.
 */
export function oddsOf(table: TableContext<View>): Odds | null {
  const { number, advise, live, me, view } = table;
  const decided = view.asked.some(({ seat }) => duelOf(view, seat));
  if (!decided || !advise || (live && me === null)) return null;
  const known = tables.get(table) ?? new Known();
  tables.set(table, known);
  const key = `${number} ${me}`;
  if (known.asked !== key) {
    known.asked = key;
    queueMicrotask(() => {
      void advise('odds').then(
        (odds) => {
          if (known.asked !== key) return;
          [known.key, known.odds] = [key, odds as Odds | null];
          told += 1;
        },
        () => {},
      );
    });
  }
  return told && known.key === key ? known.odds : null;
}

export function chanceOf(odds: Odds | null, move: unknown): Chance | null {
  return odds?.choices.find((choice) => equal(choice.move, move)) ?? null;
}
