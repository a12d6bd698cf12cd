/** My chance against every knight with the budget I set: asked of the server, remembered while nothing changes. */
import type { TableContext } from '$lib/play';
import type { View } from '../view';

/** What I would spend in a duel that has not begun. */
export const budget = $state({ strength: 3, faith: 2, tokens: false });

interface Answer {
  key: string;
  chances: Record<string, number>;
}
let answer = $state.raw<Answer>({ key: '', chances: {} });
let asked = '';

/** Chance to beat a knight in tenths of a per cent; `null` while nobody can tell. */
export function chanceOf(table: TableContext<View>, knight: string | null): number | null {
  const { me, view } = table;
  const { advise } = table;
  const player = me === null ? undefined : view.players[me];
  if (!advise || !player || !knight) return null;
  const { strength, faith, mount, armour } = player;
  const own = [strength, faith, mount, armour, player.prestige, player.supporters, player.relics];
  const key = JSON.stringify([table.number, budget.strength, budget.faith, budget.tokens, own]);
  if (asked !== key) {
    asked = key;
    const question = { strength: budget.strength, faith: budget.faith, tokens: budget.tokens };
    queueMicrotask(() => {
      void advise('lists', question).then(
        (told) => {
          const chances = (told as { knights?: Record<string, number> } | null)?.knights;
          if (asked === key && chances) answer = { key, chances };
        },
        () => {},
      );
    });
  }
  return answer.key === key ? (answer.chances[knight] ?? null) : null;
}
