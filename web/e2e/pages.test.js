// Every page in both themes and three languages: accessible, complete, nothing cut off, nothing secret.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { after, before, test } from 'node:test';
import { House, moveByKeyboard, myTurn, patience, playToTheEnd, until } from './house.js';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
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

/** What the page fetches is there, and nothing has changed in it for a moment. */
async function ready(page) {
  await page.locator('#main').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      let still;
      const wait = () => {
        clearTimeout(still);
        still = setTimeout(resolve, 250);
      };
      new MutationObserver(wait).observe(document, { subtree: true, childList: true, characterData: true });
      setTimeout(resolve, 3000);
      wait();
    });
  });
  await until('the page is there', async () => !(await page.locator('#main .loading').count()));
}

async function settings(page, change) {
  await page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
    localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, ...change }));
  }, change);
}

/** What axe calls serious or worse. It is laid beneath the page's policy, which forbids it inside. */
async function serious(page) {
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const some = nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target} ${failureSummary?.split('\n')[1] ?? ''}`);
      return `${id}: ${some.join(' | ')}`;
    });
}

/** What is missing, cut off, past the edge or too small to read. */
const flaws = (page, path) =>
  page.evaluate((path) => {
    const out = [];
    const short = (node) => node.textContent.trim().slice(0, 40);
    if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`${path} is wider than the window`);
    for (const [, key] of document.body.innerText.matchAll(/«([\w-]+)»/g)) out.push(`${path} lacks ${key}`);
    for (const control of document.querySelectorAll('button, a.btn, .chip, h1, h2, h3, [role=tab]')) {
      const style = getComputedStyle(control);
      if (!control.checkVisibility() || style.textOverflow === 'ellipsis' || control.closest('.vh, dialog:not([open])'))
        continue;
      const hides = style.display !== 'inline' && style.overflow !== 'visible';
      if (control.scrollWidth > control.clientWidth + 2 && hides) out.push(`${path} cuts “${short(control)}”`);
      const { left, right, width } = control.getBoundingClientRect();
      if (width > 0 && (right > innerWidth + 0.5 || left < -0.5) && !control.closest('aside, .toasts, .skip'))
        out.push(`${path} shows “${short(control)}” past the edge: ${left} to ${right}`);
    }
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!own || !element.checkVisibility() || element.closest('svg')) continue;
      if (parseFloat(getComputedStyle(element).fontSize) < 12)
        out.push(`${path} writes “${short(element)}” under 12 px`);
    }
    return out;
  }, path);

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
      await settings(anna, { lang, theme });
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
    await settings(anna, { lang: 'en' });
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

    // Where everything lies face up, the hands do too; to one of the four only their own.
    const hands = anna.locator('[data-seat] .open');
    await anna.getByRole('slider').fill('14');
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

    // Early enough: a short bout is over after a dozen steps, and from its end nothing can be played on.
    await anna.getByRole('slider').fill('6');
    await anna.getByRole('button', { name: 'Play on from here' }).click();
    await anna.getByRole('button', { name: 'Play on', exact: true }).click();
    await until('a table of its own', async () => anna.url().includes('/table/'));
    await anna.getByText('This table goes on from a position').waitFor();
    await stranger.context().close();
  },
);
