// What a page must never show, in any language, theme and width.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** The source of axe: it is laid beneath the page's policy, which forbids it inside. */
export const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** What axe calls serious or worse. The page must have been given `axe` as an init script. */
export async function serious(page) {
  const rules = { 'label-content-name-mismatch': { enabled: true } };
  const { violations } = await page.evaluate(
    (rules) => globalThis.axe.run(document, { resultTypes: ['violations'], rules }),
    rules,
  );
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => {
      const some = nodes
        .slice(0, 3)
        .map(({ target, failureSummary }) => `${target} ${failureSummary?.split('\n')[1] ?? ''}`);
      return `${id}: ${some.join(' | ')}`;
    });
}

/** What is missing, cut off, past the edge or too small to read. */
export const flaws = (page, path = new URL(page.url()).pathname) =>
  page.evaluate((path) => {
    const out = [];
    const short = (node) => node.dataset.piece ?? node.textContent.trim().slice(0, 40);
    if (document.documentElement.scrollWidth > innerWidth + 1) out.push(`${path} is wider than the window`);
    for (const [, key] of document.body.innerText.matchAll(/«([\w-]+)»/g)) out.push(`${path} lacks ${key}`);
    /** Lies it in something that is scrolled sideways, or in a drawing? */
    const rolls = (node) => {
      for (let at = node.parentElement; at; at = at.parentElement)
        if (at.tagName === 'svg' || /auto|scroll/.test(getComputedStyle(at).overflowX)) return true;
      return false;
    };
    const controls = 'button, a.btn, .chip, h1, h2, h3, [role=tab], [data-piece], [data-dock] .prime > *';
    for (const control of document.querySelectorAll(controls)) {
      const style = getComputedStyle(control);
      if (!control.checkVisibility() || style.textOverflow === 'ellipsis' || control.closest('.vh, dialog:not([open])'))
        continue;
      // Words for those who hear the page are not cut.
      const hides = style.clipPath === 'none' && style.display !== 'inline' && style.overflow !== 'visible';
      if (!control.dataset.piece && control.scrollWidth > control.clientWidth + 2 && hides)
        out.push(`${path} cuts “${short(control)}”`);
      const { left, right, width } = control.getBoundingClientRect();
      const over = width > 0 && (right > innerWidth + 0.5 || left < -0.5);
      if (over && !control.closest('aside, .toasts, .skip') && !rolls(control))
        out.push(`${path} shows “${short(control)}” past the edge: ${left} to ${right}`);
    }
    for (const element of document.querySelectorAll('body *')) {
      const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
      if (!own || !element.checkVisibility() || element.closest('svg')) continue;
      if (parseFloat(getComputedStyle(element).fontSize) < 12)
        out.push(`${path} writes “${short(element)}” under 12 px`);
    }
    return out;
  }, path);

/** What glows lies free where it is, or where it can be scrolled to. */
export const covered = (page) =>
  page.evaluate(() => {
    const parts = [0.5, 0.25, 0.75, 0.08, 0.92];
    const free = (node) => {
      node.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const { left, top, width, height } = node.getBoundingClientRect();
      return parts.some((y) =>
        parts.some((x) => {
          const hit = document.elementFromPoint(left + width * x, top + height * y);
          return hit && node.contains(hit) && hit.closest('[data-piece], button') === node;
        }),
      );
    };
    const glowing = [
      ...document.querySelectorAll('[data-piece][data-state="legal"], [data-dock] .alt, [data-primary]'),
    ];
    return glowing
      .filter((node) => node.checkVisibility() && !free(node))
      .map((node) => `${node.dataset.piece ?? node.innerText} is covered`);
  });

/** What the page fetches is there, and nothing has changed in it for a moment. */
export async function still(page) {
  await page.locator('#main').first().waitFor();
  await page.evaluate(async () => {
    await document.fonts.ready;
    await new Promise((resolve) => {
      let still;
      const wait = () => {
        clearTimeout(still);
        still = setTimeout(resolve, 250);
      };
      new MutationObserver(wait).observe(document, { subtree: true, childList: true, characterData: true });
      setTimeout(resolve, 3000);
      wait();
    });
  });
}

/** Changes what the visitor has set; it holds from the next load on. */
export const settle = (page, change) =>
  page.evaluate((change) => {
    const kept = JSON.parse(localStorage.getItem('quintain.settings') ?? '{}');
    localStorage.setItem('quintain.settings', JSON.stringify({ ...kept, ...change }));
  }, change);
