// The house as an app: it can be installed, and the shell and the rules can be read while the server is away.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

test('a browser finds nothing that stands in the way of installing', async () => {
  const page = await house.visitor({ worker: true });
  await page.goto(house.origin);
  const browser = await page.context().newCDPSession(page);
  const { errors, manifest } = await browser.send('Page.getAppManifest');
  assert.deepEqual(errors, []);
  assert.equal(manifest?.name ?? 'Quintain', 'Quintain');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  // A browser that was opened for a test is always in private.
  assert.deepEqual(
    installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito'),
    [],
  );
  const icons = await page.evaluate(async () => {
    const { icons } = await (await fetch('/manifest.webmanifest')).json();
    return Promise.all(icons.map(async ({ src }) => (await fetch(src)).headers.get('content-type')));
  });
  assert.deepEqual(icons, ['image/png', 'image/png', 'image/png', 'image/svg+xml']);
  // What an installed page is judged by: where it begins, that it stands alone, its icons, and a worker that answers for the server.
  const told = await page.evaluate(async () => (await fetch('/manifest.webmanifest')).json());
  assert.deepEqual([told.start_url, told.display, typeof told.short_name], ['/', 'standalone', 'string']);
  for (const [sizes, purpose] of [
    ['192x192', 'any'],
    ['512x512', 'any'],
    ['512x512', 'maskable'],
  ]) {
    const fits = (icon) => icon.sizes === sizes && (icon.purpose ?? 'any').split(' ').includes(purpose);
    assert.ok(told.icons.some(fits), `an icon ${sizes} for ${purpose}`);
  }
  const worker = await page.evaluate(async () => (await fetch('/sw.js')).text());
  assert.match(worker, /addEventListener\(\s*['"]fetch['"]/);
  await page.context().close();
});

test('the rules can be read while the server is away, and the page says so; then it goes on', async () => {
  const page = await house.visitor({ worker: true, lang: 'ru' });
  await page.goto(house.origin);
  await page.locator('[data-game=emara]').waitFor();
  await page.evaluate(() => navigator.serviceWorker.ready);
  await until('the worker has the page', () => page.evaluate(() => !!navigator.serviceWorker.controller));
  // What is asked for once more is kept by the worker.
  await page.reload();
  await page.locator('[data-game=emara]').waitFor();

  await house.stop();
  await page.goto(`${house.origin}/rules/knight`);
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await until('the rules', async () => (await page.locator('details, h3, h2').count()) > 10);
  // Another game, that nobody had looked at, and by its name.
  await page.getByRole('combobox').selectOption({ label: 'Корона Эмара' });
  await until('other rules', async () => page.url().endsWith('/rules/emara'));
  await until('their text', async () => (await page.locator('details, h3, h2').count()) > 10);

  // What was never looked at cannot be shown, and says so.
  await page.goto(`${house.origin}/table/anything`);
  await page.getByRole('alert').first().waitFor();
  await page.goto(house.origin);
  await page.getByText('Сервер не отвечает').first().waitFor();

  // Nothing of a table, and nothing about a person, is kept.
  const kept = await page.evaluate(async () => {
    const caches = await Promise.all((await globalThis.caches.keys()).map((name) => globalThis.caches.open(name)));
    const requests = await Promise.all(caches.map((cache) => cache.keys()));
    return requests.flat().map(({ url }) => new URL(url).pathname);
  });
  assert.ok(kept.length > 30, `${kept}`);
  assert.deepEqual(
    kept.filter((path) => path.startsWith('/api/')),
    ['/api/games'],
  );

  await house.start();
  await page.getByRole('alert').getByRole('button').first().click();
  await until('the server is back', async () => !(await page.getByText('Сервер не отвечает').count()));
  assert.deepEqual(page.troubles, []);
  await page.context().close();
});
