// Pictures of the running program, into docs/screenshots/.
import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { House, isOver, moveByKeyboard, myTurn, pause, toTheResults, until } from './house.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), '..', '..', 'docs', 'screenshots');
mkdirSync(folder, { recursive: true });
const house = await House.open();
const shoot = async (page, name) => {
  await page.evaluate(() => document.fonts.ready);
  await pause(500);
  await page.screenshot({ path: join(folder, `${name}.png`) });
  console.log(name);
};
const bots = (count, bot) => Array.from({ length: count }, () => ({ bot }));
const somewhere = (count) => Math.floor(Math.random() * count);

async function change(page, settings) {
  await page.evaluate((settings) => {
    const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
    localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, ...settings }));
  }, settings);
  await page.reload();
  await page.locator('#main').waitFor();
  await pause(1200);
}

const anna = await house.visitor({ theme: 'parchment' });
await anna.goto(house.origin);
await house.ask(anna, 'POST', '/session', { name: 'Anna', arms: 'teal star', lang: 'en' });
const strongest = (await house.ask(anna, 'GET', '/games')).find(({ id }) => id === 'hearts').bots.at(-1);

// A table in the middle of its second lap, seven seats with the wizard.
const table = await house.table(anna, { preset: 'wizard-7', seats: ['me', ...bots(6, strongest)] });
await anna.goto(`${house.origin}/table/${table.id}`);
await until('my turn', () => myTurn(anna));
await moveByKeyboard(anna, somewhere);
await anna.keyboard.press('Escape');
await until('my second turn', async () => (await myTurn(anna)) || (await isOver(anna)), 120_000);

const friend = await house.visitor();
await friend.goto(house.origin);
await house.ask(friend, 'POST', '/session', { name: 'Tomáš', lang: 'cs' });
await house.ask(friend, 'POST', '/tables', {
  game: 'hearts',
  preset: 'even-6',
  seats: ['me', 'open', 'open', { bot: strongest }],
  listed: true,
});
await anna.goto(house.origin);
await pause(1500);
await shoot(anna, 'home');
await change(anna, { theme: 'oak' });
await shoot(anna, 'home-oak');

await anna.goto(`${house.origin}/table/${table.id}`);
await until('the board', () => myTurn(anna));
for (const [theme, lang, name] of [
  ['oak', 'en', 'table-oak'],
  ['parchment', 'en', 'table-parchment'],
  ['oak', 'ru', 'table-ru'],
]) {
  await change(anna, { theme, lang });
  await until('the board', () => myTurn(anna));
  await anna.keyboard.press('m');
  await shoot(anna, name);
}
await anna.setViewportSize({ width: 390, height: 844 });
for (const [theme, lang, name] of [
  ['oak', 'en', 'phone-oak'],
  ['parchment', 'en', 'phone-parchment'],
  ['parchment', 'ru', 'phone-ru'],
]) {
  await change(anna, { theme, lang });
  await until('the board', () => myTurn(anna));
  await shoot(anna, name);
}
await anna.setViewportSize({ width: 1440, height: 900 });
await change(anna, { theme: 'oak', lang: 'en', motion: true });

// On to the last skirmish, its verdict and the end.
for (let i = 0; i < 600 && !(await isOver(anna)); i++) {
  if (await anna.locator('.stage').count()) await anna.keyboard.press('Escape');
  if (await myTurn(anna)) await moveByKeyboard(anna, (count) => (count > 30 ? somewhere(count) : 0));
  await pause(100);
}
await anna.keyboard.press('Escape');
if (await anna.locator('#moves-title').count()) await anna.getByRole('button', { name: 'Close' }).first().click();
await pause(2500);
await shoot(anna, 'verdict');
await anna.getByRole('button', { name: 'Watch the skirmish again' }).click();
await pause(8000);
await shoot(anna, 'reveal');
await anna.keyboard.press('Escape');
await toTheResults(anna);
await shoot(anna, 'end');

await anna.goto(`${house.origin}/replay/${table.id}?at=18&as=everything`);
await pause(1500);
await shoot(anna, 'replay');
await change(anna, { theme: 'parchment' });
await anna.goto(`${house.origin}/rules/hearts#HEA-TURN-08`);
await pause(1200);
await shoot(anna, 'rules');

// A waiting room.
const room = await house.ask(anna, 'POST', '/tables', {
  game: 'hearts',
  preset: 'even-6',
  seats: ['me', 'invited', 'invited', 'open', { bot: strongest }],
});
await anna.goto(`${house.origin}/table/${room.id}`);
await anna.getByText('Who sits where').waitFor();
await shoot(anna, 'waiting-room');
await anna.goto(`${house.origin}/me`);
await pause(800);
await shoot(anna, 'people');
await house.close();
