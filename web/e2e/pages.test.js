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
  '/rules/hearts',
  '/learn/hearts',
  '/me',
  '/about',
  '/nowhere',
  '/join/NOSUCH',
  `/table/${running.id}`,
  `/replay/${finished.id}?at=12&as=everything`,
];

async function ready(page) {
  await page.waitForLoadState('networkidle').catch(() => {});
  await page.locator('#main').first().waitFor();
  await page.waitForTimeout(500);
}

async function settings(page, change) {
  await page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
    localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, ...change }));
  }, change);
}

async function serious(page) {
  await page
    .evaluate((source) => void (0, eval)(source), axe)
    .catch(async () => {
      // The page's policy forbids eval: inject it beneath the policy.
      await page.addInitScript(axe);
      await page.reload();
      await ready(page);
    });
  const { violations } = await page.evaluate(() => globalThis.axe.run(document, { resultTypes: ['violations'] }));
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(
      ({ id, nodes }) =>
        `${id}: ${nodes
          .slice(0, 3)
          .map(({ target, failureSummary }) => `${target} ${failureSummary?.split('\n')[1] ?? ''}`)
          .join(' | ')}`,
    );
}

for (const theme of ['parchment', 'oak']) {
  test(`axe finds nothing serious in ${theme}`, { timeout: 300_000 * patience }, async () => {
    await settings(anna, { theme });
    const found = [];
    for (const path of pages()) {
      await anna.goto(house.origin + path);
      await ready(anna);
      found.push(...(await serious(anna)).map((problem) => `${path} ${problem}`));
    }
    assert.deepEqual(found, []);
  });
}

for (const lang of ['en', 'ru', 'cs']) {
  for (const [kind, size] of [
    ['desktop', { width: 1440, height: 900 }],
    ['phone', { width: 390, height: 844 }],
  ]) {
    test(
      `${lang} on a ${kind}: no message missing, nothing runs over the edge`,
      { timeout: 300_000 * patience },
      async () => {
        await settings(anna, { lang, theme: 'parchment' });
        await anna.setViewportSize(size);
        const found = [];
        for (const path of pages()) {
          await anna.goto(house.origin + path);
          await ready(anna);
          found.push(
            ...(await anna.evaluate((path) => {
              const out = [];
              if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`${path} is wider than the window`);
              for (const [, key] of document.body.innerText.matchAll(/«([\w-]+)»/g)) out.push(`${path} lacks ${key}`);
              for (const control of document.querySelectorAll('button, a.btn, .chip, h1, h2, h3, [role=tab]')) {
                const style = getComputedStyle(control);
                if (
                  !control.checkVisibility() ||
                  style.textOverflow === 'ellipsis' ||
                  control.closest('.vh, dialog:not([open])')
                )
                  continue;
                if (
                  control.scrollWidth > control.clientWidth + 2 &&
                  style.display !== 'inline' &&
                  style.overflow !== 'visible'
                ) {
                  out.push(`${path} cuts “${control.textContent.trim().slice(0, 40)}”`);
                }
                const box = control.getBoundingClientRect();
                if (
                  box.width > 0 &&
                  (box.right > innerWidth + 0.5 || box.left < -0.5) &&
                  !control.closest('aside, .toasts, .skip') &&
                  !control.matches('.skip')
                ) {
                  out.push(
                    `${path} shows “${control.textContent.trim().slice(0, 40)}” past the edge: ${box.left} to ${box.right}`,
                  );
                }
              }
              for (const element of document.querySelectorAll('body *')) {
                const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
                if (
                  own &&
                  element.checkVisibility() &&
                  !element.closest('svg') &&
                  parseFloat(getComputedStyle(element).fontSize) < 12
                ) {
                  out.push(`${path} writes “${element.textContent.trim().slice(0, 30)}” under 12 px`);
                }
              }
              return out;
            }, path)),
          );
        }
        await anna.setViewportSize({ width: 1440, height: 900 });
        assert.deepEqual([...new Set(found)], []);
      },
    );
  }
}

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
    await anna.getByText('This table goes on from move').waitFor();
    await stranger.context().close();
  },
);
