import { describe, expect, it } from 'vitest';
import { tipFor } from '$lib/play/lesson';
import course from './lesson';
import type { View } from './view';

const view = (ask: string, round = 1, figures = 6) =>
  ({ asked: [{ seat: 0, ask }], players: [{ figures }], duels: [], phase: 'action', round }) as unknown as View;

const said = (view: View, me: number, read: Set<string>) => tipFor(course, { view, me, offers: [], log: [] }, read);

describe('the guide', () => {
  it('says what the table has come to, once', () => {
    expect(said(view('character'), 0, new Set())?.id).toBe('character');
    expect(said(view('character'), 0, new Set(['character']))).toBeNull();
    expect(said(view('action'), 0, new Set())?.id).toBe('town');
    expect(said(view('action'), 0, new Set(['town']))).toBeNull();
    expect(said(view('action', 1, 5), 0, new Set())?.id).toBe('journey');
    expect(said(view('action', 1, 3), 0, new Set())?.id).toBe('title');
    expect(said(view('action', 2), 0, new Set())?.id).toBe('progress');
    expect(said(view('action', 3), 0, new Set())?.id).toBe('last');
  });
  it('says nothing to those who are not asked', () => {
    expect(said(view('action'), 1, new Set())).toBeNull();
  });
  it('has every tip once', () => {
    expect(new Set(course.tips.map(({ id }) => id)).size).toBe(course.tips.length);
  });
});
