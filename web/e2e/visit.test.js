// A visit by mouse and by touch, at three widths, in three languages and both themes: what a newcomer finds, what two people see of
// their game, watching, installing, leaving for good.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { axe, flaws, serious } from './look.js';
import { House, until } from './house.js';

let house;
before(async () => (house = await House.open({ pace: 0 })));
after(() => house.close());

const LOOKS = [
  [1440, { lang: 'en' }],
  [1024, { width: 1024, theme: 'oak', lang: 'cs' }],
  [390, { phone: true, lang: 'ru' }],
];

async function visitor(wish, name) {
  const page = await house.visitor(wish);
  await page.addInitScript(axe);
  page.press = (where) => (page.touch ? where.tap() : where.click());
  await page.goto(house.origin);
  if (name) await house.ask(page, 'POST', '/session', { name, lang: wish.lang });
  return page;
}

/** Both themes of what is shown. */
async function sound(page, what) {
  const oak = await page.evaluate(() => document.documentElement.classList.contains('oak'));
  for (const dark of [!oak, oak]) {
    await page.evaluate((dark) => document.documentElement.classList.toggle('oak', dark), dark);
    assert.deepEqual(await serious(page), [], `${what}${dark ? ' in oak' : ''}`);
    assert.deepEqual(await flaws(page), [], what);
  }
}

async function leave(...pages) {
  for (const page of pages) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
}

/** Everybody sits down and lets bots play on: a finished game of all in a moment. */
async function playTogether(anna, ...others) {
  const seats = ['me', ...others.map(() => 'open'), { bot: 'random' }, { bot: 'random' }];
  const wanted = { game: 'hearts', preset: `even-${seats.length}`, seats, start_when_full: true };
  if (others.length === 0)
    Object.assign(wanted, { game: 'emara', preset: 'players-2', seats: ['me', { bot: 'random' }] });
  const { id } = await house.ask(anna, 'POST', '/tables', wanted);
  for (const page of others) await house.ask(page, 'POST', `/tables/${id}/join`, {});
  for (const page of [anna, ...others]) await house.ask(page, 'POST', `/tables/${id}/leave`, {});
  await until('the end', async () => (await house.ask(anna, 'GET', `/tables/${id}`)).status === 'finished');
  return id;
}

