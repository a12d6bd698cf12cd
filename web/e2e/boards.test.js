// One suite for every board, over scenes recorded from the engine: whatever is offered can be done by facets, by keyboard and from
// the list, what it would do is shown, and every language fits every window.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, test } from 'node:test';
import { House, numberOf, patience, until } from './house.js';
import { axe, covered, flaws, serious, settle, still } from './look.js';
import { approving, compare } from './pictures.js';
import { Walk, walks } from './scenes.js';

const manifest = JSON.parse(readFileSync(new URL('../dist/.vite/manifest.json', import.meta.url), 'utf8'));
const clientOf = (game) => `/${manifest[`src/lib/games/${game}/index.ts`].file}`;
const WINDOWS = { 1440: 900, 1024: 768, 390: 844 };

let house;
before(async () => (house = await House.open({ pace: 1 })));
after(() => house?.close());

/** The board stands and shows this position. */
async function shown(page, number) {
  await page.locator('[data-dock]').waitFor();
  await until('the position is shown', async () => (await numberOf(page)) === number);
  await still(page);
}

/**
 * Taps every offer together by keyboard alone, piece after piece, and answers those for which that does not work, with their pieces.
 * What has no piece on the board has a button of its own in the dock: there are as many.
 */
const unreachable = (page, game, view, offers) =>
  page.evaluate(
    async ([game, client, view, offers]) => {
      const { default: own } = await import(client);
      const catalogue = await (await fetch(`/api/games/${game}/catalogue`)).json();
      const dock = () => document.querySelector('[data-dock]');
      const drawn = () => new Promise((resolve) => setTimeout(resolve));
      const press = async (node, key) => {
        node.focus?.();
        const heard = !node.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
        // What the browser does itself when a key is pressed on a button.
        if (!heard && key === ' ') node.click();
        await drawn();
      };
      const reached = new Set();
      const clear = async () => {
        document.activeElement?.blur();
        for (let i = 0; i < 9 && dock().querySelector('.clr'); i++) await press(document.body, 'Escape');
      };
      /** Presses a piece that is not chosen yet, if nothing hides it. */
      const tap = async (name) => {
        const all = [...document.querySelectorAll(`[data-piece="${CSS.escape(name)}"]`)];
        const node = all.find((one) => one.checkVisibility() && !/chosen|planned|not-now/.test(one.dataset.state));
        if (node && node.getAttribute('aria-pressed') !== 'true') await press(node, ' ');
      };
      const see = () => {
        const [first] = JSON.parse(dock().dataset.line ?? '[]');
        if (first !== undefined) reached.add(JSON.stringify(first));
      };
      /** Taps these pieces, and of what no piece tells apart all that the dock lists. */
      const go = async (way, row = 0) => {
        await clear();
        for (const piece of way) await tap(piece);
        const alike = dock().querySelectorAll('.alike .btn');
        alike[row]?.click();
        await drawn();
        see();
        if (row + 1 < alike.length) await go(way, row + 1);
      };
      see();
      const left = [];
      for (const offer of offers) {
        const move = JSON.stringify(offer.move);
        const path = own.path?.(offer, view, catalogue, offers) ?? [];
        // In the order of tapping; and where a piece means a whole line of moves, the part first.
        for (const way of [path, path.toReversed().slice(0, -1)]) {
          if (!reached.has(move)) await go(way);
        }
        if (!reached.has(move)) left.push(`${move} by ${path.join(', ')}`);
      }
      await clear();
      return left.length > dock().querySelectorAll('.alt').length ? left : [];
    },
    [game, clientOf(game), view, offers],
  );

