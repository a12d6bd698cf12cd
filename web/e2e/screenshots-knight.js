// The pictures of Knight's designs, from the running program, into docs/screenshots/knight/. `node
// e2e/screenshots-knight.js table war` makes those whose names begin so.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { House, patience, pause, until } from './house.js';
import { lead } from './knight-lead.js';

const folder =
  process.env.PICTURES ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screenshots', 'knight');
mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const wanted = (name) => !asked.length || asked.some((start) => name.startsWith(start));
const house = await House.open();

const bots = (count) => Array.from({ length: count }, () => ({ bot: 'page' }));
const alone = (scenario, difficulty = 'normal') => ({
  options: { mode: 'solo', scenario, difficulty },
  seats: ['me'],
});
const many = (mode, count, more = {}) => ({
  options: { mode, seats: count, ...more },
  seats: ['me', ...bots(count - 1)],
});
const beside = many('simultaneous', 3, { scenario: 'defensive-war' });
const choosing = { options: { mode: 'solo', scenario: 'defensive-war', characters: 'chosen' }, seats: ['me'] };

const TRADE = ['Trade', 'Обмен', 'Výměna'].map((name) => `[role="tab"]:has-text("${name}")`).join(', ');
const SIZES = { desk: [1440, 900], small: [1024, 768], phone: [390, 844], across: [844, 390] };

/** When a picture is taken: what is offered in which turn. Functions run in the page, with what came over the socket. */
const offers = (...words) => `offered.some((word) => ${JSON.stringify(words)}.includes(word))`;
const from = (turn, what) => `turn >= ${turn} && ${what}`;

/** A picture: at which table, how large, when, what is pressed before it is taken, and of what the most is chosen. */
const PICTURES = [
  ['setup', choosing, 'desk', 'true', []],
  ['events', alone('defensive-war'), 'desk', from(5, offers('side')), ['[data-piece="side:left"]']],
  ['table', alone('defensive-war'), 'desk', from(5, offers('pay', 'pay-any')), ['.sg.whole .tap']],
  ['table-1024', alone('defensive-war'), 'small', from(5, offers('pay', 'pay-any')), ['.sg.whole .tap']],
  ['map', alone('defensive-war'), 'desk', from(3, offers('recruit', 'attack')), []],
  ['map-flood', alone('flood'), 'desk', from(4, offers('recruit', 'attack')), []],
  ['map-barbarians', alone('barbarian-invasion'), 'desk', from(4, offers('recruit', 'attack')), []],
  ['map-rebellion', alone('rebellion'), 'desk', from(4, offers('recruit', 'attack')), []],
  ['consequence', alone('defensive-war'), 'desk', from(2, offers('pay-consequence')), []],
  ['consequence-1024', alone('defensive-war'), 'small', from(2, offers('pay-consequence')), []],
  ['simultaneous', beside, 'desk', from(3, offers('trade-with')), [TRADE]],
  ['war-court', many('war', 3), 'desk', from(3, offers('war')), []],
  ['war-duel', many('war', 3), 'desk', from(2, offers('stake')), []],
  ['war-bids', many('war', 4), 'desk', from(2, offers('bid')), []],
  ['war-order', many('war', 4), 'desk', from(2, offers('block')), [], 'bid'],
  ['war-command', many('war', 4), 'desk', from(4, offers('march', 'attack', 'recruit')), []],
  ['war-two', many('war', 2), 'desk', from(2, offers('march', 'attack', 'recruit')), []],
  ['phone', alone('defensive-war'), 'phone', from(5, offers('pay', 'pay-any')), ['.sg.whole .tap']],
  ['phone-side', alone('defensive-war'), 'phone', from(5, offers('side')), ['[data-piece="side:left"]']],
  ['phone-command', alone('defensive-war'), 'phone', from(3, offers('recruit', 'attack')), []],
  ['phone-consequence', alone('defensive-war'), 'phone', from(2, offers('pay-consequence')), []],
  ['phone-bid', many('war', 4), 'phone', from(2, offers('bid')), []],
  ['phone-trade', beside, 'phone', from(3, offers('trade-with')), [TRADE]],
  ['phone-setup', choosing, 'phone', 'true', []],
  ['phone-across', alone('defensive-war'), 'across', from(5, offers('pay', 'pay-any')), ['.sg.whole .tap']],
];
/** An end is wished for: games are played until one comes to it. */
const ENDS = [
  ['end-victory', alone('defensive-war', 'easy'), 'desk', 'victory'],
  ['end-held', alone('defensive-war'), 'desk', 'held-out'],
  ['end-defeat', alone('defensive-war', 'hard'), 'desk', 'defeat'],
  ['end-ranking', many('simultaneous', 3, { scenario: 'defensive-war' }), 'desk', ''],
  ['phone-end', alone('defensive-war', 'easy'), 'phone', 'victory'],
];
const CARE = { defeat: 0, 'held-out': 0.45 };
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
    await page.evaluate(() => document.fonts.ready);
    await pause(1200);
    await page.screenshot({ path: join(folder, `${name}-${lang === 'en' ? theme : lang}.png`) });
  }
  console.log(name);
}
async function visitor(size) {
  const [width, height] = SIZES[size];
  const page = await house.visitor({ theme: 'oak', phone: size === 'phone' || size === 'across', width, height });
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name: 'Anna', arms: 'teal star', lang: 'en' });
  return page;
}

