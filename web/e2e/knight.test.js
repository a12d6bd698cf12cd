// Knight on its board: whole games by real clicks and taps, in every mode. Nothing is pressed that the pointer does not hit.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, isOver, moveByKeyboard, myTurn, numberOf, patience, pause, until } from './house.js';
import { press, primary, reach } from './hands.js';
import { lead } from './knight-lead.js';
import { offer } from './knight-trade.js';
import { axe, flaws, serious, settle, still } from './look.js';
import { find, goOn } from './records.js';

const whole = { timeout: 300_000 * patience };

let house;
/** A recorded war of four: in turn 12 somebody puts the commands of all in order. */
const ORDERED = 'knight/war-4-points';
/** A finished game, for the replay. */
let finished = null;
before(async () => {
  house = await House.open({ records: [ORDERED] });
});
after(() => house?.close());

/** A run of numbers that is the same every time. */
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** Everything that glows and would be hit, with a point that hits it; then the dock's other ways. */
const targets = (page) =>
  page.evaluate(() => {
    const parts = [0.5, 0.25, 0.75, 0.08, 0.92];
    const found = [];
    const look = (selector, kind) => {
      for (const node of document.querySelectorAll(selector)) {
        const { left, top, width, height } = node.getBoundingClientRect();
        // A tile is an outline and carries units: several points of it are tried.
        const point = parts
          .flatMap((y) => parts.map((x) => [left + width * x, top + height * y]))
          .find(([x, y]) => {
            const hit = document.elementFromPoint(x, y);
            return hit && node.contains(hit) && hit.closest('[data-piece]') === node.closest('[data-piece]');
          });
        if (point) found.push({ kind, name: node.dataset.piece ?? node.textContent.trim(), x: point[0], y: point[1] });
      }
    };
    look('[data-primary]:enabled', 'primary');
    look('[data-piece][data-state="legal"]', 'piece');
    look('[data-dock] .alt', 'way');
    return found;
  });

async function hit(page, { x, y }) {
  if (page.touch) await page.touchscreen.tap(x, y);
  else await page.mouse.click(x, y);
}

/**
 * One press: the primary button if it is there, else what `wish` names, else anything that glows. `false`: there is
 * nothing to press.
 */
async function step(page, roll, wish = () => undefined) {
  if (!(await myTurn(page))) return false;
  const all = await targets(page);
  const button = all.find(({ kind }) => kind === 'primary');
  const rest = all.filter(({ kind }) => kind !== 'primary');
  const chosen = button ?? wish(rest) ?? rest[roll(rest.length)];
  if (!chosen) return false;
  const number = await numberOf(page);
  await hit(page, chosen);
  if (button)
    await until(
      `the move is made: ${button.name}`,
      async () => (await numberOf(page)) > number || !(await primary(page).count()),
      20_000,
    );
  else await pause(30);
  return true;
}

/** Everybody presses until `over`. */
async function play(pages, seed, { over = () => isOver(pages[0]), wish, limit = 1500 } = {}) {
  const roll = dice(seed);
  for (let presses = 0; presses < limit;) {
    if (await over()) return presses;
    let moved = false;
    for (const page of pages) moved = (await step(page, roll, wish)) || moved;
    presses += 1;
    if (!moved) await pause(80);
  }
  throw new Error(`it does not end: ${await pages[0].locator('[data-dock]').innerText()}`);
}

async function open(page, wish, lang = 'en') {
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name: 'Anna', arms: 'teal star', lang });
  const info = await house.table(page, { game: 'knight', ...wish });
  assert.ok(info.id, JSON.stringify(info));
  // A table that waits for somebody has no board yet.
  if (!wish.seats.includes('open')) await sit(page, info.id);
  return info;
}
async function sit(page, id) {
  await page.goto(`${house.origin}/table/${id}`);
  await page.locator('.knight-board').waitFor();
}
/** Somebody else sits down at the second seat. */
async function join(page, { id, code }) {
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name: 'Boris', lang: 'en' });
  const joined = await house.ask(page, 'POST', `/tables/${id}/join`, { seat: 1, code });
  assert.ok(joined.id, JSON.stringify(joined));
  await sit(page, id);
}

/** Nothing of the board runs over the right edge. */
const overflow = (page) =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page is wider than the window'] : [];
    const over = [...document.querySelectorAll('.knight-board main > *, .knight-board [data-piece], [data-dock] *')]
      .filter((node) => !node.closest('.scroll, .fit, svg') && node.getBoundingClientRect().right > innerWidth + 1)
      .map((node) => node.dataset.piece ?? `${node.tagName}.${node.className}`);
    return [...wide, ...over];
  });

