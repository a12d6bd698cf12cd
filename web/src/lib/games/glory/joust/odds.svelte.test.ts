import { flushSync, tick } from 'svelte';
import { expect, it } from 'vitest';
import type { TableContext } from '$lib/play';
import type { View } from '../view';
import { oddsOf } from './odds.svelte';
import { chancesOf } from '../lists/chances.svelte';

const table = (advise: (topic: string) => Promise<unknown>) =>
  ({
    number: 1,
    live: true,
    me: 0,
    asked: true,
    view: { asked: [{ seat: 0 }], duels: [{ sides: [{ seat: 0 }] }] },
    advise,
  }) as unknown as TableContext<View>;

it.each([
  ['odds', oddsOf],
  ['lists', chancesOf],
] as const)('whoever asks first for %s is told as well, and asks once', async (topic, ask) => {
  const asked: string[] = [];
  const here = table((topic) => {
    asked.push(topic);
    return Promise.resolve({ seat: 0, choices: [] });
  });
  const seen: unknown[] = [];
  const stop = $effect.root(() => {
    for (const reader of [0, 1]) {
      $effect(() => {
        seen[reader] = ask(here);
      });
    }
  });
  flushSync();
  expect(seen).toEqual([null, null]);
  await tick();
  await tick();
  flushSync();
  expect(seen).toEqual([
    { seat: 0, choices: [] },
    { seat: 0, choices: [] },
  ]);
  expect(asked).toEqual([topic]);
  stop();
});
