// What a player may ask of the table: a hint, a nudge, a sound, a clock, an account, a guide.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, isOver, moveByKeyboard, myTurn, numberOf, patience, pause, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const bots = (count, bot = 'random') => Array.from({ length: count }, () => ({ bot }));

/** A table of four with three bots, at which it is the visitor's turn. */
async function seated(page, wish = {}) {
  const table = await house.table(page, { preset: 'even-4', seats: ['me', ...bots(3)], ...wish });
  await page.goto(`${house.origin}/table/${table.id}`);
  await until('my turn', () => myTurn(page));
  return table;
}

test('a hint names a move and stages it: Enter plays it', async () => {
  const page = await house.visitor();
  await seated(page);
  const before = await numberOf(page);
  await page.keyboard.press('h');
  const hint = page.locator('[data-dock]').getByText(/would:/);
  await hint.waitFor();
  assert.match(await page.locator('[data-dock] .plan').innerText(), /face (up|down)|skirmish/i);
  await page.locator('[data-primary]').waitFor();
  await page.keyboard.press('Enter');
  await until('the hinted move is made', async () => (await numberOf(page)) > before);
  await until('the hint is gone', async () => (await hint.count()) === 0);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a nudge when it is my turn: sound and notification, each only where it was asked for', async () => {
  const page = await house.visitor();
  await page.addInitScript(() => {
    globalThis.nudges = { sounds: 0, notes: [] };
    globalThis.Notification = class {
      static permission = 'granted';
      static requestPermission = async () => 'granted';
      constructor(title, { body }) {
        globalThis.nudges.notes.push(`${title}: ${body}`);
      }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function (...at) {
      globalThis.nudges.sounds += 1;
      return start.apply(this, at);
    };
    Object.defineProperty(document, 'hidden', { get: () => globalThis.away === true });
  });
  const nudges = () => page.evaluate(() => globalThis.nudges);
  // The visitor moves, looks away, and it is their turn again; `heard` says when the nudge has come.
  const turnPasses = async (heard) => {
    await page.locator('h1').first().click();
    await page.evaluate(() => (globalThis.away = true));
    await moveByKeyboard(page);
    await until('my turn again', async () => (await isOver(page)) || ((await myTurn(page)) && (await heard())));
    await page.evaluate(() => (globalThis.away = false));
  };

  await seated(page);
  const before = await numberOf(page);
  await turnPasses(async () => (await numberOf(page)) > before + 1);
  await pause(500);
  assert.deepEqual(await nudges(), { sounds: 0, notes: [] });

  await page.goto(`${house.origin}/me`);
  await page.getByLabel('Sounds', { exact: true }).check();
  await page.getByLabel('Notify me when it is my turn').check();
  // A bout may end before the turn comes round: then another.
  const told = async () => (await nudges()).notes.length > 0;
  for (let bout = 0; bout < 5 && !(await told()); bout += 1) {
    await seated(page);
    await turnPasses(told);
  }
  const heard = await nudges();
  assert.match(heard.notes[0] ?? '', /^Your turn at the table: ./);
  assert.ok(heard.sounds > 0, 'no sound');
  await page.context().close();
});

test('a clock runs while it is my turn, and only then', async () => {
  const page = await house.visitor();
  await seated(page, { clock: { 'per-move': { seconds: 60 } } });
  const clock = page.getByRole('timer').first();
  const left = async () => {
    const [minutes, seconds] = (await clock.innerText()).trim().split(':').map(Number);
    return minutes * 60 + seconds;
  };
  const first = await left();
  assert.ok(first > 40 && first <= 60, `${first} s`);
  await until('the clock runs', async () => (await left()) < first);
  await moveByKeyboard(page);
  await until('a fresh minute', async () => (await myTurn(page)) || (await isOver(page)));
  if (!(await isOver(page))) assert.ok((await left()) >= first - 5);
  await page.context().close();
});

test('an account adopts the games of the guest and brings them to another device', async () => {
  const page = await house.visitor();
  const table = await seated(page);
  await page.goto(`${house.origin}/me`);
  await page.getByLabel('Login').fill('anna-of-the-lists');
  await page.getByLabel('Password').fill('three lions and a rose');
  await page.getByRole('button', { name: 'Make an account' }).click();
  await page.getByText('You are anna-of-the-lists').waitFor();

  const elsewhere = await house.visitor();
  await elsewhere.goto(`${house.origin}/me`);
  await elsewhere.getByLabel('Login').fill('anna-of-the-lists');
  await elsewhere.getByLabel('Password').fill('not this one at all');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  // What is wrong stands at the form, in sight, and nowhere else.
  await elsewhere
    .locator('form', { has: elsewhere.getByLabel('Login') })
    .getByRole('alert')
    .waitFor();
  assert.equal(await elsewhere.getByRole('alert').count(), 1);
  const { y, height } = await elsewhere.getByRole('alert').boundingBox();
  assert.ok(y >= 0 && y + height <= elsewhere.viewportSize().height, `at ${y}`);
  await elsewhere.getByLabel('Password').fill('three lions and a rose');
  await elsewhere.getByRole('button', { name: 'Log in' }).click();
  await elsewhere.getByText('You are anna-of-the-lists').waitFor();
  await elsewhere.goto(house.origin);
  await elsewhere
    .getByRole('link', { name: /Resume/ })
    .first()
    .click();
  await until('at my table', async () => elsewhere.url().includes(table.id) && (await myTurn(elsewhere)));

  // Both devices are listed; each can be ended from the other, a new password ends all others.
  await elsewhere.goto(`${house.origin}/me`);
  const devices = elsewhere.getByRole('region', { name: 'Devices' });
  await until('both devices', async () => (await devices.getByRole('listitem').count()) === 2);
  await devices.getByText('this one').waitFor();
  await devices.getByRole('button', { name: /^End/ }).click();
  await until('one device', async () => (await devices.getByRole('listitem').count()) === 1);
  await page.goto(`${house.origin}/me`);
  await page.getByLabel('Login').fill('anna-of-the-lists');
  await page.getByLabel('Password').fill('three lions and a rose');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.getByText('You are anna-of-the-lists').waitFor();
  await page.locator('summary', { hasText: 'Change the password' }).click();
  await page.getByLabel('The password so far').fill('three lions and a thorn');
  await page.getByLabel('The new password').fill('a lion and three roses');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel('The password so far').fill('three lions and a rose');
  await page.getByRole('button', { name: 'Change the password' }).click();
  await page.getByText('The password is changed').waitFor();
  await elsewhere.reload();
  await elsewhere.getByRole('button', { name: 'Log in' }).waitFor();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.getByText('All devices have forgotten you').waitFor();
  for (const one of [page, elsewhere]) await one.context().close();
});

test('the guide leads through a first game on the real table', { timeout: 180_000 * patience }, async () => {
  const page = await house.visitor();
  const covers = [];
  page.on('request', (request) => covers.push(...(request.url().match(/covers\/.*/) ?? [])));
  await page.goto(house.origin);
  await page.getByRole('link', { name: /Learn/ }).first().click();
  await page.getByRole('button', { name: 'Play the guided game' }).click();
  const guide = page.getByRole('region', { name: 'Guide' });
  await guide.getByText('Welcome to the table').waitFor();
  const heard = new Set();
  const listen = async () => {
    for (let tips = 0; tips < 12 && (await guide.count()); tips++) {
      heard.add(await guide.locator('b').innerText());
      const on = guide.getByRole('button', { name: 'Next' });
      if (!(await on.count())) return;
      // The tip may go by itself when the game moves on.
      await on.click({ timeout: 2000 }).catch(() => {});
      await pause(50);
    }
  };
  for (let moves = 0; moves < 80 && !(await isOver(page));) {
    await listen();
    if (await myTurn(page)) {
      await moveByKeyboard(page);
      moves += 1;
    } else await pause(120);
  }
  await listen();
  for (const tip of ['Your heart', 'Two wishes at once', 'Swords and shields', 'Lay it in secret'])
    assert.ok(heard.has(tip), `the guide never said “${tip}”: ${[...heard].join(', ')}`);
  assert.ok(covers.length > 0 && covers.every((cover) => /^covers\/[a-z]+\.svg$/.test(cover)), `${covers}`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('before a move that ends my turn I am asked where I want to be, on every device', async () => {
  const page = await house.visitor();
  await page.goto(`${house.origin}/me`);
  await house.ask(page, 'POST', '/session', { name: 'Anna', lang: 'en' });
  await house.ask(page, 'POST', '/account', { login: 'careful', password: 'correct horse' });
  await page.reload();
  await page.getByLabel('that ends my turn').click();
  await until(
    'it is kept',
    async () => (await house.ask(page, 'GET', '/session')).me.preferences.confirm?.turn === true,
  );
  // Another device, which has never heard of it.
  const other = await house.visitor();
  await other.goto(house.origin);
  await house.ask(other, 'POST', '/login', { login: 'careful', password: 'correct horse' });
  const wanted = { game: 'emara', preset: 'players-2', seats: ['me', { bot: 'page' }], start_when_full: true };
  const { id } = await house.ask(other, 'POST', '/tables', wanted);
  await other.goto(`${house.origin}/table/${id}`);
  const asked = other.getByText('This ends your turn. Press once more to do it.');
  for (let moves = 0; moves < 40 && !(await asked.count()); moves++) {
    await until('my turn', () => myTurn(other));
    if (!(await other.locator('#moves-title').count())) await other.keyboard.press('m');
    const row = other.locator('button[data-row]:not([data-leaf])').first();
    await row.focus();
    if ((await row.getAttribute('aria-expanded')) === 'false') await other.keyboard.press('ArrowRight');
    if ((await row.getAttribute('aria-expanded')) === 'true') await other.keyboard.press('ArrowDown');
    const primary = other.locator('[data-primary]:enabled');
    const before = await numberOf(other);
    const done = async () => (await numberOf(other)) > before || (await asked.count()) > 0;
    await other.keyboard.press('Enter');
    // What has a warning is staged first.
    await until('it is staged', async () => (await done()) || (await primary.count()) > 0);
    await until('it is known what it does', async () => !(await other.locator('[data-dock][aria-busy=true]').count()));
    await pause(200);
    if (!(await done())) await other.keyboard.press('Enter');
    await until('it is made or asked about', done);
    if (await asked.count()) {
      assert.equal(await numberOf(other), before, 'nothing is made yet');
      await primary.click();
      await until('it is made', async () => (await numberOf(other)) > before);
      for (const one of [page, other]) {
        assert.deepEqual(one.troubles, []);
        await one.context().close();
      }
      return;
    }
  }
  assert.fail('no move ended my turn');
});
