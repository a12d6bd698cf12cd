/** The headline of the end: who wins the crown, against whom, from where. */
import { t } from '$lib/i18n';
import type { Outcome } from '$lib/protocol';
import { headline } from '$lib/table/ending';
import type { Ending, Player } from '$lib/table/contract';
import type { View } from './model';

export function ending(outcome: Outcome, view: View, players: Player[], me: number | null): Ending {
  const start = view.players[0]?.chart[0]?.[1] ?? 0;
  const score = outcome.seats[0]?.score ?? 0;
  const usual = headline(
    outcome,
    players.map(({ name }) => name),
    me,
  );
  if (view.mode === 'single') return { title: usual, text: t('emara-end-single', { start }), own: true };
  if (view.victoria) {
    const won = outcome.seats[0]?.won ?? false;
    const text = t('emara-end-against', { score, victoria: view.victoria.points, start });
    return { title: t(won ? 'emara-end-beaten' : 'emara-end-kept'), text: `${text} ${t('emara-end-tie')}`, own: true };
  }
  const scores = outcome.seats.map((seat) => seat.score).sort((a, b) => b - a);
  const text = t('emara-end-scores', { best: scores[0] ?? 0, others: scores.slice(1).join(', '), start });
  const key = `emara-end-by-${outcome.ending}`;
  return { title: usual, text: outcome.ending.startsWith('tie') ? `${text} ${t(key)}` : text, own: true };
}
