// Glory on its board: whole games by clicks, by touch, alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { hurry, open, playOn, sitDown, stageOf, step } from './glory-lead.js';
import { press, primary } from './hands.js';
import { House, isOver, moveByKeyboard, myTurn, numberOf, patience, pause, until } from './house.js';

const limits = { timeout: 600_000 * patience };
let house;
before(async () => {
  house = await House.open();
});
after(() => house?.close());

test("a whole Pas d'armes of two people in two browsers by clicks, then stepped again", limits, async () => {
  const anna = await house.visitor({ width: 1280, height: 800 });
  const boris = await house.visitor({ width: 1440, height: 900, theme: 'oak' });
  const table = await sitDown(house, anna, { preset: 'pas-darmes-2', seats: ['me', 'open'] });
  await boris.goto(house.origin);
  await house.ask(boris, 'POST', '/session', { name: 'Boris', lang: 'en' });
  const joined = await house.ask(boris, 'POST', `/tables/${table.id}/join`, { seat: 1, code: table.code });
  assert.ok(joined.id, JSON.stringify(joined));
  for (const page of [anna, boris]) await open(house, page, table.id);
  const stages = await playOn([anna, boris], [hurry(5), hurry(6)]);
  for (const stage of ['setup', 'town', 'travel', 'lists', 'joust']) assert.ok(stages.has(stage), `no ${stage}`);
  assert.deepEqual([...anna.troubles, ...boris.troubles], []);

  await anna.goto(`${house.origin}/replay/${table.id}?at=20&as=everything`);
  await anna.locator('.glory-board').waitFor();
  const shown = await anna.locator('.glory-board').innerText();
  for (let i = 0; i < 12; i++) await anna.keyboard.press('ArrowRight');
  await until('the replay moves on', async () => (await anna.locator('.glory-board').innerText()) !== shown);
  assert.deepEqual(anna.troubles, []);
});

test('all travel at once: duels of several people stand as tabs, and a rival’s has no choices', limits, async () => {
  const anna = await house.visitor({ width: 1280, height: 800 });
  const boris = await house.visitor({ width: 1440, height: 900, lang: 'ru', theme: 'oak' });
  const pages = [anna, boris];
  const wish = { preset: 'pas-darmes-2', options: { simultaneous_travel: true }, seats: ['me', 'open'] };
  const table = await sitDown(house, anna, wish);
  await boris.goto(house.origin);
  await house.ask(boris, 'POST', '/session', { name: 'Boris', lang: 'ru' });
  const joined = await house.ask(boris, 'POST', `/tables/${table.id}/join`, { seat: 1, code: table.code });
  assert.ok(joined.id, JSON.stringify(joined));
  for (const page of pages) await open(house, page, table.id);
  const { card } = await house.ask(anna, 'GET', '/games/glory/catalogue');
  const challenges = Object.keys(card).filter((id) => card[id].opponent);
  const challenger = (seed) => {
    const rest = hurry(seed);
    const wishes = [/^card:/, /^market:/].map(
      (kind) => (name) => kind.test(name) && challenges.includes(name.split(':')[1]),
    );
    return (count, all) => {
      for (const wish of wishes) {
        const at = all.findIndex(({ name }) => wish(name));
        if (at >= 0) return at;
      }
      const deck = all.findIndex(({ name }) => name === 'deck:challenge' || name === 'action:plan-travel');
      return deck >= 0 ? deck : rest(count, all);
    };
  };
  const riding = async (page) => (await page.locator('.joust [role=tab]').count()) === 2;
  const picks = [challenger(4), challenger(9)];
  let seen = false;
  // Whoever rides already waits for the other.
  for (let steps = 0; steps < 900 && !seen && !(await isOver(anna)); steps++) {
    for (const [i, page] of pages.entries()) {
      if (
        (await stageOf(page)) === 'joust' &&
        (await stageOf(pages[1 - i])) !== 'joust' &&
        (await myTurn(pages[1 - i]))
      )
        continue;
      if (await myTurn(page)) await step(page, picks[i]);
      if (await riding(page)) seen = true;
      if (seen) break;
    }
    await pause(30);
  }
  assert.ok(seen, 'no two duels at once');
  const page = (await riding(anna)) ? anna : boris;
  const other = page.locator('.joust [role=tab][aria-selected=false]');
  const mine = await page.locator('.joust [role=tab][aria-selected=true]').innerText();
  await press(page, other);
  await until('the other duel', async () => (await other.innerText()) === mine);
  await playOn(pages, [hurry(1), hurry(2)], async () => !(await riding(page)));
  assert.deepEqual([...anna.troubles, ...boris.troubles], []);
});

