// Whatever goes wrong is told in one clear sentence with a way on.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, moveByKeyboard, myTurn, numberOf, patience, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const four = { preset: 'even-4', seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }] };

test('a bad link', async () => {
  const page = await house.visitor();
  await page.goto(`${house.origin}/table/nosuchtable`);
  await page.getByText('There is no such table').waitFor();
  await page.getByRole('link', { name: 'To the front page' }).click();
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  await page.goto(`${house.origin}/join/NOSUCH`);
  await page.getByText('No table answers to the code NOSUCH').waitFor();
  await page.getByRole('link', { name: 'To the front page' }).waitFor();
  await page.context().close();
});

test('a full table', async () => {
  const [page, host, guest] = [await house.visitor(), await house.visitor(), await house.visitor()];
  const seats = ['me', 'invited', { bot: 'random' }, { bot: 'random' }];
  const table = await house.table(host, { preset: 'even-4', start_when_full: false, seats });
  await guest.goto(`${house.origin}/join/${table.code}`);
  await until('seated', async () => guest.url().includes('/table/'));
  await page.goto(`${house.origin}/join/${table.code}`);
  await page.getByText('Every seat of this table is taken').waitFor();
  await page.getByRole('link', { name: 'Look on' }).click();
  await page.getByText('Who sits where').waitFor();
  for (const someone of [page, host, guest]) await someone.context().close();
});

test('a refused move says which rule, and the rule is one tap away', async () => {
  const page = await house.visitor();
  const table = await house.table(page, four);
  await page.goto(`${house.origin}/table/${table.id}`);
  await until('my turn', () => myTurn(page));
  const before = await numberOf(page);
  await page.locator('[data-piece^="card:"][data-state="legal"]').first().click();
  await page.locator('.at.mine [data-seat]').click();
  const told = page.locator('[data-dock] [role=alert]');
  await told.waitFor();
  assert.match(await told.innerText(), /your own|yourself/i);
  assert.equal(await numberOf(page), before, 'nothing has changed');
  await told.getByRole('button', { name: 'Read the rule' }).click();
  await page.locator('details[open][data-rule="HEA-TURN-03"]').waitFor();
  await page.context().close();
});

test(
  'the server is lost and comes back: one sentence, and the game goes on by itself',
  { timeout: 120_000 * patience },
  async () => {
    const page = await house.visitor();
    const table = await house.table(page, four);
    await page.goto(`${house.origin}/table/${table.id}`);
    await until('my turn', () => myTurn(page));
    await moveByKeyboard(page);
    await until('my turn again', () => myTurn(page));
    await house.stop();
    await page.getByText('The server does not answer. Your seat is kept').waitFor();

    // Nor does the front page leave anybody without a word.
    const other = await house.visitor();
    await other.route('**/api/**', (route) => route.abort());
    await house.start();
    await other.goto(house.origin);
    await other.getByText('The server does not answer').first().waitFor();
    await other.context().close();

    // Nobody need wait for the next try; then the page says that it is there again, in passing.
    const again = page.getByRole('button', { name: 'Try now' });
    if (await again.count()) await again.click({ timeout: 2_000 }).catch(() => {});
    await page.getByText('Connected again.').waitFor();
    await until('the line is back', async () => !(await page.getByText('The server does not answer').count()), 30_000);
    await moveByKeyboard(page);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  },
);

test('an outdated page says so and is renewed', async () => {
  const page = await house.visitor();
  await page.goto(house.origin);
  await page.getByRole('heading', { name: 'Take a seat' }).waitFor();
  // The house is renewed while the page stays open.
  await page.route('**/api/session', async (route) => {
    const answer = await route.fetch();
    await route.fulfill({ response: answer, json: { ...(await answer.json()), version: '99.0.0' } });
  });
  await page
    .getByRole('link', { name: /Your name|You/ })
    .first()
    .click();
  await page.getByText('Quintain has been renewed').waitFor();
  await page.unroute('**/api/session');
  await page.getByRole('button', { name: 'Reload the page' }).click();
  await page.locator('#main').waitFor();
  assert.equal(await page.getByText('Quintain has been renewed').count(), 0);
  await page.context().close();
});

test('where sockets are blocked the table is heard and moved over plain HTTP', async () => {
  const page = await house.visitor();
  const table = await house.table(page, four);
  await page.routeWebSocket(/\/api\/socket/, (socket) => socket.close());
  await page.addInitScript(() => {
    globalThis.WebSocket = class {
      constructor() {
        setTimeout(() => this.onclose?.({ code: 1006 }), 5);
      }
      close() {}
    };
  });
  await page.goto(`${house.origin}/table/${table.id}`);
  await until('my turn', () => myTurn(page));
  const before = await numberOf(page);
  await moveByKeyboard(page);
  await until('the bots are heard', async () => (await numberOf(page)) > before + 1);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
