// The pictures of Crown of Emara's designs, from the running program, into docs/screenshots/emara/ or the folder
// PICTURES names. `node e2e/screenshots-emara.js table visit` makes those whose names begin so.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clickOn } from './clicker.js';
import { press } from './hands.js';
import { House, isOver, myTurn, numberOf, patience, pause, until } from './house.js';

const here = dirname(fileURLToPath(import.meta.url));
const folder = process.env.PICTURES ?? join(here, '..', '..', 'docs', 'screenshots', 'emara');
mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const wanted = ({ name }) => !asked.length || asked.some((start) => name.startsWith(start));
const house = await House.open();

const SIZES = { desk: [1440, 900], small: [1024, 768], phone: [390, 844] };
const primary = (page) => page.locator('[data-primary]:enabled');
const seen = (page, selector) => page.locator(selector).first().isVisible();
const round = async (page) =>
  Number(/(?:round|Round|раунд|kolo)\D{0,4}(\d)/.exec(await page.locator('.frame').innerText())?.[1] ?? 0);
/** Hands are held: the turn has not begun. */
const fresh = (page) => seen(page, '.hand [data-piece^="card:"][data-state="legal"]');
const asks = (selector) => (page) => seen(page, selector);
const later = (first) => async (page) => (await round(page)) >= first;
const from = (first) => async (page) => (await fresh(page)) && (await round(page)) >= first;

/** Waits for the adviser's turn and stages it. */
async function stageHint(page) {
  await page.keyboard.press('Escape');
  const hint = page.locator('[data-dock] [role=status] .word-link').first();
  // Asked while the last move is still being shown, it is not heard.
  await until('the hint', async () => {
    await page.keyboard.press('h');
    return hint.waitFor({ timeout: 2_500 * patience }).then(
      () => true,
      () => false,
    );
  });
  // On a phone the words fold under the sheet.
  await hint.evaluate((node) => node.click());
  await until('the staged hint', async () => (await primary(page).count()) > 0, 15_000);
}
/** Stages a walk to a place of the town and something that can be bought there. */
const stageVisit = (place, choices = 1) =>
  async function visit(page) {
    for (const card of await page.locator('.hand [data-piece^="card:"]').all()) {
      await press(page, card);
      const area = page.locator(`.tile.town:has([data-piece="area:${place}"]) .ground.reach`);
      await pause(250);
      if (await area.count()) {
        await press(page, area.first());
        for (let made = 0; made < choices; made++) {
          const choice = page.locator('aside :is(.choice, .bundles button)[data-state="legal"]');
          await choice
            .first()
            .waitFor({ timeout: 3_000 })
            .catch(() => {});
          if (!(await choice.count())) break;
          await choice.last().scrollIntoViewIfNeeded();
          await choice.last().click();
          await pause(500);
        }
        if (await seen(page, 'aside .staged')) return true;
      }
      await clear(page);
    }
    return false;
  };
const OAK = [['oak', 'en']];
const BOTH = [...OAK, ['parchment', 'en']];
const ALL = [...BOTH, ['oak', 'ru'], ['parchment', 'ru'], ['oak', 'cs']];
const bots = (count) => Array.from({ length: count }, () => ({ bot: 'squire' }));

