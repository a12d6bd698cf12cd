import type { Waiting } from '$lib/protocol';

/** The seats that have chosen in a sealed decision. */
export function sealedOf(next: Waiting): number[] {
  // TODO(core): `chosen` comes with the generated protocol.
  return next.kind === 'decide' ? ((next as { chosen?: number[] }).chosen ?? []) : [];
}
