// The pictures of Glory's designs, from the running program, into docs/screenshots/glory/. Two people and a bot play as the hint
// says; whenever the game comes to a scene, it is photographed in every size and look. `node e2e/screenshots-glory.js solo end`
// makes only those.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { clickOn } from './clicker.js';
import { challenger, challengesOf, meeters, stageOf, step } from './glory-lead.js';
import { House, isOver, myTurn, numberOf, pause, until } from './house.js';

const folder =
  process.env.PICTURES ?? join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screenshots', 'glory');
mkdirSync(folder, { recursive: true });
const asked = process.argv.slice(2);
const wanted = (name) => !asked.length || asked.includes(name);
const house = await House.open();

const DESK = [1440, 900];
const LOOKS = [
  ['', DESK, 'oak', 'en'],
  ['', DESK, 'parchment', 'en'],
];
const LANGUAGES = [
  ['ru', DESK, 'oak', 'ru'],
  ['cs', DESK, 'parchment', 'cs'],
];
const SMALL = [
  ['1024', [1024, 768], 'oak', 'en'],
  ['1024-ru', [1024, 768], 'parchment', 'ru'],
];
const PHONE = [
  ['phone', [390, 844], 'oak', 'en'],
  ['phone', [390, 844], 'parchment', 'en'],
  ['phone-ru', [390, 844], 'oak', 'ru'],
];

const words = (page) => page.locator('.frame').innerText();

/** Asks for a hint and stages it. */
async function stageHint(page) {
  await page.keyboard.press('h');
  const link = page.locator('[data-dock] [role="status"] .word-link').first();
  const ready = page.locator('[data-primary]:enabled');
  for (const end = Date.now() + 6000; Date.now() < end; await pause(60)) {
    if (await link.count()) await link.click().catch(() => {});
    if (await ready.count()) return true;
  }
  return false;
}

async function change(page, [, [width, height], theme, lang]) {
  const reload = await page.evaluate(
    ([theme, lang]) => {
      const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
      localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, theme, lang }));
      document.documentElement.classList.toggle('oak', theme === 'oak');
      return kept.lang !== lang;
    },
    [theme, lang],
  );
  await page.setViewportSize({ width, height });
  if (reload) {
    await page.reload();
    await page.locator('#main').waitFor();
    await pause(900);
  }
  return reload;
}

/** Photographs what stands now in these looks, with the hint staged where one is asked for. */
async function shoot(page, name, looks, hint = false) {
  for (const look of looks) {
    await change(page, look);
    if (hint && !(await page.locator('[data-primary]:enabled').count())) await stageHint(page);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(2, 2);
    await pause(500);
    const parts = [name, look[0], look[2]].filter(Boolean);
    await page.screenshot({ path: join(folder, `${parts.join('-')}.png`) });
  }
  await change(page, LOOKS[0]);
  console.log(name);
}

async function person(name, arms) {
  const page = await house.visitor({ theme: 'oak' });
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name, arms, lang: 'en' });
  return page;
}
const anna = await person('Anna', 'teal star');
const petr = await person('Petr', 'vert oak-leaf');
const bots = (await house.ask(anna, 'GET', '/games')).find(({ id }) => id === 'glory').bots;
const bot = { bot: bots[Math.min(1, bots.length - 1)] };

/**
 * Everybody plays as the hint says, or as `lead` says before the hint is asked; `look` is called before every move of Anna's or
 * Petr's.
 */
