import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { Rehearsal } from '$lib/table/contract';
import { effects, warnings } from './effects';
import town from './fixtures/town.json';
import type { Progress, View } from './view';

beforeAll(async () => {
  await speakGame('glory');
  await speakGame('glory', 'more');
  await speak('en');
});

const { seat } = town;
const none = { taken: 1, stop: 'end', events: [], changes: [], offers: [] } as Rehearsal;
const title = (has: number, met: boolean, scores = met): Progress => ({
  title: 'rich',
  glory: 4,
  demands: [{ what: 'coins', has, needs: 6 }],
  scores,
  met,
});

/** The town with something of mine changed. */
function changed(change: (player: View['players'][number]) => void): View {
  const view = structuredClone(town.view) as unknown as View;
  change(view.players[seat]!);
  return view;
}

describe('what a plan would do', () => {
  const before = changed((player) => {
    player.coins = 5;
    player.secret!.progress = [title(5, false)];
    player.secret!.titles = ['rich'];
  });

  it('shows coins, tokens and titles before and after', () => {
    const after = changed((player) => {
      player.coins = 6;
      player.secret!.progress = [title(6, true)];
      player.secret!.titles = ['rich'];
      player.relics = [{ kind: 'ring', up: 1, down: 0 }];
    });
    const told = effects(before, after, none, seat, {}).map(({ name, from, to }) => [name, from, to]);
    expect(told).toContainEqual(['Coins', 5, 6]);
    expect(told).toContainEqual(['ring', undefined, 'gained']);
    expect(told).toContainEqual(['rich', undefined, '+4 at the end']);
  });

  it('says nothing about what stays as it is, or about a seat that is not there', () => {
    expect(effects(before, before, none, seat, {})).toEqual([]);
    expect(effects(before, before, none, 9, {})).toEqual([]);
  });

  it('warns of a title that another one leaves no tokens for', () => {
    const after = changed((player) => (player.secret!.progress = [title(6, true, false)]));
    expect(warnings(before, after, none, seat, {})[0]).toContain('rich');
    expect(warnings(before, before, none, seat, {})).toEqual([]);
  });
});
