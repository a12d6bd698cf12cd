// Plays a board that stands on the kit by clicks alone: any glowing piece, until the primary button is there.
import { isOver, myTurn, numberOf, pause, until } from './house.js';

/** The middle of everything that may be clicked and would be hit there: pieces that glow, and the dock's buttons. */
const targets = (page) =>
  page.evaluate(() => {
    const found = [];
    const look = (selector, kind) => {
      for (const node of document.querySelectorAll(selector)) {
        if (node.disabled || node.getAttribute('aria-disabled') === 'true') continue;
        const box = node.getBoundingClientRect();
        // A large piece carries smaller ones: try a few points of it.
        for (const [x, y] of [
          [0.5, 0.5],
          [0.5, 0.08],
          [0.06, 0.5],
        ]) {
          const [at, down] = [box.left + box.width * x, box.top + box.height * y];
          const hit = document.elementFromPoint(at, down);
          if (!hit || !(node === hit || node.contains(hit))) continue;
          if (hit.closest('[data-piece]') !== node.closest('[data-piece]')) continue;
          found.push({ kind, name: node.dataset.piece ?? node.textContent.trim(), x: at, y: down });
          break;
        }
      }
    };
    look('[data-primary]', 'primary');
    look('[data-piece][data-state="legal"]', 'piece');
    look('[data-dock] .alt', 'way');
    look('[role="tab"].gold', 'tab');
    return found;
  });

/** One click; what was clicked. */
export async function clickOn(page, pick, touch) {
  const all = await targets(page);
  if (!all.length) return null;
  const primary = all.find(({ kind }) => kind === 'primary');
  const rest = all.filter(({ kind }) => kind !== 'primary');
  const chosen = primary ?? rest[pick(rest.length, rest)];
  if (touch) await page.touchscreen.tap(chosen.x, chosen.y);
  else await page.mouse.click(chosen.x, chosen.y);
  return chosen;
}

/** Plays this page's seat by clicks until the game is over. Returns how many clicks it took. */
export async function clickThrough(page, { touch = false, seed = 1, limit = 2500 } = {}) {
  let state = seed;
  const pick = (count) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * count);
  };
  let clicks = 0;
  while (clicks < limit) {
    if (await isOver(page)) return clicks;
    if (!(await myTurn(page))) {
      await pause(30);
      continue;
    }
    const before = await numberOf(page);
    const clicked = await clickOn(page, pick, touch);
    clicks += 1;
    if (clicked?.kind === 'primary') {
      await until(`the move is made: ${clicked.name}`, async () => (await numberOf(page)) > before, 15_000);
    } else await pause(15);
  }
  throw new Error('the game does not end');
}
