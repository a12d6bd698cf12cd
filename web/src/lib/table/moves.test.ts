import { expect, it } from 'vitest';
import { offer } from '../../test/fake';
import type { GameClient } from './contract';
import { groupOffers } from './moves';

it('numbers rows through all groups and opens only rows of several moves', () => {
  const client = {
    group: (group: string) => group.toUpperCase(),
    row: ({ group }: { group: string }) => (group === 'play' ? 'any card' : null),
  } as unknown as GameClient;
  const groups = groupOffers([offer('sword'), offer('shield'), offer('horn', 'declare')], client, {}, {});
  expect(groups.map(({ name }) => name)).toEqual(['PLAY', 'DECLARE']);
  expect(groups[0]!.rows).toMatchObject([{ number: 1, name: 'any card' }]);
  expect(groups[0]!.rows[0]!.offers).toHaveLength(2);
  expect(groups[1]!.rows).toMatchObject([{ number: 2, name: 'Play horn on Orlando' }]);
});

it('makes one group without a heading where there is no board to name them', () => {
  const groups = groupOffers([offer('sword'), offer('horn', 'declare')], null, {}, {});
  expect(groups.map(({ name, rows }) => [name, rows.length])).toEqual([['', 2]]);
});