for (const [preset, seed, seat] of [
  ['solo-war', 7, { width: 1280, height: 800, theme: 'oak' }],
  ['solo-flood', 11, { phone: true, lang: 'ru' }],
  ['solo-barbarians', 5, { width: 1024, height: 768, lang: 'cs' }],
  ['solo-rebellion', 3, { theme: 'oak' }],
])
  test(`${preset} to its end, pressing what glows`, whole, async () => {
    const page = await house.visitor(seat);
    const { id } = await open(page, { preset, seats: ['me'] }, seat.lang);
    await play([page], seed);
    assert.deepEqual(await overflow(page), []);
    assert.deepEqual(page.troubles, []);
    finished ??= { page, id };
  });

/** Presses a piece, or what a selector finds, and the primary button; says how many presses it took. */
async function choose(page, what) {
  const number = await numberOf(page);
  const target = /^[a-z-]+:[a-z0-9-]+$/.test(what) ? `[data-piece="${what}"]` : what;
  await press(page, page.locator(target).first());
  await until(what, async () => (await numberOf(page)) > number || (await primary(page).count()) > 0);
  if ((await numberOf(page)) > number) return 1;
  await press(page, primary(page));
  await until(`${what} is made`, async () => (await numberOf(page)) > number);
  return 2;
}
const phase = (page) => page.locator('.ribbon [aria-current], [data-phase-now]').first().innerText();

test(
  'a segment is bought in two taps, a quiet turn takes at most eight; the hint stages a whole phase',
  whole,
  async () => {
    const page = await house.visitor({ width: 1280, height: 800 });
    // The deal of the lesson: what is asked in its first turn is known.
    await open(page, { preset: 'solo-war-easy', seats: ['me'], lesson: true });
    await page.locator('.road[data-state="legal"]').first().waitFor();
    let taps = await choose(page, 'side:right');
    const segment = await choose(page, 'segment:lord-coffers-1');
    assert.ok(segment <= 2, `a segment took ${segment} taps`);
    await page.locator('.done[data-fly="segment:lord-coffers-1"]').waitFor();
    taps += segment + (await choose(page, '[data-dock] .alt'));
    await page.locator('[data-piece="tile:salt-road"][data-state="legal"]').waitFor();
    taps += await choose(page, 'tile:salt-road');
    await until('the second turn', async () => /turn 2/i.test(await page.locator('.frame').innerText()));
    assert.ok(taps <= 8, `a quiet turn took ${taps} taps`);

    // The same deal once more, with a hint for the spending.
    await open(page, { preset: 'solo-war-easy', seats: ['me'], lesson: true });
    await page.locator('.road[data-state="legal"]').first().waitFor();
    await choose(page, 'side:right');
    await page.locator('.court .blk').first().waitFor();
    assert.match(await phase(page), /Spend/);
    await page.keyboard.press('h');
    // The line is drawn as it is rehearsed, move by move.
    const parts = page.locator('[data-dock] .crumbs li');
    await until('the line leads to the end of the phase', async () =>
      (await parts.allInnerTexts()).some((text) => /Done/.test(text)),
    );
    assert.ok((await parts.count()) > 2);
    await until('it is staged', async () => (await primary(page).count()) > 0);
    await press(page, primary(page));
    await until('the phase is over', async () => !/Spend/.test(await phase(page)));
    assert.deepEqual(page.troubles, []);
  },
);

