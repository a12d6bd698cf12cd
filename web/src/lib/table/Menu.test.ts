import { fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, expect, it, vi } from 'vitest';
import { set, settings } from '$lib/settings.svelte';
import { bot, person, table } from '../../test/fake';
import Menu from './Menu.svelte';

const show = (change = {}) => {
  const acts = { onrules: vi.fn(), onleave: vi.fn(), onclose: vi.fn() };
  render(Menu, { table: table(change), where: 'Lap 2', ...acts });
  return acts;
};
afterEach(() => set({ hidden: [] }));

it('says what holds at this table before anybody asks', () => {
  show({ hints: false, spectators: { delayed: { seconds: 30 } } });
  const facts = screen.getByRole('dialog').querySelector('.facts')!.textContent;
  expect(facts).toMatch(/not at this table/);
  expect(facts).toMatch(/30/);
});

it('allows a lone player hints, and undo with the bots alone', () => {
  show({ hints: false, seats: [person('p1', 'Anna'), bot('page')] });
  expect(screen.getByRole('dialog').querySelector('.facts')!.textContent).not.toMatch(/not at this table/);
});

it('leads to the rules, hides the table from my games, and asks before I get up', async () => {
  const { onrules, onleave } = show();
  await fireEvent.click(screen.getByRole('button', { name: /rules/i }));
  expect(onrules).toHaveBeenCalledOnce();
  await fireEvent.click(screen.getByRole('button', { name: /Hide/ }));
  expect(settings.hidden).toEqual(['green-knight']);
  await fireEvent.click(screen.getByRole('button', { name: /Let a bot play/ }));
  expect(onleave).not.toHaveBeenCalled();
  await fireEvent.click(screen.getAllByRole('button', { name: /Let a bot play/ }).at(-1)!);
  expect(onleave).toHaveBeenCalledOnce();
});
