/** How a game of Glory ended: the headline, and what decided it. */
import { t } from '$lib/i18n';
import type { Outcome } from '$lib/protocol';
import type { Ending, Player } from '$lib/table/contract';
import { endingOf, headline } from '$lib/table/ending';
import type { View } from '../view';
import { gloryBySource, SOURCES } from './sources';

export function ending(outcome: Outcome, view: View, players: Player[], me: number | null): Ending {
  const usual = headline(
    outcome,
    players.map(({ name }) => name),
    me,
  );
  const [first, second] = outcome.seats
    .map(({ score, won }, seat) => ({
      seat,
      score,
      won,
      by: gloryBySource(view, seat),
      name: players[seat]?.name ?? '',
    }))
    .sort((a, b) => Number(b.won) - Number(a.won) || b.score - a.score);
  if (!first || !second) return { title: usual, text: endingOf('glory', outcome, view), own: true };
  const title = `${usual}, ${first.score} : ${second.score}`;
  if (first.score === second.score) return { title, text: endingOf('glory', outcome, view), own: true };
  const ahead = second.score - second.by.titles - (first.score - first.by.titles);
  if (ahead > 0) {
    const [name, rival, mine, theirs] = [first.name, second.name, first.by.titles, second.by.titles];
    return { title, text: t('glory-end-behind', { name, rival, n: ahead, mine, theirs }), own: true };
  }
  const gain = (source: (typeof SOURCES)[number]) => first.by[source] - second.by[source];
  const most = SOURCES.reduce((best, source) => (gain(source) > gain(best) ? source : best));
  const text = t('glory-end-most', {
    source: t(`glory-source-${most}`),
    mine: first.by[most],
    theirs: second.by[most],
  });
  return { title, text, own: true };
}