test('the lesson, as the guide says: three turns led, left and resumed, then one goes on alone', whole, async () => {
  const page = await house.visitor({ width: 1280, height: 800, theme: 'oak' });
  await page.goto(`${house.origin}/learn/knight`);
  await page.locator('.btn.primary').click();
  await page.locator('.knight-board').waitFor();
  const coach = page.locator('.coach');
  const said = [];
  for (let steps = 0; said.at(-1) !== 'yours'; steps++) {
    assert.ok(steps < 60, `it goes on and on: ${said}`);
    await coach.waitFor();
    const tip = await coach.getAttribute('data-tip');
    said.push(tip);
    if (tip === 'coffers' && said.filter((one) => one === tip).length === 1) {
      await coach.getByRole('button', { name: 'Without the guide' }).click();
      await page.reload();
      await page.getByRole('button', { name: 'Guide', exact: true }).click();
      await coach.waitFor();
      assert.equal(await coach.getAttribute('data-tip'), tip, 'it goes on where it was left');
    }
    const number = await numberOf(page);
    const lit = (await coach.getAttribute('data-lit')).split(' ').filter(Boolean);
    const next = lit
      .map((name) => `[data-piece="${name}"]:is([data-state="legal"], [data-state="pointed"])`)
      .join(', ');
    const gone = async () =>
      (await numberOf(page)) > number || (await coach.getAttribute('data-tip').catch(() => null)) !== tip;
    if (['done', 'keep', 'done-3'].includes(tip)) await choose(page, '[data-dock] .alt');
    else if (lit.length) {
      // What the guide points at is pressed, one after the other, until the move is made.
      await until(`the move of “${tip}”`, async () => {
        if (await gone()) return true;
        if (await primary(page).count()) await press(page, primary(page)).catch(() => null);
        else if (await page.locator(next).count()) await press(page, page.locator(next).first()).catch(() => null);
        else if (await page.locator('[role="tab"].gold').count())
          await page.locator('[role="tab"].gold').first().click();
        return false;
      });
    } else await coach.getByRole('button', { name: 'Next' }).click();
    await until(`“${tip}” is over`, gone);
    // The same tip may ask twice; else the next one is said with the next view.
    await until('the table is still', async () => (await page.locator('.frame[aria-busy="true"]').count()) === 0);
    await pause(250);
  }
  for (const tip of ['side-1', 'coffers', 'any', 'church', 'buy', 'king', 'claim', 'recruit', 'pay', 'goal', 'order'])
    assert.ok(said.includes(tip), `“${tip}” was not said: ${said}`);
  assert.ok(said.includes('attack') && said.includes('judged'), `${said}`);
  assert.match(await page.locator('.frame').innerText(), /turn 4/i);
  assert.deepEqual(page.troubles, []);
});

/** Drags one thing onto another with the mouse. */
async function drag(page, from, to) {
  const [a, b] = [await reach(from), await reach(to)];
  await page.mouse.move(a.x, a.y);
  await page.mouse.down();
  await page.mouse.move((a.x + b.x) / 2, (a.y + b.y) / 2, { steps: 4 });
  await page.mouse.move(b.x, b.y, { steps: 4 });
  await page.mouse.up();
}

test('cards change places and units march by dragging; sides that were taken stay marked', whole, async () => {
  const page = await house.visitor({ width: 1280, height: 800 });
  const { id } = await open(page, { preset: 'solo-war', seats: ['me'] });
  const piece = (name) => page.locator(`[data-piece="${name}"]`).first();
  const make = async (what) => {
    const number = await numberOf(page);
    await until(what, async () => (await page.locator('[data-dock]').innerText()).includes(what));
    await press(page, primary(page));
    await until(`${what} is made`, async () => (await numberOf(page)) > number);
  };
  const has = (word) => `offered.includes('${word}')`;
  assert.equal(await lead(page, id, `turn > 2 && turn !== 6 && turn < 12 && ${has('swap')} && ${has('side')}`), '');
  await sit(page, id);
  await page.locator('.road[data-state="legal"]').first().waitFor();
  const now = Number(await page.locator('.posn.now').innerText());
  assert.equal(await page.locator('.hf.yes').count(), now - 1, 'one half of each card that was played');
  await drag(page, piece(`position:${now}`), piece(`position:${now + 1}`));
  await make(`Swap events ${now} and ${now + 1}`);

  assert.equal(await lead(page, id, `${has('march')} && ${has('done')}`), '');
  await sit(page, id);
  const unit = page.locator('.mapw [data-piece^="unit:"]').first();
  await press(page, unit);
  const near = page.locator('.mapw [data-piece^="tile:"][data-state="legal"]').first();
  await near.waitFor();
  const goal = await near.getAttribute('data-piece');
  await page.keyboard.press('Escape');
  await until('nothing is chosen', async () => (await page.locator('.mapw [data-state="chosen"]').count()) === 0);
  await drag(page, unit, piece(goal));
  await make('March');
  assert.deepEqual(page.troubles, []);
});

