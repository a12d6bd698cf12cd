// Letters: a mail server on this machine takes them; an address is confirmed by the link in its letter, and a letter leads to the table.
import assert from 'node:assert/strict';
import { createServer } from 'node:net';
import { after, before, test } from 'node:test';
import { axe, flaws, serious } from './look.js';
import { House, moveByKeyboard, myTurn, numberOf, until } from './house.js';

/** A mail server that keeps what it is given. */
class Post {
  letters = [];

  static async open() {
    const post = new Post();
    post.server = createServer((socket) => post.#talk(socket));
    await new Promise((resolve) => post.server.listen(0, '127.0.0.1', resolve));
    post.server.unref();
    post.url = `smtp://127.0.0.1:${post.server.address().port}`;
    return post;
  }

  #talk(socket) {
    let [text, to, data] = ['', '', null];
    const say = (line) => socket.write(`${line}\r\n`);
    const line = (line) => {
      if (data !== null) {
        if (line !== '.') return void data.push(line.replace(/^\./, ''));
        this.letters.push({ to, ...Post.#read(data) });
        data = null;
        return say('250 taken');
      }
      if (/^EHLO/i.test(line)) return say('250-post.test\r\n250 8BITMIME');
      if (/^RCPT/i.test(line)) to = /<(.*)>/.exec(line)[1];
      if (/^DATA/i.test(line)) {
        data = [];
        return say('354 go on');
      }
      say(/^QUIT/i.test(line) ? '221 bye' : '250 ok');
    };
    socket.on('data', (part) => {
      text += part;
      const lines = text.split('\r\n');
      text = lines.pop();
      lines.forEach(line);
    });
    socket.on('error', () => {});
    say('220 post.test');
  }

  static #read(lines) {
    const at = lines.indexOf('');
    const [head, body] = [lines.slice(0, at).join('\n'), lines.slice(at + 1)];
    const text = /encoding: base64/i.test(head)
      ? Buffer.from(body.join(''), 'base64').toString()
      : /quoted-printable/i.test(head)
        ? Buffer.from(
            body
              .join('\n')
              .replace(/=\n/g, '')
              .replace(/=([0-9A-F]{2})/g, (_, hex) => String.fromCharCode(parseInt(hex, 16))),
            'latin1',
          ).toString()
        : body.join('\n');
    return { head, text };
  }

  /** The link that begins so in the latest letter to this address. */
  async link(to, start) {
    const found = () => this.letters.findLast((letter) => letter.to === to && letter.text.includes(start));
    await until(`a letter with ${start}`, () => !!found());
    const { text } = found();
    return text.slice(text.indexOf(start)).split(/\s/)[0];
  }
}

let house, post;
before(async () => {
  post = await Post.open();
  const from = 'Quintain <games@example.org>';
  const more = (origin) => ['--smtp', post.url, '--mail-from', from, '--public-url', origin, '--call-after', '1'];
  house = await House.open({ more });
});
after(() => house.close());

for (const [width, wish, confirmed] of [
  [1440, {}, 'The address is confirmed.'],
  [1024, { width: 1024, theme: 'oak', lang: 'cs' }, 'Adresa je potvrzena.'],
  [390, { phone: true, theme: 'oak', lang: 'ru' }, 'Адрес подтверждён.'],
]) {
  test(`an address is confirmed, told of a turn, played from and forgotten, at ${width}`, async () => {
    const page = await house.visitor(wish);
    await page.addInitScript(axe);
    const press = (where) => (page.touch ? where.tap() : where.click());
    const sound = async () => {
      assert.deepEqual(await serious(page), []);
      assert.deepEqual(await flaws(page), []);
    };
    const address = `anna${width}@example.org`;
    await page.goto(house.origin);
    await house.ask(page, 'POST', '/session', { name: 'Anna', lang: wish.lang ?? 'en' });
    await page.goto(`${house.origin}/me`);
    const panel = page.locator('section[aria-labelledby=me-calls]');
    await panel.locator('input[type=email]').fill(address);
    await press(panel.locator('form .btn'));
    await panel.locator('.to').waitFor();
    await sound();

    // The link asks, and a button does it.
    await page.goto(await post.link(address, `${house.origin}/mail/confirm/`));
    await page.locator('main .btn.primary').waitFor();
    await sound();
    await press(page.locator('main button.btn.primary'));
    await page.getByText(confirmed).waitFor();
    // What is done is done once.
    await page.reload();
    await press(page.locator('main button.btn.primary'));
    await until('it says so', async () => (await page.locator('main button.btn.primary').count()) === 0);

    // My turn, while no page of the table is open; the letter leads there, and it is played from.
    const table = await house.ask(page, 'POST', '/tables', {
      game: 'knight',
      preset: 'solo-flood',
      seats: ['me'],
      start_when_full: true,
    });
    const link = await post.link(address, `${house.origin}/table/`);
    assert.equal(link, `${house.origin}/table/${table.id}`);
    await page.goto(link);
    await until('my turn', () => myTurn(page));
    const before = await numberOf(page);
    await moveByKeyboard(page);
    assert.ok((await numberOf(page)) > before);

    // No more.
    await page.goto(await post.link(address, `${house.origin}/mail/stop/`));
    await sound();
    await press(page.locator('main button.btn.primary'));
    await until('the address is forgotten', async () => (await house.ask(page, 'GET', '/session')).me.mail === null);
    await page.goto(`${house.origin}/me`);
    await panel.locator('input[type=email]').waitFor();
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  });
}
