// An offer on Knight's trade sheet, as a person makes it.
import { press, primary } from './hands.js';

/** Offers one of the goods that I have for one that the other has: without `send` it is only laid out. */
export async function offer(page, send = true) {
  await page.locator('[data-tab="trade"]').first().click();
  const steppers = page.locator('.trade .stp');
  await steppers.first().waitFor();
  // The columns alternate: mine, the other's. Gold has the last row, and is seldom what one lacks.
  for (const column of [0, 1]) {
    const more = steppers.locator('button:last-child');
    const free = await more.evaluateAll(
      (all, column) => all.flatMap((one, place) => (place % 2 === column && !one.disabled ? [place] : [])),
      column,
    );
    if (!free.length) throw new Error(`nothing to ${column ? 'ask' : 'give'}`);
    const one = more.nth(free.at(column ? 0 : -1));
    await one.scrollIntoViewIfNeeded();
    await press(page, one);
  }
  await primary(page).waitFor();
  if (send) await press(page, primary(page));
}
