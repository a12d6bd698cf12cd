import { t } from '$lib/i18n';
import type { ClockRule } from '$lib/protocol';

/** How time is kept, in a few words. */
export function pace(clock: ClockRule): string {
  if (clock === 'none') return t('pace-none');
  if ('per-move' in clock) {
    const { seconds } = clock['per-move'];
    const minutes = seconds / 60;
    return minutes > 1 && Number.isInteger(minutes) ? t('pace-minutes', { minutes }) : t('pace-move', { seconds });
  }
  if ('bank' in clock)
    return t('pace-bank', { minutes: Math.round(clock.bank.seconds / 60), increment: clock.bank.increment });
  return t('pace-days', { days: clock.days.days });
}
