import { fireEvent, render, waitFor } from '@testing-library/svelte';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { speak } from '$lib/i18n';
import { settings } from '$lib/settings.svelte';
import type { TableContext } from './context.svelte';
import Stand from '../../test/Stand.svelte';
import type { GameClient } from '$lib/table/contract';
import { pray, sell, toy, toyTable } from '../../test/toy';

beforeAll(() => speak('en'));

function show(more: Parameters<typeof toyTable>[0] = {}) {
  const send = vi.fn(() => Promise.resolve());
  let table!: TableContext;
  const source = toyTable({ send, ...more });
  const shown = render(Stand, { source: source as never, ontable: (made: TableContext) => (table = made) });
  const piece = (name: string) => shown.container.querySelector<HTMLElement>(`[data-piece="${name}"]`)!;
  const state = (name: string) => piece(name).dataset.state;
  const primary = () => shown.container.querySelector<HTMLButtonElement>('[data-primary]');
  const crumbs = () => [...shown.container.querySelectorAll('.crumbs .c')].map((crumb) => crumb.textContent);
  const dock = () => shown.container.querySelector('[data-dock]')!.textContent!.replace(/\s+/g, ' ');
  return {
    ...shown,
    table,
    send,
    piece,
    state,
    primary,
    crumbs,
    dock,
    tap: (name: string) => fireEvent.click(piece(name)),
  };
}

