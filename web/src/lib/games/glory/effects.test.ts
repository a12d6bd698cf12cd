import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import type { Rehearsal } from '$lib/table/contract';
import { warnings } from './conflicts';
import { effects } from './effects';
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

  it('warns of titles that want the same when what there is does not do for both', () => {
    const other: Progress = {
      title: 'patron',
      glory: 5,
      demands: [
        { what: 'coins', has: 6, needs: 3 },
        { what: 'supporter:minstrel', has: 1, needs: 2 },
      ],
      scores: false,
      met: false,
    };
    const staged = (progress: Progress[]) => changed((player) => (player.secret!.progress = progress));
    const told = warnings(before, staged([title(6, true), other]), none, seat, {});
    expect(told).toHaveLength(1);
    expect(told[0]).toMatch(/patron.*rich.*9.*coins.*6/s);
    expect(
      warnings(before, staged([title(9, true), { ...other, demands: other.demands.slice(1) }]), none, seat, {}),
    ).toEqual([]);
    expect(warnings(before, before, none, seat, {})).toEqual([]);
    const any = (has: number): Progress => ({
      ...other,
      title: 'influential',
      demands: [{ what: 'supporters', has, needs: 5 }],
      met: true,
    });
    expect(warnings(before, staged([any(5), other]), none, seat, {})[0]).toMatch(/influential.*patron.*7.*5/s);
  });
});