async function play(wish, two, look, lead = () => false) {
  const table = await house.table(anna, { game: 'glory', start_when_full: true, ...wish });
  if (!table.id) throw new Error(JSON.stringify(table));
  if (two) {
    const joined = await house.ask(petr, 'POST', `/tables/${table.id}/join`, { seat: 1, code: table.code });
    if (!joined.id) throw new Error(JSON.stringify(joined));
  }
  const pages = two ? [anna, petr] : [anna];
  for (const page of pages) {
    await page.goto(`${house.origin}/table/${table.id}`);
    await page.locator('.glory-board').waitFor();
  }
  let state = 7;
  const pick = (count) => (state = (state * 1103515245 + 12345) % 2147483648) % count;
  for (let steps = 0, idle = 0; steps < 2500 && idle < 600; steps++) {
    if (await isOver(anna)) break;
    if ((await look()) === 'enough') return table;
    let moved = false;
    for (const page of pages) {
      const told = page.locator('.after [data-primary], .turn [data-primary]');
      if (await told.count()) {
        await told.first().click();
        moved = true;
        break;
      }
      if (!(await myTurn(page))) continue;
      moved = true;
      const before = await numberOf(page);
      if (await lead(page)) break;
      if (!(await stageHint(page))) {
        await clickOn(page, pick, false);
        continue;
      }
      await page.keyboard.press('Enter');
      const done = async () => (await numberOf(page)) > before || !(await myTurn(page));
      await until('the move', done, 15_000).catch(() => clickOn(page, pick, false));
      // One move, then look again: the others' moves make scenes too.
      break;
    }
    idle = moved ? 0 : idle + 1;
    if (!moved) await pause(80);
  }
  return table;
}

/** Scenes to wait for: each is taken once. */
function scenes(list) {
  const open = list.filter(([name]) => wanted(name));
  return async () => {
    for (const scene of [...open]) {
      const [name, time, looks, hint] = scene;
      if (!(await time().catch(() => false))) continue;
      await shoot(anna, name, looks, hint);
      open.splice(open.indexOf(scene), 1);
    }
    return open.length ? null : 'enough';
  };
}
const after = async () => (await anna.locator('.glory-board .after').count()) > 0;
const inRound = async (n) => new RegExp(`round ${n}\\b`, 'i').test(await words(anna));
const at =
  (name, n, mine = true) =>
  async () =>
    (await stageOf(anna)) === name &&
    !(await after()) &&
    (n === 0 || (await inRound(n))) &&
    (await myTurn(anna)) === mine;
const figure = (n) => async () => (await at('town', 2)()) && new RegExp(`figure ${n}`, 'i').test(await words(anna));
const watched = (n) => async () =>
  (await at('lists', n, false)()) &&
  !(await after()) &&
  (await myTurn(petr)) &&
  (await anna.locator('.glory-board .watch').count()) > 0;
const rolled = async () => (await at('joust', 0)()) && (await anna.locator('.joust button.die').count()) > 0;

const ALL = [...LOOKS, ...LANGUAGES, ...SMALL, ...PHONE];
const open = (kind) => async () => (await anna.locator(`.glory-board [data-piece^="${kind}:"]`).count()) > 0;
const glowing = (kind) => async () =>
  (await myTurn(anna)) && (await anna.locator(`.glory-board [data-piece^="${kind}:"][data-state="legal"]`).count()) > 0;
const both = (a, b) => async () => (await a()) && (await b());
const MODES = {
  pas: [
    ['setup-character', both(at('setup', 0), open('character')), ALL, true],
    ['setup-titles', both(at('setup', 0), open('title')), ALL, true],
    ['town', figure(4), ALL, true],
    ['travel', at('travel', 2), ALL, true],
    ['tournament-cities', both(at('lists', 0), glowing('knight')), ALL, true],
    ['tournament-live-cities', watched(2), ALL],
    ['joust-knight', at('joust', 2), ALL, true],
    ['result', after, [...LOOKS, ...PHONE.slice(0, 2)]],
  ],
  bracket: [
    ['tournament-bracket', both(at('lists', 0), glowing('slot')), ALL, true],
    ['tournament-live', watched(1), ALL],
  ],
  meeting: [['joust', both(rolled, async () => (await anna.locator('.joust .side.rv').count()) > 0), ALL, true]],
  rivalry: [
    [
      'solo',
      async () => (await inRound(2)) && (await anna.locator('.turn[data-dock]').count()) > 0,
      [...LOOKS, ...PHONE.slice(0, 2)],
    ],
  ],
};