/** Tables with the scenes that are waited for there: which sizes, which looks, when, and what is done first. */
const STORIES = [
  {
    wish: { preset: 'players-3', seats: ['me', ...bots(2)] },
    scenes: [
      { name: 'city-harvest', when: from(2), stage: harvest, looks: BOTH, part: 'aside:has(.visit, .keep)' },
      ...['cathedral', 'castle', 'market', 'construction-site'].map((place) => ({
        name: `city-${place}`,
        when: from(2),
        stage: stageVisit(place, 2),
        looks: BOTH,
        part: 'aside:has(.visit, .keep)',
      })),
      { name: 'visit', when: from(3), stage: stageVisit('castle'), sizes: ['desk', 'small', 'phone'], looks: ALL },
      { name: 'table', when: from(3), stage: stageHint, sizes: ['desk', 'small', 'phone'], looks: ALL },
      { name: 'drawer', when: from(4), sizes: ['small'], looks: BOTH, stage: (page) => page.keyboard.press('l') },
    ],
  },
  {
    wish: { preset: 'players-3', seats: ['me', ...bots(2)] },
    quick: true,
    again: 8,
    scenes: [
      { name: 'city-token', when: asks('.keep'), looks: BOTH, part: 'aside:has(.visit, .keep)' },
      { name: 'event', when: asks('.event .sheet'), sizes: ['desk', 'small', 'phone'], looks: ALL },
      { name: 'scoring', over: true, sizes: ['desk', 'small', 'phone'], looks: ALL },
    ],
  },
  {
    wish: { preset: 'players-4', seats: ['me', 'open', ...bots(2)] },
    partner: true,
    quick: true,
    scenes: [
      { name: 'four', waiting: true, when: later(2), stage: plan, sizes: ['desk', 'small', 'phone'], looks: ALL },
      { name: 'four-turn', when: from(3), sizes: ['desk', 'small', 'phone'], looks: BOTH },
    ],
  },
  {
    wish: { options: { players: 3, 'random-layout': true, mode: 'standard' }, seats: ['me', ...bots(2)] },
    again: 12,
    setup: true,
    scenes: [
      {
        name: 'setup-councillor',
        when: asks('.sheet .pair'),
        stage: places,
        sizes: ['desk', 'phone'],
        looks: ALL,
      },
      {
        name: 'setup-resource',
        when: asks('.sheet .goods'),
        stage: resource,
        sizes: ['desk', 'small', 'phone'],
        looks: ALL,
      },
    ],
  },
  {
    wish: { preset: 'campaign', seats: ['me'] },
    quick: true,
    before: [{ name: 'campaign-before', path: '/campaign/emara', sizes: ['desk', 'small', 'phone'], looks: ALL }],
    scenes: [
      { name: 'solo', when: from(3), stage: stageHint, sizes: ['desk', 'small', 'phone'], looks: ALL },
      { name: 'scoring-solo', over: true, sizes: ['desk', 'small', 'phone'], looks: ALL },
    ],
    after: [
      { name: 'campaign-after', path: '/campaign/emara', sizes: ['desk', 'small', 'phone'], looks: ALL },
      { name: 'cards', path: '/reference/emara', looks: BOTH, full: true },
    ],
  },
];

/** While somebody else thinks: a card and a place are laid out. */
async function plan(page) {
  await press(page, page.locator('.hand [data-piece^="card:"]').first());
  const free = page.locator('.tile:has(.slot:not(.no)) [data-piece^="area:"]');
  await press(page, free.last());
}

/** Stages a walk into the country where a craftsman leaves a choice. */
async function harvest(page) {
  const areas = page.locator('.tile:not(.town) .ground.reach');
  for (const card of await page.locator('.hand [data-piece^="card:"]').all())
    for (let at = 0; at < 3; at++) {
      await clear(page);
      await press(page, card);
      await pause(250);
      if ((await areas.count()) <= at) break;
      await press(page, areas.nth(at));
      await pause(600);
      if (await seen(page, 'aside .visit')) return true;
    }
  return false;
}
/** One of my councillors changes rings. */
async function places(page) {
  for (const list of await page.locator('.sheet .options').all()) await press(page, list.locator('button').last());
}
async function resource(page) {
  await press(page, page.locator('.sheet .goods button').nth(1));
}
/** Nothing is staged any more. */
async function clear(page) {
  const all = page.locator('[data-dock] .clr');
  if (await all.count()) await all.click();
}

async function show(page, [theme, lang]) {
  const same = await page.evaluate((lang) => document.documentElement.lang === lang, lang);
  await page.evaluate(
    ([theme, lang]) => {
      const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
      localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, theme, lang }));
      document.documentElement.classList.toggle('oak', theme === 'oak');
    },
    [theme, lang],
  );
  if (same) return false;
  // Another language needs the page anew, which forgets what is staged.
  await page.reload();
  await page.locator('#main').waitFor();
  await until('the board', () => seen(page, '[data-dock], #end-title, .end, h1'));
  await pause(1500);
  return true;
}

