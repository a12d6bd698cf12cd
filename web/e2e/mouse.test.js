// Whole bouts by mouse and by finger, with real hit testing, in every layout of the table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { moveByHand, primary, press } from './hands.js';
import { House, isOver, myTurn, patience, pause, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const bots = (count) => Array.from({ length: count }, () => ({ bot: 'random' }));

async function bout(name, visitor, preset = 'even-4', seats = 3) {
  const page = await house.visitor(visitor);
  const table = await house.table(page, { preset, seats: ['me', ...bots(seats)] });
  await page.goto(`${house.origin}/table/${table.id}`);
  let moves = 0;
  for (const end = Date.now() + 120_000 * patience; !(await isOver(page));) {
    assert.ok(Date.now() < end, `${name}: the bout does not end`);
    if (await myTurn(page)) {
      await moveByHand(page);
      moves += 1;
    } else await pause(60);
  }
  assert.ok(moves > 1, `${name}: ${moves} moves`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
}

for (const [width, height] of [
  [1024, 768],
  [1280, 720],
  [1440, 900],
  [1600, 900],
])
  test(`a bout by mouse at ${width} pixels`, { timeout: 180_000 * patience }, () => bout(width, { width, height }));

for (const lang of ['ru', 'cs'])
  test(`a bout by mouse in ${lang} at 1280 pixels`, { timeout: 180_000 * patience }, () =>
    bout(lang, { lang, width: 1280, height: 720 }),
  );

test('a bout by mouse at 200 % zoom', { timeout: 180_000 * patience }, () =>
  bout('zoom', { width: 720, height: 450, scale: 2 }),
);

test(
  'a bout on a phone held upright',
  { skip: 'a glowing piece lies outside the window', timeout: 180_000 * patience },
  () => bout('phone', { phone: true }),
);

test('a bout on a phone on its side, in Russian', { timeout: 180_000 * patience }, () =>
  bout('landscape', { phone: true, width: 844, height: 390, lang: 'ru' }),
);

test('seven seats with the wizard by mouse at 1024 pixels', { timeout: 180_000 * patience }, () =>
  bout('seven', { width: 1024, height: 768, theme: 'oak' }, 'wizard-7', 6),
);

test('the primary button is in sight and in reach from the second lap on, in every language', async () => {
  for (const lang of ['en', 'ru', 'cs'])
    for (const width of [1024, 1180, 1280, 1366, 1440, 1536]) {
      const page = await house.visitor({ lang, width, height: 800 });
      const table = await house.table(page, { preset: 'even-4', seats: ['me', ...bots(3)] });
      await page.goto(`${house.origin}/table/${table.id}`);
      await until('my turn', () => myTurn(page));
      await moveByHand(page);
      await until('my second turn', async () => (await myTurn(page)) || (await isOver(page)));
      if (!(await isOver(page))) {
        await press(page, page.locator('[data-piece^="card:"][data-state="legal"]').first());
        await press(page, page.locator('[data-dock] .alt').first());
        await press(page, primary(page).first());
      }
      await page.context().close();
    }
});
