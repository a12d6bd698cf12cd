// A phone, by touch alone: on the board itself, not in the list of moves.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playByHand } from './hands.js';
import { House, myTurn, patience, toTheResults, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

test(
  'on a phone: from the front page to a move and to the results, by touch alone',
  { timeout: 300_000 * patience },
  async () => {
    const page = await house.visitor({ phone: true, theme: 'oak' });
    await page.goto(house.origin);
    await page.locator('[data-game=hearts]').getByRole('button', { name: 'Play with 3 bots' }).tap();
    await until('my turn', () => myTurn(page));

    // The sheets come and go.
    for (const name of ['Log', 'Chat', 'Moves', 'Players', 'Rules']) {
      const tab = page.locator('nav.bar').getByRole('button', { name });
      await tab.tap();
      await page.locator('aside.out').waitFor();
      await tab.tap();
      await until('the sheet is away', async () => !(await page.locator('aside.out').count()));
    }
    await playByHand(page);
    await toTheResults(page);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), true);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  },
);

test('touch targets on a phone are at least 44 pixels', async () => {
  const page = await house.visitor({ phone: true });
  const bots = Array.from({ length: 8 }, () => ({ bot: 'random' }));
  const table = await house.table(page, { preset: 'wizard-9', seats: ['me', ...bots] });
  for (const path of ['/', '/watch', '/me', '/about', '/rules/hearts', '/learn/hearts', `/table/${table.id}`]) {
    await page.goto(house.origin + path);
    await page.locator('#main').waitFor();
    if (path === '/') await page.locator('[data-game=knight]').waitFor();
    if (path.startsWith('/table')) {
      await until('my turn', () => myTurn(page));
      await page.locator('[data-dock]').waitFor();
    }
    const small = await page.evaluate(() =>
      [...document.querySelectorAll('button:not(aside button, .card button), .btn, select, summary')].flatMap(
        (control) => {
          const { width, height } = control.getBoundingClientRect();
          if (!control.checkVisibility() || !height || (height >= 43.5 && width >= 43.5)) return [];
          // What is drawn smaller may be hit in a larger area.
          control.scrollIntoView({ block: 'center' });
          const box = control.getBoundingClientRect();
          const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
          const far = (size) => Math.max(size / 2, 21.5) - 0.5;
          const hit = [
            [far(width), 0],
            [-far(width), 0],
            [0, far(height)],
            [0, -far(height)],
          ].every(([dx, dy]) => control.contains(document.elementFromPoint(x + dx, y + dy)));
          return hit ? [] : [`${control.textContent.trim().slice(0, 30)} ${Math.round(width)}×${Math.round(height)}`];
        },
      ),
    );
    assert.deepEqual(small, [], path);
  }
  await page.context().close();
});
