import { fireEvent, render, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { GameClient } from '$lib/table/contract';
import Stand from '../../../../test/Stand.svelte';
import { stand } from '../../../../test/source.svelte';
import town from '../fixtures/town.json';
import Ahead from './Ahead.svelte';
import type { Ahead as Told } from './chances.svelte';

beforeAll(async () => {
  speak('en');
  await speakGame('glory');
});

it('shows beside my next foe what a strength brings, and opens who may come in the final', async () => {
  const ahead = {
    next: null,
    commits: [
      { clash: 312, duel: 250 },
      { clash: 507, duel: 444 },
    ],
    bout: 6,
    then: [
      { foe: { player: 1 }, duel: 381, exact: true },
      { foe: { player: 2 }, duel: 622, exact: false },
    ],
    left: [2, 3],
  } as unknown as Told;
  const Board: Component = (anchor) => Ahead(anchor, { ahead });
  const shown = render(Stand, { source: stand({ client: { Board } as unknown as GameClient, view: town.view }) });
  await waitFor(() => expect(shown.container.querySelectorAll('tbody tr')).toHaveLength(2));
  // One pip for the one strength there is: empty, then full.
  expect([...shown.container.querySelectorAll('.pips')].map((row) => row.querySelectorAll('.on').length)).toEqual([
    0, 1,
  ]);
  await fireEvent.click(shown.getByRole('button', { name: /final/i }));
  const foes = [...shown.container.querySelectorAll('li')].map((row) => row.textContent?.replace(/\s+/g, ' ').trim());
  expect(foes).toHaveLength(2);
  expect(foes[0]).toMatch(/^Tomáš 38/);
  expect(foes[1]).toMatch(/^Boris ≈ 62/);
});
