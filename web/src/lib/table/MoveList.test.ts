import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { offer } from '../../test/fake';
import type { GameClient } from './contract';
import MoveList from './MoveList.svelte';

const client = {
  row: ({ group }: { group: string }) => (group === 'play' ? 'any card' : null),
} as unknown as GameClient;

function show() {
  const chosen = vi.fn();
  const previewed = vi.fn();
  render(MoveList, {
    offers: [offer('horn', 'declare'), offer('sword'), offer('shield')],
    catalogue: {},
    view: {},
    client,
    busy: false,
    onchoose: chosen,
    onpreview: previewed,
    onclose: () => {},
  });
  return { chosen, previewed };
}

it('chooses a single move at once', async () => {
  const { chosen } = show();
  await fireEvent.click(screen.getByRole('button', { name: /Play horn/ }));
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ group: 'declare' }));
});

it('opens a row of several, walks it by arrow keys and previews what is pointed at', async () => {
  const { chosen, previewed } = show();
  const row = screen.getByRole('button', { name: /any card/ });
  row.focus();
  await fireEvent.keyDown(row, { key: 'ArrowRight' });
  expect(row.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.keyDown(row, { key: 'ArrowDown' });
  expect(previewed).toHaveBeenLastCalledWith(expect.objectContaining({ move: { play: 'sword' } }));
  await fireEvent.click(document.activeElement!);
  expect(chosen).toHaveBeenCalledWith(expect.objectContaining({ move: { play: 'sword' } }));
});

it('goes to a row by its number', async () => {
  show();
  const first = screen.getByRole('button', { name: /Play horn/ });
  first.focus();
  await fireEvent.keyDown(first, { key: '2' });
  expect(document.activeElement?.textContent).toContain('any card');
});