/** Goes through the list of moves by keyboard: every offer is in it, and the dock shows what it would do. */
async function previews(page, offers) {
  await page.keyboard.press('m');
  await page.locator('#moves-title').waitFor();
  const troubles = await page.evaluate(async (count) => {
    const dock = () => document.querySelector('[data-dock]');
    const drawn = () => new Promise((resolve) => setTimeout(resolve));
    const rows = (more) => [...document.querySelectorAll(`button[data-row]${more}`)];
    const found = [];
    let seen = 0;
    const visit = async (row) => {
      document.activeElement?.blur();
      row.focus();
      await drawn();
      for (let i = 0; i < 400 && dock().getAttribute('aria-busy') === 'true'; i++)
        await new Promise((done) => setTimeout(done, 10));
      const text = dock().innerText;
      if (!dock().querySelector('.crumbs li') || /«|undefined|NaN|\[object|null/.test(text))
        found.push(`${row.innerText}: ${text}`);
      seen += 1;
    };
    for (const { dataset } of rows(':not([data-leaf])')) {
      const row = () => rows(`[data-row="${dataset.row}"]:not([data-leaf])`)[0];
      if (!row().hasAttribute('aria-expanded')) {
        await visit(row());
        continue;
      }
      row().click();
      await drawn();
      for (const leaf of rows(`[data-row="${dataset.row}"][data-leaf]`)) await visit(leaf);
    }
    if (seen !== count) found.push(`${seen} rows for ${count} offers`);
    return found;
  }, offers.length);
  await page.keyboard.press('Escape');
  await page.locator('#moves-title').waitFor({ state: 'detached' });
  await page.evaluate(() => document.activeElement?.blur());
  for (let i = 0; i < 3; i++) await page.keyboard.press('Escape');
  return troubles;
}

const LANGS = ['en', 'ru', 'cs'];
for (const { game, preset, stops } of walks())
  test(`${game}, ${preset}`, { timeout: 300_000 * patience }, async () => {
    const page = await house.visitor();
    await page.addInitScript(axe);
    const walk = await Walk.begin(house, page, { game, preset });
    await page.goto(`${house.origin}/table/${walk.table.id}`);
    const troubles = [];
    for (const [i, stop] of stops.entries()) {
      const last = i === stops.length - 1;
      const tell = (where, what) => troubles.push(...what.map((one) => `scene ${i + 1}${where}: ${one}`));
      const { view, turn, number } = await walk.to(stop);
      await shown(page, number);
      if (last) {
        tell('', await compare(page, `${game}-${preset}`));
        await page.setViewportSize({ width: 390, height: 844 });
        await shown(page, number);
        tell('', await compare(page, `${game}-${preset}-phone`));
        await page.setViewportSize({ width: 1440, height: 900 });
        await shown(page, number);
      }
      if (approving) continue;
      tell(' by keyboard', await unreachable(page, game, view, turn.offers));
      tell(' in the list', await previews(page, turn.offers));

      // One language for each scene, all of them for the last; both themes.
      for (const lang of last ? ['ru', 'cs', 'en'] : [LANGS[(i + 1) % 3]]) {
        const theme = (i + LANGS.indexOf(lang)) % 2 ? 'oak' : 'parchment';
        await settle(page, { lang, theme });
        await page.reload();
        for (const [width, height] of Object.entries(WINDOWS)) {
          await page.setViewportSize({ width: Number(width), height });
          await shown(page, number);
          const where = ` in ${lang} and ${theme} at ${width}`;
          tell(where, [...(await flaws(page, game)), ...(await covered(page))]);
          const tabs = page.locator('#main [role=tab]:visible');
          for (let tab = 0; tab < (await tabs.count()); tab++) {
            await tabs.nth(tab).click();
            tell(`${where}, tab ${tab + 1}`, await flaws(page, game));
          }
          if (Number(width) === (i % 2 ? 390 : 1440)) tell(where, await serious(page));
        }
        await page.setViewportSize({ width: 1440, height: 900 });
      }
      await settle(page, { lang: 'en', theme: 'parchment' });
      await page.reload();
    }
    assert.deepEqual([...new Set(troubles)], []);
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
