// Draws the icons of the installed app from the mark of the house. Run by hand when the mark changes.
import { mkdirSync, readFileSync } from 'node:fs';
import { chromium } from 'playwright-core';

const mark = readFileSync('public/mark.svg', 'utf8');
/** Name, pixels, the part of the side that the mark takes, round corners. A maskable icon keeps the middle four fifths. */
const ICONS = [
  ['icon-192', 192, 0.72, 0.2],
  ['icon-512', 512, 0.72, 0.2],
  ['maskable-512', 512, 0.56, 0],
  ['apple-180', 180, 0.68, 0],
];

mkdirSync('public/app', { recursive: true });
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
for (const [name, size, part, corner] of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>
    body { margin: 0; }
    div { width: ${size}px; height: ${size}px; border-radius: ${size * corner}px; display: grid; place-items: center;
      background: #f7eedb; }
    svg { width: ${size * part}px; height: ${size * part}px; }
  </style><div>${mark}</div>`);
  await page.screenshot({ path: `public/app/${name}.png`, omitBackground: true });
}
await browser.close();
