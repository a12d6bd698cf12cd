// Every message must be there in every language with the same variables, and be used somewhere.
import { readFileSync, readdirSync, existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';

const langs = ['en', 'ru', 'cs'];

function files(dir, test) {
  return readdirSync(dir).flatMap((name) => {
    const path = join(dir, name);
    return statSync(path).isDirectory() ? files(path, test) : test(path) ? [path] : [];
  });
}

/** The variables that a pattern reads; not the grammatical `case`, of which English has none. */
function variables(node, found = new Set()) {
  if (Array.isArray(node)) node.forEach((part) => variables(part, found));
  else if (node && typeof node === 'object') {
    if (node.type === 'var' && node.name !== 'case') found.add(node.name);
    Object.values(node).forEach((part) => variables(part, found));
  }
  return found;
}

function read(paths) {
  const messages = new Map();
  for (const path of paths) {
    for (const { id, value } of new FluentResource(readFileSync(path, 'utf8')).body) {
      if (messages.has(id)) problems.push(`${path}: ${id} is there twice`);
      messages.set(id, [...variables(value)].sort().join(' '));
    }
  }
  return messages;
}

const problems = [];
const sources = files('src', (path) => /\.(ts|svelte)$/.test(path)).map((path) => ({
  path,
  text: readFileSync(path, 'utf8'),
}));
const gameDir = 'src/lib/games';
const games = existsSync(gameDir)
  ? readdirSync(gameDir).filter((game) => existsSync(join(gameDir, game, 'locales')))
  : [];
const frame = (lang) => files(join('locales', lang), (path) => path.endsWith('.ftl'));
const sets = [
  { name: 'frame', of: frame },
  ...games.map((game) => ({
    name: game,
    of: (lang) => files(join(gameDir, game, 'locales'), (path) => new RegExp(`[/-]${lang}\\.ftl$`).test(path)),
  })),
];

const known = new Set();
for (const { name, of } of sets) {
  const [en, ...others] = langs.map((lang) => ({ lang, messages: read(of(lang)) }));
  for (const id of en.messages.keys()) known.add(id);
  for (const { lang, messages } of others) {
    for (const [id, vars] of en.messages) {
      if (!messages.has(id)) problems.push(`${name}: ${id} is missing in ${lang}`);
      else if (messages.get(id) !== vars)
        problems.push(`${name}: ${id} reads {${messages.get(id)}} in ${lang}, {${vars}} in en`);
    }
    for (const id of messages.keys()) if (!en.messages.has(id)) problems.push(`${name}: ${id} is only in ${lang}`);
  }
}

const used = new Set();
const prefixes = new Set();
/** The part that all games' words of one kind have after the game's name. */
const kinds = new Set();
for (const { path, text } of sources) {
  for (const [, id] of text.matchAll(/\bt\(\s*['"]([\w-]+)['"]/g)) {
    if (!known.has(id)) problems.push(`${path}: there is no message ${id}`);
  }
  for (const [, prefix] of text.matchAll(/`([a-z][\w-]*-)\$\{/g)) prefixes.add(prefix);
  for (const [, kind] of text.matchAll(/`\$\{game[.\w]*\}-([a-z]+-)\$\{/g)) kinds.add(kind);
  for (const [, id] of text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)) used.add(id);
}
const spoken = readdirSync('locales/en/games').map((file) => file.replace('.ftl', ''));
for (const game of [...games, ...spoken]) for (const kind of kinds) prefixes.add(`${game}-${kind}`);
for (const id of known) {
  if (!used.has(id) && ![...prefixes].some((prefix) => id.startsWith(prefix))) problems.push(`${id} is never used`);
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${known.size} messages in ${langs.length} languages, none missing, none unused`);
