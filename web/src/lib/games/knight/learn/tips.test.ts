import { expect, it } from 'vitest';
import type { View } from '../view';
import { progress, tipFor, type Lesson } from './tips';

const lesson = (more: Partial<Lesson>, board: object = {}, view: object = {}): Lesson => ({
  view: {
    turn: 1,
    stage: 'turn',
    boards: [{ phase: 'cards', command: 0, held: {}, question: null, ...board }],
    ...view,
  } as View,
  offers: [{ move: { side: 'left' } }, { move: { side: 'right' } }] as Lesson['offers'],
  log: [],
  me: 0,
  ...more,
});
const read = (...ids: string[]) => new Set(ids);
const told = (event: object) => [{ event }] as Lesson['log'];

it('speaks in order, and of what is asked', () => {
  expect(tipFor(lesson({}), read())?.id).toBe('welcome');
  const side = tipFor(lesson({}), read('welcome', 'threat'));
  expect(side?.id).toBe('side');
  expect(side?.pieces?.(lesson({}))).toEqual(['side:left', 'side:right']);
  const offers: Lesson['offers'] = [];
  expect(tipFor(lesson({ offers }, { phase: 'spend' }), read('welcome'))?.id).toBe('spend');
  const asked = { phase: 'consequence', question: { possible: { path: 1 } } };
  expect(tipFor(lesson({ offers }, asked), read())?.id).toBe('answer');
});

it('is silent about what has been done by this seat', () => {
  const mine = told({ 'side-chosen': { seat: 0 } });
  expect(tipFor(lesson({ log: mine }), read('welcome', 'threat'))).toBeNull();
  expect(tipFor(lesson({ log: told({ 'side-chosen': { seat: 1 } }) }), read('welcome', 'threat'))?.id).toBe('side');
  expect(progress(lesson({ log: mine }), read('welcome'))).toBeGreaterThan(progress(lesson({}), read('welcome')));
});

it('says the last word when the game is over', () => {
  expect(tipFor(lesson({}, { phase: 'over' }, { stage: 'over' }), read())?.id).toBe('end');
});
