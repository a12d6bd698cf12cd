// Being called: a push service on this machine reads what the server sends; the worker shows it, and it leads to the table.
import assert from 'node:assert/strict';
import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import { after, before, test } from 'node:test';
import { axe, flaws, serious } from './look.js';
import { House, moveByKeyboard, myTurn, numberOf, pause, until } from './house.js';

let house;
before(async () => {
  const more = ['--push', 'mailto:operator@example.org', '--push-private', '--call-after', '1', '--call-pause', '1'];
  house = await House.open({ more });
});
after(() => house.close());

/** A device behind a push service: what comes is opened with the device's keys (RFC 8291). */
class Device {
  heard = [];
  #keys = createECDH('prime256v1');
  #auth = randomBytes(16);

  static async start() {
    const device = new Device();
    device.#keys.generateKeys();
    device.service = createServer(async (request, answer) => {
      const parts = [];
      for await (const part of request) parts.push(part);
      device.heard.push({ headers: request.headers, notice: device.#open(Buffer.concat(parts)) });
      answer.writeHead(201).end();
    });
    await new Promise((resolve) => device.service.listen(0, '127.0.0.1', resolve));
    device.service.unref();
    return device;
  }

  get subscription() {
    const keys = { p256dh: this.#keys.getPublicKey('base64url'), auth: this.#auth.toString('base64url') };
    return { endpoint: `http://127.0.0.1:${this.service.address().port}/push`, keys };
  }

  #open(body) {
    const [salt, sender, sealed] = [body.subarray(0, 16), body.subarray(21, 86), body.subarray(86)];
    const key = (secret, salt, info, length) => Buffer.from(hkdfSync('sha256', secret, salt, info, length));
    const both = Buffer.concat([Buffer.from('WebPush: info\0'), this.#keys.getPublicKey(), sender]);
    const secret = key(this.#keys.computeSecret(sender), this.#auth, both, 32);
    const cipher = createDecipheriv(
      'aes-128-gcm',
      key(secret, salt, 'Content-Encoding: aes128gcm\0', 16),
      key(secret, salt, 'Content-Encoding: nonce\0', 12),
    );
    cipher.setAuthTag(sealed.subarray(-16));
    const text = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()]);
    return JSON.parse(text.subarray(0, text.lastIndexOf(2)).toString());
  }

  async notice(kind) {
    await until(`a call: ${kind}`, () => this.heard.some(({ notice }) => notice.kind === kind));
    return this.heard.findLast(({ notice }) => notice.kind === kind).notice;
  }
}

/** A visitor whose browser is called at this device: its own push service is not to be reached from a test. */
async function reachable(device, wish) {
  const page = await house.visitor({ worker: true, ...wish });
  await page.addInitScript(axe);
  await page.context().grantPermissions(['notifications'], { origin: house.origin });
  await page.addInitScript(({ endpoint, keys }) => {
    const given = {
      endpoint,
      toJSON: () => ({ endpoint, keys }),
      unsubscribe: async () => localStorage.removeItem('test.subscribed') ?? true,
    };
    PushManager.prototype.subscribe = async () => (localStorage.setItem('test.subscribed', '1'), given);
    PushManager.prototype.getSubscription = async () => (localStorage.getItem('test.subscribed') ? given : null);
    // A browser that was opened for a test says that it was not asked yet, until it is.
    const asked = Notification.requestPermission.bind(Notification);
    Object.defineProperty(Notification, 'permission', {
      get: () => (localStorage.getItem('test.asked') ? 'granted' : 'default'),
    });
    Notification.requestPermission = () => (localStorage.setItem('test.asked', '1'), asked());
  }, device.subscription);
  return page;
}

/** The push service hands a message over to the worker of a page. */
async function deliver(page, notice) {
  const browser = await page.context().newCDPSession(page);
  const known = new Promise((resolve) =>
    browser.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => !isDeleted && scopeURL.startsWith(house.origin));
      if (ours) resolve(ours.registrationId);
    }),
  );
  await browser.send('ServiceWorker.enable');
  const registrationId = await known;
  const data = typeof notice === 'string' ? notice : JSON.stringify(notice);
  await browser.send('ServiceWorker.deliverPushMessage', { origin: house.origin, registrationId, data });
}

const shown = (page) =>
  page.evaluate(async () => {
    const worker = await navigator.serviceWorker.ready;
    return (await worker.getNotifications()).map(({ title, body, tag, data }) => ({ title, body, tag, data }));
  });

