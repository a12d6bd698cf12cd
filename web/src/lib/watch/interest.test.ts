import { expect, it } from 'vitest';
import { bot, person, table } from '../../test/fake';
import { byInterest, withPeople } from './interest';

it('shows people before bots, and late games before young ones', () => {
  const [anna, boris] = [person('p1', 'Anna'), person('p2', 'Boris')];
  const young = table({ id: 'young', started: 30, seats: [anna, boris] });
  const old = table({ id: 'old', started: 10, seats: [anna, boris] });
  const alone = table({ id: 'alone', started: 1, seats: [anna, bot('page')] });
  const ids = (tables: { id: string }[]) => tables.map(({ id }) => id);
  expect(ids(byInterest([alone, young, old]))).toEqual(['old', 'young', 'alone']);
  expect(ids(byInterest([alone, young, old], 'late'))).toEqual(['alone', 'old', 'young']);
  expect(ids(byInterest([old, young, { ...alone, watchers: 2 }], 'watched'))).toEqual(['alone', 'old', 'young']);
  expect(ids(byInterest([alone, old, young], 'new'))).toEqual(['young', 'old', 'alone']);
  expect(ids(withPeople([alone, young, old]))).toEqual(['young', 'old']);
});
