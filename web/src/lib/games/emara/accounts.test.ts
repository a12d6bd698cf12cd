import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/protocol';
import { accounts, leftOvers } from './accounts';
import recorded from './fixtures/over.json';
import type { View } from './model';

const view = recorded.view as unknown as View;
const log = recorded.events.map((event) => ({ event, text: [] }) as unknown as LogLine);

describe('the accounts of a game', () => {
  it('come to the tracks of every seat, exactly', () => {
    for (const [seat, account] of accounts(log, view.players.length).entries()) {
      const player = view.players[seat]!;
      const entries = Object.values(account).flatMap((group) => [...group.values()]);
      const sum = (track: 'citizens' | 'buildings') => entries.reduce((all, entry) => all + entry[track], 0);
      expect(sum('citizens')).toBe(player.citizens);
      expect(player.chart[0]![1] + sum('buildings')).toBe(player.buildings);
    }
  });

  it('name the rounds in which something paid', () => {
    const rounds = accounts(log, view.players.length).flatMap(({ titles }) => [...titles.values()]);
    expect(rounds.length).toBeGreaterThan(0);
    for (const entry of rounds) expect(entry.rounds).toHaveLength(1);
  });

  it('put what is left over on the tracks as the engine does, kind by kind', () => {
    for (const player of view.players) {
      const left = leftOvers(player);
      const sum = (of: 'points' | 'citizens' | 'buildings') => left.reduce((all, one) => all + one[of], 0);
      expect(sum('points')).toBe(player.ends['left-over']);
      expect(player.citizens + sum('citizens')).toBe(player.ends.citizens);
      expect(player.buildings + sum('buildings')).toBe(player.ends.buildings);
    }
  });
});
