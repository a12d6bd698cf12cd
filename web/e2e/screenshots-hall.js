// Pictures of the hall beside its mockups: front page, watching, people, operators, standing tables, pieces; at three widths, in both
// themes, and in Russian. Into docs/screenshots/hall/, which is not kept.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { House, pause, until } from './house.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screenshots', 'hall');
mkdirSync(folder, { recursive: true });
const only = process.argv.slice(2);
const wanted = (name) => only.length === 0 || only.some((part) => name.includes(part));
// Everything an operator can switch on; nobody is called or written to.
const calls = [
  '--push',
  'mailto:operator@example.org',
  '--smtp',
  'smtp://127.0.0.1:9',
  '--mail-from',
  'games@example.org',
];
const more = (origin) => ['--admin', 'olga', '--public-url', origin, '--call-after', '3600', ...calls];
const house = await House.open({ pace: 0, more });

const LOOKS = [
  ['1440-oak', { width: 1440, theme: 'oak' }],
  ['1440-parchment', { width: 1440, theme: 'parchment' }],
  ['1024-oak', { width: 1024, theme: 'oak' }],
  ['390-parchment', { phone: true, theme: 'parchment' }],
  ['390-oak-ru', { phone: true, theme: 'oak', lang: 'ru' }],
];

const bot = (name) => ({ bot: name });
const seatsOf = (preset, first, rest) => [...first, ...Array.from({ length: preset - first.length }, () => rest)];
async function person(name, arms, account) {
  const page = await house.visitor();
  await page.goto(house.origin);
  const { message } = await house.ask(page, 'POST', '/session', { name, arms, lang: 'en' });
  if (message) throw new Error(message);
  if (account) await house.ask(page, 'POST', '/account', { login: account, password: 'correct horse' });
  return page;
}
const over = (page, id) =>
  until('the end', async () => (await house.ask(page, 'GET', `/tables/${id}`)).status === 'finished', 120_000);

const anna = await person('Anna', 'teal star', 'anna');
const tomas = await person('Tomáš', 'gules rose', 'tomas');
const ludmila = await person('Ludmila', 'purpure rose', 'ludmila');
const olga = await person('Olga', 'sable wheel', 'olga');
const guest = await person('Jana', 'vert oak-leaf');

// A history: everybody leaves, and bots play on.
const presets = Object.fromEntries((await house.ask(anna, 'GET', '/games')).map(({ id, presets }) => [id, presets]));
const games = [
  ['hearts', 'even-4'],
  ['glory', 'plaisance-2'],
  ['emara', 'players-2'],
  ['knight', presets.knight.find(({ seats }) => seats === 2).id],
];
for (const [game, preset] of [...games, ...games, games[0]]) {
  const { seats } = presets[game].find(({ id }) => id === preset);
  const wish = { game, preset, seats: seatsOf(seats, ['me', 'open'], bot('random')), start_when_full: true };
  const { id } = await house.ask(anna, 'POST', '/tables', wish);
  await house.ask(tomas, 'POST', `/tables/${id}/join`, {});
  for (const page of [anna, tomas]) await house.ask(page, 'POST', `/tables/${id}/leave`, {});
  await over(anna, id);
}
for (const [game, preset] of [
  ['knight', 'solo-flood'],
  ['knight', 'solo-barbarians'],
  ['emara', presets.emara.find(({ seats }) => seats === 1).id],
  ['glory', presets.glory.find(({ seats }) => seats === 1).id],
]) {
  const { id } = await house.ask(anna, 'POST', '/tables', { game, preset, seats: ['me'], start_when_full: true });
  await house.ask(anna, 'POST', `/tables/${id}/leave`, {});
  await over(anna, id);
}

const alone = { game: 'emara', preset: 'players-2', seats: ['me', bot('random')], start_when_full: true };
const short = await house.ask(guest, 'POST', '/tables', alone);
await house.ask(guest, 'POST', `/tables/${short.id}/leave`, {});
await over(guest, short.id);

// A standing table: two games of the same two people.
const first = await house.ask(anna, 'POST', '/tables', {
  game: 'emara',
  preset: 'players-2',
  seats: ['me', 'open'],
  start_when_full: true,
});
await house.ask(tomas, 'POST', `/tables/${first.id}/join`, {});
for (const page of [anna, tomas]) await house.ask(page, 'POST', `/tables/${first.id}/leave`, {});
await over(anna, first.id);
const again = await house.ask(anna, 'POST', `/tables/${first.id}/rematch`);
await house.ask(tomas, 'POST', `/tables/${first.id}/rematch`);

