// Crown of Emara on its board: whole games by clicks, by touch, and alone against Victoria.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clickThrough } from './clicker.js';
import { House } from './house.js';

let house;
before(async () => {
  house = await House.open();
});
after(() => house?.close());

async function sitDown(page, wish) {
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name: 'Anna', arms: 'teal star', lang: 'en' });
  const table = await house.table(page, { game: 'emara', ...wish });
  await page.goto(`${house.origin}/table/${table.id}`);
  await page.locator('[data-dock]').waitFor();
  return table;
}

test('a whole game against a bot by clicks on the board', async () => {
  const page = await house.visitor({ width: 1280, height: 800 });
  await sitDown(page, { preset: 'players-2', seats: ['me', { bot: 'random' }] });
  const clicks = await clickThrough(page, { seed: 3 });
  assert.ok(clicks > 18 * 3);
  assert.deepEqual(page.troubles, []);
});

test('a game against two bots on a phone by touch', async () => {
  const page = await house.visitor({ phone: true, lang: 'ru' });
  await sitDown(page, { preset: 'players-3', seats: ['me', { bot: 'random' }, { bot: 'random' }] });
  await clickThrough(page, { touch: true, seed: 5 });
  assert.deepEqual(page.troubles, []);
});

test('a solo game to its end', async () => {
  const page = await house.visitor();
  await sitDown(page, { preset: 'campaign', seats: ['me'] });
  await clickThrough(page, { seed: 7 });
  assert.deepEqual(page.troubles, []);
});
