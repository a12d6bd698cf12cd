import { describe, expect, it } from 'vitest';
import type { View } from '../view';
import { TIPS, tipFor } from './tips';

const view = (ask: string, round = 1, figures = 6) =>
  ({ asked: [{ seat: 0, ask }], players: [{ figures }], duels: [], phase: 'action', round }) as unknown as View;

describe('the guide', () => {
  it('says what the table has come to, once', () => {
    expect(tipFor(view('character'), 0, new Set())?.id).toBe('character');
    expect(tipFor(view('character'), 0, new Set(['character']))).toBeNull();
    expect(tipFor(view('action'), 0, new Set())?.id).toBe('town');
    expect(tipFor(view('action'), 0, new Set(['town']))).toBeNull();
    expect(tipFor(view('action', 1, 5), 0, new Set())?.id).toBe('journey');
    expect(tipFor(view('action', 1, 3), 0, new Set())?.id).toBe('title');
    expect(tipFor(view('action', 2), 0, new Set())?.id).toBe('progress');
    expect(tipFor(view('action', 3), 0, new Set())?.id).toBe('last');
  });
  it('says nothing to those who are not asked', () => {
    expect(tipFor(view('action'), 1, new Set())).toBeNull();
  });
  it('has every tip once', () => {
    expect(new Set(TIPS.map(({ id }) => id)).size).toBe(TIPS.length);
  });
});
