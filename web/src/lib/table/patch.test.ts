import { describe, expect, it } from 'vitest';
import { patch } from './patch';

describe('patch', () => {
  const view = { a: 1, hands: [3, 3], deep: { list: [{ c: null }], kept: {} } };

  it('puts values at their place and leaves the old view alone', () => {
    const before = structuredClone(view);
    expect(patch(view, [{ at: ['hands', 1], to: 2 }])).toEqual({ ...view, hands: [3, 2] });
    expect(view).toEqual(before);
  });

  it('keeps parts that did not change', () => {
    const after = patch(view, [{ at: ['a'], to: 2 }]) as typeof view;
    expect(after.deep).toBe(view.deep);
  });

  it('removes a key where there is no value, and sets null where there is', () => {
    expect(patch({ a: 1, b: 2 }, [{ at: ['a'] }])).toEqual({ b: 2 });
    expect(patch({ a: 1 }, [{ at: ['a'], to: null }])).toEqual({ a: null });
  });

  it('replaces everything with an empty way', () => {
    expect(patch(view, [{ at: [], to: [1] }])).toEqual([1]);
  });
});
