// Glory on its board: whole games by clicks, by touch, alone.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { challenger, challengesOf, hurry, meeters, open, playOn, sitDown, stageOf, step } from './glory-lead.js';
import { press, primary } from './hands.js';
import { House, isOver, moveByKeyboard, myTurn, numberOf, patience, pause, until } from './house.js';
import { axe, covered, flaws, serious, settle, still } from './look.js';

const limits = { timeout: 600_000 * patience };
let house;
before(async () => {
  house = await House.open();
});
after(() => house?.close());

/** The chance of the duel that is shown to whoever waits, in per cent; `null` where none is. */
const standing = (page) =>
  page.evaluate(() => {
    const told = document.querySelector('.wait .standing b:last-of-type')?.textContent;
    return told ? parseInt(told.replace(/^[<>]/, ''), 10) : null;
  });
/** The best chance of the duel among my choices. */
const best = (page) =>
  page.evaluate(() => {
    const told = [...document.querySelectorAll('.options .opt:not(.h)')].map((row) => row.lastElementChild.innerText);
    return told.length && told.every((text) => text.includes('%'))
      ? Math.max(...told.map((text) => parseInt(text.trim().replace(/^[<>]/, ''), 10)))
      : null;
  });

test("a whole Pas d'armes of two people in two browsers by clicks, then stepped again", limits, async () => {
  const anna = await house.visitor({ width: 1280, height: 800 });
  const boris = await house.visitor({ width: 1440, height: 900, theme: 'oak' });
  const table = await sitDown(house, anna, { preset: 'pas-darmes-2', seats: ['me', 'open'] });
  await boris.goto(house.origin);
  await house.ask(boris, 'POST', '/session', { name: 'Boris', lang: 'en' });
  const joined = await house.ask(boris, 'POST', `/tables/${table.id}/join`, { seat: 1, code: table.code });
  assert.ok(joined.id, JSON.stringify(joined));
  for (const page of [anna, boris]) await open(house, page, table.id);
  // The chances of a few of Anna's decisions, as they stood.
  const stood = [];
  const chances = (page) => page.locator('.joust .attn .chance').allInnerTexts();
  const done = async () => {
    if (stood.length < 3 && (await myTurn(anna)) && (await stageOf(anna)) === 'joust') {
      await until('the chances', async () => (await best(anna)) !== null);
      if (!(await primary(anna).count())) stood.push([await numberOf(anna), await chances(anna)]);
    }
    return isOver(anna);
  };
  const stages = await playOn([anna, boris], [hurry(5), hurry(6)], done);
  for (const stage of ['setup', 'town', 'travel', 'lists', 'joust']) assert.ok(stages.has(stage), `no ${stage}`);
  assert.deepEqual([...anna.troubles, ...boris.troubles], []);

  await anna.goto(`${house.origin}/replay/${table.id}?at=20&as=everything`);
  await anna.locator('.glory-board').waitFor();
  const shown = await anna.locator('.glory-board').innerText();
  for (let i = 0; i < 12; i++) await anna.keyboard.press('ArrowRight');
  await until('the replay moves on', async () => (await anna.locator('.glory-board').innerText()) !== shown);
  assert.ok(stood.length > 0, 'no duel of Anna’s');
  for (const [number, told] of stood) {
    await anna.goto(`${house.origin}/replay/${table.id}?at=${number}&as=0`);
    await until(`the chances of ${number}`, async () => `${await chances(anna)}` === `${told}`);
  }
  assert.deepEqual(anna.troubles, []);
});

/** One step of a duel as a person makes it with the mouse: a die, a token or strength, or passing; then the primary button. */
async function duelStep(page) {
  const before = await numberOf(page);
  const state = (of) => `[data-piece^="${of}:"][data-state="legal"], [data-piece^="${of}:"][data-state="pointed"]`;
  const legal = (kind) => page.locator(`.glory-board :is(${state(kind)})`);
  const staged = async () => (await primary(page).count()) > 0;
  let kind = 'pass';
  await until('something can be done', async () => {
    // Where there is nothing to choose it is staged already.
    if (await staged()) return true;
    for (kind of ['die', 'relic', 'supporter', 'commit']) if (await legal(kind).count()) return true;
    kind = 'pass';
    return (await page.locator('[data-dock] .alt').count()) > 0;
  });
  if (!(await staged())) {
    const ways = kind === 'pass' ? page.locator('[data-dock] .alt') : legal(kind);
    await press(page, kind === 'commit' ? ways.last() : ways.first());
    await until(`${kind} is staged`, staged);
  }
  await press(page, primary(page));
  await until(`${kind} is played`, async () => (await numberOf(page)) > before);
  return kind;
}