for (const [width, wish] of LOOKS) {
  test(`a newcomer finds every way to play each game in two choices, at ${width}`, async () => {
    const page = await visitor(wish);
    await page.locator('[data-game]').first().waitFor();
    await sound(page, 'the front page');
    for (const game of await house.ask(page, 'GET', '/games')) {
      const card = page.locator(`[data-game=${game.id}]`);
      const fold = card.locator('.fold');
      if ((await fold.isVisible()) && (await fold.getAttribute('aria-expanded')) === 'false') await page.press(fold);
      const found = new Set();
      for (const mode of await card.locator('.modes button:not([aria-disabled])').all()) {
        await page.press(mode);
        assert.equal(await mode.getAttribute('aria-pressed'), 'true');
        const choice = card.locator('select').first();
        for (const preset of await choice.locator('option').evaluateAll((all) => all.map(({ value }) => value))) {
          await choice.selectOption(preset);
          assert.ok(await card.locator('.btn.go').isEnabled(), `${game.id} ${preset}`);
          found.add(preset);
        }
      }
      assert.deepEqual([...found].sort(), game.presets.map(({ id }) => id).sort());
    }
    await leave(page);
  });

  test(`a finished game is on both people's pages, and an account is deleted, at ${width}`, async () => {
    const [anna, boris] = [await visitor(wish, 'Anna'), await visitor(wish, 'Boris')];
    const ids = [];
    for (const page of [anna, boris]) ids.push((await house.ask(page, 'GET', '/session')).me.person.id);
    const table = await playTogether(anna, boris);
    // It is told with the last move: nobody waits for it.
    for (const id of ids) {
      const { games } = await house.ask(anna, 'GET', `/people/${id}/games`);
      assert.deepEqual(
        games.map((game) => game.table),
        [table],
      );
    }
    const row = (page) => page.locator(`li:has(a[href="/replay/${table}"])`);
    for (const page of [anna, boris]) {
      await page.goto(`${house.origin}/me`);
      await row(page).waitFor();
      await page.locator('section[aria-labelledby=me-account]').waitFor();
      await sound(page, 'my page');
    }
    // A guest has no account to delete, and is asked in other words than somebody who has.
    const account = boris.locator('section[aria-labelledby=me-account]');
    const guest = await account.locator('.btn.danger').innerText();
    await account.locator('input').first().fill(`boris${width}`);
    await account.locator('input[type=password]').fill('correct horse');
    await boris.press(account.locator('form .btn').first());
    await until('an account', async () => (await house.ask(boris, 'GET', '/session')).me?.login === `boris${width}`);
    await until('other words', async () => (await account.locator('.btn.danger').innerText()) !== guest);
    await boris.press(account.locator('.btn.danger'));
    await account.locator('.leaving input').fill('wrong horse');
    await boris.press(account.locator('.leaving .btn.danger'));
    await account.locator('.leaving [role=alert]').waitFor();
    await account.locator('.leaving input').fill('correct horse');
    await boris.press(account.locator('.leaving .btn.danger'));
    await until('nobody', async () => (await house.ask(boris, 'GET', '/session')).me === null);
    // The other's game stays, with somebody in that seat.
    await until('somebody', async () => {
      const { seats } = (await house.ask(anna, 'GET', `/people/${ids[0]}/games`)).games[0];
      return !JSON.stringify(seats).includes('Boris');
    });
    await anna.goto(`${house.origin}/me`);
    await anna.press(row(anna).locator(`a[href="/replay/${table}"]`));
    await until('the replay', () => anna.url().includes('/replay/'));
    await leave(anna, boris);
  });

  test(`a running table is watched from the list, at ${width}`, async () => {
    const host = await visitor({ lang: 'en' }, 'Host');
    const seats = ['me', { bot: 'page' }];
    const wanted = { game: 'emara', preset: 'players-2', seats, listed: true, start_when_full: true };
    const { id } = await house.ask(host, 'POST', '/tables', wanted);
    const page = await visitor(wish);
    await page.locator(`[aria-labelledby=now-to-watch] a[href="/table/${id}"]`).waitFor();
    await page.goto(`${house.origin}/watch`);
    const go = page.locator(`article a[href="/table/${id}"]`);
    await go.waitFor();
    await sound(page, 'what can be watched');
    await page.press(go);
    await until('the board', async () => (await page.locator('[data-piece]').count()) > 5);
    assert.equal(await page.locator('[data-primary]').count(), 0, 'who watches has nothing to decide');
    await sound(page, 'a table that is watched');
    await house.ask(host, 'POST', `/tables/${id}/leave`, {});
    await leave(host, page);
  });

  test(`the house is offered to be installed after some games, and once, at ${width}`, async () => {
    const page = await visitor(wish, 'Anna');
    for (let games = 0; games < 3; games++) await playTogether(page);
    await page.goto(house.origin);
    // As a browser does that would install it; one that was opened for a test never would.
    const offer = () =>
      page.evaluate(() => {
        const event = new Event('beforeinstallprompt', { cancelable: true });
        event.prompt = async () => (globalThis.asked = (globalThis.asked ?? 0) + 1);
        return dispatchEvent(event);
      });
    assert.equal(await offer(), false, 'the browser is kept from asking by itself');
    const strip = page.locator('[data-strip=install]');
    await strip.waitFor();
    await sound(page, 'the strip');
    await page.press(strip.locator('.btn'));
    await strip.waitFor({ state: 'detached' });
    assert.equal(await page.evaluate(() => globalThis.asked), 1);
    // Another offer, which is declined: not for thirty days.
    await offer();
    await strip.waitFor();
    await page.press(strip.locator('.iconbtn'));
    await strip.waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('[data-game]').first().waitFor();
    await offer();
    await until('another strip or none', async () => (await strip.count()) === 0);
    await leave(page);
  });
}
