/** How a game ended, in words. */
import { has, t } from '$lib/i18n';
import type { Outcome } from '$lib/protocol';

/** The number a lone player had to beat, as each game's view has it. */
type Rival = { victoria?: { points: number }; threshold?: number | null; automaton?: { glory: number } | null };
const RIVALS: Record<string, (view: Rival) => unknown> = {
  emara: ({ victoria }) => victoria?.points,
  glory: ({ threshold, automaton }) => threshold ?? automaton?.glory,
};

/** What decided it, or against what a lone player won or lost; empty where the game says nothing about it. */
export function endingOf(game: string, outcome: Outcome, view: unknown): string {
  const key = `${game}-ending-${outcome.ending}`;
  if (!has(key)) return '';
  const rival = view ? RIVALS[game]?.(view as Rival) : null;
  return t(key, { score: outcome.seats[0]?.score ?? 0, rival: typeof rival === 'number' ? rival : '?' });
}

/** The headline: who won; alone, whether I did, or what I reached. */
export function headline(outcome: Outcome, names: string[], me: number | null): string {
  const winners = outcome.seats.flatMap(({ won }, seat) => (won ? [seat] : []));
  const [first] = outcome.seats;
  if (outcome.seats.length === 1 && first) {
    if (first.won) return me === 0 ? t('end-you') : t('end-won', { names: names[0] ?? '', count: 1 });
    // A game alone that nobody can win is played for its points.
    return outcome.ending === 'single' ? t('end-scored', { score: first.score }) : t('end-lost');
  }
  if (me !== null && winners.includes(me)) return winners.length > 1 ? t('end-you-share') : t('end-you');
  if (winners.length === 0) return t('end-nobody');
  return t('end-won', { names: winners.map((seat) => names[seat] ?? '').join(', '), count: winners.length });
}
