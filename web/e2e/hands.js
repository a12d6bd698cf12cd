// Playing with a pointer as a person does: nothing is pressed that the pointer does not hit.
import { isOver, myTurn, numberOf, patience, pause, until } from './house.js';

/**
 * A point of an element at which it can be hit: the element is wholly in the window, and nothing lies over that point.
 * The middle is tried first; a card of which neighbours leave a strip is pressed at the strip. A string says why not.
 */
const aim = (target) =>
  target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const name = node.getAttribute('data-piece') ?? node.textContent.trim().slice(0, 30);
    if (!width || !height) return `“${name}” is not shown`;
    if (left < -0.5 || top < -0.5 || left + width > innerWidth + 0.5 || top + height > innerHeight + 0.5)
      return `“${name}” is not wholly in the window: ${left},${top} ${width}×${height} of ${innerWidth}×${innerHeight}`;
    let over;
    const parts = [0.5, 0.25, 0.75, 0.1, 0.9];
    for (const down of parts)
      for (const across of parts) {
        const [x, y] = [left + width * across, top + height * down];
        const hit = document.elementFromPoint(x, y);
        if (hit === node || (node.contains(hit) && hit.closest('[data-piece], button') === node)) return { x, y };
        over ??= hit;
      }
    return `“${name}” lies under ${over?.tagName}.${over?.className?.baseVal ?? over?.className}`;
  });

/** Presses an element with the mouse, or with a finger on a phone; if it comes to lie still and free in good time. */
export async function press(page, target) {
  const point = await reach(target);
  if (page.touch) await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
}

/** Where an element can be hit. */
export async function reach(target) {
  let point = 'it is not there';
  let before = null;
  for (const end = Date.now() + 4000 * patience; Date.now() < end; await pause(20)) {
    point = (await target.count()) ? await aim(target) : 'it is not there';
    if (typeof point === 'object' && before && before.x === point.x && before.y === point.y) return point;
    before = typeof point === 'object' ? point : null;
  }
  throw new Error(`cannot be pressed: ${typeof point === 'object' ? 'it does not come to rest' : point}`);
}

const STATES = ['legal', 'pointed'];
const pieces = (...kinds) =>
  kinds.flatMap((kind) => STATES.map((state) => `[data-piece^="${kind}:"][data-state="${state}"]`)).join(', ');

/** The one primary button of the dock, wherever the dock is. */
export const primary = (page) => page.locator('[data-primary]:enabled');

/** What may be pressed next on the board: a name that stays the same while states change. */
async function glowing(page) {
  const chosen = await page.locator('[data-piece^="card:"][data-state="chosen"]').count();
  const found = page.locator(chosen ? pieces('to', 'slot', 'hero') : pieces('card', 'knight'));
  return found.evaluateAll((all) => all.map((node) => node.dataset.piece));
}

/** Makes a move on the board: what glows is pressed until the primary button is there, then that. */
export async function moveByHand(page, { down = Math.random() < 0.4 } = {}) {
  const before = await numberOf(page);
  const other = page.locator('.mine .seg [aria-pressed="false"]');
  let turned = !down;
  for (const end = Date.now() + 30_000 * patience; Date.now() < end; await pause(15)) {
    if ((await numberOf(page)) > before) return;
    if (await primary(page).count()) {
      await press(page, primary(page).first());
      await until('the move is made', async () => (await numberOf(page)) > before, 20_000);
      return;
    }
    const next = await glowing(page);
    if (!turned && next.some((name) => name.startsWith('card:')) && (await other.count())) {
      await press(page, other.first());
      turned = true;
    } else if (next.length) {
      const name = next[Math.floor(Math.random() * next.length)];
      await press(page, page.locator(`[data-piece="${name}"]`).first());
      await until(
        `“${name}” is taken`,
        async () => (await primary(page).count()) || !(await glowing(page)).includes(name),
      );
    } else {
      // No cards: the skirmish has to be declared.
      const way = page.locator('[data-dock] .alt');
      if (await way.count()) await press(page, way.first());
    }
  }
  throw new Error('pressing what glows leads to no move');
}

/** Plays on the board until the game is over, or as long as `enough` says; answers how many moves it took. */
export async function playByHand(page, enough = () => false) {
  let moves = 0;
  for (const end = Date.now() + 120_000 * patience; Date.now() < end;) {
    if ((await isOver(page)) || (await enough())) return moves;
    if (await myTurn(page)) {
      await moveByHand(page);
      moves += 1;
    } else await pause(25);
  }
  throw new Error('the game does not end');
}