// Tables that run, at which others wait, that are open.
const running = [];
for (const [host, game, preset, moves] of [
  [anna, 'hearts', 'wizard-7', 2],
  [tomas, 'emara', 'players-3', 40],
  [ludmila, 'glory', 'plaisance-3', 60],
  [tomas, 'knight', presets.knight.find(({ seats }) => seats === 1).id, 20],
  [ludmila, 'hearts', 'even-4', 1],
  [ludmila, 'glory', 'plaisance-2', 25],
]) {
  const found = presets[game].find(({ id }) => id === preset) ?? presets[game][0];
  const wish = { game, preset: found.id, seats: seatsOf(found.seats, ['me'], bot('page')), start_when_full: true };
  const table = await house.ask(host, 'POST', '/tables', { ...wish, listed: true });
  running.push(table);
  await house.makeMoves(host, table.id, moves);
}
// Some are watched.
for (const [who, table] of [
  [olga, running[0]],
  [guest, running[0]],
  [olga, running[2]],
]) {
  await who.evaluate((table) => {
    const socket = new WebSocket(`${location.origin.replace(/^http/, 'ws')}/api/socket`);
    socket.onopen = () => socket.send(JSON.stringify({ kind: 'hello', table }));
    Object.assign(window, { eyes: [...(window.eyes ?? []), socket] });
  }, table.id);
}
for (const [host, game, preset, clock] of [
  [tomas, 'hearts', 'even-6', { 'per-move': { seconds: 60 } }],
  [ludmila, 'glory', 'plaisance-3', { days: { days: 1 } }],
  [tomas, 'emara', 'players-4', 'none'],
  [ludmila, 'knight', presets.knight.find(({ seats }) => seats === 2).id, { 'per-move': { seconds: 120 } }],
]) {
  const found = presets[game].find(({ id }) => id === preset) ?? presets[game].at(-1);
  const seats = seatsOf(found.seats, ['me'], 'open');
  await house.ask(host, 'POST', '/tables', { game, preset: found.id, seats, listed: true, clock });
}
const chat = (page, table, text) => house.ask(page, 'POST', `/tables/${table}/command`, { kind: 'chat', id: 1, text });
const { me } = await house.ask(tomas, 'GET', '/session');
await chat(tomas, running[1].id, 'You are all fools.');
await chat(tomas, running[1].id, 'Hurry up!');
await house.ask(anna, 'POST', `/tables/${running[1].id}/report`, { line: 1, reason: 'He insults people.' });
await house.ask(ludmila, 'POST', `/people/${me.person.id}/report`, { reason: 'A name that is not nice.' });
await house.ask(olga, 'POST', '/operator/acts', { person: me.person.id, kind: 'warn', reason: 'Please be kind.' });

const pages = [
  ['home', anna, '/'],
  ['strip-guest', guest, '/'],
  ['watch', ludmila, '/watch'],
  ['watch-table', olga, `/table/${running[0].id}`],
  ['watch-table-emara', olga, `/table/${running[1].id}`],
  ['me', anna, '/me'],
  ['person', ludmila, `/people/${me.person.id}`],
  ['operator', olga, '/operator'],
  ['standing', anna, `/standing/${again.id ?? first.id}`],
  ...['emara', 'knight'].map((game) => [`pieces-${game}`, anna, `/reference/${game}`]),
];
for (const [look, wish] of LOOKS) {
  for (const [name, whose, path] of pages) {
    if (!wanted(`${name}-${look}`)) continue;
    const page = await house.visitor(wish);
    await page.context().addCookies(await whose.context().cookies());
    // What somebody likes on every device must not undo the look of the picture.
    await page.route('**/api/session', async (route) => {
      const answer = await route.fetch();
      const session = await answer.json();
      if (session.me) session.me = { ...session.me, lang: wish.lang ?? 'en' };
      await route.fulfill({ response: answer, json: session });
    });
    await page.goto(`${house.origin}${path}`);
    await page.locator('#main').waitFor();
    await page.evaluate(() => document.fonts.ready);
    await pause(1500);
    const whole = !path.startsWith('/table');
    await page.screenshot({ path: join(folder, `${name}-${look}.png`), fullPage: whole });
    if (page.troubles.length) console.log(name, look, page.troubles);
    console.log(`${name}-${look}`);
    await page.context().close();
  }
}
await house.close();
