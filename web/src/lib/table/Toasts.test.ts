import { fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import Toasts from './Toasts.svelte';
import { dismiss, tell, toasts } from './toasts.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const { id } of toasts()) dismiss(id);
  vi.useRealTimers();
});

const shown = () => screen.queryAllByText(/./, { selector: 'p' }).map((node) => node.textContent);

it('leaves by itself', async () => {
  render(Toasts);
  tell('bell', 'Anna is back.');
  await tick();
  expect(shown()).toEqual(['Anna is back.']);
  vi.advanceTimersByTime(6000);
  await tick();
  expect(shown()).toEqual([]);
});

it('stays while it is pointed at, and leaves after', async () => {
  render(Toasts);
  tell('bell', 'Anna is back.');
  await tick();
  const toast = screen.getByText('Anna is back.').parentElement!;
  await fireEvent.pointerEnter(toast);
  vi.advanceTimersByTime(60_000);
  await tick();
  expect(shown()).toHaveLength(1);
  await fireEvent.pointerLeave(toast);
  vi.advanceTimersByTime(6000);
  await tick();
  expect(shown()).toEqual([]);
});

it('never shows more than two, nor the same twice', async () => {
  render(Toasts);
  for (const text of ['one', 'two', 'two', 'three']) tell('bell', text);
  await tick();
  expect(shown()).toEqual(['two', 'three']);
});
