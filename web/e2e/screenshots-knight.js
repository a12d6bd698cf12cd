// The pictures of Knight's designs, from the running program, into docs/screenshots/knight/. `node
// e2e/screenshots-knight.js table war` makes those whose names begin so.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { House, patience, pause, until } from './house.js';
import { offer } from './knight-trade.js';
import { find, goOn, lastOf } from './records.js';
import { Walk } from './scenes.js';

const folder =
  process.env.PICTURES ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screenshots', 'knight');
mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const wanted = (name) => !asked.length || asked.some((start) => name.startsWith(start));

const choosing = { options: { mode: 'solo', scenario: 'defensive-war', characters: 'chosen' }, seats: ['me'] };
const spending = ['pay', 'pay-any'];
const commanding = ['recruit', 'attack'];
const marching = ['march', 'recruit'];
const SIZES = { desk: [1440, 900], small: [1024, 768], phone: [390, 844], across: [844, 390] };

/** A picture: how large, of which recorded game, before which of its moves, from which turn on, and what is pressed before it is taken. */
const PICTURES = [
  ['events', 'desk', 'solo-war-score', ['side'], 5, ['[data-piece="side:left"]']],
  ['table', 'desk', 'solo-war-score', spending, 5, ['.sg.whole .tap']],
  ['table-1024', 'small', 'solo-war-score', spending, 5, ['.sg.whole .tap']],
  ['map', 'desk', 'solo-war-held-out', commanding, 4, []],
  ['map-flood', 'desk', 'solo-flood-score', commanding, 4, []],
  ['map-barbarians', 'desk', 'solo-barbarians-score', commanding, 4, []],
  ['map-rebellion', 'desk', 'solo-rebellion-score', commanding, 4, []],
  ['consequence', 'desk', 'solo-war-diplomacy-full', ['pay-consequence', 'suffer'], 4, []],
  ['consequence-1024', 'small', 'solo-war-diplomacy-full', ['pay-consequence', 'suffer'], 4, []],
  ['war-court', 'desk', 'war-3-score', spending, 5, []],
  ['war-duel', 'desk', 'war-2-castle-attack', ['stake'], 5, ['[data-piece="stake:3"]']],
  ['war-bids', 'desk', 'war-4-points', ['bid'], 12, ['[data-piece="bid:3"]']],
  ['war-pay', 'desk', 'war-4-points', ['give'], 12, []],
  ['war-order', 'desk', 'war-4-points', ['block'], 12, []],
  ['war-command', 'desk', 'war-4-points', marching, 12, []],
  ['war-two', 'desk', 'war-2-battles', ['recruit', 'gather'], 5, []],
  ['phone', 'phone', 'solo-war-score', spending, 5, ['.sg.whole .tap']],
  ['phone-side', 'phone', 'solo-war-score', ['side'], 5, ['[data-piece="side:left"]']],
  ['phone-command', 'phone', 'solo-war-held-out', commanding, 4, []],
  ['phone-consequence', 'phone', 'solo-war-diplomacy-full', ['pay-consequence', 'suffer'], 4, []],
  ['phone-bid', 'phone', 'war-4-points', ['bid'], 12, ['[data-piece="bid:3"]']],
  ['phone-order', 'phone', 'war-4-points', ['block'], 12, []],
  ['phone-across', 'across', 'solo-war-score', spending, 5, ['.sg.whole .tap']],
];
/** What is chosen first, and a trade: tables of their own. */
const SETUPS = [
  ['setup', 'desk'],
  ['phone-setup', 'phone'],
];
const TRADES = [
  ['simultaneous', 'desk'],
  ['phone-trade', 'phone'],
];
/** Ends: the last move of a record is made. */
const ENDS = [
  ['end-victory', 'desk', 'solo-war-score'],
  ['end-held', 'desk', 'solo-war-held-out'],
  ['end-defeat', 'desk', 'solo-war-enemy-units'],
  ['end-ranking', 'desk', 'simultaneous-3-score'],
  ['end-war', 'desk', 'war-3-score'],
  ['phone-end', 'phone', 'solo-war-score'],
];
const BESIDE = 'simultaneous-3-score';
const house = await House.open({
  records: [...new Set([...PICTURES, ...ENDS].map(([, , record]) => record))].map((name) => `knight/${name}`),
});
const LOOKS = [
  ['oak', 'en'],
  ['parchment', 'en'],
  ['oak', 'ru'],
  ['parchment', 'cs'],
];

