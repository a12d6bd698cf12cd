import { expect, it } from 'vitest';
import { back, choices, NOTHING, planOf, playsOf, settled } from './plan';
import { sceneOf } from './scene';

const { offers } = await sceneOf('table-en');
const plays = playsOf(offers);
const MOVE = 'shield-1-move';

it('begins with the cards of the hand', () => {
  const now = choices(plays, NOTHING);
  expect(now.step).toBe('card');
  expect([...now.cards].sort()).toEqual(['shield-1-discard', MOVE, 'sword-2-discard']);
});

it('asks card, hero, earlier card and destination in turn', () => {
  const card = { ...NOTHING, card: MOVE };
  expect(choices(plays, card).step).toBe('target');
  expect(choices(plays, card).targets.has(1)).toBe(false);
  const target = { ...card, target: 6 };
  expect(choices(plays, target)).toMatchObject({ step: 'slot', slots: new Set([6]) });
  const slot = settled(plays, target);
  expect(slot.slot).toBe(6);
  expect(choices(plays, slot).step).toBe('to');
  expect(choices(plays, slot).tos.has(6)).toBe(false);
  const ready = choices(plays, { ...slot, to: 5 });
  expect(ready.step).toBe('ready');
  expect(ready.play?.offer.move).toEqual({ 'face-up': { card: MOVE, target: 6, extra: { move: { slot: 6, to: 5 } } } });
});

it('lets a hidden card lie on my own hero and asks no more', () => {
  const now = choices(plays, { ...NOTHING, up: false, card: MOVE, target: 1 });
  expect(now).toMatchObject({ step: 'ready', play: { up: false, target: 1 } });
});

it('offers no extra action where nothing lies', () => {
  const now = choices(plays, { ...NOTHING, card: MOVE, target: 2 });
  expect(now).toMatchObject({ step: 'ready', play: { extra: null } });
});

it('goes back step by step, past what chose itself', () => {
  const whole = planOf(plays.find((play) => play.card === MOVE && play.slot === 6 && play.to === 5)!);
  const first = back(plays, whole);
  expect(first).toMatchObject({ target: 6, slot: 6, to: null });
  const second = back(plays, first);
  expect(second).toMatchObject({ card: MOVE, target: null, slot: null });
  expect(back(plays, second)).toMatchObject({ card: null });
});

it('reaches every offered play', () => {
  for (const play of plays) expect(choices(plays, planOf(play)).play?.offer).toBe(play.offer);
});
