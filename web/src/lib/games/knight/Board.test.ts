import { render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { TableContext } from '$lib/play';
import type { Offer } from '$lib/protocol';
import type { GameClient } from '$lib/table/contract';
import Stand from '../../../test/Stand.svelte';
import { stand } from '../../../test/source.svelte';
import { catalogue, decisions } from './fixtures/recorded';
import client from './index';
import { pathOf } from './paths';

beforeAll(async () => {
  await speak('en');
  await speakGame('knight');
  // Map and war are loaded when they are needed: here before.
  await Promise.all([
    import('./map/Map.svelte'),
    import('./war/War.svelte'),
    import('./Rivals.svelte'),
    import('./Roads.svelte'),
    import('./Consequence.svelte'),
  ]);
  // The page of a test has no size of its own.
  Object.defineProperty(HTMLElement.prototype, 'clientWidth', { get: () => 1092 });
  Object.defineProperty(HTMLElement.prototype, 'clientHeight', { get: () => 632 });
});

/** Offers that the dock makes, or the trade sheet as a whole line. */
const ELSEWHERE = [
  'done',
  'skip-stage',
  'end-attack',
  'end-march',
  'trade-with',
  'offer',
  'ask',
  'offer-less',
  'ask-less',
  'propose',
  'withdraw',
];
const wordOf = (move: unknown) => (typeof move === 'string' ? move : Object.keys(move as object)[0]!);

describe('every offer is on the board', () => {
  it.each(decisions.map((one) => [one.key.join(' '), one] as const))(
    '%s',
    async (_, { seat, moves, view }) => {
      const offers = moves.map((move) => ({ move, text: [], group: '' }) as unknown as Offer);
      let table!: TableContext;
      const source = stand({ client: client as GameClient, view, offers, catalogue, me: seat, number: 9 });
      const { container } = render(Stand, { source: source as never, ontable: (made: TableContext) => (table = made) });
      for (let wait = 0; wait < 4; wait++) await new Promise((resolve) => setTimeout(resolve, 10));
      const lost = new Set<string>();
      const looked = new Set<string>();
      for (const { move } of offers) {
        if (ELSEWHERE.includes(wordOf(move))) continue;
        const path = pathOf(move).filter((piece) => !piece.startsWith('symbol:'));
        for (const [place, piece] of path.entries()) {
          const before = path.slice(0, place);
          const name = [...before, piece].join(' ');
          if (looked.has(name)) continue;
          looked.add(name);
          table.plan.clear();
          for (const tapped of before) table.plan.tap(tapped);
          if (before.length) await tick();
          if (!container.querySelector(`[data-piece="${piece}"]`)) lost.add(name);
          // A segment is paid as a whole by one tap; its symbols stand on it.
          if (piece.startsWith('segment:')) break;
        }
      }
      expect([...lost]).toEqual([]);
    },
    60_000,
  );
});