test('two people side by side: one offer is accepted, another refused', whole, async () => {
  const [anna, boris] = [await house.visitor({ width: 1280, height: 800 }), await house.visitor()];
  const info = await open(anna, { preset: 'simultaneous-2', seats: ['me', 'open'] });
  await join(boris, info);
  await sit(anna, info.id);
  for (const page of [anna, boris]) {
    await page.locator('.road[data-state="legal"]').first().waitFor();
    await press(page, page.locator('.road').first());
    await primary(page).waitFor();
    await press(page, primary(page));
    await page.locator('.court').first().waitFor();
  }
  // He answers on a small screen: the offer is there too.
  await boris.setViewportSize({ width: 390, height: 844 });
  for (const answer of ['accept', 'refuse']) {
    await offer(anna);
    const strip = boris.locator(`[data-piece="${answer}:0"]`).first();
    await strip.waitFor();
    await boris.locator('[data-tab="trade"] i').waitFor();
    await press(boris, strip);
    await primary(boris).waitFor();
    await press(boris, primary(boris));
    await until('the offer is answered', async () => (await strip.count()) === 0);
    await until('she knows it', async () => (await anna.locator('[data-piece="withdraw"]').count()) === 0);
  }
  assert.deepEqual([...anna.troubles, ...boris.troubles], []);
});

test('a war of two people: bids, a duel, the order of command', whole, async () => {
  const [anna, boris] = [await house.visitor({ width: 1280, height: 800 }), await house.visitor({ theme: 'oak' })];
  const info = await open(anna, { preset: 'war-2', seats: ['me', 'open'] });
  await join(boris, info);
  await sit(anna, info.id);
  const seen = new Set();
  const over = async () => {
    for (const [what, selector] of [
      ['duel', '.duel'],
      ['bid', '[data-piece^="bid:"]'],
      ['order', '.ob.plan'],
    ])
      if ((await anna.locator(selector).count()) || (await boris.locator(selector).count())) seen.add(what);
    return seen.size === 3;
  };
  const wish = (pieces) =>
    pieces.find(({ name }) => /^challenge:/.test(name) && !seen.has('duel')) ??
    pieces.find(({ name }) => /^war-action:|^stage:/.test(name)) ??
    pieces.find(({ name }) => /^(bid|stake):1$/.test(name)) ??
    pieces.find(({ kind }) => kind === 'way');
  await play([anna, boris], 3, { over, wish });
  // Who won the initiative moves the last block to the front by keyboard, and fixes the order.
  const winner = (await anna.locator('.ob.plan').count()) ? anna : boris;
  const blocks = winner.locator('.ob.plan');
  if ((await blocks.count()) > 1) {
    const last = await blocks.last().getAttribute('style');
    await blocks.last().focus();
    for (let left = await blocks.count(); left > 1; left--) await winner.keyboard.press('ArrowLeft');
    await until('the last is the first', async () => (await blocks.first().getAttribute('style')) === last);
  }
  const number = await numberOf(winner);
  await primary(winner).waitFor();
  await press(winner, primary(winner));
  await until('the order is fixed', async () => (await numberOf(winner)) > number);
  assert.deepEqual([...anna.troubles, ...boris.troubles], []);
});

