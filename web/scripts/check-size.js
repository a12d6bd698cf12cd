// JavaScript and styles, gzip. Asked for: any page at most 60 KB for its first paint, the kit 12 KB, a board with the kit and its words
// 48 KB, whatever of a board comes later 40 KB.
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const FIRST_PAINT = 60;
const KIT = 12;
const BOARD = 48;
const STYLES = 16;
const LATER = 40;
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
/** The words of these sets in the language that needs most. */
function words(sets) {
  const all = ['en', 'ru', 'cs'].map((lang) =>
    keys.filter((key) => sets.some((set) => key === `locales/${lang}/${set}.ftl?raw`)),
  );
  return all.sort((a, b) => size(b) - size(a))[0];
}
/** The sets of words that a page loads: see App.svelte. */
const SETS = {
  Home: ['app', 'home'],
  Table: ['app', 'table', 'play'],
  Replay: ['app', 'table', 'play', 'replay'],
  Me: ['app', 'pages', 'people', 'later'],
  Operator: ['app', 'later', 'operator'],
  Standing: ['app', 'pages', 'people', 'later'],
  Person: ['app', 'pages', 'people', 'later'],
};
const ALL = ['app', 'home', 'pages', 'table', 'play', 'later'];
const problems = [];

function judge(name, kilobytes, limit) {
  console.log(`${name.padEnd(34)} ${kilobytes.toFixed(1).padStart(6)} KB of ${limit}`);
  if (kilobytes > limit) problems.push(name);
}

const styles = (found) =>
  [...new Set([...found].flatMap((key) => manifest[key].css ?? []))].reduce((sum, file) => sum + kb(file), 0);
const loads = (key) =>
  new Set([...reach('index.html'), ...words(SETS[/(\w+)\.svelte$/.exec(key)[1]] ?? ALL), ...reach(key)]);
for (const key of keys.filter((key) => /^src\/lib\/pages\/.*\.svelte$/.test(key) && manifest[key].isDynamicEntry)) {
  judge(key.replace('src/lib/', ''), size(loads(key)), FIRST_PAINT);
}
const table = loads('src/lib/pages/Table.svelte');
judge('styles of the table', styles(table), STYLES);
const kit = keys.filter((key) => /^_(kit|plan)-/.test(key));
judge('kit', size(kit), KIT);
for (const key of keys.filter((key) => /^src\/lib\/games\/[^/]+\/index\.ts$/.test(key))) {
  const game = key.split('/')[3];
  // Sets besides the first, such as more-en.ftl, come later.
  const own = keys.filter((other) => new RegExp(`^src/lib/games/${game}/locales/(en|ru|cs)\\.ftl`).test(other));
  const more = new Set(
    [...reach(key), own.sort((a, b) => kb(manifest[b].file) - kb(manifest[a].file))[0]].filter(
      (k) => k && !table.has(k),
    ),
  );
  judge(`board of ${game} with the kit`, size(more), BOARD);
  judge(`styles of ${game}`, styles(more), STYLES);
  const parts = keys.filter((part) => part.startsWith(`src/lib/games/${game}/`) && manifest[part].isDynamicEntry);
  const later = parts.map((part) => size([...reach(part)].filter((k) => !table.has(k) && !more.has(k))));
  judge(`largest later part of ${game}`, Math.max(0, ...later), LATER);
}
if (problems.length) {
  console.error(`too large: ${problems.join(', ')}`);
  process.exit(1);
}
