// Whole games at the real table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, moveByKeyboard, myTurn, numberOf, patience, playToTheEnd, toTheResults, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const somewhere = (count) => Math.floor(Math.random() * count);

test('a stranger makes the first move within ten seconds and two clicks', async () => {
  const page = await house.visitor();
  const began = Date.now();
  await page.goto(house.origin);
  await page.locator('[data-game=hearts]').getByRole('button', { name: 'Play with 3 bots' }).click();
  await until('my turn', () => myTurn(page), 15_000);
  const took = Date.now() - began;
  assert.ok(took < 10_000 * patience, `it took ${took} ms`);
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test(
  'two people in two browsers and two bots play a bout, and sit down again',
  { timeout: 300_000 * patience },
  async () => {
    const anna = await house.visitor();
    await anna.goto(house.origin);
    await anna.locator('[data-game=hearts]').getByRole('button', { name: 'More choices' }).click();
    const form = anna.getByRole('dialog');
    await form.getByRole('radio', { name: 'Friends and bots' }).click();
    await form.getByText('Four knights, one bout').click();
    await form.getByLabel('How many bots?').fill('2');
    await form.getByRole('button', { name: 'Open the table' }).click();
    const link = await anna.getByLabel('The link to this table').inputValue();

    const boris = await house.visitor({ lang: 'ru', theme: 'oak' });
    await boris.goto(link);
    await until('both at the table', async () => (await boris.url()).includes('/table/'));
    await anna.getByRole('button', { name: 'Begin' }).click();
    await until('the game begins', async () => (await myTurn(anna)) || (await myTurn(boris)), 30_000);

    await playToTheEnd([anna, boris], (page) => moveByKeyboard(page, somewhere));
    await toTheResults(boris);
    await toTheResults(anna);
    assert.match(await boris.locator('#end-title').innerText(), /[а-я]/i);
    assert.deepEqual(anna.troubles, []);
    assert.deepEqual(boris.troubles, []);

    // Again: the host asks, both sit at the new table.
    const old = anna.url();
    await anna.getByRole('button', { name: 'Play again' }).click();
    await until('a new table', async () => anna.url() !== old && (await anna.locator('#end-title').count()) === 0);
    await anna.context().close();
    await boris.context().close();
  },
);

test('a reload in the middle keeps seat, hand and decision', async () => {
  const page = await house.visitor();
  const table = await house.table(page, {
    preset: 'even-4',
    seats: ['me', { bot: 'random' }, { bot: 'random' }, { bot: 'random' }],
  });
  await page.goto(`${house.origin}/table/${table.id}`);
  await until('my turn', () => myTurn(page));
  await moveByKeyboard(page);
  await until('my turn again', () => myTurn(page));
  const before = await page.locator('button[data-row]').allInnerTexts();
  await page.reload();
  await until('my turn after the reload', () => myTurn(page));
  await page.keyboard.press('m');
  await page.locator('#moves-title').waitFor();
  assert.deepEqual(await page.locator('button[data-row]').allInnerTexts(), before);
  await page.context().close();
});

test('a move is taken back when the other person agrees, and not when he declines', async () => {
  const anna = await house.visitor();
  const boris = await house.visitor({ lang: 'ru' });
  const table = await house.table(anna, { game: 'emara', preset: 'players-2', seats: ['me', 'invited'] });
  await boris.goto(`${house.origin}/join/${table.code}`);
  await anna.goto(`${house.origin}/table/${table.id}`);
  const either = async () => ((await myTurn(anna)) ? anna : (await myTurn(boris)) ? boris : null);
  const plead = anna.getByRole('button', { name: 'Ask to undo' });
  const moves = async (what, enough) =>
    until(what, async () => {
      if (await enough()) return true;
      const mover = await either();
      if (mover) await moveByKeyboard(mover);
      return false;
    });

  // Anna has moved, and Boris after her: she can only ask.
  await moves('Anna can ask', async () => (await plead.count()) > 0);
  await plead.click();
  await boris.getByText(/просит вернуть свой последний ход/).waitFor();
  await boris.getByRole('button', { name: 'Отказать' }).click();
  await anna.getByText('You have asked').waitFor({ state: 'hidden' });
  await plead.click();
  await anna.getByText('The others have said no. Play on.').waitFor();

  // The game has gone on: she may ask again.
  const before = await numberOf(anna);
  await moves('Anna can ask again', async () => (await numberOf(anna)) > before && (await plead.count()) > 0);
  await plead.click();
  await boris.getByRole('button', { name: 'Согласиться' }).click();
  await until('it is her turn again', () => myTurn(anna));
  await anna
    .getByText('A move was taken back after something had been shown, with everybody’s consent.')
    .first()
    .waitFor();
  assert.deepEqual(anna.troubles, []);
  assert.deepEqual(boris.troubles, []);
  await anna.context().close();
  await boris.context().close();
});

test('by keyboard alone, from the front page to the end of a bout', { timeout: 300_000 * patience }, async () => {
  const page = await house.visitor();
  const has = (attribute) => page.evaluate((name) => document.activeElement?.hasAttribute(name) ?? false, attribute);
  const tabTo = async (button) => {
    await button.waitFor();
    for (let i = 0; i < 40 && !(await button.evaluate((one) => one === document.activeElement)); i++)
      await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
  };
  await page.goto(house.origin);
  await tabTo(page.locator('[data-game=hearts]').getByRole('button', { name: 'Play with 3 bots' }));
  await until('my turn', () => myTurn(page));
  await page.keyboard.press('m');
  // From now on the list of moves has the keyboard whenever it is my turn: nothing is pressed twice.
  await playToTheEnd([page], async (page) => {
    const before = await numberOf(page);
    await until('the list has the keyboard', () => has('data-row'), 5_000);
    assert.doesNotMatch(await page.evaluate(() => document.activeElement.textContent), /Declare/);
    await page.keyboard.press('ArrowDown');
    if (await has('aria-expanded')) {
      await page.keyboard.press('ArrowRight');
      await page.keyboard.press('ArrowDown');
      assert.ok(await has('data-leaf'), 'an opened row leads to its moves');
    }
    await page.keyboard.press('Enter');
    await until('the move is made', async () => (await numberOf(page)) > before, 10_000);
  });
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
