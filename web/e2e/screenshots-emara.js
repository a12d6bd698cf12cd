// The pictures of Crown of Emara's designs, from the running program, into docs/screenshots/emara/. `node
// e2e/screenshots-emara.js table visit` makes those whose names begin so.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clickOn } from './clicker.js';
import { House, isOver, myTurn, numberOf, pause, until } from './house.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screenshots', 'emara');
mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const wanted = (name) => !asked.length || asked.some((start) => name.startsWith(start));
const house = await House.open();

const bots = (count) => Array.from({ length: count }, () => ({ bot: 'random' }));
const three = { preset: 'players-3', seats: ['me', ...bots(2)] };
const four = { preset: 'players-4', seats: ['me', ...bots(3)] };
const mixed = { options: { players: 3, 'random-layout': true, mode: 'standard' }, seats: ['me', ...bots(2)] };
const alone = { preset: 'campaign', seats: ['me'] };

const shown = (selector) => (page) => page.locator(selector).first().isVisible();
const later = (round, selector) => async (page) =>
  new RegExp(`round [${round}]`).test(await page.locator('.frame').innerText()) && (await shown(selector)(page));
const SIZES = { desk: [1440, 900], small: [1024, 768], phone: [390, 844] };

/** A picture: at which table, how large, in which look, and when it is to be taken. */
const PICTURES = [
  ['table', three, 'desk', later('34', '[data-primary]')],
  ['table-1024', three, 'small', later('34', '[data-primary]')],
  ['visit', three, 'desk', shown('aside.rail .staged')],
  ['visit-1024', three, 'small', shown('aside.drawer .choice')],
  ['payment', three, 'desk', shown('.pay')],
  ['four', four, 'desk', later('34', '[data-dock]')],
  ['event', three, 'desk', shown('.event .sheet, .event section:not(.event)')],
  ['setup-resource', mixed, 'desk', shown('.mine.setup')],
  ['solo', alone, 'desk', later('34', '[data-primary]')],
  ['phone', three, 'phone', later('34', '[data-dock]')],
  ['phone-four', four, 'phone', later('2', '[data-dock]')],
  ['phone-visit', three, 'phone', shown('aside.sheet .choice')],
  ['phone-event', three, 'phone', shown('.asked')],
];
const ENDS = [
  ['scoring', three, 'desk'],
  ['scoring-solo', alone, 'desk'],
  ['phone-end', three, 'phone'],
];
const LOOKS = [
  ['oak', 'en'],
  ['parchment', 'en'],
  ['oak', 'ru'],
];

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready);
  for (const [theme, lang] of LOOKS) {
    await page.evaluate(
      ([theme, lang]) => {
        const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
        localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, theme, lang }));
        document.documentElement.classList.toggle('oak', theme === 'oak');
      },
      [theme, lang],
    );
    // Another language needs the page anew, which forgets what is staged.
    if (lang !== 'en') {
      await page.reload();
      await page.locator('#main').waitFor();
      await pause(1500);
    }
    await pause(300);
    await page.screenshot({ path: join(folder, `${name}-${lang === 'en' ? theme : lang}.png`) });
  }
  console.log(name);
}
async function visitor(size) {
  const [width, height] = SIZES[size];
  const page = await house.visitor({ theme: 'oak', phone: size === 'phone', width, height });
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name: 'Anna', arms: 'teal star', lang: 'en' });
  return page;
}
/** Plays by clicks until it is time. */
async function play(page, wish, time) {
  const table = await house.table(page, { game: 'emara', ...wish });
  await page.goto(`${house.origin}/table/${table.id}`);
  await page.locator('[data-dock]').waitFor();
  let state = 7;
  const pick = (count) => (state = (state * 1103515245 + 12345) % 2147483648) % count;
  for (let clicks = 0; clicks < 900; clicks++) {
    if (await time(page).catch(() => false)) return true;
    if (await isOver(page)) return false;
    if (!(await myTurn(page))) {
      await pause(80);
      continue;
    }
    const before = await numberOf(page);
    const clicked = await clickOn(page, pick, page.touch);
    if (clicked?.kind === 'primary') await until('the move', async () => (await numberOf(page)) > before, 15_000);
    await pause(150);
  }
  return false;
}

for (const [name, wish, size, time] of PICTURES.filter(([name]) => wanted(name))) {
  const page = await visitor(size);
  if (await play(page, wish, time)) await shoot(page, name);
  else console.log(`${name}: it did not come to it`);
  await page.context().close();
}
for (const [name, wish, size] of ENDS.filter(([name]) => wanted(name))) {
  const page = await visitor(size);
  await play(page, wish, (page) => page.locator('#end-title').isVisible());
  await page.locator('#end-title').waitFor();
  await pause(2500);
  await shoot(page, name);
  if (wish === alone) {
    await page.goto(`${house.origin}/campaign/emara`);
    await page.locator('h1').waitFor();
    await shoot(page, 'campaign-after');
  }
  await page.context().close();
}
for (const [name, path, size] of [
  ['campaign-before', '/campaign/emara', 'desk'],
  ['phone-campaign', '/campaign/emara', 'phone'],
  ['cards', '/reference/emara', 'desk'],
]) {
  if (!wanted(name)) continue;
  const page = await visitor(size);
  await page.goto(`${house.origin}${path}`);
  await page.locator('h1').waitFor();
  await pause(800);
  await shoot(page, name);
  await page.context().close();
}
await house.close();