/** The pictures of one table, as its game comes to them; those that are left wait for the next game. */
async function tell(pictures) {
  const [, wish, size, , , most] = pictures[0];
  const page = await visitor(size);
  let left = pictures;
  for (let tries = 0; tries < 5 && left.length; tries++) {
    const table = await house.table(page, { game: 'knight', ...wish });
    for (let over = false; !over && left.length;) {
      const time = left.map(([name, , , time]) => `(${time}) && '${name}'`).join(' || ');
      const reached = await lead(page, table.id, time, 1, most);
      const picture = left.find(([name]) => name === reached);
      over = !picture;
      if (over) console.log(`${left.map(([name]) => name)}: ${reached}`);
      else await take(page, table.id, picture);
      left = left.filter((one) => one !== picture);
    }
  }
  await page.context().close();
}
async function take(page, table, [name, , , , presses]) {
  await page.goto(`${house.origin}/table/${table}`);
  await shoot(page, name, async () => {
    await page.locator('.knight-board [data-dock]').waitFor();
    await pause(600);
    for (const what of presses) {
      const target = page.locator(what).first();
      await until(what, () => target.isVisible(), 8000 * patience).catch(() => console.log(`${name}: no ${what}`));
      if (await target.isVisible()) await target.click({ force: true }).catch(() => {});
      await pause(400);
    }
    await page.mouse.move(2, 2);
  });
}
const tables = {};
for (const picture of PICTURES.filter(([name]) => wanted(name))) {
  const [, wish, size, , , most] = picture;
  (tables[JSON.stringify([wish, size, most])] ??= []).push(picture);
}
for (const pictures of Object.values(tables)) await tell(pictures);
for (const [name, wish, size, verdict] of ENDS.filter(([name]) => wanted(name))) {
  const page = await visitor(size);
  let came = null;
  for (let tries = 0; tries < 12 && came === null; tries++) {
    const table = await house.table(page, { game: 'knight', ...wish });
    const end = await lead(page, table.id, 'false', CARE[verdict] ?? 1);
    console.log(name, end);
    if (end === (verdict || 'over') || (!verdict && /^(victory|held-out|defeat)$/.test(end))) came = table.id;
  }
  if (came !== null) {
    await page.goto(`${house.origin}/table/${came}`);
    await shoot(page, name, () => page.locator('#end-title').waitFor());
  }
  await page.context().close();
}
if (wanted('cards')) {
  const page = await visitor('desk');
  await page.goto(`${house.origin}/reference/knight`);
  await shoot(page, 'cards', () => page.locator('article').first().waitFor());
  await page.context().close();
}
await house.close();
