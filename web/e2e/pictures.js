// Pictures of scenes, compared with those that were approved: `npm run pictures` approves what is there now.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pixelmatch from 'pixelmatch';
import { PNG } from 'pngjs';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'pictures');
/** How much of a picture may differ: less than a name plate. */
const TOLERANCE = 0.001;
export const approving = process.env.QUINTAIN_APPROVE === '1';

/** Half as wide and high: small enough to be kept, and the grain of letters is no difference. */
function half(picture) {
  const { width, height, data } = PNG.sync.read(picture);
  const small = new PNG({ width: width >> 1, height: height >> 1 });
  for (let y = 0; y < small.height; y++)
    for (let x = 0; x < small.width; x++)
      for (let part = 0; part < 4; part++) {
        const at = (2 * y * width + 2 * x) * 4 + part;
        const sum = data[at] + data[at + 4] + data[at + width * 4] + data[at + width * 4 + 4];
        small.data[(y * small.width + x) * 4 + part] = sum / 4;
      }
  return small;
}

/** Compares the board and the dock as they are with the approved picture, and says what is wrong. */
export async function compare(page, name) {
  await page.evaluate(() => document.activeElement?.blur?.());
  await page.mouse.move(0, 0);
  const now = half(await page.locator('#main').screenshot({ animations: 'disabled' }));
  const file = join(folder, `${name}.png`);
  if (approving) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, PNG.sync.write(now));
    return [];
  }
  if (!existsSync(file)) return [`${name} was never approved: npm run pictures`];
  const kept = PNG.sync.read(readFileSync(file));
  const { width, height } = kept;
  const diff = new PNG({ width, height });
  const same = now.width === width && now.height === height;
  const off = same ? pixelmatch(kept.data, now.data, diff.data, width, height, { threshold: 0.2 }) : width * height;
  if (off <= width * height * TOLERANCE) return [];
  const made = (kind) => join(tmpdir(), `${name}-${kind}.png`);
  writeFileSync(made('now'), PNG.sync.write(now));
  if (same) writeFileSync(made('diff'), PNG.sync.write(diff));
  const told = `${name} looks different at ${off} of ${width * height} points: see ${made('now')} and -diff`;
  return [`${told}; if it is meant so, npm run pictures`];
}
