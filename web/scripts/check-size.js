// First paint of any page: at most 70 KB of JavaScript (gzip). Each board: at most 40 KB more.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FIRST_PAINT = 70;
const BOARD = 40;
const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const kb = (file) => gzipSync(readFileSync(`dist/${file}`)).length / 1024;

/** The chunks that loading one chunk brings with it. */
function reach(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key].imports ?? []) reach(next, seen);
  return seen;
}

const size = (keys) =>
  [...keys].filter((key) => manifest[key].file.endsWith('.js')).reduce((sum, key) => sum + kb(manifest[key].file), 0);
const keys = Object.keys(manifest);
const words = (lang) => keys.filter((key) => key.startsWith(`locales/${lang}/`));
const largest = ['en', 'ru', 'cs'].map(words).sort((a, b) => size(b) - size(a))[0];
const entry = new Set([...reach('index.html'), ...largest]);
const problems = [];

function judge(name, kilobytes, limit) {
  console.log(`${name.padEnd(34)} ${kilobytes.toFixed(1).padStart(6)} KB of ${limit}`);
  if (kilobytes > limit) problems.push(name);
}

judge('front page', size(entry), FIRST_PAINT);
for (const key of keys.filter((key) => /^src\/lib\/pages\/.*\.svelte$/.test(key) && manifest[key].isDynamicEntry)) {
  judge(key.replace('src/lib/', ''), size(new Set([...entry, ...reach(key)])), FIRST_PAINT);
}
const table = new Set([...entry, ...reach('src/lib/pages/Table.svelte')]);
for (const key of keys.filter((key) => /^src\/lib\/games\/[^/]+\/index\.ts$/.test(key))) {
  const game = key.split('/')[3];
  const own = keys.filter((other) => other.startsWith(`src/lib/games/${game}/locales/`));
  const more = new Set(
    [...reach(key), own.sort((a, b) => kb(manifest[b].file) - kb(manifest[a].file))[0]].filter(
      (k) => k && !table.has(k),
    ),
  );
  judge(`board of ${game}`, size(more), BOARD);
}
if (problems.length) {
  console.error(`too large: ${problems.join(', ')}`);
  process.exit(1);
}
