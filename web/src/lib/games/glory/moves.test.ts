import { beforeAll, describe, expect, it } from 'vitest';
import { speak, speakGame } from '$lib/i18n';
import { narrow } from '$lib/play/facets';
import type { Offer } from '$lib/protocol';
import offers from './fixtures/offers.json';
import town from './fixtures/town.json';
import { goal, group, path, primary, row } from './moves';
import type { View } from './view';

beforeAll(async () => {
  await speakGame('glory');
  await speakGame('glory', 'more');
  await speak('en');
});

const offer = (move: unknown): Offer => ({ move, group: '', text: [{ text: JSON.stringify(move) }] });

describe('the path of an offer', () => {
  it.each(offers.map(({ ask, mode, moves }) => [`${ask}, ${mode}`, moves as unknown[]] as const))(
    'tells the offers of a decision apart and leads to each: %s',
    (_, moves) => {
      const list = moves.map(offer);
      const paths = list.map((one) => path(one).join(' '));
      expect(new Set(paths).size).toBe(list.length);
      for (const one of list) {
        // Tapped in its order, every path ends at its offer and at no other.
        expect(narrow(list, { taps: path(one) }, path).one).toBe(one);
      }
    },
  );

  it('takes a die and all lower ones of its colour with one tap', () => {
    const list = [
      [1, 0, 0],
      [2, 0, 0],
      [1, 1, 0],
    ].map((dice) => offer({ reroll: dice }));
    expect(narrow(list, { taps: ['die:red:2'] }, path).one).toBe(list[1]);
    expect(narrow(list, { taps: ['die:red:2'] }, path).settled).toEqual(['die:red:1', 'die:red:2']);
  });

  it('tells a second copy of a card from the first', () => {
    expect(path(offer({ return: ['quest', 'quest'] }))).toEqual(['card:quest', 'card:quest:2']);
    expect(path(offer({ return: [] }))).toEqual(['answer:keep-all']);
  });
});

describe('a goal that settles its place', () => {
  const view = town.view as unknown as View;
  const list = town.moves.map(offer);

  it('means the place and then the piece', () => {
    const cheap = view.track.find(({ space, supporter }) => {
      const price = view.players[town.seat]!['support-prices'][space - 1]!;
      return supporter && price <= view.players[town.seat]!.coins;
    })!;
    expect(goal(`space:${cheap.space}`, list, view, town.seat)).toEqual([
      { place: 'support' },
      { support: cheap.space },
    ]);
    expect(goal('deck:trade', list, view, town.seat)).toEqual([{ place: 'plan-travel' }, { draw: 'trade' }]);
  });

  it('means nothing where the place is not offered or the price is too high', () => {
    const poor = { ...view, players: view.players.map((player) => ({ ...player, coins: 0 })) };
    const dear = view.track.find(
      ({ space, supporter }) => supporter && view.players[town.seat]!['support-prices'][space - 1]! > 0,
    )!;
    expect(goal(`space:${dear.space}`, list, poor, town.seat)).toBeNull();
    expect(goal('deck:trade', [offer({ place: 'guard' })], view, town.seat)).toBeNull();
    expect(goal('action:guard', list, view, town.seat)).toBeNull();
    expect(goal('deck:trade', list, view, null)).toBeNull();
  });
});

describe('words of moves', () => {
  it('has a label and a heading for every kind of move', () => {
    for (const move of offers.flatMap(({ moves }) => moves as unknown[])) {
      expect(primary([offer(move)])).not.toMatch(/^«|^Play$/);
      expect(group(offer(move))).not.toMatch(/^«/);
      expect(row(offer(move)) ?? '').not.toMatch(/^«/);
    }
  });
});
