import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { offer } from '../../test/fake';
import List from '../../test/List.svelte';
import { stand } from '../../test/source.svelte';
import type { GameClient } from './contract';

const client = {
  row: ({ group }: { group: string }) => (group === 'play' ? 'any card' : null),
  irreversible: ({ group }: { group: string }) => group === 'declare',
} as unknown as GameClient;
const offers = [offer('horn', 'declare'), offer('sword'), offer('shield'), offer('rest', 'rest')];

function show() {
  const send = vi.fn(() => Promise.resolve());
  const shown = render(List, { source: stand({ view: {}, client, offers, send }) });
  return { ...shown, send, primary: () => shown.container.querySelector('[data-primary]') };
}

it('plays a single move at once by mouse', async () => {
  const { send } = show();
  await fireEvent.click(screen.getByRole('button', { name: /Play rest/ }));
  expect(send).toHaveBeenCalledWith([{ rest: 'rest' }]);
});

it('never plays at once what cannot be taken back: it is staged and named by the primary button', async () => {
  const { send, primary } = show();
  await fireEvent.click(screen.getByRole('button', { name: /Play horn/ }));
  expect(send).not.toHaveBeenCalled();
  expect(primary()).not.toBeNull();
  await fireEvent.click(primary()!);
  expect(send).toHaveBeenCalledWith([{ declare: 'horn' }]);
});

it('gives the keyboard to a row that can be taken back, and stages nothing by that', async () => {
  const { component, primary } = show();
  await component.focus();
  expect(document.activeElement?.textContent).toContain('any card');
  expect(primary()).toBeNull();
});

it('opens a row of several, walks it by arrow keys; Enter plays what the primary button names', async () => {
  const { send, primary } = show();
  const row = screen.getByRole('button', { name: /any card/ });
  row.focus();
  await fireEvent.keyDown(row, { key: 'ArrowRight' });
  expect(row.getAttribute('aria-expanded')).toBe('true');
  await fireEvent.keyDown(row, { key: 'ArrowDown' });
  expect(primary()).not.toBeNull();
  await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(send).toHaveBeenCalledWith([{ play: 'sword' }]);
});

it('Enter on a row plays what is staged, not the row', async () => {
  const { send, component } = show();
  await component.focus();
  component.stage([{ rest: 'rest' }]);
  await fireEvent.keyDown(document.activeElement!, { key: 'Enter' });
  expect(send).toHaveBeenCalledWith([{ rest: 'rest' }]);
});

it('goes to a row by its number', async () => {
  show();
  const first = screen.getByRole('button', { name: /Play horn/ });
  first.focus();
  await fireEvent.keyDown(first, { key: '2' });
  expect(document.activeElement?.textContent).toContain('any card');
});
