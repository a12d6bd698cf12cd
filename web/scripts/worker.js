// Writes dist/sw.js: the service worker with the list of what can be read when the server is away, and a version that
// changes with any of it.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';

const manifest = JSON.parse(readFileSync('dist/.vite/manifest.json', 'utf8'));
const PAGES = ['pages/Home', 'pages/Rules', 'pages/About', 'pages/Lost', 'ui/TopBar'].map(
  (name) => `src/lib/${name}.svelte`,
);
/** Words of those pages, and the rules of every game, in every language. */
const WORDS = Object.keys(manifest).filter((key) =>
  /^locales\/.*\/(app|home|pages|table|play|later)\.ftl|docs\/games\//.test(key),
);

const files = new Set(['/', '/theme.js', '/mark.svg', '/icons.svg', '/manifest.webmanifest']);
const seen = new Set();
function take(key) {
  if (seen.has(key)) return;
  seen.add(key);
  const { file, css = [], imports = [] } = manifest[key];
  if (file.endsWith('.js')) files.add(`/${file}`);
  for (const style of css) files.add(`/${style}`);
  for (const next of imports) take(next);
}
for (const key of ['index.html', ...PAGES, ...WORDS]) take(key);
for (const font of readdirSync('dist/fonts')) if (/wght-normal\.woff2$/.test(font)) files.add(`/fonts/${font}`);
for (const cover of readdirSync('dist/covers')) files.add(`/covers/${cover}`);

const hash = createHash('sha256');
for (const file of files) {
  const path = `dist${file === '/' ? '/index.html' : file}`;
  if (!existsSync(path)) throw new Error(`${path} is not there`);
  hash.update(file).update(readFileSync(path));
}
const source = readFileSync('src/worker.js', 'utf8');
hash.update(source);
const house = JSON.stringify({ version: hash.digest('hex').slice(0, 12), files: [...files] });
writeFileSync(
  'dist/sw.js',
  source.replace('= __HOUSE__', () => `= ${house}`),
);
console.log(`${files.size} files can be read without the server`);
