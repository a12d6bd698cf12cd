// Leads a table of Glory by clicks: sits down, presses what glows, plays on.
import assert from 'node:assert/strict';
import { clickOn } from './clicker.js';
import { isOver, myTurn, numberOf, pause, until } from './house.js';

export async function sitDown(house, page, wish, name = 'Anna') {
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name, arms: 'teal star', lang: 'en' });
  const table = await house.table(page, { game: 'glory', ...wish });
  assert.ok(table.id, JSON.stringify(table));
  if (!wish.seats.includes('open')) await open(house, page, table.id);
  return table;
}
export async function open(house, page, id) {
  await page.goto(`${house.origin}/table/${id}`);
  await page.locator('.glory-board').waitFor();
}

/**
 * A player in a hurry, the same every time: mostly the way on where there is one, so that a game is short, and places
 * that ask nothing more. Everything is hit where it lies.
 */
export function hurry(seed) {
  let state = seed;
  const roll = (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
  return (count, rest) => {
    const ways = rest.flatMap(({ kind }, i) => (kind === 'way' ? [i] : []));
    if (ways.length && roll(4) > 0) return ways[0];
    const plain = rest.flatMap(({ name }, i) => (/^action:(training|prayer|service|guard)/.test(name) ? [i] : []));
    if (plain.length && roll(3) > 0) return plain[roll(plain.length)];
    return roll(count);
  };
}

/** One click of a page whose turn it is; the number of the game moves on when it was the primary button. */
export async function step(page, pick) {
  const before = await numberOf(page);
  const clicked = await clickOn(page, pick, page.touch);
  // A sealed choice moves nothing before all have sealed: then the button is gone.
  const gone = async () => !(await page.locator('[data-primary]:enabled').count());
  if (clicked?.kind === 'primary')
    await until(
      `the move is made: ${clicked.name}`,
      async () => (await numberOf(page)) > before || (await gone()),
      15_000,
    );
  else await pause(25);
  return clicked;
}

/** What the board shows now: set-up, town, travel, lists, joust or end. */
export const stageOf = (page) =>
  page.evaluate(
    () => /setup|town|travel|lists|joust|end/.exec(document.querySelector('.glory-board')?.className ?? '')?.[0],
  );

/**
 * Everybody plays until the game is over, or something else is so. `picks` says for each page which of the glowing things is
 * pressed. Returns what stages the board has shown.
 */
export async function playOn(pages, picks, done = () => isOver(pages[0])) {
  const stages = new Set();
  let idle = 0;
  for (let steps = 0; steps < 1500; steps++) {
    if (await done()) return stages;
    let moved = false;
    for (const [i, page] of pages.entries()) {
      if (!(await myTurn(page))) continue;
      stages.add(await stageOf(page));
      moved = !!(await step(page, picks[i])) || moved;
    }
    idle = moved ? 0 : idle + 1;
    assert.ok(idle < 600, `nothing can be done: ${await pages[0].locator('[data-dock]').innerText()}`);
    if (!moved) await pause(60);
  }
  throw new Error('the game does not end');
}

/**
 * Two people who want to meet in the bracket: the first takes a place of a free pair, the second the one beside it; besides, both
 * gather what a duel needs. Says what the player of a page presses now.
 */
export function meeters(pages, seeds) {
  const rest = seeds.map(hurry);
  let [round, taken] = [null, null];
  return async (player) => {
    const { now, slots, lances } = await pages[player].evaluate(() => {
      const legal = [...document.querySelectorAll('.glory-board [data-piece][data-state="legal"]')];
      const of = (kind) => legal.filter(({ dataset }) => dataset.piece.startsWith(`${kind}:`));
      return {
        now: /round \d/.exec(document.querySelector('.frame').innerText)?.[0],
        slots: of('slot').map(({ dataset }) => Number(dataset.piece.slice(5))),
        lances: of('space')
          .filter((node) => /Squire|Swordmaster|Witch|Veteran|Armourer/.test(node.textContent))
          .map(({ dataset }) => dataset.piece),
      };
    });
    if (now !== round) [round, taken] = [now, null];
    const free = slots.filter((slot) =>
      player === 0 ? slots.includes(slot ^ 1) : taken !== null && slot === (taken ^ 1),
    );
    const wishes = [...free.map((slot) => `slot:${slot}`), ...lances, 'action:prayer', 'action:training'];
    return (count, all) => {
      for (const wish of wishes) {
        const at = all.findIndex(({ name }) => name === wish);
        if (at < 0) continue;
        if (player === 0 && wish.startsWith('slot:')) taken = Number(wish.slice(5));
        return at;
      }
      return rest[player](count, all);
    };
  };
}

/** A player who wants duels while travelling: takes challenge cards wherever they lie, and plays them first. */
export function challenger(challenges, seed) {
  const rest = hurry(seed);
  const wishes = [/^card:/, /^market:/].map(
    (kind) => (name) => kind.test(name) && challenges.includes(name.split(':')[1]),
  );
  return (count, all) => {
    for (const wish of wishes) {
      const at = all.findIndex(({ name }) => wish(name));
      if (at >= 0) return at;
    }
    const deck = all.findIndex(({ name }) => name === 'deck:challenge' || name === 'action:plan-travel');
    return deck >= 0 ? deck : rest(count, all);
  };
}

/** The challenge cards of the catalogue. */
export async function challengesOf(house, page) {
  const { card } = await house.ask(page, 'GET', '/games/glory/catalogue');
  return Object.keys(card).filter((id) => card[id].opponent);
}
