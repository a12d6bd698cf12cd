import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fakeMeans, offer, snapshot, update } from '../../test/fake';
import { LiveTable } from './live.svelte';

describe('a live table', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function sit() {
    const { means, sockets, streams } = fakeMeans();
    const table = new LiveTable('green-knight', means);
    sockets[0]!.accept();
    sockets[0]!.tell({ kind: 'snapshot', ...snapshot() });
    return { table, sockets, streams };
  }

  it('greets, and takes what it is shown', () => {
    const { table, sockets } = sit();
    expect(sockets[0]!.heard[0]).toEqual({ kind: 'hello', table: 'green-knight', lang: 'en' });
    expect(table.line).toBe('open');
    expect(table.me).toBe(0);
    expect(table.turn.offers).toHaveLength(2);
  });

  it('follows numbered updates by their changes', () => {
    const { table, sockets } = sit();
    sockets[0]!.tell({ kind: 'update', ...update() });
    expect(table.view).toEqual({ turn: 5, hands: [3, 3] });
    expect(table.log.map(({ number }) => number)).toEqual([4, 5]);
  });

  it('asks for everything anew when the changes are made to another view', () => {
    const { sockets } = sit();
    sockets[0]!.tell({ kind: 'update', ...update({ base: 'other' }) });
    expect(sockets).toHaveLength(2);
    sockets[1]!.accept();
    expect(sockets[1]!.heard[0]).not.toHaveProperty('last');
  });

  it('sends a move once and waits for its answer', async () => {
    const { table, sockets } = sit();
    const done = table.choose(offer('sword'));
    expect(table.busy).toBe(true);
    expect(sockets[0]!.heard.at(-1)).toEqual({ kind: 'command', id: 1, decision: 4, move: { play: 'sword' } });
    sockets[0]!.tell({ kind: 'update', ...update() });
    sockets[0]!.tell({ kind: 'ack', id: 1, number: 5 });
    expect(await done).toBe(true);
    expect(table.busy).toBe(false);
    expect(sockets[0]!.heard).toHaveLength(2);
  });

  it('comes back with the last number and resends what was not answered', async () => {
    const { table, sockets } = sit();
    const done = table.choose(offer('sword'));
    sockets[0]!.break();
    expect(table.line).toBe('lost');
    await vi.advanceTimersByTimeAsync(1000);
    sockets[1]!.accept();
    expect(sockets[1]!.heard[0]).toMatchObject({ kind: 'hello', last: 4, print: 'p4' });
    sockets[1]!.tell({
      kind: 'update',
      ...update({ number: 4, from: 4, base: 'p4', print: 'p4', changes: [], events: [] }),
    });
    expect(sockets[1]!.heard[1]).toMatchObject({ kind: 'command', id: 1, decision: 4 });
    sockets[1]!.tell({ kind: 'ack', id: 1, number: 5 });
    expect(await done).toBe(true);
  });

  it('asks why not by a rehearsal, whatever the move, and keeps the reason', async () => {
    for (const move of [{ play: 'dragon' }, { play: 'sword' }]) {
      const { table, sockets } = sit();
      const done = table.whyNot(move);
      expect(sockets[0]!.heard.at(-1)).toEqual({ kind: 'rehearse', id: 1, decision: 4, line: [move] });
      const problem = { code: 'illegal-move', message: 'No dragons.', rule: 'HEA-TURN-01' };
      const rehearsal = { taken: 0, stop: 'refused', problem, events: [], changes: [], offers: [] };
      sockets[0]!.tell({ kind: 'rehearsal', id: 1, rehearsal } as never);
      await done;
      expect(table.refusal?.rule).toBe('HEA-TURN-01');
      expect(sockets[0]!.heard.some(({ kind }) => kind === 'command')).toBe(false);
    }
  });

  it('has nothing to say about a line where the server cannot rehearse', async () => {
    const { table, sockets } = sit();
    const done = table.rehearse([{ play: 'sword' }]);
    sockets[0]!.tell({ kind: 'refused', id: 1, problem: { code: 'bad-message', message: '' } });
    expect(await done).toBeNull();
    expect(table.refusal).toBeNull();
  });

  it('asks for advice again where it was busy or the decision had just passed, and not where there is none', async () => {
    const { table, sockets } = sit();
    const asked = () => sockets[0]!.heard.filter(({ kind }) => kind === 'advise').length;
    const done = table.advise('odds');
    const busy = { code: 'too-many', message: '', retry_after_ms: 200 };
    sockets[0]!.tell({ kind: 'refused', id: 1, problem: busy });
    await vi.advanceTimersByTimeAsync(199);
    expect(asked()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    sockets[0]!.tell({ kind: 'refused', id: 2, problem: { code: 'stale-decision', message: '' } });
    await vi.advanceTimersByTimeAsync(200);
    sockets[0]!.tell({ kind: 'advice', id: 3, advice: { duel: 500 } });
    expect(await done).toEqual({ duel: 500 });

    const none = table.advise('weather');
    sockets[0]!.tell({ kind: 'refused', id: 4, problem: { code: 'no-advice', message: '' } });
    expect(await none).toBeNull();
    expect(asked()).toBe(4);
  });

  it('sends a line move by move, each when the update of the one before has come', async () => {
    const { table, sockets } = sit();
    const commands = () => sockets[0]!.heard.filter(({ kind }) => kind === 'command');
    const done = table.send([{ play: 'sword' }, { play: 'shield' }, { play: 'gone' }]);
    sockets[0]!.tell({ kind: 'ack', id: 1, number: 5 });
    await vi.advanceTimersByTimeAsync(1);
    expect(commands()).toHaveLength(1);
    const turn = { decision: 5, offers: [offer('shield')], may_undo: true, may_plead: false };
    sockets[0]!.tell({ kind: 'update', ...update({ turn }) });
    await vi.advanceTimersByTimeAsync(1);
    expect(commands()[1]).toMatchObject({ decision: 5, move: { play: 'shield' } });
    sockets[0]!.tell({ kind: 'update', ...update({ number: 6, from: 5, base: 'p5', print: 'p6' }) });
    sockets[0]!.tell({ kind: 'ack', id: 2, number: 6 });
    // What is not offered any more when its turn comes is not sent.
    expect(await done).toBe(2);
    expect(commands()).toHaveLength(2);
  });

  it('falls back to streams where sockets never open', async () => {
    const { means, sockets, streams } = fakeMeans();
    const table = new LiveTable('green-knight', means);
    for (let i = 0; i < 3; i++) {
      sockets.at(-1)!.break();
      await vi.advanceTimersByTimeAsync(3000);
    }
    expect(streams).toEqual(['http://table.test/api/tables/green-knight/events?lang=en']);
    table.close();
  });

  it('says goodbye where coming back does not help', () => {
    const { table, sockets } = sit();
    sockets[0]!.tell({ kind: 'goodbye', problem: { code: 'no-such-table', message: '' } });
    sockets[0]!.break();
    expect(table.farewell?.code).toBe('no-such-table');
    expect(sockets).toHaveLength(1);
  });

  it('hangs up on a line that stays silent', async () => {
    const { table, sockets } = sit();
    await vi.advanceTimersByTimeAsync(12_000);
    expect(sockets[0]!.heard.some(({ kind }) => kind === 'ping')).toBe(true);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(sockets.length).toBeGreaterThan(1);
    table.close();
  });
});