test(
  'a joust of two people: rerolls and tokens by mouse, and whoever waits sees his standing chance',
  limits,
  async () => {
    const anna = await house.visitor({ width: 1280, height: 800 });
    const boris = await house.visitor({ width: 1440, height: 900, theme: 'oak' });
    const wish = { preset: 'plaisance-3', seats: ['me', 'open', { bot: 'random' }] };
    const table = await sitDown(house, anna, wish);
    await boris.goto(house.origin);
    await house.ask(boris, 'POST', '/session', { name: 'Boris', lang: 'en' });
    const joined = await house.ask(boris, 'POST', `/tables/${table.id}/join`, { seat: 1, code: table.code });
    assert.ok(joined.id, JSON.stringify(joined));
    const friend = await house.visitor({ width: 1280, height: 800 });
    for (const page of [boris, friend]) await page.addInitScript(axe);
    const pages = [anna, boris];
    for (const page of pages) await open(house, page, table.id);

    const seek = meeters(pages, [4, 9]);
    const meet = async () =>
      (await Promise.all(pages.map((page) => page.locator('.joust .side.rv').count()))).every(Boolean);
    for (let steps = 0; steps < 1500 && !(await meet()) && !(await isOver(anna)); steps++) {
      for (const [i, page] of pages.entries()) {
        if (await meet()) break;
        if (!(await myTurn(page))) continue;
        await step(page, await seek(i));
      }
      await pause(30);
    }
    assert.ok(await meet(), 'the two never met');

    // What is at stake, and no choices for whoever only looks on.
    for (const page of pages) assert.match(await page.locator('.joust .attn').innerText(), /A win brings [79] glory/);
    await open(house, friend, table.id);
    await friend.locator('.watch').waitFor();
    assert.equal(await friend.locator('.options, [data-piece][data-state="legal"], [data-primary]').count(), 0);

    // The same stage in every language and window, for whoever is in it and for whoever looks on.
    const seen = [];
    for (const [page, lang, theme, width, height] of [
      [boris, 'ru', 'oak', 1440, 900],
      [friend, 'ru', 'parchment', 1024, 768],
      [boris, 'cs', 'parchment', 1024, 768],
      [friend, 'cs', 'oak', 390, 844],
      [boris, 'ru', 'parchment', 390, 844],
      [boris, 'en', 'oak', 1440, 900],
    ]) {
      await settle(page, { lang, theme });
      await page.setViewportSize({ width, height });
      await page.reload();
      await page.locator('.glory-board :is(.joust, .watch)').waitFor();
      await still(page);
      for (const look of [flaws, covered, serious])
        seen.push(...(await look(page)).map((flaw) => `${lang} ${width}: ${flaw}`));
    }
    assert.deepEqual(seen, []);

    const played = new Set();
    let [stood, dice, tokens] = [0, 0, 0];
    const over = async (page) => (await page.locator('.after').count()) > 0;
    for (let steps = 0; steps < 80 && !(await over(anna)) && !(await over(boris)); steps++) {
      // Both pages are looked at until they show the same moment: whose turn it was may have passed while one was being asked.
      let asked = null;
      await until('whoever waits sees his chance', async () => {
        if ((await over(anna)) || (await over(boris)) || !(await meet())) return true;
        const turns = await Promise.all(pages.map(myTurn));
        if (turns[0] === turns[1]) return false;
        const [decides, waits] = turns[0] ? [anna, boris] : [boris, anna];
        const at = await Promise.all(pages.map(numberOf));
        const [mine, theirs] = [await best(decides), await standing(waits)];
        const still = await Promise.all(pages.map(numberOf));
        if (mine === null || theirs === null || new Set([...at, ...still]).size > 1) return false;
        assert.ok(Math.abs(mine + theirs - 100) <= 1, `${mine} and ${theirs}`);
        asked = decides;
        return true;
      });
      if (!asked) {
        await pause(40);
        continue;
      }
      stood += 1;
      const open = (pieces) =>
        asked.locator(`.joust :is(${pieces}):is([data-state="legal"], [data-state="pointed"])`).count();
      const rerolls = await open('[data-piece^="die:"]');
      dice += rerolls;
      if (rerolls === 0) tokens += await open('[data-piece^="relic:"], [data-piece^="supporter:"]');
      played.add(await duelStep(asked));
    }
    for (const page of pages) await page.locator('.after h2').waitFor();
    assert.ok(stood >= 4, `only ${stood} steps were waited for`);
    // Dice are rerolled and tokens used wherever they may be: whether these two have what it takes is a matter of the deal.
    if (dice > 0) assert.ok(played.has('die'), [...played].join());
    if (tokens > 0) assert.ok(played.has('supporter') || played.has('relic'), [...played].join());
    assert.deepEqual([...anna.troubles, ...boris.troubles, ...friend.troubles], []);
  },
);

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
  const challenges = await challengesOf(house, anna);
  const riding = async (page) => (await page.locator('.joust [role=tab]').count()) === 2;
  const picks = [challenger(challenges, 4), challenger(challenges, 9)];
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
    // What the automaton did may be told just then: one key reads it, the next one plays what is staged.
    await until('the figure stands, and the goal is reached', async () => {
      const now = await numberOf(page);
      if (now === before && (await primary(page).count())) {
        await page.keyboard.press('Enter');
        await pause(600);
      }
      return (await numberOf(page)) >= before + 2;
    });
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
  const link = page.locator('[data-dock] [role="status"] .word-link').first();
  await until('the hint is laid out', async () => {
    if (await link.count()) await link.click().catch(() => {});
    return (await primary(page).count()) > 0;
  });
  const line = JSON.parse(await page.locator('[data-dock]').first().getAttribute('data-line'));
  await page.keyboard.press('Enter');
  await until('all of it is played', async () => (await numberOf(page)) >= before + line.length);
  // Nothing of that figure is asked any more, unless luck has spoken: after a card that nobody has seen the next one is chosen anew.
  const asked = async () =>
    (await myTurn(page)) ? (await town.count()) > 0 || (await stageOf(page)) !== 'town' : true;
  if (!line.some((move) => move.draw)) await until('the figure is done', asked);
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
