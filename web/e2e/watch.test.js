// Tables to watch: each shows a live miniature of what any spectator may see and how many look on, and keeps itself up to date; who reads
// or watches is told that a game waits elsewhere.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, myTurn, until } from './house.js';

let house;
before(async () => {
  house = await House.open({ pace: 0 });
});
after(() => house?.close());

const GAMES = [
  ['hearts', 'even-4', 4],
  ['glory', 'plaisance-2', 2],
  ['emara', 'players-2', 2],
  ['knight', 'war-2', 2],
];
const wish = (game, preset, seats, more = {}) => ({
  game,
  preset,
  seats: ['me', ...Array.from({ length: seats - 1 }, () => ({ bot: 'random' }))],
  listed: true,
  start_when_full: true,
  ...more,
});
const cardOf = (page, id) => page.locator(`[data-table="${id}"]`);

test('where the browser keeps the page silent the ribbon asks, and nothing moves', async () => {
  const page = await house.visitor();
  await page.addInitScript(() => {
    const known = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
    localStorage.setItem('quintain.settings', JSON.stringify({ ...known, lang: 'en', sound: true }));
    window.AudioContext = class {
      state = 'suspended';
      resume = async () => (this.state = 'running');
    };
  });
  const { id } = await house.table(page, { game: 'emara', preset: 'players-2', seats: ['me', { bot: 'random' }] });
  const board = page.locator('main');
  await page.goto(`${house.origin}/table/${id}`);
  await until('my turn', () => myTurn(page));
  const other = await page.context().newPage();
  await other.goto(`${house.origin}/about`);
  await house.makeMoves(other, id, 1);
  const asks = page.getByRole('status').filter({ hasText: 'The browser keeps us silent' });
  await asks.waitFor();
  const [said, where] = [await asks.boundingBox(), await board.boundingBox()];
  assert.ok(said.y + said.height <= where.y, 'it lies over the steps of the ribbon, not over the board');
  await page.getByRole('button', { name: 'Allow sound' }).click();
  await asks.waitFor({ state: 'detached' });
  assert.deepEqual(await board.boundingBox(), where, 'the board stays where it is');
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

for (const [width, look] of [
  [1440, { width: 1440 }],
  [390, { phone: true, theme: 'oak' }],
]) {
  test(`a card shows the table as it stands, and follows it, at ${width}`, async () => {
    const host = await house.visitor();
    await host.goto(house.origin);
    await house.ask(host, 'POST', '/session', { name: 'Olga', lang: 'en' });
    const tables = {};
    for (const [game, preset, seats] of GAMES) {
      tables[game] = await house.ask(host, 'POST', '/tables', wish(game, preset, seats));
      // Where the game waits for its host nothing moves until they do.
      await house.makeMoves(host, tables[game].id, 0);
    }
    const late = { spectators: { delayed: { seconds: 3600 } } };
    const later = await house.ask(host, 'POST', '/tables', wish(...GAMES[2], late));
    const hidden = await house.ask(host, 'POST', '/tables', wish(...GAMES[2], { spectators: 'none' }));
    const watcher = await house.visitor(look);
    await watcher.goto(`${house.origin}/watch`);
    for (const [game] of GAMES) {
      const label = cardOf(watcher, tables[game].id).locator('[role="img"]');
      await label.waitFor();
      assert.match(await label.getAttribute('aria-label'), /Olga to move|and .* to move/, game);
      const [box, card] = [await label.boundingBox(), await cardOf(watcher, tables[game].id).boundingBox()];
      assert.ok(box.height > 100 && Math.abs(box.width - card.width) < 4, `${game}: the miniature fills the card`);
    }
    await cardOf(watcher, later.id).waitFor();
    assert.equal(
      await cardOf(watcher, later.id).locator('[role="img"]').count(),
      0,
      'nothing is shown before its time',
    );
    assert.equal(await cardOf(watcher, hidden.id).count(), 0);
    // It goes on, and the card tells so by itself.
    const points = cardOf(watcher, tables.emara.id).locator('[role="img"]');
    const first = await points.getAttribute('aria-label');
    await house.makeMoves(host, tables.emara.id, 12);
    await until('the card has gone on', async () => (await points.getAttribute('aria-label')) !== first);
    // Two come to look on: the list counts them, and each is told of the other.
    const eyes = [await house.visitor(look), await house.visitor(look)];
    for (const page of eyes) await page.goto(`${house.origin}/table/${tables.emara.id}`);
    const count = cardOf(watcher, tables.emara.id).locator('.eye');
    await until('both are counted', async () => (await count.count()) === 1 && (await count.innerText()).includes('2'));
    if (width > 1000) await eyes[0].locator('[data-watchers]').filter({ hasText: '2 look on' }).waitFor();
    // The most watched stands first.
    assert.equal(await watcher.locator('[data-table]').first().getAttribute('data-table'), tables.emara.id);
    await cardOf(watcher, tables.emara.id).getByRole('link', { name: /Watch/ }).click();
    await watcher.waitForURL(`**/table/${tables.emara.id}`);
    for (const page of [watcher, ...eyes]) {
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
    await house.ask(host, 'POST', `/tables/${tables.emara.id}/leave`, {});
    await host.context().close();
  });

  test(`who looks on asks for a bot's seat, the host gives it, and it is theirs, at ${width}`, async () => {
    const host = await house.visitor();
    const press = (locator) => (look.phone ? locator.tap() : locator.click());
    await host.goto(house.origin);
    await house.ask(host, 'POST', '/session', { name: 'Olga', lang: 'en' });
    const { id } = await house.ask(host, 'POST', '/tables', wish(...GAMES[0]));
    await host.goto(`${house.origin}/table/${id}`);
    const watcher = await house.visitor(look);
    await watcher.goto(`${house.origin}/table/${id}`);
    await watcher.getByRole('heading', { name: 'You are watching' }).waitFor();
    const ask = async (which) => {
      await press(watcher.getByRole('button', { name: 'Ask for a seat' }));
      const seats = watcher.getByRole('group', { name: /Whose seat/ }).locator('.btn');
      assert.equal(await seats.count(), 3, 'one for each bot');
      await press(seats.nth(which));
    };
    // A wish can be taken back.
    await ask(0);
    await watcher.getByText('You have asked for the seat of').waitFor();
    await press(watcher.getByRole('button', { name: 'Ask no more' }));
    await ask(1);
    const strip = host.locator('.strip').filter({ hasText: 'asks for the seat of' });
    await strip.getByRole('button', { name: 'Give it' }).click();
    await strip.waitFor({ state: 'detached' });
    // The seat is theirs: they sit at the table, and are asked when their turn comes.
    await until('they sit there', () => watcher.evaluate(() => !document.body.innerText.includes('You are watching')));
    assert.equal((await house.ask(watcher, 'GET', `/tables/${id}`)).you.seat, 2);
    await house.ask(host, 'POST', `/tables/${id}/leave`, {});
    await until('their turn', () => myTurn(watcher));
    for (const page of [host, watcher]) {
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
  });

  test(`who reads is told that a game waits elsewhere, at ${width}`, async () => {
    const page = await house.visitor(look);
    const { id } = await house.table(page, { game: 'emara', preset: 'players-2', seats: ['me', { bot: 'random' }] });
    await house.makeMoves(page, id, 0);
    await page.goto(`${house.origin}/rules/emara`);
    const strip = page.locator('.strip').filter({ hasText: 'Your turn at' });
    await strip.waitFor();
    await strip.getByRole('button', { name: 'Not now' }).click();
    await strip.waitFor({ state: 'detached' });
    await page.goto(`${house.origin}/about`);
    await strip.getByRole('link', { name: 'Go there' }).click();
    await page.waitForURL(`**/table/${id}`);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}
