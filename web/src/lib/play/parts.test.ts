import { fireEvent, render } from '@testing-library/svelte';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import Coin from '../../dev/Coin.svelte';
import Payment from './Payment.svelte';
import { step, type Way } from './payments';
import ScoreChart from './ScoreChart.svelte';
import { Show } from './show.svelte';

describe('payments', () => {
  const ways: Way[] = [{ wood: 2 }, { wood: 1, coin: 1 }, { coin: 1, stone: 1 }];

  it('walks to the nearest payment that takes more or less of a good', () => {
    expect(step(ways, 0, 'wood', -1)).toBe(1);
    expect(step(ways, 0, 'coin', 1)).toBe(1);
    expect(step(ways, 1, 'stone', 1)).toBe(2);
  });

  it('goes nowhere that is not offered', () => {
    expect(step(ways, 0, 'wood', 1)).toBeNull();
    expect(step(ways, 2, 'coin', 1)).toBeNull();
    expect(step([], 0, 'coin', 1)).toBeNull();
  });

  it('offers a stepper for each good that may pay, and dims what is not offered', async () => {
    const goods = ['wood', 'coin', 'stone', 'book'].map((id) => ({ id, name: id, Art: Coin }));
    const onchoose = vi.fn();
    const { getByRole, queryByRole } = render(Payment, { ways, goods, chosen: 0, onchoose });
    expect(queryByRole('spinbutton', { name: 'book' })).toBeNull();
    const wood = getByRole('spinbutton', { name: 'wood' });
    const [less, more] = wood.querySelectorAll('button');
    expect([less!.disabled, more!.disabled]).toEqual([false, true]);
    await fireEvent.keyDown(wood, { key: '-' });
    expect(onchoose).toHaveBeenCalledWith(1);
  });
});

describe('a show', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());
  const steps = (told: number[]) => [0, 1, 2].map((i) => ({ ms: 100, act: () => void told.push(i) }));

  it('runs step by step while the table waits', async () => {
    const [told, show] = [[] as number[], vi.fn()];
    const one = new Show({ motion: true, show });
    const done = one.play(steps(told));
    expect([one.at, show.mock.calls]).toEqual([0, [[true]]]);
    await vi.advanceTimersByTimeAsync(150);
    expect(one.at).toBe(1);
    await vi.advanceTimersByTimeAsync(200);
    await done;
    expect([told, one.running, show.mock.lastCall]).toEqual([[0, 1, 2], false, [false]]);
  });

  it('is skipped by space: what is left is done at once', async () => {
    const told: number[] = [];
    const one = new Show({ motion: true, show: () => {} });
    const done = one.play(steps(told));
    one.key(new KeyboardEvent('keydown', { key: ' ' }));
    await done;
    expect([told, one.running]).toEqual([[0, 1, 2], false]);
  });

  it('is over before it begins where nothing may move', async () => {
    const [told, show] = [[] as number[], vi.fn()];
    await new Show({ motion: false, show }).play(steps(told));
    expect(told).toEqual([0, 1, 2]);
    expect(show).not.toHaveBeenCalled();
  });
});

describe('the chart of scores', () => {
  const chart = (name: string) => {
    const { container } = render(ScoreChart, {
      title: 'Glory',
      steps: ['start', 'end'],
      series: [{ name, arms: 'gules', values: [0, 20] }],
    });
    return container.querySelector('text.end')!;
  };

  it('leaves room for the longest name at its right edge, and cuts what is longer than that', () => {
    const [short, long] = [chart('Ann'), chart('Оруженосец 1')];
    expect(Number(long.getAttribute('x'))).toBeLessThan(Number(short.getAttribute('x')));
    expect(chart('A name of far too many letters').textContent).toBe('20 A name of far too…');
  });
});
