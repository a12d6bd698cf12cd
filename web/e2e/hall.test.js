// The hall: a person's page, its filters, what is hidden, leaving for good; open tables by language.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { House, until } from './house.js';

const axe = readFileSync(new URL('../node_modules/axe-core/axe.min.js', import.meta.url), 'utf8');

let house;
before(async () => (house = await House.open()));
after(() => house.close());

async function accessible(page, what) {
  await page.evaluate(axe);
  const { violations } = await page.evaluate(() => window.axe.run(document, { resultTypes: ['violations'] }));
  assert.deepEqual(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(' | ')}`),
    [],
    what,
  );
}

/** Two people sit down among bots and let bots play on: a finished game of both in a moment. */
async function playTogether(anna, boris) {
  const seats = ['me', 'open', { bot: 'random' }, { bot: 'random' }];
  const wanted = { game: 'hearts', preset: 'even-4', seats, start_when_full: true };
  const { id } = await house.ask(anna, 'POST', '/tables', wanted);
  await house.ask(boris, 'POST', `/tables/${id}/join`, {});
  for (const page of [anna, boris]) await house.ask(page, 'POST', `/tables/${id}/leave`, {});
  await until('the end', async () => (await house.ask(anna, 'GET', `/tables/${id}`)).status === 'finished');
  return id;
}

test("a finished game is on both people's pages, can be hidden, and outlives who leaves", async () => {
  const anna = await house.visitor();
  const boris = await house.visitor({ phone: true, theme: 'oak' });
  for (const [page, name] of [
    [anna, 'Anna'],
    [boris, 'Boris'],
  ]) {
    await page.goto(`${house.origin}/me`);
    await house.ask(page, 'POST', '/session', { name });
  }
  const table = await playTogether(anna, boris);
  const { id } = (await house.ask(boris, 'GET', '/session')).me.person;
  // It is there for both as soon as it is over: what was reached is stored with the last step.
  const hers = (await house.ask(anna, 'GET', '/session')).me.person.id;
  for (const person of [hers, id]) {
    const { games } = await house.ask(anna, 'GET', `/people/${person}/games`);
    assert.equal(games[0]?.table, table, 'a finished game is on the page at once');
  }
  await anna.goto(`${house.origin}/me`);
  const row = anna.locator(`li:has(a[href="/replay/${table}"])`);
  await row.waitFor();
  assert.match(await row.innerText(), /Hearts and Armour/);
  assert.ok(await anna.getByText('1 game', { exact: true }).first().isVisible());
  await accessible(anna, 'my page');
  // Filters.
  const filter = (name, value) => anna.getByRole('combobox', { name, exact: true }).selectOption(value);
  await filter('Against', 'alone');
  await anna.getByText('No game like that.').waitFor();
  await filter('Against', 'people');
  await row.waitFor();
  // To the other's page, by the seal.
  await row.locator(`a[href="/people/${id}"]`).click();
  await anna.getByRole('heading', { name: 'Boris' }).waitFor();
  await anna.locator(`a[href="/replay/${table}"]`).waitFor();
  // The same on a phone, in the dark, and what is hidden there.
  await boris.goto(`${house.origin}/me`);
  await boris.locator(`a[href="/replay/${table}"]`).waitFor();
  await accessible(boris, 'my page on a phone');
  const wide = await boris.evaluate(() => document.documentElement.scrollWidth);
  assert.ok(wide <= 390, `the page is ${wide} wide`);
  await boris.getByLabel('Keep my games to myself').tap();
  await until('it is kept', async () => (await house.ask(boris, 'GET', '/session')).me.preferences.hide_history);
  await anna.reload();
  await anna.getByText('This person keeps their games to themselves.').waitFor();
  // Settings follow me to another device.
  await boris.getByLabel('Login').fill('boris');
  await boris.getByLabel('Password').fill('correct horse');
  await boris.getByRole('button', { name: 'Make an account' }).tap();
  await boris.getByText('You are boris.').waitFor();
  await boris.getByRole('button', { name: 'Parchment', exact: true }).tap();
  await until(
    'it is liked',
    async () => (await house.ask(boris, 'GET', '/session')).me.preferences.theme === 'parchment',
  );
  const elsewhere = await house.visitor({ theme: 'oak' });
  await elsewhere.goto(`${house.origin}/me`);
  await elsewhere.getByLabel('Login').fill('boris');
  await elsewhere.getByLabel('Password').fill('correct horse');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await until('the theme has come along', () =>
    elsewhere.evaluate(() => !document.documentElement.classList.contains('oak')),
  );
  // Gone for good.
  await boris.getByRole('button', { name: 'Delete the account…' }).tap();
  await boris.getByLabel('Your password').fill('correct horse');
  await boris.getByRole('button', { name: 'Delete it all' }).tap();
  await boris.getByText('You are forgotten here. Farewell.').waitFor();
  await anna.goto(`${house.origin}/people/${id}`);
  await anna.getByText('There is nobody here by this address.').waitFor();
  await until('somebody sat there', async () => {
    await anna.goto(`${house.origin}/me`);
    await row.waitFor();
    return (await row.getByRole('img', { name: 'Somebody' }).count()) === 1;
  });
  for (const page of [anna, boris, elsewhere]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});

test('open tables are found by game, clock and language, and the list keeps itself up to date', async () => {
  const host = await house.visitor({ lang: 'cs' });
  const guest = await house.visitor();
  await host.goto(house.origin);
  await house.ask(host, 'POST', '/session', { name: 'Dana' });
  const open = (more) =>
    house.ask(host, 'POST', '/tables', {
      game: 'emara',
      preset: 'players-2',
      seats: ['me', 'open'],
      listed: true,
      ...more,
    });
  const first = await open({ lang: 'cs', clock: { days: { days: 1 } } });
  await guest.goto(house.origin);
  const link = (id) => guest.locator(`a[href="/table/${id}"]`);
  await link(first.id).waitFor();
  const second = await open({ game: 'glory', preset: 'plaisance-2', lang: 'ru' });
  await link(second.id).waitFor();
  const panel = guest.getByRole('region', { name: 'Open tables' });
  await panel.getByLabel('Language').selectOption('cs');
  await link(second.id).waitFor({ state: 'detached' });
  assert.ok(await link(first.id).isVisible());
  await panel.getByLabel('Game').selectOption('glory');
  await guest.getByText('No open table like that').waitFor();
  await panel.getByRole('button', { name: 'Clear' }).click();
  await link(second.id).waitFor();
  await panel.getByLabel('Clock').selectOption('days');
  await link(second.id).waitFor({ state: 'detached' });
  await link(first.id).click();
  await guest.getByRole('button', { name: /Sit/ }).first().waitFor();
  assert.deepEqual(guest.troubles, []);
  await host.context().close();
  await guest.context().close();
});
