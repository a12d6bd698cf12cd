import type { Waiting } from '$lib/protocol';

/** The seats that have chosen in a sealed decision. */
export function sealedOf(next: Waiting): number[] {
  return next.kind === 'decide' ? next.chosen : [];
}
