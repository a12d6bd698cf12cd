/** Asks before the moves that I want to be asked about, wherever I sit. */
import { settings } from '$lib/settings.svelte';
import type { TableContext } from './context.svelte';
import type { Care } from './plan.svelte';

const SOON_MS = 30;

export function careOf(table: TableContext): Care {
  const { plan } = table;
  /** The line for which the button was pressed once. */
  let pressed = $state.raw('');
  const line = () => `${table.number} ${JSON.stringify(plan.line.map(({ move }) => move))}`;

  function doubt(): 'last' | 'turn' | null {
    const { last, turn } = settings.confirm;
    const { ready, rehearsal } = plan;
    // A sealed choice can be changed until all have chosen.
    if (!ready || table.chosen !== undefined) return null;
    const final = table.client?.irreversible?.(ready, table.view) ?? false;
    if (last && (final || rehearsal?.stop === 'luck' || rehearsal?.stop === 'reveals')) return 'last';
    return turn && rehearsal?.stop === 'others' ? 'turn' : null;
  }

  return {
    get list() {
      const { list, last, turn } = settings.confirm;
      return list || last || turn;
    },
    get thought() {
      return settings.confirm.thought;
    },
    get sure() {
      return pressed === line() ? doubt() : null;
    },
    async may() {
      const { last, turn } = settings.confirm;
      if (!last && !turn) return true;
      // What it would do is on its way.
      while (plan.working) await new Promise((done) => setTimeout(done, SOON_MS));
      if (!doubt() || this.sure) return true;
      pressed = line();
      return false;
    },
  };
}
