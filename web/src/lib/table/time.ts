import { t } from '$lib/i18n';

const HOUR = 3_600_000;

/** Time left on a clock: `0:47`, or hours where seconds do not matter. */
export function timeLeft(ms: number): string {
  if (ms >= 2 * HOUR) return t('clock-hours', { hours: Math.floor(ms / HOUR) });
  const seconds = Math.ceil(ms / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
