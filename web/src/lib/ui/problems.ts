/** Problems as one clear sentence in the reader's language. */
import { has, t } from '$lib/i18n';
import type { Problem } from '$lib/protocol';

/**
 * Game refusals come from the server in the reader's language; everything else has a code that the
 * client can say itself.
 */
export function sentence(problem: Problem): string {
  if (problem.rule) return problem.message;
  if (has(`problem-${problem.code}`)) return t(`problem-${problem.code}`);
  return problem.message || t('problem-other');
}
