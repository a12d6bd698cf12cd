// Glory on its board: whole games by clicks, by touch, alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { clickOn } from './clicker.js';
import { House, isOver, myTurn, numberOf, patience, pause, until } from './house.js';

const limits = { timeout: 600_000 * patience };
let house;
before(async () => {
  house = await House.open();
});
after(() => house?.close());

async function sitDown(page, wish, name = 'Anna') {
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name, arms: 'teal star', lang: 'en' });
  const table = await house.table(page, { game: 'glory', ...wish });
  assert.ok(table.id, JSON.stringify(table));
  if (!wish.seats.includes('open')) await open(page, table.id);
  return table;
}
async function open(page, id) {
  await page.goto(`${house.origin}/table/${id}`);
  await page.locator('.glory-board').waitFor();
}

/**
 * A player in a hurry, the same every time: mostly the way on where there is one, so that a game is short, and places
 * that ask nothing more. Everything is hit where it lies.
 */
function hurry(seed) {
  let state = seed;
  const roll = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return (count, rest) => {
    const ways = rest.flatMap(({ kind }, i) => (kind === 'way' ? [i] : []));
    if (ways.length && roll(4) > 0) return ways[0];
    const plain = rest.flatMap(({ name }, i) => (/^action:(training|prayer|service|guard)/.test(name) ? [i] : []));
    if (plain.length && roll(3) > 0) return plain[roll(plain.length)];
    return roll(count);
  };
}

/** One click of a page whose turn it is; the number of the game moves on when it was the primary button. */
async function step(page, pick) {
  const before = await numberOf(page);
  const clicked = await clickOn(page, pick, page.touch);
  // A sealed choice moves nothing before all have sealed: then the button is gone.
  const gone = async () => !(await page.locator('[data-primary]:enabled').count());
  if (clicked?.kind === 'primary')
    await until(
      `the move is made: ${clicked.name}`,
      async () => (await numberOf(page)) > before || (await gone()),
      15_000,
    );
  else await pause(25);
  return clicked;
}

/** Everybody plays until the game is over, or something else is so. Returns what stages the board has shown. */
async function playOn(pages, seed, done = () => isOver(pages[0])) {
  const picks = pages.map((_, i) => hurry(seed + i));
  const stages = new Set();
  let idle = 0;
  for (let steps = 0; steps < 1500; steps++) {
    if (await done()) return stages;
    let moved = false;
    for (const [i, page] of pages.entries()) {
      if (!(await myTurn(page))) continue;
      stages.add(
        await page.evaluate(
          () => /setup|town|travel|lists|joust|end/.exec(document.querySelector('.glory-board').className)?.[0],
        ),
      );
      moved = !!(await step(page, picks[i])) || moved;
    }
    idle = moved ? 0 : idle + 1;
    assert.ok(idle < 600, `nothing can be done: ${await pages[0].locator('[data-dock]').innerText()}`);
    if (!moved) await pause(60);
  }
  throw new Error('the game does not end');
}

test("a whole Pas d'armes of two people in two browsers by clicks, then stepped again", limits, async () => {
  const anna = await house.visitor({ width: 1280, height: 800 });
  const boris = await house.visitor({ width: 1440, height: 900, theme: 'oak' });
  const table = await sitDown(anna, { preset: 'pas-darmes-2', seats: ['me', 'open'] });
  await boris.goto(house.origin);
  await house.ask(boris, 'POST', '/session', { name: 'Boris', lang: 'en' });
  const joined = await house.ask(boris, 'POST', `/tables/${table.id}/join`, { seat: 1, code: table.code });
  assert.ok(joined.id, JSON.stringify(joined));
  for (const page of [anna, boris]) await open(page, table.id);
  const stages = await playOn([anna, boris], 5);
  for (const stage of ['setup', 'town', 'travel', 'lists', 'joust']) assert.ok(stages.has(stage), `no ${stage}`);
  assert.deepEqual([...anna.troubles, ...boris.troubles], []);

  await anna.goto(`${house.origin}/replay/${table.id}?at=20&as=everything`);
  await anna.locator('.glory-board').waitFor();
  const shown = await anna.locator('.glory-board').innerText();
  for (let i = 0; i < 12; i++) await anna.keyboard.press('ArrowRight');
  await until('the replay moves on', async () => (await anna.locator('.glory-board').innerText()) !== shown);
  assert.deepEqual(anna.troubles, []);
});

test('Plaisance of one person and two bots on a phone by touch, in Russian', limits, async () => {
  const page = await house.visitor({ phone: true, lang: 'ru', theme: 'oak' });
  await sitDown(page, { preset: 'plaisance-3', seats: ['me', { bot: 'random' }, { bot: 'random' }] }, 'Анна');
  await playOn([page], 11);
  assert.deepEqual(page.troubles, []);
});