test(
  'by keyboard alone: a figure by arrows, its goal in two keys, a whole lone challenge from the list',
  limits,
  async () => {
    const page = await house.visitor({ width: 1280, height: 800 });
    await sitDown(house, page, { preset: 'solo-challenge-easy', seats: ['me'] });
    const onBoard = (kind) => page.locator(`.glory-board.town [data-piece^="${kind}:"][data-state="legal"]`);
    const go = async () => {
      const told = page.locator('.turn [data-primary], .after [data-primary]');
      if (await told.count()) await page.keyboard.press('Enter');
      else if (await myTurn(page)) await moveByKeyboard(page);
      else await pause(80);
    };
    for (let i = 0; i < 40 && !(await onBoard('action').count()); i++) await go();
    // From piece to piece with the arrows, taken with the space bar, placed with Enter.
    await onBoard('action').first().focus();
    const focused = () => page.evaluate(() => document.activeElement.dataset.piece);
    const first = await focused();
    for (const key of ['ArrowRight', 'ArrowDown', 'ArrowLeft'])
      if ((await focused()) === first) await page.keyboard.press(key);
    assert.notEqual(await focused(), first);
    let before = await numberOf(page);
    await onBoard('market').or(onBoard('space')).first().focus();
    await page.keyboard.press('Space');
    await primary(page).waitFor();
    await page.keyboard.press('Enter');
    await until('the figure stands, and the goal is reached', async () => (await numberOf(page)) >= before + 2);
    for (let steps = 0; steps < 900 && !(await isOver(page)); steps++) await go();
    assert.ok(await isOver(page), 'the game does not end');
    assert.deepEqual(page.troubles, []);
  },
);

test('a figure takes two taps, whatever it is for, and the hint lays out a whole choice', limits, async () => {
  const page = await house.visitor({ width: 1440, height: 900 });
  await sitDown(house, page, { preset: 'pas-darmes-2', seats: ['me', { bot: 'random' }] });
  const town = page.locator('.glory-board.town [data-piece^="action:"][data-state="legal"]');
  await playOn([page], [hurry(2)], async () => (await myTurn(page)) && (await town.count()) > 3);
  const goals = ['space', 'market', 'deck', 'item', 'knight'];
  const seen = [];
  for (const goal of goals) {
    const piece = page.locator(`.glory-board [data-piece^="${goal}:"][data-state="legal"]`);
    if (!(await piece.count())) continue;
    await press(page, piece.first());
    await until(`${goal} settles its place`, async () => {
      const line = JSON.parse((await page.locator('[data-dock]').first().getAttribute('data-line')) ?? '[]');
      return line.length === 2 && 'place' in line[0] && (await primary(page).count()) > 0;
    });
    seen.push(goal);
    await until('nothing is staged', async () => {
      await page.keyboard.press('Escape');
      return (await page.locator('[data-dock] .clr').count()) === 0;
    });
  }
  assert.ok(seen.length >= 3, `only ${seen}`);
  // The hint: the whole choice, played by one key.
  const before = await numberOf(page);
  await page.keyboard.press('h');
  const link = page.locator('[data-dock] [role="status"] .link').first();
  await until('the hint is laid out', async () => {
    if (await link.count()) await link.click().catch(() => {});
    return (await primary(page).count()) > 0;
  });
  const line = JSON.parse(await page.locator('[data-dock]').first().getAttribute('data-line'));
  await page.keyboard.press('Enter');
  await until('all of it is played', async () => (await numberOf(page)) >= before + line.length);
  // Nothing of that figure is asked any more.
  const asked = async () =>
    (await myTurn(page)) ? (await town.count()) > 0 || (await stageOf(page)) !== 'town' : true;
  await until('the figure is done', asked);
  assert.deepEqual(page.troubles, []);
});

test('Plaisance of one person and two bots on a phone by touch, in Russian', limits, async () => {
  const page = await house.visitor({ phone: true, lang: 'ru', theme: 'oak' });
  await sitDown(house, page, { preset: 'plaisance-3', seats: ['me', { bot: 'random' }, { bot: 'random' }] }, 'Анна');
  await playOn([page], [hurry(11)]);
  assert.deepEqual(page.troubles, []);
});

for (const [preset, size] of [
  ['solo-warrior-easy', { width: 1440, height: 900 }],
  ['solo-challenge-easy', { width: 1024, height: 768 }],
  ['solo-rivalry-plaisance', { phone: true }],
]) {
  test(`${preset} to its end`, limits, async () => {
    const page = await house.visitor(size);
    await sitDown(house, page, { preset, seats: ['me'] });
    await playOn([page], [hurry(3)]);
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
  const told = page.locator('[data-tip] b');
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
        .getByRole('button', { name: 'Next' })
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