describe('a board on the kit', () => {
  it('lets the first pieces of the offers glow, and dims others of their kind', async () => {
    const { state, tap } = show();
    expect([state('place:market'), state('place:chapel'), state('card:1')]).toEqual(['legal', 'legal', 'rest']);
    await tap('place:market');
    expect([state('place:market'), state('card:1'), state('card:3')]).toEqual(['chosen', 'legal', 'not-now']);
  });

  it('narrows by piece after piece, shows before and after, and sends', async () => {
    const { tap, primary, crumbs, send, dock, getByTestId } = show();
    expect(primary()).toBeNull();
    await tap('place:market');
    expect(crumbs()).toEqual(['Market']);
    expect(primary()).toBeNull();
    await tap('card:2');
    expect(crumbs()).toEqual(['Market', 'Card 2']);
    await waitFor(() => expect(dock()).toContain('3 → 4'));
    expect(getByTestId('coins').textContent).toContain('3 → 4'.replace(' ', '\u00a0'));
    await fireEvent.click(primary()!);
    expect(send).toHaveBeenCalledWith([{ sell: 2 }]);
    expect(crumbs()).toEqual([]);
  });

  it('settles the place by a tap on the card', async () => {
    const { tap, state, primary } = show();
    await tap('card:1');
    expect([state('place:market'), state('card:1')]).toEqual(['chosen', 'chosen']);
    expect(primary()).not.toBeNull();
  });

  it('puts another piece in the place of the chosen one', async () => {
    const { tap, state, crumbs } = show();
    await tap('card:1');
    await tap('card:2');
    expect([state('place:market'), state('card:1'), state('card:2')]).toEqual(['chosen', 'rest', 'chosen']);
    expect(crumbs()).toEqual(['Market', 'Card 2']);
  });

  it('goes back with Escape, and takes a piece out by a second tap', async () => {
    const { tap, state, crumbs } = show();
    await tap('place:market');
    await tap('card:2');
    await fireEvent.keyDown(window, { key: 'Escape' });
    expect(crumbs()).toEqual(['Market']);
    await tap('card:2');
    await tap('card:2');
    expect([state('place:market'), state('card:2')]).toEqual(['chosen', 'legal']);
    await tap('place:market');
    expect(state('place:market')).toBe('legal');
  });

  it('takes another piece instead of the one chosen before', async () => {
    const { tap, crumbs } = show();
    await tap('place:market');
    await tap('card:1');
    await tap('card:2');
    expect(crumbs()).toEqual(['Market', 'Card 2']);
  });

  it('goes on with what would be offered next, and sends the whole line', async () => {
    const { tap, state, send, primary } = show();
    await tap('card:1');
    await waitFor(() => expect(state('place:chapel')).toBe('legal'));
    await tap('place:chapel');
    expect(primary()!.textContent).toContain('Play 2');
    expect([state('card:1'), state('place:chapel')]).toEqual(['planned', 'chosen']);
    await fireEvent.keyDown(window, { key: 'Enter' });
    expect(send).toHaveBeenCalledWith([{ sell: 1 }, { then: 'chapel' }]);
  });

  it('learns the pieces of offers that were there before the board was loaded', () => {
    const late: { client: GameClient | null } = { client: toy as GameClient };
    const source = toyTable();
    Object.defineProperty(source, 'client', { get: () => late.client });
    const offer = source.offers[0]!;
    let table!: TableContext;
    render(Stand, { source: source as never, ontable: (made: TableContext) => (table = made) });
    late.client = null;
    const fresh = { ...offer };
    expect(table.plan.pathOf(fresh)).toEqual([]);
    late.client = toy as GameClient;
    expect(table.plan.pathOf(fresh)).toEqual(['place:market', 'card:1']);
  });

  it('stages a whole line by one tap where the game says so', async () => {
    const line = (piece: string) => (piece === 'place:market' ? [{ sell: 2 }, { then: 'chapel' }] : null);
    const { tap, primary, send } = show({ client: { ...toy, line } as GameClient });
    await tap('place:market');
    await waitFor(() => expect(primary()?.textContent).toContain('Play 2'));
    await fireEvent.click(primary()!);
    expect(send).toHaveBeenCalledWith([{ sell: 2 }, { then: 'chapel' }]);
  });

  it('works where nobody rehearses: a line is one move', async () => {
    const { tap, primary, send, state } = show({ rehearse: undefined });
    await tap('card:1');
    expect(state('place:chapel')).toBe('rest');
    await fireEvent.click(primary()!);
    expect(send).toHaveBeenCalledWith([{ sell: 1 }]);
  });

  it('asks why not, and makes nothing', async () => {
    const { tap, send, dock, piece, table } = show();
    const rule = vi.spyOn(table, 'rule');
    await tap('card:3');
    await waitFor(() => expect(dock()).toContain('Not that one.'));
    expect(piece('card:3').hasAttribute('data-refused')).toBe(true);
    await fireEvent.click([...document.querySelectorAll('button')].find((one) => one.textContent === 'Read the rule')!);
    expect(rule).toHaveBeenCalledWith('TOY-02');
    expect(send).not.toHaveBeenCalled();
  });

  it('stages what cannot be taken back, even from the list, and the rest is made at once', async () => {
    const { table, send, primary, dock } = show();
    await table.plan.take(pray);
    expect(send).not.toHaveBeenCalled();
    await waitFor(() => expect(dock()).toContain('This cannot be undone.'));
    await fireEvent.click(primary()!);
    expect(send).toHaveBeenCalledWith(['pray']);
    await table.plan.take(sell(1));
    expect(send).toHaveBeenLastCalledWith([{ sell: 1 }]);
  });

  it('stages the only move there is', () => {
    const { primary } = show({ offers: [sell(1)] });
    expect(primary()).not.toBeNull();
    expect(show({ offers: [pray] }).primary()).toBeNull();
  });

  it('puts another move of the same list in the place of a staged one', async () => {
    const { table, tap, crumbs } = show();
    await tap('card:1');
    const other = table.plan.listAt(0).find((offer) => JSON.stringify(offer.move) === '{"sell":2}')!;
    table.plan.swap(0, other);
    await waitFor(() => expect(crumbs()).toEqual(['Market', 'Card 2']));
  });

  it('stages a whole hint', async () => {
    const { table, primary } = show();
    table.plan.stage([{ sell: 2 }, { then: 'market' }]);
    await waitFor(() => expect(primary()?.textContent).toContain('Play 2'));
  });

  it('asks before the moves that I want to be asked about, and never twice about one', async () => {
    const before = { ...settings.confirm };
    try {
      settings.confirm = { ...before, list: true };
      const { table, send, primary } = show();
      await table.plan.take(sell(1));
      expect(send).not.toHaveBeenCalled();
      await waitFor(() => expect(primary()).not.toBeNull());
      await fireEvent.click(primary()!);
      expect(send).toHaveBeenCalledWith([sell(1).move]);

      settings.confirm = { ...before, last: true };
      const last = show();
      last.table.plan.put(pray);
      await waitFor(() => expect(last.table.plan.working).toBe(false));
      await fireEvent.click(last.primary()!);
      expect(last.send).not.toHaveBeenCalled();
      expect(last.table.plan.care?.sure).toBe('last');
      await fireEvent.click(last.primary()!);
      expect(last.send).toHaveBeenCalledOnce();
    } finally {
      settings.confirm = before;
    }
  });

  it('takes a hint that came too late for nothing staged, so that the next one is', () => {
    const { table } = show();
    table.plan.stage([{ sell: 9 }]);
    expect(table.plan.line).toEqual([]);
    expect(table.plan.started).toBe(false);
  });

  it('shows an offer of the list as planned', async () => {
    const { table, state, crumbs, primary } = show();
    table.plan.preview = sell(2);
    await waitFor(() => expect(crumbs()).toEqual(['Market', 'Card 2']));
    expect(state('card:2')).toBe('planned');
    expect(primary()).toBeNull();
  });

  it('is driven by the keyboard', async () => {
    const { piece, send } = show();
    await fireEvent.keyDown(piece('place:market'), { key: ' ' });
    await fireEvent.keyDown(piece('card:1'), { key: 'Enter' });
    await fireEvent.keyDown(piece('card:1'), { key: 'Enter' });
    expect(send).toHaveBeenCalledWith([{ sell: 1 }]);
  });

  it('describes a piece on a question mark', async () => {
    const { piece, findByText } = show();
    await fireEvent.keyDown(piece('card:3'), { key: '?' });
    await findByText('This is card:3.');
  });

  it('says whose turn it is when I am not asked', () => {
    const { dock, primary } = show({ offers: [], waits: [1] });
    expect(dock()).toContain('Tomáš is thinking');
    expect(dock()).toContain('Not your turn');
    expect(primary()).toBeNull();
  });
});
