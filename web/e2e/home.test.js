// The front page: every way to play every game is one choice away, in every language, on every screen.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const card = (page, game) => page.locator(`[data-game=${game}]`);
const button = (page, game, name) => card(page, game).getByRole('button', { name });

test('every preset stands under one of the modes of its game', async () => {
  const page = await house.visitor();
  await page.goto(house.origin);
  for (const game of await house.ask(page, 'GET', '/games')) {
    const found = new Set();
    for (const [mode, alone] of [
      ['Solo', true],
      ['Bots', false],
      ['Friends', false],
    ]) {
      const wanted = game.presets.filter(({ seats }) => (seats === 1) === alone);
      const choice = button(page, game.id, mode).first();
      if (wanted.length === 0) {
        assert.equal(await choice.getAttribute('aria-disabled'), 'true', `${game.id} has no mode ${mode}`);
        continue;
      }
      await choice.click();
      assert.equal(await choice.getAttribute('aria-pressed'), 'true');
      const listed = await card(page, game.id)
        .locator('select')
        .first()
        .locator('option')
        .evaluateAll((all) => all.map(({ value }) => value));
      assert.deepEqual(
        listed,
        wanted.map(({ id }) => id),
      );
      for (const id of listed) found.add(id);
    }
    assert.equal(found.size, game.presets.length);
  }
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('the card opens the table it names', async () => {
  const page = await house.visitor();
  const tableOf = async () => {
    await until('the table', () => page.url().includes('/table/'));
    return house.ask(page, 'GET', `/tables/${page.url().split('/').at(-1)}`);
  };
  await page.goto(house.origin);
  // Alone, at a level for which there is no preset.
  await button(page, 'knight', 'Solo').click();
  await card(page, 'knight').getByLabel('Scenario').selectOption('solo-flood');
  await card(page, 'knight').getByLabel('Level').selectOption('hard');
  await button(page, 'knight', 'Play alone').click();
  const alone = await tableOf();
  assert.equal(alone.preset, 'solo-flood');
  assert.equal(alone.options.difficulty, 'hard');
  assert.equal(alone.status, 'running');

  // With bots: one seat more changes the preset.
  await page.goto(house.origin);
  await button(page, 'hearts', 'More seats').click();
  await button(page, 'hearts', 'Play with 4 bots').click();
  const bots = await tableOf();
  assert.equal(bots.seats.length, 5);
  assert.ok(bots.seats.slice(1).every(({ sitter }) => sitter.bot));

  // With friends: the table waits for them.
  await page.goto(house.origin);
  await button(page, 'emara', 'Friends').click();
  await button(page, 'emara', 'Open a table').click();
  const friends = await tableOf();
  assert.equal(friends.status, 'gathering');
  assert.deepEqual(
    friends.seats.slice(1).map(({ sitter }) => sitter),
    ['invited'],
  );
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a running table is found in the list and watched, and one that nobody may watch is not there', async () => {
  const host = await house.visitor();
  const seats = ['me', { bot: 'page' }];
  const wish = { game: 'emara', preset: 'players-2', seats, listed: true };
  const shown = await house.table(host, wish);
  const hidden = await house.table(host, { ...wish, spectators: 'none' });
  const page = await house.visitor({ phone: true, lang: 'ru' });
  await page.goto(house.origin);
  await page.locator(`[aria-labelledby=now-to-watch] a[href="/table/${shown.id}"]`).waitFor();
  await page.getByRole('link', { name: 'Смотреть' }).first().tap();
  await page.waitForURL('**/watch');
  const watch = (id) => page.locator(`article a[href="/table/${id}"]`);
  await watch(shown.id).waitFor();
  assert.equal(await watch(hidden.id).count(), 0);
  await page.getByLabel('Игра').selectOption('knight');
  await watch(shown.id).waitFor({ state: 'detached' });
  await page.getByLabel('Игра').selectOption('emara');
  await watch(shown.id).tap();
  await until('the board', async () => (await page.locator('[data-piece]').count()) > 5);
  assert.equal(await page.locator('[data-primary]').count(), 0, 'who watches has nothing to decide');
  assert.deepEqual(page.troubles, []);
  for (const one of [host, page]) await one.context().close();
});

for (const lang of ['en', 'ru', 'cs'])
  test(`every choice of every game is said in words, in ${lang}`, async () => {
    const page = await house.visitor({ lang });
    await page.goto(house.origin);
    const games = await house.ask(page, 'GET', '/games');
    // A name of the program: small letters and hyphens, or a value that the list of options has.
    const ids = new Set(games.flatMap(({ options }) => options.flatMap((option) => option['one-of'] ?? [])));
    const internal = (text) => ids.has(text) || /^[a-z0-9]+([-_][a-z0-9]+)*$/.test(text);
    for (const { id } of games) {
      await card(page, id).locator('button.link').click();
      const form = page.getByRole('dialog');
      await form.locator('summary').click();
      const said = await form
        .locator('option, label, legend, button, .cap, h2')
        .evaluateAll((all) => all.map((node) => node.textContent.trim()).filter((text) => text && !/^\d+$/.test(text)));
      assert.ok(said.length > 10, `${id}: ${said}`);
      assert.deepEqual(said.filter(internal), [], id);
      if (lang === 'ru')
        assert.deepEqual(
          said.filter((text) => !/[а-яё]/i.test(text)),
          [],
          id,
        );
      await page.keyboard.press('Escape');
      await form.waitFor({ state: 'detached' });
    }
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

for (const lang of ['en', 'ru', 'cs'])
  test(`nothing is cut off in ${lang}`, async () => {
    const page = await house.visitor({ lang });
    for (const width of [1440, 1024, 390]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(house.origin);
      await card(page, 'glory').waitFor();
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      assert.ok(wide <= width, `${wide} px at ${width}`);
      // The words themselves are measured: a link may be easier to hit than it is large.
      const cut = await page.evaluate(() =>
        [...document.querySelectorAll('[data-game] :is(button, h3, .hint, .stepper)')].flatMap((node) => {
          const box = node.getBoundingClientRect();
          const words = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
          let outside = false;
          while (words.nextNode()) {
            const { parentElement, data } = words.currentNode;
            if (!data.trim() || parentElement.closest('.vh, option')) continue;
            const range = document.createRange();
            range.selectNode(words.currentNode);
            const { left, right } = range.getBoundingClientRect();
            outside ||= left < box.left - 1 || right > box.right + 1;
          }
          return box.width && outside ? [node.textContent.trim()] : [];
        }),
      );
      assert.deepEqual(cut, [], `at ${width}`);
    }
    await page.context().close();
  });
