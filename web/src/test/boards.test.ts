/**
 * One suite over all boards and all recorded scenes (`npm run scenes`): every offer is reached by tapping, by
 * keyboard and by the list, every piece that glows is on the board, and every preview can be shown.
 */
import { cleanup, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { offered, type TableContext } from '$lib/play';
import { equal } from '$lib/play/equal';
import type { LogLine, Offer, Waiting } from '$lib/protocol';
import type { Catalogue, GameClient, Rehearsal } from '$lib/table/contract';
import { loadClient } from '$lib/table/games';
import { groupOffers } from '$lib/table/moves';
import Stand from './Stand.svelte';
import { people, stand } from './source.svelte';

interface Scene {
  game: string;
  preset: string;
  me: number;
  seats: number;
  next: Waiting;
  view: unknown;
  offers: Offer[];
  log: LogLine[];
  rehearsals: { move: unknown; rehearsal: Rehearsal }[];
}

const scenes = import.meta.glob<Scene>(['./scenes/*.json', '!./scenes/*.catalogue.json'], { import: 'default' });
const names = import.meta.glob<Catalogue>('./scenes/*.catalogue.json', { import: 'default' });

// A whole board is a lot of page for a simulated browser on a busy machine.
vi.setConfig({ testTimeout: 120_000 });
afterEach(cleanup);

async function show(scene: Scene, client: GameClient, more: object = {}) {
  let table!: TableContext;
  const source = stand({
    client,
    view: scene.view,
    catalogue: await names[`./scenes/${scene.game}.catalogue.json`]!(),
    offers: scene.offers,
    me: scene.me,
    players: people(scene.seats, scene.me),
    log: scene.log,
    waits: scene.next.kind === 'decide' ? scene.next.seats : [],
    ...more,
  });
  const shown = render(Stand, { source, ontable: (made: TableContext) => (table = made) });
  await tick();
  return { ...shown, table };
}

for (const [file, load] of Object.entries(scenes)) {
  const [, name, game] = /scenes\/((\w+)-.*)\.json$/.exec(file)!;
  describe(name!, async () => {
    const [scene, client] = [await load(), await loadClient(game!)];
    if (!client) return it.skip('has no board', () => {});

    it('reaches every offer by tapping its pieces, in their order and from the last', async () => {
      const { table } = await show(scene, client);
      const { plan } = table;
      const means = ({ move }: Offer) =>
        offered(plan.line.slice(0, 1), move) !== null || offered(plan.alike, move) !== null;
      for (const offer of scene.offers) {
        const path = plan.pathOf(offer);
        for (const taps of [path, [...path].reverse()]) {
          plan.clear();
          for (const piece of taps) if (!plan.chosen.includes(piece)) plan.tap(piece);
          expect(means(offer), `${JSON.stringify(offer.move)} by ${taps.join(', ')}`).toBe(true);
        }
      }
    });

    it('shows every piece that glows, with a name, in the order of the tab key', async () => {
      const { table, container } = await show(scene, client);
      expect(table.plan.legal.size > 0 || table.plan.ready !== null).toBe(true);
      for (const piece of table.plan.legal) {
        const nodes = [...container.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`)];
        expect(nodes.length, piece).toBeGreaterThan(0);
        expect(nodes.map(({ dataset }) => dataset.state)).toContain('legal');
        expect(nodes.some((node) => node.tabIndex === 0), piece).toBe(true);
        const named = (node: HTMLElement) => node.getAttribute('aria-label') ?? node.textContent?.trim();
        expect(nodes.some(named), `${piece} has a name`).toBe(true);
      }
    });

    it('has every offer in the list', async () => {
      const { table } = await show(scene, client);
      const rows = groupOffers(scene.offers, client, table.catalogue, scene.view).flatMap((group) => group.rows);
      const listed = rows.flatMap((row) => row.offers);
      expect(listed).toHaveLength(scene.offers.length);
      for (const offer of scene.offers) expect(listed.some(({ move }) => equal(move, offer.move))).toBe(true);
    });

    it('shows what an offer would do', async () => {
      const rehearse = async (line: unknown[]) =>
        scene.rehearsals.find(({ move }) => line.length === 1 && equal(move, line[0]))?.rehearsal ?? null;
      const { table, container } = await show(scene, client, { rehearse });
      for (const { move } of scene.rehearsals) {
        table.plan.preview = offered(scene.offers, move);
        await vi.waitFor(() => expect(table.plan.rehearsal).not.toBeNull());
        await tick();
        expect(container.querySelector('[data-dock]')?.textContent).toContain(table.plan.crumbs.at(-1));
      }
    });
  });
}
