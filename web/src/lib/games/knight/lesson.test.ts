import { expect, it } from 'vitest';
import * as guide from '$lib/play/lesson';
import course from './lesson';
import type { View } from './view';

type Lesson = guide.Lesson<View>;
const tipFor = (lesson: Lesson, read: Set<string>) => {
  const tip = guide.tipFor(course, lesson, read);
  return tip && { id: tip.id, pieces: tip.pieces?.(lesson) };
};
const progress = (lesson: Lesson, read: Set<string>) => guide.progress(course, lesson, read);

const lesson = (more: Partial<Lesson>, board: object = {}, view: object = {}): Lesson => ({
  view: {
    turn: 1,
    stage: 'turn',
    rows: [[{ position: 1, card: 'tithe-day' }]],
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
  expect(side?.pieces).toEqual(['side:left', 'side:right']);
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

it('leads through the deal of the lesson, and leaves who goes another way to the common tips', () => {
  const deal = { difficulty: 'easy', rows: [[{ position: 1, card: 'penitents' }]] };
  const poet = { character: 'court-poet' };
  const heard = read('welcome', 'threat', 'income');
  const side = tipFor(lesson({}, poet, deal), heard);
  expect([side?.id, side?.pieces]).toEqual(['side-1', ['side:right']]);
  const chosen = { event: { 'side-chosen': { seat: 0 } } };
  const pay = { move: { pay: { segment: 'lord-coffers-1', with: 'gold' } } };
  const spending = { ...poet, phase: 'spend' };
  const at = (offers: object[], ...log: object[]) =>
    tipFor(
      lesson({ offers: offers as Lesson['offers'], log: [chosen, ...log] as Lesson['log'] }, spending, deal),
      heard,
    )?.id;
  expect(at([pay])).toBe('coffers');
  expect(at([]), 'the coins went elsewhere').toBe('spend');
  const paid = { event: { 'symbol-paid': { seat: 0 } } };
  const opened = { event: { unlocked: { seat: 0, segment: 'lord-coffers-1' } } };
  expect(at([], paid, opened)).toBe('done');
  expect(at([{ move: { pay: { segment: 'merchants-1', with: 'gold' } } }], paid, opened)).toBe('any');
});