for (const [width, wish] of [
  [1440, {}],
  [1024, { width: 1024, theme: 'oak', lang: 'cs' }],
  [390, { phone: true, lang: 'ru' }],
]) {
  test(`a push is asked for quietly, received, opened and played from, at ${width}`, async () => {
    const device = await Device.start();
    const page = await reachable(device, wish);
    const press = (where) => (page.touch ? where.tap() : where.click());
    await page.goto(house.origin);
    await page.locator('[data-game=hearts]').first().waitFor();
    // Nobody is asked on arrival.
    assert.equal(await page.locator('[data-strip]').count(), 0);
    const table = await house.table(page, {
      preset: 'even-4',
      seats: ['me', 'open', { bot: 'random' }, { bot: 'random' }],
      clock: { days: { days: 2 } },
    });
    await house.ask(page, 'POST', '/session', { lang: wish.lang ?? 'en' });
    await page.goto(house.origin);
    const strip = page.locator('[data-strip=calls]');
    await strip.waitFor();
    assert.deepEqual(await serious(page), []);
    assert.deepEqual(await flaws(page), []);
    await press(strip.locator('.btn'));
    await strip.waitFor({ state: 'detached' });
    await until('the device is known', () => page.evaluate(() => !!localStorage.getItem('test.subscribed')));

    // The settings: a trial, the kinds, quiet hours.
    await page.goto(`${house.origin}/me`);
    const panel = page.locator('section[aria-labelledby=me-calls]');
    await panel.waitFor();
    await until('this device is called', () => panel.locator('input').first().isChecked());
    await press(panel.getByRole('button').last());
    assert.equal((await device.notice('trial')).url, '/me');
    await press(panel.locator('fieldset input').nth(2));
    const quiet = panel.locator('input[type=checkbox]').last();
    await press(quiet);
    await panel.locator('input[type=time]').first().waitFor();
    assert.deepEqual(await serious(page), []);
    assert.deepEqual(await flaws(page), []);
    const { me } = await house.ask(page, 'GET', '/session');
    assert.equal(me.preferences.calls.accepted, false);
    assert.equal(me.preferences.calls.quiet.from, 22 * 60);
    await press(quiet);
    await until('no quiet hours', async () => !(await panel.locator('input[type=time]').count()));

    // Somebody sits down while no page of the table is open: the game begins, and it is my turn.
    const other = await house.visitor();
    await other.goto(house.origin);
    await house.ask(other, 'POST', '/session', { lang: 'en', name: 'Boris' });
    await house.ask(other, 'POST', `/tables/${table.id}/join`, {});
    // Whoever begins: a bot plays on for Boris until it is my turn.
    await house.ask(other, 'POST', `/tables/${table.id}/leave`, {});
    const notice = await device.notice('turn');
    assert.deepEqual(Object.keys(notice).sort(), ['body', 'kind', 'title', 'url']);
    assert.equal(notice.url, `/table/${table.id}`);
    assert.match(device.heard.at(-1).headers.authorization, /^vapid t=[\w-]+\.[\w-]+\.[\w-]+, k=[\w-]+$/);

    // The worker shows it; a press leads to the table, where it is played from.
    await page.evaluate(() => navigator.serviceWorker.ready);
    // The browser of a test may lose what it is handed while it is busy; a push service would hand it over again.
    await until('the notice is shown', async () => {
      if ((await shown(page)).length === 1) return true;
      await deliver(page, notice);
      await pause(1000);
      return false;
    });
    const words = { en: 'Your turn', cs: 'Jste na tahu', ru: 'Ваш ход' };
    const [seen] = await shown(page);
    assert.equal(seen.title, words[wish.lang ?? 'en']);
    assert.equal(seen.tag, 'quintain-turn');
    // A second one takes the place of the first; nonsense is shown as the house alone.
    await deliver(page, { ...notice, title: 'Again' });
    await until('one notice for many turns', async () => (await shown(page))[0]?.title === 'Again');
    assert.equal((await shown(page)).length, 1);
    const worker = page.context().serviceWorkers()[0];
    const opened = await worker.evaluate(async () => {
      let opened = null;
      self.clients.openWindow = async (url) => (opened = url);
      const [notification] = await self.registration.getNotifications();
      const event = new globalThis.NotificationEvent('notificationclick', { notification });
      self.dispatchEvent(event);
      for (let tries = 0; tries < 50 && !opened; tries++) await new Promise((resolve) => setTimeout(resolve, 50));
      return opened;
    });
    assert.equal(opened, `/table/${table.id}`);
    assert.deepEqual(await shown(page), []);
    await page.goto(`${house.origin}${opened}`);
    await until('my turn', () => myTurn(page));
    const before = await numberOf(page);
    await moveByKeyboard(page);
    assert.ok((await numberOf(page)) > before);

    // Enough: the device is not called any more.
    await page.goto(`${house.origin}/me`);
    await panel.waitFor();
    await until('still called', () => panel.locator('input').first().isChecked());
    await press(panel.locator('input').first());
    await until('not called', async () => !(await panel.locator('input').first().isChecked()));
    const answer = await house.ask(page, 'POST', '/me/devices/try', { endpoint: device.subscription.endpoint });
    assert.equal(answer.code, 'no-such-device');
    assert.deepEqual(page.troubles, []);
    device.service.close();
    await other.context().close();
    await page.context().close();
  });
}
