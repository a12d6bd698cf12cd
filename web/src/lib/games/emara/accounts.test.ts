import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/protocol';
import { accounts, leftOvers } from './accounts';
import recorded from './fixtures/over.json';
import type { View } from './model';

const view = recorded.view as unknown as View;
const log = recorded.events.map((event) => ({ event, text: [] }) as unknown as LogLine);
const WORTH = { ring: 2, coin: 1, honour_token: 1, book: 1, bread: 1, resources_per_point: 2 };

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

  it('count the left-over goods as the engine does', () => {
    for (const [seat, player] of view.players.entries()) {
      const points = leftOvers(view, seat, WORTH).reduce((all, one) => all + one.points, 0);
      expect(points).toBe(player.ends['left-over']);
    }
  });
});
