import { render, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { TableContext } from '$lib/play';
import type { Offer } from '$lib/protocol';
import type { GameClient } from '$lib/table/contract';
import Stand from '../../../test/Stand.svelte';
import { stand } from '../../../test/source.svelte';
import recorded from './fixtures/over.json';
import { path } from './path';
import RingView from './RingView.svelte';

beforeAll(async () => {
  speak('en');
  await speakGame('emara');
});

it('shows where a misplaced councillor would stand', async () => {
  const [first, second] = recorded.view.rings as [string[], string[]];
  const [from, stays, to, other] = [first[0]!, first[1]!, second[2]!, second[0]!];
  const nobody = <T extends object>(areas: T[]) => areas.map((area) => ({ ...area, councillors: [] }));
  const five = { gain: { buildings: 5 } };
  const prices = { books: [], wood: [], huts: [], masters: [], stone: five, 'castle-book': five };
  const view = {
    ...recorded.view,
    phase: 'start-move',
    over: false,
    prices,
    'start-card': 'a-long-summer',
    country: nobody(recorded.view.country),
    town: nobody(recorded.view.town),
  };
  const catalogue = { event: { 'a-long-summer': { start: { buildings: 20, country: from, town: stays } } } };
  const offers = [to, other].map((to): Offer => ({ move: { 'start-move': { from, to } }, group: '', text: [] }));
  const Board: Component = (anchor) => RingView(anchor, { ring: 1 });
  let table!: TableContext;
  const client = { Board, path } as unknown as GameClient;
  const source = stand({ client, view, catalogue, offers });
  const { container } = render(Stand, { source, ontable: (made: TableContext) => (table = made) });
  const walkers = () => [...container.querySelectorAll('.road > g[opacity]')].map((one) => one.getAttribute('opacity'));
  expect(walkers()).toEqual([]);
  table.plan.put(offers[0]!);
  await waitFor(() => expect(walkers()).toEqual(['0.6']));
});