test('the order of command: a block is cut and dragged with the mouse', whole, async () => {
  const page = await house.visitor({ width: 1280, height: 800 });
  const sent = [];
  page.on('websocket', (socket) => socket.on('framesent', ({ payload }) => sent.push(String(payload))));
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name: 'Anna', lang: 'en' });
  const at = find(ORDERED, ['block'], 12);
  const { table, seat } = await goOn(house, page, ORDERED, at);
  const { view } = await house.ask(page, 'GET', `/tables/war-4-points/replay/${at}`);
  const stores = view.war.unplanned;
  assert.ok(stores.filter((points) => points > 0).length > 1 && Math.max(...stores) > 1, `${stores}`);
  await sit(page, table.id);
  const plan = page.locator('.ob.plan');
  await plan.first().waitFor();
  /** The blocks: whose colour, how many points. */
  const blocks = () =>
    plan.evaluateAll((all) =>
      all.map(({ style }) => [style.getPropertyValue('--sc'), Number(style.getPropertyValue('--n'))]),
    );
  const become = (what, order) =>
    until(what, async () => String(await blocks()) === String(order)).catch(async (error) => {
      throw new Error(`${error.message}: ${JSON.stringify(await blocks())} for ${JSON.stringify(order)}`);
    });
  let order = await blocks();
  // Mine come first.
  const owners = [seat, ...stores.keys()].filter((one, place) => stores[one] > 0 && (one !== seat || place === 0));
  const seats = new Map(order.map(([colour], place) => [colour, owners[place]]));
  const large = order.findIndex(([, n]) => n > 1);
  const [of, points] = order[large];
  await press(page, plan.nth(large).locator('.cut').first());
  order = order.toSpliced(large, 1, [of, 1], [of, points - 1]);
  await become('it is cut', order);
  // One of the parts goes to the other end, past somebody else: beside its own kind it would join it.
  const [from, to] = large + 2 < order.length ? [large, order.length - 1] : [large + 1, 0];
  const held = await reach(plan.nth(from).locator('.hd'));
  const goal = await plan.nth(to).boundingBox();
  await page.mouse.move(held.x, held.y);
  await page.mouse.down();
  await page.mouse.move(held.x + (to ? 20 : -20), held.y + 4, { steps: 3 });
  await page.locator('.ob.plan.held').waitFor();
  await page.mouse.move(to ? goal.x + goal.width - 2 : goal.x + 2, goal.y + goal.height / 2, { steps: 6 });
  await page.mouse.up();
  const [part] = order.splice(from, 1);
  order.splice(to, 0, part);
  await become('it is moved', order);
  const number = await numberOf(page);
  await primary(page).waitFor();
  sent.length = 0;
  await press(page, primary(page));
  await until('the order is fixed', async () => (await numberOf(page)) > number);
  // The last block follows from the others: whether it is sent is the rules' affair.
  const meant = order.map(([colour, points]) => ({ seat: seats.get(colour), points }));
  const made = () => sent.map((text) => JSON.parse(text).move?.block).filter(Boolean);
  await until('it is sent whole', () => made().length >= meant.length - 1);
  assert.deepEqual(
    made().map(({ seat, points }) => ({ seat, points })),
    meant.slice(0, made().length),
  );
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});

test('a war of three against two bots on a phone, by touch, in Russian', whole, async () => {
  const page = await house.visitor({ phone: true, lang: 'ru', theme: 'oak' });
  await open(page, { preset: 'war-3', seats: ['me', { bot: 'random' }, { bot: 'random' }] }, 'ru');
  const wish = (pieces) => pieces.find(({ kind }) => kind === 'way');
  await play([page], 5, { wish });
  assert.deepEqual(await overflow(page), []);
  assert.deepEqual(page.troubles, []);
});

test('a whole game by keyboard alone', whole, async () => {
  const page = await house.visitor({ width: 1280, height: 800 });
  await open(page, { preset: 'solo-war', seats: ['me'] });
  await until('my turn', () => myTurn(page));
  await page.locator('.road[data-state="legal"]').first().waitFor();
  const number = await numberOf(page);
  await page.keyboard.press('ArrowRight');
  await page.locator('.road.right[data-state="chosen"]').waitFor();
  await page.keyboard.press('Enter');
  await until('the side is taken', async () => (await numberOf(page)) > number);
  // Some moves from the list, then as the hint says: it lays out a phase, Enter makes it.
  for (let moves = 0; moves < 12 && !(await isOver(page)); moves++) await moveByKeyboard(page, (count) => count - 1);
  await page.keyboard.press('Escape');
  for (let asked = 0; !(await isOver(page)); asked++) {
    assert.ok(asked < 200, 'it does not end');
    const number = await numberOf(page);
    await until('I am asked', async () => (await myTurn(page)) || (await isOver(page)));
    if (await isOver(page)) break;
    // A key pressed while something is still shown goes by: it is pressed again, as a person would.
    let again = 0;
    await until('the hint is laid out', async () => {
      if ((await primary(page).count()) > 0) return true;
      if (again++ % 40 === 0) await page.keyboard.press('h');
      return false;
    });
    await page.keyboard.press('Enter');
    await until('it is made', async () => (await numberOf(page)) > number || (await isOver(page)));
  }
  await page.locator('#end-title').waitFor();
  assert.deepEqual(page.troubles, []);
});

