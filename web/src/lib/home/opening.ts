/** Opening a table, and how its clock may run. */
import { post } from '$lib/api';
import { language } from '$lib/i18n';
import type { ClockRule, NewTable, TableInfo } from '$lib/protocol';
import { go } from '$lib/router.svelte';
import { visitor } from '$lib/session.svelte';

/** The clocks that are offered. */
export const clocks: ClockRule[] = [
  'none',
  { 'per-move': { seconds: 60 } },
  { 'per-move': { seconds: 120 } },
  { bank: { seconds: 900, increment: 10 } },
  { days: { days: 1 } },
];

/** Opens a table and goes there; a visitor without a name becomes a guest first. */
export async function openTable(table: NewTable): Promise<void> {
  await visitor.be();
  // Among people the host says when: nobody is surprised by a game that begins while they make tea.
  const people =
    table.seats?.some(
      (wish) => wish === 'open' || wish === 'invited' || (typeof wish === 'object' && 'kept' in wish),
    ) ?? false;
  const lang = people ? { lang: language() } : {};
  const made = await post<TableInfo>('/tables', { start_when_full: !people, ...lang, ...table });
  go(`/table/${made.id}`);
}
