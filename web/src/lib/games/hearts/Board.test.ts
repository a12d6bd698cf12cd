import { fireEvent, render } from '@testing-library/svelte';
import { createRawSnippet, tick } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { speakGame } from '$lib/i18n';
import Board from './Board.svelte';
import { boardProps, sceneOf } from './scene';

const tools = createRawSnippet(() => ({ render: () => '<button type="button">Undo</button>' }));

beforeAll(() => speakGame('hearts'));

// A whole board is a lot of page for a simulated browser on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

async function show(name: string, more = {}) {
  const onchoose = vi.fn();
  const onwhynot = vi.fn();
  const scene = await sceneOf(name);
  const shown = render(Board, boardProps(scene, tools, { onchoose, onwhynot, ...more }));
  const { container } = shown;
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const click = async (selector: string) => {
    const piece = find(selector);
    if (!piece) throw new Error(`there is no ${selector}`);
    await fireEvent.click(piece);
  };
  const button = (words: string) =>
    [...container.querySelectorAll('button')].find((one) => one.textContent?.includes(words)) ?? null;
  const hero = (seat: number) => `[data-seat="${seat}"]`;
  const card = (id: string) => `[data-card="${id}"]`;
  return { ...shown, scene, onchoose, onwhynot, find, click, button, hero, card };
}

it('leads from card to hero to earlier card to destination, and plays it', async () => {
  const { onchoose, click, button, hero, card } = await show('table-en');
  await click(card('shield-1-move'));
  await click(hero(6));
  expect(button('Play it')).toBeNull();
  await click(hero(5));
  await fireEvent.click(button('Play it')!);
  expect(onchoose).toHaveBeenCalledWith(
    expect.objectContaining({
      move: { 'face-up': { card: 'shield-1-move', target: 6, extra: { move: { slot: 6, to: 5 } } } },
    }),
  );
});

it('lays a card face down by keyboard', async () => {
  const { onchoose, click, hero, card } = await show('table-en');
  await fireEvent.keyDown(window, { key: 'f' });
  await click(card('sword-2-discard'));
  await click(hero(1));
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(onchoose).toHaveBeenCalledWith(
    expect.objectContaining({ move: { 'face-down': { card: 'sword-2-discard', target: 1 } } }),
  );
});

it('goes back with Escape', async () => {
  const { find, click, hero, card } = await show('table-en');
  const picked = () => find(card('shield-1-move'))!.getAttribute('aria-pressed');
  await click(card('shield-1-move'));
  await click(hero(6));
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(picked()).toBe('true');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(picked()).toBe('false');
});

it('asks why not when a card is laid openly on my own hero', async () => {
  const { onwhynot, click, hero, card } = await show('table-en');
  await click(card('shield-1-move'));
  await click(hero(1));
  expect(onwhynot).toHaveBeenCalledWith({ 'face-up': { card: 'shield-1-move', target: 1, extra: null } });
});

it('says what a hero bears to those who do not see it', async () => {
  const { find, hero } = await show('table-en');
  expect(find(`${hero(6)} .vh`)!.textContent).toBe(
    'Rinaldo, played by Ludmila, ally · Crusaders, 0 of 3 wounds, 1 card in hand, risk of death 5 %',
  );
});

it('declares only after the effect was shown', async () => {
  const { onchoose, button, container } = await show('table-en');
  await fireEvent.click(button('Declare')!);
  expect(onchoose).not.toHaveBeenCalled();
  expect(container.textContent).toContain('Your 3 cards in hand stay unplayed');
  await fireEvent.click(button('Declare')!);
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ move: 'declare' }));
});

it('keeps the goal covered until it is held', async () => {
  const { find, container } = await show('table-en');
  const label = () => find('.cover')!.getAttribute('aria-label');
  expect(label()).toMatch(/Hold to lift/);
  await fireEvent.keyDown(window, { key: 'g' });
  expect(label()).toBe('The wizard must die.');
  await fireEvent.keyUp(window, { key: 'g' });
  expect(label()).toMatch(/Hold to lift/);
  expect(container.querySelector('.face')).toBeNull();
});

it('shows a spectator no hand and no goal', async () => {
  const { find, container } = await show('spectator');
  expect(find('[data-card]')).toBeNull();
  expect(container.textContent).not.toContain('My goal');
});

it('shows the skirmish when it happens, and the result after it', async () => {
  const onshow = vi.fn();
  const after = await sceneOf('bout-end-en');
  const { rerender, find } = await show('skirmish-before', { motion: true, onshow });
  await tick();
  await rerender({ view: after.view, offers: after.offers, log: after.log });
  expect(find('.stage')).not.toBeNull();
  expect(onshow).toHaveBeenLastCalledWith(true);
  await fireEvent.keyDown(window, { key: ' ' });
  expect(find('.stage h1')!.textContent).toBe('Mandricardo falls');
  await fireEvent.keyDown(window, { key: ' ' });
  expect(find('.stage')).toBeNull();
  expect(find('h1')!.textContent).toBe('The Crusaders win');
  expect(onshow).toHaveBeenLastCalledWith(false);
});

it('tells of a skirmish in a line where nothing may move, and never stands in the way', async () => {
  const after = await sceneOf('bout-end-en');
  const log = after.log.filter((line) => !JSON.stringify(line.event).includes('bout-ended'));
  const { rerender, find, button, scene } = await show('skirmish-before', { motion: false });
  await tick();
  await rerender({ view: { ...scene.view, slots: [] }, log });
  expect(find('.stage')).toBeNull();
  expect(find('.plan')!.textContent).toContain('Mandricardo: 1 wound');
  await fireEvent.click(button('Look at it')!);
  expect(find('.stage')).not.toBeNull();
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(find('.stage')).toBeNull();
});

it('lets the host choose the knights from the offers', async () => {
  const { onchoose, button } = await show('heroes');
  expect(button('These it is')!.disabled).toBe(true);
  for (const name of ['Orlando', 'Rinaldo', 'Astolfo', 'Ruggiero', 'Marfisa', 'Rodomonte']) {
    await fireEvent.click(button(name)!);
  }
  await fireEvent.click(button('These it is')!);
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ group: 'heroes' }));
});

it('opens the notebook with my hidden cards and what I have not seen', async () => {
  const { find } = await show('table9');
  await fireEvent.keyDown(window, { key: 'n' });
  expect(find('aside')!.textContent).toMatch(/Card 2:\s+Shield · Take, before Rinaldo/);
  expect(find('aside')!.textContent).toContain('Not yet seen: 22');
});

it('says that I am ready for the next bout', async () => {
  const { onchoose, button } = await show('bout-end-en');
  await fireEvent.click(button('Ready for bout 2')!);
  expect(onchoose).toHaveBeenCalledWith(expect.objectContaining({ move: 'ready' }));
});
