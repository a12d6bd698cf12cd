import { expect, it } from 'vitest';
import { bot, person, table } from '../../test/fake';
import { byInterest } from './interest';

it('shows people before bots, and late games before young ones', () => {
  const [anna, boris] = [person('p1', 'Anna'), person('p2', 'Boris')];
  const young = table({ id: 'young', started: 30, seats: [anna, boris] });
  const old = table({ id: 'old', started: 10, seats: [anna, boris] });
  const alone = table({ id: 'alone', started: 1, seats: [anna, bot('page')] });
  expect(byInterest([alone, young, old]).map(({ id }) => id)).toEqual(['old', 'young', 'alone']);
});
