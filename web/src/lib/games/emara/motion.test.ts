import { beforeEach, expect, it } from 'vitest';
import { settings } from '$lib/settings.svelte';
import { grown, turned } from './motion';

const node = document.createElement('div');
const wayOf = (coming: typeof grown) => coming(node);

beforeEach(() => {
  settings.motion = true;
});

it('lets the card of an event grow to its size in 240 ms, and a marker turn over in 320', () => {
  const [card, marker] = [wayOf(grown), wayOf(turned)];
  expect([card.duration, marker.duration]).toEqual([240, 320]);
  expect(card.css!(0, 1)).toBe('transform: scale(0.6); opacity: 0');
  expect(card.css!(1, 0)).toBe('transform: scale(1); opacity: 1');
  expect(marker.css!(0.5, 0.5)).toContain('rotateX(90.0deg)');
  expect(marker.css!(1, 0)).toContain('rotateX(0.0deg)');
});

it('has everything there at once where motion is unwanted', () => {
  settings.motion = false;
  expect([wayOf(grown).duration, wayOf(turned).duration]).toEqual([0, 0]);
});