test('every piece is drawn in the reference, in three languages, and told where it lies', whole, async () => {
  const page = await house.visitor();
  await page.addInitScript(axe);
  for (const lang of ['en', 'ru', 'cs'])
    for (const [width, theme] of [
      [1440, 'oak'],
      [390, 'parchment'],
    ]) {
      await page.setViewportSize({ width, height: 844 });
      await page.goto(house.origin);
      await settle(page, { lang, theme });
      await page.goto(`${house.origin}/reference/knight`);
      await page.locator('article').first().waitFor();
      await still(page);
      const count = (what) => page.locator(what).count();
      assert.equal(await count('[id^="event-"]'), 30);
      assert.equal(await count('[id^="track-"]'), 13);
      assert.equal(await count('[id^="character-"]'), 10);
      assert.equal(await count('[id^="scenario-"] svg.map'), 6);
      assert.ok((await count('[id^="goal-"]')) > 20 && (await count('[id^="order-"], [id^="enemy-"]')) === 9);
      assert.ok((await count('article .recon')) > 40, 'what was designed for this edition is marked');
      assert.deepEqual(await flaws(page), []);
      assert.deepEqual(await serious(page), []);
    }
  // At the table: a finger that stays, the other button of a mouse, and the book itself.
  for (const seat of [{ phone: true }, { width: 1280, height: 800 }]) {
    const anna = await house.visitor(seat);
    await open(anna, { preset: 'solo-war-easy', seats: ['me'], lesson: true });
    const road = anna.locator('.road[data-state="legal"]').first();
    await road.waitFor();
    const { x, y } = await reach(road);
    if (seat.phone) {
      const line = await anna.context().newCDPSession(anna);
      await line.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] });
      await pause(900);
      await line.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    } else await anna.mouse.click(x, y, { button: 'right' });
    const told = anna.locator('.box[role="status"]');
    await told.waitFor();
    assert.match(await told.innerText(), /You receive: \d/);
    assert.equal(await anna.locator('[data-state="chosen"]').count(), 0, 'nothing is chosen by asking');
    await told.getByRole('button', { name: /rule/i }).click();
    await until('the rule', async () => (await anna.locator('body').innerText()).includes('Choosing a side'));
    assert.deepEqual(anna.troubles, []);
  }
  const boris = await house.visitor({ width: 1280, height: 800 });
  await open(boris, { preset: 'solo-war-easy', seats: ['me'], lesson: true });
  await boris.locator('.road[data-state="legal"]').first().waitFor();
  await boris.keyboard.press('b');
  await boris.getByRole('tab', { name: 'Scenarios' }).click();
  await boris.locator('[id^="scenario-"] svg.map').first().waitFor();
  assert.deepEqual([...page.troubles, ...boris.troubles], []);
});

test('symbols fly to their segment, and the enemy is seen to come', whole, async () => {
  const page = await house.visitor({ width: 1280, height: 800, motion: true });
  await open(page, { preset: 'solo-war-easy', seats: ['me'], lesson: true });
  await page.evaluate(() => {
    globalThis.flown = [];
    new MutationObserver((all) => {
      for (const { addedNodes } of all)
        for (const node of addedNodes)
          if (node.nodeType === 1 && node.matches('.flight, .enemy'))
            globalThis.flown.push(node.className.split(' ')[0]);
    }).observe(document.body, { subtree: true, childList: true });
  });
  const seen = (what) => page.evaluate((what) => globalThis.flown.filter((one) => one === what).length, what);
  await page.locator('.road[data-state="legal"]').first().waitFor();
  await choose(page, 'side:right');
  await choose(page, 'segment:lord-coffers-1');
  await until('four coins fly', async () => (await seen('flight')) >= 4);
  await choose(page, '[data-dock] .alt');
  await page.locator('[data-piece="tile:salt-road"][data-state="legal"]').waitFor();
  await choose(page, 'tile:salt-road');
  await until('the enemy comes', async () => (await seen('enemy')) > 0);
  await until('and the board is free again', async () => (await page.locator('.enemy').count()) === 0);
  await page.locator('.road[data-state="legal"]').first().waitFor();
  assert.deepEqual(page.troubles, []);
});

test('a replay is stepped', whole, async () => {
  const { page, id } = finished;
  await page.goto(`${house.origin}/replay/${id}`);
  await until('the record', async () => Number(await page.getByRole('slider').getAttribute('max')) > 20);
  await page.keyboard.press('End');
  await until('the end', () => /at=\d+/.test(page.url()));
  const last = Number(new URL(page.url()).searchParams.get('at'));
  for (let back = 0; back < 8; back++) {
    const at = Number(new URL(page.url()).searchParams.get('at'));
    await page.keyboard.press('ArrowLeft');
    await until('one step back', () => Number(new URL(page.url()).searchParams.get('at')) < at);
  }
  assert.ok(Number(new URL(page.url()).searchParams.get('at')) < last);
  await page.locator('.knight-board').waitFor();
  assert.deepEqual(page.troubles, []);
});
