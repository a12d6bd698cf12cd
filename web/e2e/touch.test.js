// A phone, by touch alone: on the board itself, not in the list of moves.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { moveByHand } from './hands.js';
import { House, isOver, myTurn, patience, pause, toTheResults, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

test('a bout on a phone by touch', { timeout: 300_000 * patience }, async () => {
  const page = await house.visitor({ phone: true, theme: 'oak' });
  await page.goto(house.origin);
  await page.getByRole('button', { name: 'Play with 3 bots: Hearts and Armour' }).tap();
  await until('my turn', () => myTurn(page));

  // The sheets come and go.
  for (const name of ['Log', 'Chat', 'Moves', 'Players', 'Rules']) {
    const tab = page.locator('nav.bar').getByRole('button', { name });
    await tab.tap();
    await page.locator('aside.out').waitFor();
    await tab.tap();
    await until('the sheet is away', async () => !(await page.locator('aside.out').count()));
  }

  for (let moves = 0; moves < 60 && !(await isOver(page));) {
    if (await myTurn(page)) {
      await moveByHand(page);
      moves += 1;
    }
    await pause(150);
  }
  await toTheResults(page);
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
  assert.deepEqual(page.troubles, []);
});

test('touch targets on a phone are at least 44 pixels', async () => {
  const page = await house.visitor({ phone: true });
  const bots = Array.from({ length: 8 }, () => ({ bot: 'random' }));
  const table = await house.table(page, { preset: 'wizard-9', seats: ['me', ...bots] });
  for (const path of ['/', '/me', '/about', '/rules/hearts', '/learn/hearts', `/table/${table.id}`]) {
    await page.goto(house.origin + path);
    if (path.startsWith('/table')) await until('my turn', () => myTurn(page));
    await page.waitForTimeout(600);
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button:not(aside button, .card button), .btn, select, summary')]
        .filter((control) => control.checkVisibility())
        .map((control) => ({
          text: control.textContent.trim().slice(0, 30),
          ...control.getBoundingClientRect().toJSON(),
        }))
        .filter(({ height, width }) => height > 0 && (height < 43.5 || width < 43.5))
        .map(({ text, width, height }) => `${text} ${Math.round(width)}×${Math.round(height)}`),
    );
    assert.deepEqual(small, [], path);
  }
});
