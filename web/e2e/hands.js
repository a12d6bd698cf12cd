// Playing with a pointer as a person does: nothing is pressed that the pointer does not hit.
import assert from 'node:assert/strict';
import { numberOf, pause, until } from './house.js';

/**
 * Where the middle of an element is, if it can be hit there: inside the window, and nothing lies over it.
 * A string says why not.
 */
async function aim(target) {
  return target.evaluate((node) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const name = node.getAttribute('data-piece') ?? node.textContent.trim().slice(0, 30);
    if (!width || !height) return `“${name}” is not shown`;
    if (left < -0.5 || top < -0.5 || left + width > innerWidth + 0.5 || top + height > innerHeight + 0.5)
      return `“${name}” is not wholly in the window: ${left},${top} ${width}×${height} of ${innerWidth}×${innerHeight}`;
    const hit = document.elementFromPoint(x, y);
    if (hit === node || node.contains(hit)) return { x, y };
    return `“${name}” lies under ${hit?.tagName}.${hit?.className?.baseVal ?? hit?.className}`;
  });
}

/** Presses the middle of an element with the mouse, or with a finger on a phone. */
export async function press(page, target) {
  const point = await aim(target);
  assert.equal(typeof point, 'object', String(point));
  if (page.touch) await page.touchscreen.tap(point.x, point.y);
  else await page.mouse.click(point.x, point.y);
}

const piece = (state, kinds) => kinds.map((kind) => `[data-piece^="${kind}:"][data-state="${state}"]`).join(', ');

/** The one primary button of the dock, wherever the dock is. */
export const primary = (page) => page.locator('[data-primary]:enabled');

/** Makes a move on the board: what glows is pressed until the primary button is there, then that. */
export async function moveByHand(page, { down = Math.random() < 0.4 } = {}) {
  const before = await numberOf(page);
  const alone = page.locator('.pick [data-piece][data-state="legal"]');
  if (!(await alone.count()) && (await page.locator('.seg [aria-pressed="false"]').count()) && down)
    await press(page, page.locator('.mine .seg [aria-pressed="false"]').first());
  for (let presses = 0; presses < 12; presses++) {
    if (await primary(page).count()) {
      await press(page, primary(page).first());
      await until('the move is made', async () => (await numberOf(page)) > before, 20_000);
      return;
    }
    const chosen = await page.locator(piece('chosen', ['card'])).count();
    const next = page.locator(piece('legal', chosen ? ['to', 'slot', 'hero'] : ['card', 'knight']));
    const count = await next.count();
    if (count) await press(page, next.nth(Math.floor(Math.random() * count)));
    else {
      // No cards: the skirmish has to be declared.
      const way = page.locator('[data-dock] .alt');
      if (await way.count()) await press(page, way.first());
    }
    await pause(40);
  }
  throw new Error('pressing what glows leads to no move');
}
