/** Before the last round ends: what lies unused and will be worth nothing. */
import { t } from '$lib/i18n';
import type { Catalogue } from '$lib/table/contract';
import { Book } from './book';
import { supportersOf, relicsOf } from './tokens';
import type { View } from './view';

export function lastRound(view: View, seat: number | null, catalogue: Catalogue): string | null {
  if (seat === null || view.round < 3 || !['tournament', 'final-travel'].includes(view.phase)) return null;
  const player = view.players[seat];
  if (!player) return null;
  const book = new Book(catalogue);
  const idle = [...supportersOf(player), ...relicsOf(player)]
    .filter(
      ({ kind, id, down }) =>
        !down && (kind === 'relic' || ['tent', 'lance'].includes(book.supporter(id)?.timing ?? '')),
    )
    .map(({ kind, id }) => book.name(kind, id));
  if (!idle.length) return null;
  return t('glory-unused', { names: [...new Set(idle)].join(', ') });
}