for (const [preset, size] of [
  ['solo-warrior-easy', { width: 1440, height: 900 }],
  ['solo-challenge-easy', { width: 1024, height: 768 }],
  ['solo-rivalry-plaisance', { phone: true }],
]) {
  test(`${preset} to its end`, limits, async () => {
    const page = await house.visitor(size);
    await sitDown(page, { preset, seats: ['me'] });
    await playOn([page], 3);
    assert.deepEqual(page.troubles, []);
  });
}

test('the lesson, following the guide through its first round; left and taken up again', limits, async () => {
  const page = await house.visitor({ width: 1280, height: 800 });
  await page.goto(`${house.origin}/learn/glory`);
  await page.locator('main .btn.primary').click();
  await page.locator('.glory-board').waitFor();
  const heard = [];
  const inRound2 = () => page.evaluate(() => /round 2/.test(document.querySelector('.frame').innerText));
  const told = page.locator('.guide b');
  const after = page.locator('.after [data-primary]');
  for (let steps = 0; steps < 900 && !(await inRound2()); steps++) {
    if (!(await myTurn(page))) {
      await pause(80);
      continue;
    }
    if (await told.count()) {
      const title = await told.first().innerText();
      if (heard.at(-1) !== title) heard.push(title);
      // Left in the middle: the guide is there again, and does not begin anew.
      if (heard.length === 6 && !heard.left) {
        heard.left = true;
        await page.goto(house.origin);
        await page.goBack();
        await page.locator('.glory-board [data-piece]').first().waitFor();
        await until('the guide again', async () => (await told.count()) > 0);
        assert.equal(await told.first().innerText(), title);
      }
    }
    await page.mouse.move(3, 3);
    const lit = page.locator(
      '.glory-board [data-piece][data-state="pointed"]:not([data-piece^="title:"][role="group"])',
    );
    const before = await numberOf(page);
    if (await after.count()) await after.click();
    else if (await page.locator('[data-primary]:enabled').count()) {
      await page.locator('[data-primary]:enabled').first().click();
      await until('the move', async () => (await numberOf(page)) > before || !(await myTurn(page)), 15_000);
    } else if (await lit.count()) await lit.first().click();
    else {
      await page
        .getByRole('button', { name: 'Understood' })
        .click({ timeout: 300 })
        .catch(() => {});
      await step(page, hurry(steps));
    }
    await pause(60);
  }
  assert.ok(await inRound2(), `the first round does not end: ${heard}`);
  for (const part of [
    'The town',
    'Plan a journey',
    'The herald',
    'A title in sight',
    'Travel',
    'The joust',
    'Strength',
  ])
    assert.ok(heard.includes(part), `${part} was not said: ${heard}`);
  assert.deepEqual(page.troubles, []);
});

test(
  'practice needs no table: an outfit studied, ridden to its end by clicks, and the same to whoever has the link',
  limits,
  async () => {
    const page = await house.visitor({ width: 1280, height: 800 });
    await page.goto(
      `${house.origin}/practice?foe=henry-v&strength=3&mount=3&armour=3&faith=2&supporters=squire,nun&relics=ring`,
    );
    const chance = page.locator('.study .head strong');
    await chance.waitFor();
    const before = await chance.innerText();
    await page.getByRole('button', { name: 'Amulet' }).click();
    await until('the chances follow the outfit', async () => (await chance.innerText()) !== before);
    await page.getByRole('button', { name: 'Ride', exact: true }).click();
    const over = page.locator('.after h2');
    for (let steps = 0; steps < 60 && !(await over.count()); steps++) {
      const primary = page.locator('[data-primary]:enabled');
      if (await primary.count()) await primary.first().click();
      else {
        const row = page.locator('.options .opt:not(.h)').first();
        if (await row.count()) await row.click({ timeout: 2000 }).catch(() => {});
      }
      await pause(120);
    }
    const result = await over.innerText();
    const clashes = await page.locator('.after tbody').innerText();
    const friend = await house.visitor({ phone: true });
    await friend.goto(page.url());
    await friend.locator('.after h2').waitFor();
    assert.equal(await friend.locator('.after h2').innerText(), result);
    assert.equal(await friend.locator('.after tbody').innerText(), clashes);
    await friend.getByRole('button', { name: 'One decision back' }).tap();
    await friend.locator('.options .opt:not(.h)').first().waitFor();
    assert.deepEqual([...page.troubles, ...friend.troubles], []);
  },
);
