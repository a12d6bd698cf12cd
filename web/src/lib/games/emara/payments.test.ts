import { fireEvent, render, waitFor } from '@testing-library/svelte';
import type { Component } from 'svelte';
import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { TableContext } from '$lib/play';
import type { Offer } from '$lib/protocol';
import type { GameClient } from '$lib/table/contract';
import Stand from '../../../test/Stand.svelte';
import { stand } from '../../../test/source.svelte';
import recorded from './fixtures/over.json';
import { payOf, units, type Goods } from './model';
import { path } from './path';
import Payments from './Payments.svelte';

/** Five units of any kind for somebody with the Scholar and the Chamberlain: coins and rings in their place. */
function everyWay(): Goods[] {
  const pays: Goods[] = [];
  for (let ring = 0; ring <= 5; ring++)
    for (let coin = 0; ring + coin <= 5; coin++)
      for (let wood = 5 - ring - coin; wood >= 0; wood--)
        for (let stone = 5 - ring - coin - wood; stone >= 0; stone--)
          for (let cloth = 5 - ring - coin - wood - stone; cloth >= 0; cloth--)
            pays.push({ wood, stone, cloth, grain: 5 - ring - coin - wood - stone - cloth, coin, ring });
  return pays;
}

beforeAll(async () => {
  speak('en');
  await speakGame('emara');
});

describe('the payment editor', () => {
  const offers = everyWay().map((pay): Offer => ({
    move: { master: { master: 'sir-antoni', pay } },
    group: '',
    text: [],
  }));
  /** The editor of this choice alone. */
  const Board: Component = (anchor) => Payments(anchor, { name: 'master:sir-antoni' });

  it('walks through 252 ways, first the one of the rules, and back to it', async () => {
    expect(offers).toHaveLength(252);
    let table!: TableContext;
    const client = { Board, path } as unknown as GameClient;
    const source = stand({ client, view: recorded.view, offers });
    const shown = render(Stand, { source, ontable: (made: TableContext) => (table = made) });
    table.plan.put(offers[0]!);
    await waitFor(() => expect(shown.container.textContent).toContain('way 1 of 252'));
    const staged = () => payOf(table.plan.line[0]!);
    const seen = new Set<string>();
    for (let way = 0; way < 252; way++) {
      expect(units(staged())).toBe(5);
      seen.add(JSON.stringify(staged()));
      await fireEvent.click(shown.getByLabelText('The next way'));
    }
    expect(seen.size).toBe(252);
    expect(staged()).toEqual(payOf(offers[0]!));
    // A good that cannot be stepped further is closed, the others are not.
    expect(shown.getByLabelText(/less.*wood/i)).toHaveProperty('disabled', false);
    expect(shown.getByLabelText(/more.*wood/i)).toHaveProperty('disabled', true);
    await fireEvent.click(shown.getByLabelText(/more.*ring/i));
    expect(staged()).toMatchObject({ ring: 1, wood: 4 });
  });
});
