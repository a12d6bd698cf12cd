import { fireEvent, render } from '@testing-library/svelte';
import { tick } from 'svelte';
import { beforeAll, expect, it, vi } from 'vitest';
import { speakGame } from '$lib/i18n';
import type { TableSource } from '$lib/play';
import Stand from '../../../test/Stand.svelte';
import { changing } from '../../../test/source.svelte';
import { sceneOf, tableOf } from './scene';
import type { View } from './view';

beforeAll(() => speakGame('hearts'));

// A whole board is a lot of page for a simulated browser on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

async function show(name: string, more: Partial<TableSource<View>> = {}) {
  const send = vi.fn(() => Promise.resolve());
  const rehearse = vi.fn((line: unknown[]) =>
    Promise.resolve({ taken: line.length, stop: 'end' as const, events: [], changes: [], offers: [] }),
  );
  const scene = await sceneOf(name);
  const source = changing(tableOf(scene, { send, rehearse, ...more }));
  const shown = render(Stand, { source: source as TableSource });
  const { container } = shown;
  const find = (selector: string) => container.querySelector<HTMLElement>(selector);
  const click = async (selector: string) => {
    const piece = find(selector);
    if (!piece) throw new Error(`there is no ${selector}`);
    await fireEvent.click(piece);
  };
  const button = (words: string) =>
    [...container.querySelectorAll('button')].find((one) => one.textContent?.includes(words)) ?? null;
  const primary = () => container.querySelector<HTMLButtonElement>('[data-primary]');
  const hero = (seat: number) => `[data-seat="${seat}"]`;
  const card = (id: string) => `[data-piece="card:${id}"]`;
  return { ...shown, scene, source, send, rehearse, find, click, button, primary, hero, card };
}

it('leads from card to hero to earlier card to destination, and plays it', async () => {
  const { send, click, primary, hero, card } = await show('table-en');
  await click(card('shield-1-move'));
  await click(hero(6));
  expect(primary()).toBeNull();
  await click(hero(5));
  await fireEvent.click(primary()!);
  expect(send).toHaveBeenCalledWith([
    { 'face-up': { card: 'shield-1-move', target: 6, extra: { move: { slot: 6, to: 5 } } } },
  ]);
});

it('lays a card face down by keyboard', async () => {
  const { send, click, hero, card } = await show('table-en');
  await fireEvent.keyDown(window, { key: 'f' });
  await click(card('sword-2-discard'));
  await click(hero(1));
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(send).toHaveBeenCalledWith([{ 'face-down': { card: 'sword-2-discard', target: 1 } }]);
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
  const problem = { code: 'illegal-move', message: 'Only face down.', rule: 'HEA-TURN-03' };
  const rehearse = vi.fn(() =>
    Promise.resolve({ taken: 0, stop: 'refused' as const, problem, events: [], changes: [], offers: [] }),
  );
  const { send, click, hero, card, container } = await show('table-en', { rehearse });
  await click(card('shield-1-move'));
  await click(hero(1));
  await vi.waitFor(() => expect(container.textContent).toContain('Only face down.'));
  expect(rehearse).toHaveBeenCalledWith([{ 'face-up': { card: 'shield-1-move', target: 1, extra: null } }]);
  expect(send).not.toHaveBeenCalled();
});

it('says what a hero bears to those who do not see it', async () => {
  const { find, hero } = await show('table-en');
  expect(find(`${hero(6)} .vh`)!.textContent).toBe(
    'Rinaldo, played by Ludmila, ally · Crusaders, 0 of 3 wounds, 1 card in hand, risk of death 5 %',
  );
});

it('declares only after the effect was shown, by key or by mouse', async () => {
  const { send, button, primary, container } = await show('table-en');
  await fireEvent.click(button('Declare')!);
  expect(send).not.toHaveBeenCalled();
  expect(container.textContent).toContain('This cannot be undone.');
  expect(primary()!.textContent).toContain('Declare');
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(primary()).toBeNull();
  await fireEvent.keyDown(window, { key: 'd' });
  await fireEvent.keyDown(window, { key: 'Enter' });
  expect(send).toHaveBeenCalledWith(['declare']);
});

it('keeps the place of the primary button and says what comes next', async () => {
  const { container, click, card } = await show('table-en');
  expect(container.querySelector('.prime')!.textContent).toContain('Choose a card');
  await click(card('shield-1-move'));
  expect(container.querySelector('.prime')!.textContent).toContain('Choose a hero');
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
  expect(find('[data-piece^="card:"]')).toBeNull();
  expect(container.textContent).not.toContain('My goal');
});

it('shows the skirmish when it happens, and the result after it', async () => {
  const told = vi.fn();
  const after = await sceneOf('bout-end-en');
  const { source, find } = await show('skirmish-before', { motion: true, show: told });
  await tick();
  Object.assign(source, { view: after.view, offers: after.offers, log: after.log });
  await tick();
  expect(find('.stage')).not.toBeNull();
  // The log may be read as far as the horn, no further.
  const [on, lines] = told.mock.lastCall!;
  expect(on).toBe(true);
  expect(lines).toBe(1);
  await fireEvent.keyDown(window, { key: 'ArrowRight' });
  expect(find('.stage h1')!.textContent).not.toBe('Mandricardo falls');
  await fireEvent.keyDown(window, { key: ' ' });
  expect(find('.stage h1')!.textContent).toBe('Mandricardo falls');
  expect(told).toHaveBeenLastCalledWith(true, Infinity);
  await fireEvent.keyDown(window, { key: ' ' });
  expect(find('.stage')).toBeNull();
  expect(find('h1')!.textContent).toBe('The Crusaders win');
  expect(told).toHaveBeenLastCalledWith(false, Infinity);
});

it('tells of a skirmish in a line where nothing may move, and never stands in the way', async () => {
  const after = await sceneOf('bout-end-en');
  const log = after.log.filter((line) => !JSON.stringify(line.event).includes('bout-ended'));
  const { source, find, button, scene } = await show('skirmish-before', { motion: false });
  await tick();
  Object.assign(source, { view: { ...scene.view, slots: [] }, log });
  await tick();
  expect(find('.stage')).toBeNull();
  expect(find('.plan')!.textContent).toContain('Mandricardo: 1 wound');
  await fireEvent.click(button('Look at it')!);
  expect(find('.stage')).not.toBeNull();
  await fireEvent.keyDown(window, { key: 'Escape' });
  expect(find('.stage')).toBeNull();
});

it('lets the host choose the knights from the offers', async () => {
  const { send, button, scene } = await show('heroes');
  expect(button('These it is')!.disabled).toBe(true);
  for (const name of ['Orlando', 'Rinaldo', 'Astolfo', 'Ruggiero', 'Marfisa', 'Rodomonte']) {
    await fireEvent.click(button(name)!);
  }
  await fireEvent.click(button('These it is')!);
  expect(scene.offers.map(({ move }) => move)).toContainEqual((send.mock.lastCall as unknown[][])[0]![0]);
});

it('opens the notebook with my hidden cards and what I have not seen', async () => {
  const { find } = await show('table9');
  await fireEvent.keyDown(window, { key: 'n' });
  expect(find('aside')!.textContent).toMatch(/Card 2:\s+Shield · Take, before Rinaldo/);
  expect(find('aside')!.textContent).toContain('Not yet seen: 22');
});

it('says that I am ready for the next bout', async () => {
  const { send, button } = await show('bout-end-en');
  await fireEvent.click(button('Ready for bout 2')!);
  expect(send).toHaveBeenCalledWith(['ready']);
});
