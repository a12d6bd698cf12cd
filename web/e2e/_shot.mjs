import { chromium } from 'playwright-core';
const origin = process.env.ORIGIN ?? 'http://127.0.0.1:7892';
const args = Object.fromEntries(process.argv.slice(2).map((a) => a.split('=')));
const browser = await chromium.launch({
  executablePath: '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-dev-shm-usage', '--disable-gpu', '--disable-quic'],
});
const phone = args.phone === '1';
const [w, h] = (args.size ?? (phone ? '390x844' : '1440x900')).split('x').map(Number);
const ctx = await browser.newContext({
  viewport: { width: w, height: h },
  hasTouch: phone,
  isMobile: phone,
  locale: args.lang ?? 'en',
});
await ctx.addInitScript((s) => localStorage.setItem('quintain.settings', JSON.stringify(s)), {
  lang: args.lang ?? 'en',
  theme: args.theme ?? 'oak',
  motion: false,
  sound: false,
});
const page = await ctx.newPage();
page.on('pageerror', (e) => console.log('ERR', e.message.slice(0, 400)));
page.on('console', (m) => m.type() === 'error' && console.log('CON', m.text().slice(0, 300)));
await page.goto(origin);
const ask = (method, path, body) =>
  page.evaluate(
    async ([method, path, body]) =>
      (
        await fetch(`/api${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
        })
      ).json(),
    [method, path, body],
  );
await ask('POST', '/session', { lang: args.lang ?? 'en', name: 'Anna' });
const preset = args.preset ?? 'solo-war';
const n = { solo: 1 }[preset.split('-')[0]] ?? Number(preset.split('-')[1]);
const info = await ask('POST', '/tables', {
  game: 'knight',
  preset,
  options: args.options ? JSON.parse(args.options) : undefined,
  seats: ['me', ...Array(n - 1).fill({ bot: args.bot ?? 'random' })],
  start_when_full: true,
});
if (!info.id) console.log(JSON.stringify(info));
await page.goto(`${origin}/table/${info.id}`);
await page.waitForSelector('.knight-board', { timeout: 20000 }).catch(() => console.log('no board'));
await page.waitForTimeout(900);
let shot = 0;
const snap = async (name) => {
  await page.screenshot({ path: `/tmp/knight-tools/${args.out ?? 'shot'}-${name ?? shot++}.png` });
};
const steps = (args.steps ?? '').split(',').filter(Boolean);
if (!steps.length) await snap();
for (const step of steps) {
  const [what, ...rest] = step.split('>');
  const arg = rest.join('>');
  if (what === 'snap') await snap(arg || undefined);
  else if (what === 'tap') {
    await page
      .locator(`[data-piece="${arg}"]`)
      .first()
      .click({ timeout: 3000 })
      .catch((e) => console.log('tap', arg, e.message.split('\n')[0]));
    await page.waitForTimeout(350);
  } else if (what === 'go') {
    await page
      .locator('[data-primary]')
      .click({ timeout: 3000 })
      .catch((e) => console.log('go', e.message.split('\n')[0]));
    await page.waitForTimeout(500);
  } else if (what === 'alt') {
    await page
      .locator('.alt')
      .first()
      .click({ timeout: 3000 })
      .catch((e) => console.log('alt', e.message.split('\n')[0]));
    await page.waitForTimeout(500);
  } else if (what === 'css') {
    await page
      .locator(arg)
      .first()
      .click({ timeout: 3000 })
      .catch((e) => console.log('css', arg, e.message.split('\n')[0]));
    await page.waitForTimeout(400);
  } else if (what === 'key') {
    await page.keyboard.press(arg);
    await page.waitForTimeout(400);
  } else if (what === 'wait') await page.waitForTimeout(Number(arg));
  else if (what === 'rnd') {
    for (let i = 0; i < Number(arg); i++) {
      const prim = page.locator('[data-primary]:not([disabled])');
      if (await prim.count()) {
        await prim.click().catch(() => {});
        await page.waitForTimeout(200);
        continue;
      }
      const legal = page.locator('[data-piece][data-state="legal"]:visible:not([data-piece^="symbol"])');
      const c = await legal.count();
      if (c) {
        await legal
          .nth(Math.floor(Math.random() * c))
          .click({ timeout: 800, force: true })
          .catch(() => {});
        await page.waitForTimeout(150);
      } else if (await page.locator('.alt').count()) {
        await page
          .locator('.alt')
          .first()
          .click()
          .catch(() => {});
        await page.waitForTimeout(200);
      } else await page.waitForTimeout(300);
    }
  }
}
console.log(
  await page.evaluate(() =>
    [...document.querySelectorAll('[data-piece]')]
      .slice(0, 30)
      .map((e) => e.dataset.piece + '=' + e.dataset.state)
      .join(' '),
  ),
);
console.log(
  await page.evaluate(() =>
    JSON.stringify({
      legal: [...document.querySelectorAll('[data-state=legal]')].map((e) => e.dataset.piece).slice(0, 40),
      dock: document.querySelector('[data-dock]')?.textContent.replace(/\s+/g, ' ').slice(0, 300),
    }),
  ),
);
await browser.close();
