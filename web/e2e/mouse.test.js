// Whole bouts by mouse and by finger, with real hit testing, in every layout of the table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { playByHand, press, primary, reach } from './hands.js';
import { House, isOver, myTurn, numberOf, patience, pause, until } from './house.js';
import { covered } from './look.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

const bots = (count) => Array.from({ length: count }, () => ({ bot: 'random' }));

/** A visitor at a table with bots. */
async function seated(visitor, preset = 'even-4', others = 3) {
  const page = await house.visitor(visitor);
  const table = await house.table(page, { preset, seats: ['me', ...bots(others)] });
  await page.goto(`${house.origin}/table/${table.id}`);
  return page;
}

/** Each layout once, and each language at least once on a wide and on a small screen. */
const BOUTS = {
  'at 1024 pixels, in Russian': [{ width: 1024, height: 768, lang: 'ru' }],
  'at 1280 pixels, in Czech': [{ width: 1280, height: 720, lang: 'cs' }],
  'at 1440 pixels': [{ width: 1440, height: 900 }],
  'at 1600 pixels, in Russian': [{ width: 1600, height: 900, lang: 'ru' }],
  'at 200 % zoom, in Czech': [{ width: 720, height: 450, scale: 2, lang: 'cs' }],
  'on a phone on its side, in Russian': [{ phone: true, width: 844, height: 390, lang: 'ru' }],
  'of seven with the wizard at 1024 pixels': [{ width: 1024, height: 768, theme: 'oak' }, 'wizard-7', 6],
};
// Every width in every language takes ten minutes: QUINTAIN_EVERY=1 plays them all.
if (process.env.QUINTAIN_EVERY)
  for (const lang of ['en', 'ru', 'cs']) {
    for (const [width, height] of [
      [1024, 768],
      [1280, 720],
      [1440, 900],
      [1600, 900],
    ])
      BOUTS[`at ${width} pixels in ${lang}`] = [{ width, height, lang }];
    BOUTS[`on a phone in ${lang}`] = [{ phone: true, lang }];
    BOUTS[`on a phone on its side in ${lang}`] = [{ phone: true, width: 844, height: 390, lang }];
    BOUTS[`at 200 % zoom in ${lang}`] = [{ width: 720, height: 450, scale: 2, lang }];
  }
for (const [name, table] of Object.entries(BOUTS))
  test(`a bout ${name}`, { timeout: 180_000 * patience }, async () => {
    const page = await seated(...table);
    // Bots that play at random may end a bout after one move of mine.
    assert.ok((await playByHand(page)) > 0);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });

/** The other boards in a low window: the dock stands beside the board, and what glows can be scrolled to and hit. */
const LOW = [
  ['emara', 'players-3', 2, { width: 720, height: 450, scale: 2, lang: 'ru' }],
  ['emara', 'players-2', 1, { phone: true, width: 844, height: 390 }],
  ['glory', 'pas-darmes-2', 1, { width: 720, height: 450, scale: 2 }],
  ['glory', 'plaisance-2', 1, { phone: true, width: 844, height: 390, lang: 'ru' }],
  ['knight', 'war-2', 1, { width: 720, height: 450, scale: 2, lang: 'ru' }],
  ['knight', 'solo-war', 0, { phone: true, width: 844, height: 390, lang: 'cs' }],
];
for (const [game, preset, others, visitor] of LOW)
  test(
    `${game} ${visitor.phone ? 'on a phone on its side' : 'at 200 % zoom'}`,
    { timeout: 120_000 * patience },
    async () => {
      const page = await house.visitor(visitor);
      const seats = ['me', ...Array.from({ length: others }, () => ({ bot: 'page' }))];
      const table = await house.table(page, { game, preset, seats, lesson: true });
      await page.goto(`${house.origin}/table/${table.id}`);
      for (let moves = 0; moves < 5 && !(await isOver(page)); moves += 1) {
        await until('my turn', async () => (await myTurn(page)) || (await isOver(page)));
        const dock = await page.locator('[data-dock]').boundingBox();
        assert.ok(dock.x > visitor.width * 0.45 && dock.y + dock.height <= visitor.height + 0.5, JSON.stringify(dock));
        await moveByAnyPiece(page);
      }
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    },
  );

/** Makes a move: whatever glows is scrolled to and pressed until the primary button is ready, then that. */
async function moveByAnyPiece(page) {
  const before = await numberOf(page);
  const [ready, ways] = [page.locator('[data-primary]:enabled'), page.locator('[data-dock] .alt:enabled')];
  const glowing = page.locator('[data-piece][data-state="legal"]:visible');
  for (let taps = 0; !(await ready.count()); taps += 1) {
    assert.ok(taps < 20, 'nothing leads to a move');
    const target = ((await glowing.count()) ? glowing : ways).first();
    await target.scrollIntoViewIfNeeded();
    // A piece may be larger than the window: it is pressed where it can be.
    if ((await target.boundingBox()).height < 300) await press(page, target);
    else await (page.touch ? target.tap() : target.click());
    await pause(100);
  }
  await press(page, ready.first());
  await until('the move is made', async () => (await numberOf(page)) > before);
}

/** Every layout: desktops, 200 % zoom, a phone upright and on its side. */
const SIZES = [
  [1024, 768],
  [1180, 800],
  [1280, 720],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1600, 900],
  [720, 450],
  [390, 844],
  [844, 390],
];
for (const lang of ['en', 'ru', 'cs'])
  test(
    `all that glows and the primary button can be hit in every layout, lap after lap, in ${lang}`,
    { timeout: 180_000 * patience },
    async () => {
      const declare = (page) => page.locator('[data-dock] .alt');
      const card = (page) => page.locator('[data-piece^="card:"][data-state="legal"]').first();
      const everywhere = async (page, check) => {
        for (const [width, height] of SIZES) {
          await page.setViewportSize({ width, height });
          await pause(50);
          const found = await check();
          assert.deepEqual(found ?? [], [], `${width} x ${height}`);
        }
        await page.setViewportSize({ width: 1440, height: 900 });
        await pause(50);
      };
      let page;
      // A bot may declare first: then the next bout.
      do {
        await page?.context().close();
        page = await seated({ lang });
        await until('my turn', () => myTurn(page));
        await everywhere(page, () => covered(page));
        await playByHand(page, async () => (await myTurn(page)) && (await declare(page).count()) > 0);
      } while (await isOver(page));
      await everywhere(page, () => covered(page));
      const links = page.locator('[aria-labelledby=tab-log] li button');
      const heights = await links.evaluateAll((all) => all.map((one) => one.offsetHeight));
      assert.ok(heights.length > 0 && heights.every((height) => height >= 24), `links of the log: ${heights}`);
      await press(page, card(page));
      await everywhere(page, () => covered(page));
      await press(page, declare(page).first());
      await everywhere(page, () => reach(primary(page)).then(() => []));
      await press(page, primary(page));
      await page.context().close();
    },
  );
