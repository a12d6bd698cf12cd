// A real server and a real browser for the end-to-end tests and the screenshots.
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { writeBackup } from './records.js';

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A busy machine is given more time: QUINTAIN_PATIENCE multiplies every limit. */
export const patience = Number(process.env.QUINTAIN_PATIENCE ?? 1);

/** The program: QUINTAIN, or what cargo built last. */
function program() {
  if (process.env.QUINTAIN) return process.env.QUINTAIN;
  const target = process.env.CARGO_TARGET_DIR ?? join(root, 'target');
  const built = ['debug', 'release'].map((kind) => join(target, kind, 'quintain')).find(existsSync);
  if (!built) throw new Error('build the program first: cargo build -p quintain');
  return built;
}

const freePort = () =>
  new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });

export const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

export class House {
  /** Starts a server on a database of its own. `pace`: how long bots take for a move; `more`: what the operator wants besides, which may depend on where the house is; `records`: finished games in its store. */
  static async open({ pace = 40, more = [], records = [] } = {}) {
    const house = new House();
    house.pace = pace;
    house.folder = mkdtempSync(join(tmpdir(), 'quintain-'));
    house.address = `127.0.0.1:${await freePort()}`;
    house.origin = `http://${house.address}`;
    house.more = typeof more === 'function' ? more(house.origin) : more;
    if (records.length) house.keep(records);
    await house.start();
    house.browser = await chromium.launch({
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-dev-shm-usage',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    });
    house.contexts = [];
    return house;
  }

  get database() {
    return join(this.folder, 'table.sqlite');
  }

  /** Recorded games are in the store before the server starts. */
  keep(records) {
    const file = join(this.folder, 'records.jsonl');
    writeBackup(file, records);
    execFileSync(program(), ['restore', '--database', this.database, file]);
  }

  async start() {
    const args = [
      'serve',
      '--listen',
      this.address,
      '--database',
      this.database,
      '--bot-pace',
      `${this.pace}`,
      '--rate',
      '0',
      ...this.more,
    ];
    this.server = spawn(program(), args, { stdio: 'ignore' });
    for (let tries = 0; tries < 100 * patience; tries++) {
      try {
        if ((await fetch(`${this.origin}/api/session`)).ok) return;
      } catch {
        await pause(100);
      }
    }
    throw new Error('the server does not answer');
  }

  /** Stops the server as an operator would. */
  async stop() {
    const gone = new Promise((resolve) => this.server.once('exit', resolve));
    this.server.kill('SIGTERM');
    await gone;
  }

  async close() {
    await this.browser.close();
    await this.stop();
    rmSync(this.folder, { recursive: true, force: true });
  }

  /** Somebody with a browser of their own. */
  async visitor({
    lang = 'en',
    theme = 'parchment',
    phone = false,
    width,
    height,
    scale = 1,
    motion = false,
    worker = false,
  } = {}) {
    const viewport = { width: width ?? (phone ? 390 : 1440), height: height ?? (phone ? 844 : 900) };
    const device = { hasTouch: phone, isMobile: phone, deviceScaleFactor: scale };
    const serviceWorkers = worker ? 'allow' : 'block';
    const context = await this.browser.newContext({ viewport, ...device, locale: lang, serviceWorkers });
    context.setDefaultTimeout(20_000 * patience);
    await context.addInitScript(
      (settings) => {
        if (!localStorage.getItem('quintain.settings'))
          localStorage.setItem('quintain.settings', JSON.stringify(settings));
      },
      { lang, theme, motion, sound: false },
    );
    const page = await context.newPage();
    page.touch = phone;
    page.troubles = [];
    page.on('pageerror', (error) => page.troubles.push(error.message));
    page.on('console', (message) => {
      if (message.type() === 'error' && !/Failed to load resource|WebSocket/.test(message.text()))
        page.troubles.push(message.text());
    });
    page.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== this.origin && !['data:', 'blob:', 'ws:'].includes(protocol)) page.troubles.push(`asks ${origin}`);
    });
    this.contexts.push(context);
    return page;
  }

  /** Asks the server over HTTP in the name of a page's visitor. */
  async ask(page, method, path, body) {
    return page.evaluate(
      async ([method, path, body]) => {
        const answer = await fetch(`/api${path}`, {
          method,
          headers: { 'content-type': 'application/json' },
          body: body === undefined ? undefined : JSON.stringify(body),
        });
        return answer.json();
      },
      [method, path, body],
    );
  }

  /** A page's visitor makes so many moves at a table, any of those that are offered, or plays to its end. */
  async makeMoves(page, table, moves) {
    await page.evaluate(
      ([table, moves]) =>
        new Promise((done) => {
          const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
          let [made, answered, luck] = [0, -1, 7];
          socket.onopen = () => socket.send(JSON.stringify({ kind: 'hello', table }));
          socket.onclose = done;
          socket.onmessage = ({ data }) => {
            const { kind, turn, next } = JSON.parse(data);
            if (next?.kind === 'over') return socket.close();
            if (!['snapshot', 'update', 'turn'].includes(kind) || !turn?.offers.length || turn.decision === answered)
              return;
            if (made === moves) return socket.close();
            [made, answered, luck] = [made + 1, turn.decision, (luck * 1103515245 + 12345) % 2147483648];
            const { move } = turn.offers[Math.floor((luck / 2147483648) * turn.offers.length)];
            socket.send(JSON.stringify({ kind: 'command', id: made, decision: turn.decision, move }));
          };
        }),
      [table, moves],
    );
  }

  /** Opens a table in the name of a page's visitor. */
  async table(page, wish) {
    await page.goto(this.origin);
    await this.ask(page, 'POST', '/session', { lang: 'en' });
    return this.ask(page, 'POST', '/tables', { game: 'hearts', start_when_full: true, ...wish });
  }
}

