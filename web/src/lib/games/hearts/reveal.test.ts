import { expect, it } from 'vitest';
import { showOf, struckOut } from './reveal';
import { sceneOf, theBook } from './scene';
import { eventOf } from './view';

it('shows the deadliest hero last, with every card that counts', async () => {
  const before = await sceneOf('skirmish-before');
  const after = await sceneOf('bout-end-en');
  const show = showOf(after.log.slice(before.log.length), before.view)!;
  expect(show.declarer).toBe(6);
  expect(show.decided).toBe(true);
  expect(show.beats.map((beat) => beat.seat).sort()).toEqual([0, 1, 2, 3, 4, 5, 6]);
  expect(show.beats.at(-1)).toMatchObject({ seat: 0, dead: true, total: 3 });
  const orlando = show.beats.find((beat) => beat.seat === 1)!;
  expect(orlando.cards).toEqual([expect.objectContaining({ card: 'sword-1-take', turned: true })]);
});

it('counts cards that were laid, moved and taken in the same breath as the skirmish', async () => {
  const { log } = await sceneOf('bout-end-en');
  const round = log.slice(log.findLastIndex((line) => eventOf(line.event, 'round-began')));
  const show = showOf(round, null)!;
  expect(show.beats.flatMap((beat) => beat.cards).length).toBeGreaterThan(4);
  for (const { cards, swords, shields } of show.beats) {
    const faces = cards.map(({ card }) => theBook.card(card));
    expect(faces.reduce((sum, face) => sum + face.swords, 0)).toBe(swords);
    expect(faces.reduce((sum, face) => sum + face.shields, 0)).toBe(shields);
  }
});

it('needs a skirmish', async () => {
  const { log, view } = await sceneOf('table4');
  expect(showOf(log, view)).toBeNull();
});

it('strikes out whole cards, the weakest first', () => {
  const blow = (slot: number) => ({ slot, card: String(slot), by: 0, turned: false, moved: 0 });
  const swords: Record<string, number> = { 1: 3, 2: 1, 3: 0 };
  expect(struckOut([blow(1), blow(2), blow(3)], (card) => swords[card]!, 2)).toEqual(new Set([2]));
});