const some = (mode) => MODES[mode].some(([name]) => wanted(name));
if (some('pas') || wanted('end')) {
  const look = scenes(MODES.pas);
  await play({ preset: 'pas-darmes-3', seats: ['me', 'open', bot] }, true, async () =>
    (await look()) && !wanted('end') ? 'enough' : null,
  );
  if (wanted('end')) {
    await until('the end', () => isOver(anna));
    await pause(2500);
    await shoot(anna, 'end', ALL);
  }
}
const three = { preset: 'plaisance-3', seats: ['me', 'open', bot] };
if (some('bracket')) {
  // Nobody calls the herald, so that the lists are filled at the registration.
  await play(three, true, scenes(MODES.bracket), async (page) => {
    if ((await stageOf(page)) !== 'town' || !(await stageHint(page))) return false;
    const [first] = JSON.parse(await page.locator('[data-dock]').first().getAttribute('data-line'));
    if (first?.place !== 'herald') return false;
    for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
    await page.locator('.glory-board [data-piece="action:guard"]').click();
    await page.keyboard.press('Enter');
    await pause(400);
    return true;
  });
}
if (some('meeting')) {
  const seek = meeters([anna, petr], [4, 9]);
  await play(
    three,
    true,
    scenes(MODES.meeting),
    async (page) => !!(await step(page, await seek(page === anna ? 0 : 1))),
  );
}
if (some('rivalry')) {
  // The automaton's turn is held only where things may move.
  await anna.evaluate(() => {
    const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
    localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, motion: true }));
  });
  await play({ preset: 'solo-rivalry-pas-darmes', seats: ['me'] }, false, scenes(MODES.rivalry));
}
if (wanted('tabs')) {
  // All travel at once: two duels stand as tabs.
  const riding = async () => (await anna.locator('.joust [role=tab]').count()) === 2;
  const options = { simultaneous_travel: true };
  const challenges = await challengesOf(house, anna);
  const picks = [challenger(challenges, 4), challenger(challenges, 9)];
  await play(
    { preset: 'pas-darmes-2', options, seats: ['me', 'open'] },
    true,
    scenes([['tabs', riding, ALL]]),
    async (page) => {
      // Whoever rides already waits for the other.
      const other = page === anna ? petr : anna;
      const rides = (await stageOf(page)) === 'joust' && (await stageOf(other)) !== 'joust';
      if (rides && (await myTurn(other))) return !!(await step(other, picks[other === anna ? 0 : 1]));
      return !!(await step(page, picks[page === anna ? 0 : 1]));
    },
  );
}
if (wanted('practice')) {
  await anna.goto(`${house.origin}/practice`);
  await anna.locator('.study').waitFor();
  await shoot(anna, 'practice', ALL);
}
if (wanted('drawer') || wanted('standing')) {
  await play({ preset: 'pas-darmes-3', seats: ['me', 'open', bot] }, true, async () => {
    if (!(await figure(2)())) return null;
    if (wanted('drawer')) {
      await change(anna, SMALL[0]);
      await anna.getByRole('button', { name: 'Log' }).click();
      await pause(600);
      await anna.screenshot({ path: join(folder, 'town-1024-drawer-oak.png') });
      await anna.keyboard.press('Escape');
      await change(anna, LOOKS[0]);
    }
    if (wanted('standing')) {
      for (const look of [...LOOKS, LANGUAGES[0], PHONE[0]]) {
        await change(anna, look);
        const book = anna.locator('aside.book');
        const tool = anna.locator('[data-dock] [data-tool="reference"]');
        if (!(await book.count()) && (await tool.isVisible())) await tool.click();
        if (!(await book.count())) {
          await anna.locator('[data-dock] .more > button').click();
          await anna.locator('[data-dock] .menu > button').last().click();
        }
        await book.waitFor();
        await book.locator('select').selectOption('standing');
        await pause(400);
        await anna.screenshot({ path: join(folder, `standing-${[look[0], look[2]].filter(Boolean).join('-')}.png`) });
      }
    }
    return 'enough';
  });
}
if (wanted('cards')) {
  await play({ preset: 'pas-darmes-2', seats: ['me', bot] }, false, async () => {
    await anna.getByRole('button', { name: 'Book' }).click();
    await anna.locator('aside.book select').selectOption({ index: 2 });
    await shoot(anna, 'cards', LOOKS);
    return 'enough';
  });
}
await house.close();
