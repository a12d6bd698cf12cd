import { flushSync } from 'svelte';
import { expect, it } from 'vitest';
import type { LogLine } from '$lib/protocol';
import { Sight, type Seen } from './sight.svelte';

const line = (number: number) => ({ number, text: [{ text: `line ${number}` }], event: null }) as unknown as LogLine;

it('tells no more than was known before a show, until it is over', () => {
  const log = [1, 2, 3, 4].map(line);
  const seen = { info: null, view: { round: 2 }, log, next: { kind: 'decide', seats: [1] }, me: 0 } as unknown as Seen;
  const stop = $effect.root(() => {
    const sight = new Sight(seen);
    sight.held = { view: { round: 1 }, next: { kind: 'decide', seats: [0] } as Seen['next'], lines: 2, chat: 0 };
    flushSync();
    expect(sight.log.map(({ number }) => number)).toEqual([1, 2]);
    expect([sight.told, sight.waits]).toEqual([{ round: 1 }, [0]]);
    // The board itself shows what has come.
    expect(sight.view).toEqual({ round: 2 });
    sight.held = null;
    flushSync();
    expect(sight.log).toHaveLength(4);
    expect([sight.told, sight.waits]).toEqual([{ round: 2 }, [1]]);
  });
  stop();
});
