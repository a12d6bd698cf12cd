// Every page in both themes and three languages: accessible, complete, nothing cut off, nothing secret.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, moveByKeyboard, myTurn, patience, playToTheEnd, until } from './house.js';
import { axe, flaws, serious, settle, still } from './look.js';

let house;
/** A finished table, and one that waits for the visitor `anna`. */
let finished;
let anna;
let running;

before(async () => {
  house = await House.open();
  anna = await house.visitor();
  await anna.addInitScript(axe);
  const bots = Array.from({ length: 3 }, () => ({ bot: 'random' }));
  finished = await house.table(anna, { preset: 'even-4', seats: ['me', ...bots] });
  await anna.goto(`${house.origin}/table/${finished.id}`);
  await playToTheEnd([anna], (page) => moveByKeyboard(page, (count) => Math.floor(Math.random() * count)));
  running = await house.table(anna, { preset: 'wizard-7', seats: ['me', ...bots, ...bots] });
  await anna.goto(`${house.origin}/table/${running.id}`);
  await until('my turn', () => myTurn(anna));
});
after(() => house.close());

const pages = () => [
  '/',
  '/watch',
  '/rules/hearts',
  '/learn/hearts',
  '/me',
  '/about',
  '/nowhere',
  '/join/NOSUCH',
  `/table/${running.id}`,
  `/replay/${finished.id}?at=12&as=everything`,
];

/** The page has all that it fetches. */
async function ready(page) {
  await still(page);
  await until('the page is there', async () => !(await page.locator('#main .loading').count()));
}

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
for (const [lang, size, theme] of [
  ['en', DESKTOP, 'parchment'],
  ['ru', DESKTOP, 'oak'],
  ['cs', DESKTOP, 'parchment'],
  ['en', PHONE, 'oak'],
  ['ru', PHONE, 'parchment'],
  ['cs', PHONE, 'oak'],
])
  test(
    `every page in ${lang} and ${theme} at ${size.width} pixels: accessible, complete, nothing over the edge`,
    { timeout: 200_000 * patience },
    async () => {
      await settle(anna, { lang, theme });
      await anna.setViewportSize(size);
      const found = [];
      for (const path of pages()) {
        await anna.goto(house.origin + path);
        await ready(anna);
        found.push(...(await flaws(anna, path)));
        if (lang === 'en' || theme === 'oak')
          found.push(...(await serious(anna)).map((problem) => `${path} ${problem}`));
      }
      await anna.setViewportSize(DESKTOP);
      assert.deepEqual([...new Set(found)], []);
    },
  );

test(
  'a replay is stepped, seen through other eyes, linked, verified and branched',
  { timeout: 120_000 * patience },
  async () => {
    await settle(anna, { lang: 'en' });
    await anna.goto(`${house.origin}/replay/${finished.id}`);
    await anna.locator('.of').waitFor();
    await until('the record', async () => Number(await anna.getByRole('slider').getAttribute('max')) > 0);
    await anna.keyboard.press('End');
    await until('the end', async () => /at=\d+/.test(anna.url()));
    const last = Number(new URL(anna.url()).searchParams.get('at'));
    assert.ok(last > 10);
    await anna.getByRole('button', { name: 'One step back' }).click();
    await until('one back', async () => Number(new URL(anna.url()).searchParams.get('at')) < last);
    await anna.getByLabel('Through whose eyes').selectOption('1');
    await until('other eyes', async () => anna.url().includes('as=1'));

    // Where everything lies face up, the hands do too; to one of the four only their own. The cards were just dealt:
    // a bout may be over soon, and hands are empty at the end of each lap.
    const hands = anna.locator('[data-seat] .open');
    await anna.getByRole('slider').fill('3');
    await until('one hand', async () => (await hands.count()) === 0);
    await anna.getByLabel('Through whose eyes').selectOption('everything');
    await until('every hand', async () => (await hands.count()) === 4);
    assert.ok((await hands.locator('> *').count()) > 4, 'hands of cards');
    await anna.getByLabel('Through whose eyes').selectOption('1');

    // The link shows the same move to somebody else.
    const stranger = await house.visitor();
    await stranger.goto(anna.url());
    await ready(stranger);
    const where = (page) => page.locator('.of').innerText();
    await until('the same move', async () => (await where(stranger)) === (await where(anna)));

    await stranger.getByRole('button', { name: 'Verify' }).click();
    await stranger.getByText('The record holds').waitFor();

    // Early enough: a short bout is over after half a dozen moves, and from its end nothing can be played on.
    await anna.getByRole('slider').fill('3');
    await anna.getByRole('button', { name: 'Play on from here' }).click();
    await anna.getByRole('button', { name: 'Play on', exact: true }).click();
    await until('a table of its own', async () => anna.url().includes('/table/'));
    await anna.getByText('This table goes on from a position').waitFor();
    await stranger.context().close();
  },
);
