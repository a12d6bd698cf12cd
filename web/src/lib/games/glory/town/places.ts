/** The places of the town in words. */
import { t } from '$lib/i18n';
import type { TableContext } from '$lib/play';
import { riderOf } from '../riders';
import type { ActionView, View } from '../view';

/** The ten places on the wood, row by row; the initiative and the event lie elsewhere. */
export const PLACES = [
  'training',
  'prayer',
  'service',
  'solo-training',
  'guard',
  'plan-travel',
  'market',
  'support',
  'herald',
  'new-goal',
] as const;

/** What a screen reader says of a place: its name, who stands there, how many figures fit. */
export function placeLabel(place: ActionView, name: string, table: TableContext<View>): string {
  const names = place.standing.map(([rider]) => riderOf(table.players, rider).name).join(', ');
  const taken = place.standing.reduce((sum, [, count]) => sum + count, 0);
  const room = place.open ? t('glory-place-open') : t('glory-place-free', { count: place.circles - taken });
  return [name, names && t('glory-place-there', { names }), room].filter(Boolean).join(', ');
}