async function shoot(page, name, prepare = async () => {}) {
  for (const [theme, lang] of LOOKS) {
    await page.evaluate(
      ([theme, lang]) => {
        const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
        localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, theme, lang }));
      },
      [theme, lang],
    );
    await page.reload();
    await page.locator('#main').waitFor();
    await prepare();
    // Where the table comes from is said above the board: no part of the design.
    await page
      .locator('.strip:has(a[href^="/replay/"])')
      .evaluateAll((all) => all.forEach((strip) => (strip.style.display = 'none')));
    await page.evaluate(() => document.fonts.ready);
    await pause(1200);
    await page.screenshot({ path: join(folder, `${name}-${lang === 'en' ? theme : lang}.png`) });
  }
  console.log(name);
}
async function visitor(size, name = 'Anna') {
  const [width, height] = SIZES[size];
  const page = await house.visitor({ theme: 'oak', phone: size === 'phone' || size === 'across', width, height });
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name, arms: 'teal star', lang: 'en' });
  return page;
}

/** The board, with what is pressed on it. */
async function take(page, table, name, presses) {
  await page.goto(`${house.origin}/table/${table.id}`);
  await shoot(page, name, async () => {
    await page.locator('.knight-board [data-dock]').waitFor();
    await pause(600);
    for (const what of presses) {
      const target = page.locator(what).first();
      await until(what, () => target.isVisible(), 3000 * patience).catch(() => console.log(`${name}: no ${what}`));
      if (await target.isVisible()) await target.click({ force: true }).catch(() => {});
      await pause(400);
    }
    await page.mouse.move(2, 2);
  });
}

for (const [name, size, record, words, turn, presses] of PICTURES.filter(([name]) => wanted(name))) {
  const page = await visitor(size);
  const path = `knight/${record}`;
  const { table } = await goOn(house, page, path, find(path, words, turn));
  await take(page, table, name, presses);
  await page.context().close();
}
for (const [name, size] of SETUPS.filter(([name]) => wanted(name))) {
  const page = await visitor(size);
  await take(page, await house.table(page, { game: 'knight', ...choosing }), name, []);
  await page.context().close();
}
for (const [name, size] of TRADES.filter(([name]) => wanted(name))) {
  const [page, boris] = [await visitor(size), await visitor('desk', 'Boris')];
  const path = `knight/${BESIDE}`;
  const others = (seat) => (seat === 1 ? 'open' : { bot: 'page' });
  const { table } = await goOn(house, page, path, find(path, spending, 5), others);
  await house.ask(boris, 'POST', `/tables/${table.id}/join`, { seat: 1, code: table.code });
  await boris.goto(`${house.origin}/table/${table.id}`);
  // He has his side to choose before he can trade.
  await until('he spends', async () => {
    const [done, road] = [boris.locator('[data-primary]:enabled'), boris.locator('.road[data-state="legal"]').first()];
    if (await boris.locator('.court').count()) return true;
    if (await done.count()) await done.click();
    else if (await road.count()) await road.click();
    return false;
  });
  await offer(boris);
  await page.goto(`${house.origin}/table/${table.id}`);
  await shoot(page, name, async () => {
    await offer(page, false);
    await page.locator('[data-piece^="accept:"]').first().waitFor();
    await page.mouse.move(2, 2);
  });
  await page.context().close();
  await boris.context().close();
}
for (const [name, size, record] of ENDS.filter(([name]) => wanted(name))) {
  const page = await visitor(size);
  const path = `knight/${record}`;
  const { table, play } = await goOn(house, page, path, lastOf(path));
  await Object.assign(new Walk(), { house, page, table, ids: 0 }).make(play);
  await page.goto(`${house.origin}/table/${table.id}`);
  await shoot(page, name, () => page.locator('#end-title').waitFor());
  await page.context().close();
}
if (wanted('cards')) {
  const page = await visitor('desk');
  await page.goto(`${house.origin}/reference/knight`);
  await shoot(page, 'cards', () => page.locator('article').first().waitFor());
  await page.context().close();
}
await house.close();