/** Takes a scene in every size and look. Says whether it came to it. */
async function shoot(page, { name, stage, sizes = ['desk'], looks = OAK, part, full }) {
  await page.evaluate(() => document.fonts.ready);
  for (const size of sizes) {
    for (const [index, look] of looks.entries()) {
      const anew = await show(page, look);
      if (index === 0 || anew) {
        const [width, height] = SIZES[sizes.includes('desk') ? 'desk' : size];
        await page.setViewportSize({ width, height });
        await page.keyboard.press('Escape');
        await clear(page);
        if (stage && (await stage(page)) === false) return false;
      }
      const [width, height] = SIZES[size];
      await page.setViewportSize({ width, height });
      await page.mouse.move(0, 0);
      await pause(700);
      const [theme, lang] = look;
      const words = [name, size === 'desk' ? '' : size, lang === 'en' ? '' : lang, theme].filter(Boolean);
      if (part && !(await seen(page, part))) return false;
      const target = part ? page.locator(part).first() : page;
      await target.screenshot({ path: join(folder, `${words.join('-')}.png`), ...(part ? {} : { fullPage: full }) });
    }
  }
  await page.setViewportSize({ width: 1440, height: 900 });
  await show(page, ['oak', 'en']);
  await clear(page);
  console.log(name);
  return true;
}

let state = 7;
const pick = (count) => (state = (state * 1103515245 + 12345) % 2147483648) % count;
/** A click on anything that may be clicked. */
async function anyMove(page) {
  const before = await numberOf(page);
  const clicked = await clickOn(page, pick, false);
  if (clicked?.kind === 'primary') await until('the move', async () => (await numberOf(page)) > before, 15_000);
}
/** The adviser's turn; the loop comes again where the table went on meanwhile. */
async function move(page) {
  const before = await numberOf(page);
  try {
    if (!(await primary(page).count())) await stageHint(page);
    await page.keyboard.press('Enter');
    await until('the move', async () => (await numberOf(page)) > before || (await isOver(page)), 8_000);
  } catch (error) {
    console.log(`again: ${error.message.split('\n')[0]}`);
    await page.keyboard.press('Escape');
  }
}

async function visitor(name, arms) {
  const page = await house.visitor({ theme: 'oak' });
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name, arms, lang: 'en' });
  return page;
}
async function turnTo(page, scenes = []) {
  for (const scene of scenes.filter(wanted)) {
    await page.goto(`${house.origin}${scene.path}`);
    await page.locator('h1').waitFor();
    await pause(800);
    await shoot(page, scene);
  }
}

async function tell({ wish, partner, quick, before, after, again = 1, setup = false, scenes }) {
  let left = scenes.filter(wanted);
  if (!left.length && ![...(before ?? []), ...(after ?? [])].some(wanted)) return;
  const page = await visitor('Anna', 'teal star');
  await turnTo(page, before);
  for (let tries = 0; tries < again && left.length; tries++) {
    const table = await house.table(page, { game: 'emara', ...wish });
    const other = partner ? await visitor('Petr', 'azure tower') : null;
    if (other) {
      await house.ask(other, 'POST', `/tables/${table.id}/join`, {});
      await other.goto(`${house.origin}/table/${table.id}`);
    }
    await page.goto(`${house.origin}/table/${table.id}`);
    await page.locator('[data-dock]').waitFor();
    left = await follow(page, other, left, { setup, move: quick ? anyMove : move });
    await other?.context().close();
  }
  for (const { name } of left) console.log(`${name}: it did not come to it`);
  await turnTo(page, after);
  await page.context().close();
}

/** Plays a table and takes its scenes as they come; the ones that did not come are left. */
async function follow(page, other, scenes, { setup, move }) {
  const left = [...scenes];
  const take = async (scene) => {
    if (!(await scene.when(page).catch(() => false))) return;
    const taken = await shoot(page, scene).catch((error) => console.log(`${scene.name}: ${error.message}`));
    if (taken) left.splice(left.indexOf(scene), 1);
    else await clear(page);
  };
  while (left.length && !(await isOver(page))) {
    if (setup && (await fresh(page))) return left;
    if (await myTurn(page)) {
      for (const scene of left.filter(({ over, waiting }) => !over && !waiting)) await take(scene);
      if (left.length) await move(page);
    } else if (other && (await myTurn(other))) {
      for (const scene of left.filter(({ waiting }) => waiting)) await take(scene);
      await move(other);
    } else await pause(100);
  }
  for (const scene of left.filter(({ over }) => over)) {
    await until('the end', () => isOver(page));
    await pause(4000);
    await shoot(page, scene);
    left.splice(left.indexOf(scene), 1);
  }
  return left;
}

try {
  for (const story of STORIES) await tell(story);
} finally {
  await house.close();
}
