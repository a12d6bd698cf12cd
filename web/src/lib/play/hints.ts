/** What a bot's hint is worth, in units that people understand. */
import { t } from '$lib/i18n';
import type { Hint, HintOther } from '$lib/protocol';

/** A value in a few words; nothing for a bot's own measure, which means nothing to anybody else. */
function worth(value: number, unit: Hint['unit']): string {
  if (unit === 'chance') return t('hint-percent', { percent: Math.round(100 * value) });
  if (unit === 'points') return t('hint-points', { points: Math.round(value) });
  return '';
}

/** What the bot expects from its move, as a sentence. */
export function hintValue(hint: Hint): string {
  if (hint.value === null || hint.unit === undefined) return '';
  const value = worth(hint.value, hint.unit);
  return value && t(hint.unit === 'chance' ? 'hint-chance' : 'hint-score', { value });
}

/** Other moves with what they are worth. */
export function hintOthers(hint: Hint): { text: HintOther['text']; worth: string }[] {
  const others = (hint.others ?? []).map(({ text, value }) => ({ text, worth: worth(value, hint.unit) }));
  return others.filter((other) => other.worth);
}
