// The rules are told in every language under the same ids, and every rule that a refusal may name is told.
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

const langs = ['en', 'ru', 'cs'];
const problems = [];
let told = 0;

for (const game of readdirSync('rules')) {
  const ids = langs.map((lang) => {
    const text = readFileSync(join('rules', game, `${lang}.md`), 'utf8');
    const found = [...text.matchAll(/^### (\S+) .+$/gm)].map(([, id]) => id);
    for (const id of found)
      if (found.filter((other) => other === id).length > 1) problems.push(`${game} ${lang}: ${id} twice`);
    return new Set(found);
  });
  told += ids[0].size;
  langs.forEach((lang, i) => {
    for (const id of ids[0]) if (!ids[i].has(id)) problems.push(`${game}: ${id} is missing in ${lang}`);
    for (const id of ids[i]) if (!ids[0].has(id)) problems.push(`${game}: ${id} is only in ${lang}`);
  });
  const refusals = join('..', 'crates', game, 'src', 'refusal.rs');
  if (!existsSync(refusals)) continue;
  for (const [id] of readFileSync(refusals, 'utf8').matchAll(/"[A-Z]{3}-[A-Z]+-\d+"/g)) {
    if (!ids[0].has(id.slice(1, -1))) problems.push(`${game}: a refusal names ${id}, which the rules do not tell`);
  }
}

if (problems.length) {
  console.error(problems.join('\n'));
  process.exit(1);
}
console.log(`${told} rules in ${langs.length} languages`);
