import { fireEvent, render, screen } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { speakGame } from '$lib/i18n';
import Board from './Board.svelte';
import { boardProps, sceneOf } from './scene';

const tools = createRawSnippet(() => ({ render: () => '<button type="button">Undo</button>' }));

beforeAll(() => speakGame('hearts'));

async function show(name: string, more = {}) {
  const onchoose = vi.fn();
  const onwhynot = vi.fn();
  const scene = await sceneOf(name);
  const shown = render(Board, boardProps(scene, tools, { onchoose, onwhynot, ...more }));
  const hero = (name: RegExp) => screen.getByRole('button', { name: new RegExp(`^${name.source}, played by`) });
  return { ...shown, scene, onchoose, onwhynot, hero };
}

it('leads from card to hero to earlier card to destination, and plays it', async () => {
  const { onchoose, hero } = await show('table-en');
  await fireEvent.click(screen.getByRole('button', { name: 'Shield · Move' }));
  await fireEvent.click(hero(/Rinaldo/));
  expect(screen.queryByRole('button', { name: /Play it/ })).toBeNull();
  await fireEvent.click(hero(/Rodomonte/));
  await fireEvent.click(screen.getByRole('button', { name: /Play it/ }));
  expect(onchoose).toHaveBeenCalledWith(
    expect.objectContaining({
      move: { 'face-up': { card: 'shield-1-move', target: 6, extra: { move: { slot: 6, to: 5 } } } },
    }),
  );
});

it('lays a card face down by keyboard', async () => {
  const { onchoose, hero } = await show('table-en');
  await fireEvent.keyDown(window, { key: 'f' });
  await fireEvent.click(screen.getByRole('button', { name: 'Two swords · Discard' }));
  await fireEvent.click(hero(/Orlando/));
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(onchoose).toHaveBeenCalledWith(
    expect.objectContaining({ move: { 'face-down': { card: 'sword-2-discard', target: 1 } } }),
  );
});

it('goes back with Escape', async () => {
  const { hero } = await show('table-en');
  const card = screen.getByRole('button', { name: 'Shield · Move' });
  await fireEvent.click(card);
  await fireEvent.click(hero(/Rinaldo/));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(card.getAttribute('aria-pressed')).toBe('true');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(card.getAttribute('aria-pressed')).toBe('false');
});

it('asks why not when a card is laid openly on my own hero', async () => {
  const { onwhynot, hero } = await show('table-en');
  await fireEvent.click(screen.getByRole('button', { name: 'Shield · Move' }));
  await fireEvent.click(hero(/Orlando/));
  expect(onwhynot).toHaveBeenCalledWith({ 'face-up': { card: 'shield-1-move', target: 1, extra: null } });
});

it('declares only after the effect was shown', async () => {
  const { onchoose } = await show('table-en');
  await fireEvent.click(screen.getByRole('button', { name: /^Declare/ }));
  expect(onchoose).not.toHaveBeenCalled();
  expect(screen.getByText(/Your 3 cards in hand stay unplayed/)).toBeTruthy();
  await fireEvent.click(screen.getByRole('button', { name: /^Declare/ }));
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ move: 'declare' }));
});

it('keeps the goal covered until it is held', async () => {
  await show('table-en');
  const cover = screen.getByRole('button', { name: /Hold to lift/ });
  expect(screen.queryByRole('button', { name: 'The wizard must die.' })).toBeNull();
  await fireEvent.keyDown(window, { key: 'g' });
  expect(cover.getAttribute('aria-label')).toBe('The wizard must die.');
  await fireEvent.keyUp(window, { key: 'g' });
  expect(cover.getAttribute('aria-label')).toMatch(/Hold to lift/);
});

it('shows a spectator no hand and no goal', async () => {
  const { container } = await show('spectator');
  expect(container.querySelector('[data-card]')).toBeNull();
  expect(screen.queryByText('My secret goal')).toBeNull();
});

it('shows the skirmish when it happens, and the result after it', async () => {
  const after = await sceneOf('bout-end-en');
  const { rerender } = await show('skirmish-before', { motion: true });
  await tick();
  await rerender({ view: after.view, offers: after.offers, log: after.log });
  expect(screen.getByRole('region', { name: 'Skirmish' })).toBeTruthy();
  await fireEvent.keyDown(window, { key: ' ' });
  expect(screen.getByRole('heading', { name: 'Mandricardo falls' })).toBeTruthy();
  await fireEvent.keyDown(window, { key: ' ' });
  expect(screen.getByRole('heading', { name: 'The Crusaders win' })).toBeTruthy();
});

it('lets the host choose the knights from the offers', async () => {
  const { onchoose } = await show('heroes');
  const done = screen.getByRole('button', { name: 'These it is' });
  expect((done as HTMLButtonElement).disabled).toBe(true);
  for (const name of ['Orlando', 'Rinaldo', 'Astolfo', 'Ruggiero', 'Marfisa', 'Rodomonte']) {
    await fireEvent.click(screen.getByRole('button', { name }));
  }
  await fireEvent.click(done);
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ group: 'heroes' }));
});

it('opens the notebook with my hidden cards and what I have not seen', async () => {
  await show('table9');
  await fireEvent.keyDown(window, { key: 'n' });
  expect(screen.getByText(/Shield · Take, before Rinaldo/)).toBeTruthy();
  expect(screen.getByText('Not yet seen: 22')).toBeTruthy();
});

it('says that I am ready for the next bout', async () => {
  const { onchoose } = await show('bout-end-en');
  await fireEvent.click(screen.getByRole('button', { name: /Ready for bout 2/ }));
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ move: 'ready' }));
});
