// The rules stand once, in docs/games: told in every language under the same ids. Every id that code and tests cite is told there.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const LANGS = ['en', 'ru', 'cs'];
const TOLD = '../docs/games';
const CITING = ['../crates', 'src', 'e2e'];
const RULE = /\b(?:HEA|GLO|EMA|KNI)-[A-Z]+-\d\d\b/g;
const problems = [];
const told = new Set();

for (const game of readdirSync(TOLD)) {
  const ids = LANGS.map((lang) => {
    const text = readFileSync(join(TOLD, game, `${lang}.md`), 'utf8');
    const found = [...text.matchAll(/^### (\S+) .+$/gm)].map(([, id]) => id);
    for (const id of found)
      if (found.filter((other) => other === id).length > 1) problems.push(`${game} ${lang}: ${id} twice`);
    return new Set(found);
  });
  for (const id of ids[0]) told.add(id);
  LANGS.forEach((lang, i) => {
    for (const id of ids[0]) if (!ids[i].has(id)) problems.push(`${game}: ${id} is missing in ${lang}`);
    for (const id of ids[i]) if (!ids[0].has(id)) problems.push(`${game}: ${id} is only in ${lang}`);
  });
}

for (const folder of CITING) {
  const files = readdirSync(folder, { recursive: true }).filter((file) => /\.(rs|ts|js|svelte|ftl|toml)$/.test(file));
  for (const file of files)
    for (const [id] of readFileSync(join(folder, file), 'utf8').matchAll(RULE))
      if (!told.has(id)) problems.push(`${join(folder, file)} cites ${id}, which the rules do not tell`);
}

if (problems.length) {
  console.error([...new Set(problems)].join('\n'));
  process.exit(1);
}
console.log(`${told.size} rules in ${LANGS.length} languages, all citations found`);
