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
  exact: boolean;
  clash: number;
  duel: number;
  choices: Chance[];
}

/** What is known at one table. */
class Known {
  key = $state.raw('');
  odds = $state.raw<Odds | null>(null);
  chosen = $state.raw<Chance | null>(null);
  asked = '';
}
const tables = new WeakMap<object, Known>();
function knownAt(table: object): Known {
  const known = tables.get(table) ?? new Known();
  tables.set(table, known);
  return known;
}

/** Whose odds are told: mine when I am asked; in a replay those of whoever decided then. */
export function decider({ live, asked, me, waits, view }: TableContext<View>): number | null {
  if (live) return asked ? me : null;
  const seat = me ?? waits[0] ?? null;
  return seat !== null && waits.includes(seat) && duelOf(view, seat) ? seat : null;
}

/** The odds of this decision; `null` until they are known, or where nobody tells them. */
export function oddsOf(table: TableContext<View>): Odds | null {
  const { number, advise } = table;
  const seat = decider(table);
  if (seat === null || !advise) return null;
  const known = knownAt(table);
  const key = `${number} ${seat}`;
  if (known.asked !== key) {
    known.asked = key;
    queueMicrotask(() => {
      void advise('odds').then(
        (told) => {
          if (known.asked === key) [known.key, known.odds] = [key, told as Odds | null];
        },
        () => {},
      );
    });
  }
  const odds = known.key === key ? known.odds : null;
  const staged = table.plan.line[0]?.move;
  if (odds && staged !== undefined) {
    const now = chanceOf(odds, staged);
    if (now && now !== known.chosen) queueMicrotask(() => (known.chosen = now));
  }
  return odds;
}

/** What my last choice of this duel left me with; while the other decides, nothing newer is known. */
export function standingChance(table: TableContext<View>): Chance | null {
  return table.asked ? null : knownAt(table).chosen;
}

export function chanceOf(odds: Odds | null, move: unknown): Chance | null {
  return odds?.choices.find((choice) => equal(choice.move, move)) ?? null;
}