/** The page says that it is this visitor's turn. */
export const myTurn = (page) => page.evaluate(() => document.title.startsWith('●'));
export const isOver = (page) => page.evaluate(() => !!document.querySelector('.frame[data-over]'));

/** The game is over: past the board's own last scene to the table of results. */
export async function toTheResults(page) {
  await until('the results', async () => {
    if (await page.locator('#end-title').count()) return true;
    await page.keyboard.press('Escape');
    // Not the button of the results themselves, should they come just now: it opens another game.
    const on = page.locator('main .btn.primary:visible:not([aria-labelledby="end-title"] *)');
    if (await on.count())
      await on
        .first()
        .click({ timeout: 2_000 })
        .catch(() => {});
    return false;
  });
}

/** How far the game has come. */
export const numberOf = (page) => page.evaluate(() => Number(document.querySelector('.frame')?.dataset.number ?? 0));

/** Makes a move from the list of moves by keyboard. `pick` says which row, from 0, of how many. */
export async function moveByKeyboard(page, pick = () => 0) {
  const before = await numberOf(page);
  if (!(await page.locator('#moves-title').count())) await page.keyboard.press('m');
  const rows = page.locator('button[data-row]:not([data-leaf])');
  await rows.first().waitFor();
  const count = await rows.count();
  const row = rows.nth(Math.min(count - 1, pick(count)));
  await row.focus();
  if ((await row.getAttribute('aria-expanded')) === 'false') await page.keyboard.press('ArrowRight');
  if ((await row.getAttribute('aria-expanded')) === 'true') await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const made = async () => (await numberOf(page)) > before;
  // What cannot be taken back is staged first, and played by a second Enter.
  const staged = page.locator('[data-primary]:enabled');
  await until(
    'the keyboard makes or stages the move',
    async () => (await made()) || (await staged.count()) > 0,
    10_000,
  );
  if (await made()) return;
  await page.keyboard.press('Enter');
  await until('the keyboard makes the move', made, 10_000);
}

/** Waits until something is so: asks often at first, because most of it is soon so. */
export async function until(what, test, ms = 60_000) {
  const end = Date.now() + ms * patience;
  for (let wait = 10; Date.now() < end; wait = Math.min(wait * 1.5, 120)) {
    if (await test()) return;
    await pause(wait);
  }
  throw new Error(`waited too long: ${what}`);
}

/** Everybody plays until the game is over. `move` is called with the page whose turn it is. */
export async function playToTheEnd(pages, move, { limit = 600 } = {}) {
  for (let moves = 0; moves < limit;) {
    if (await isOver(pages[0])) return moves;
    let moved = false;
    for (const page of pages) {
      if (!(await myTurn(page))) continue;
      await move(page);
      await pause(20);
      moves += 1;
      moved = true;
    }
    if (!moved) await pause(40);
  }
  throw new Error('the game does not end');
}
