/**
 * The rules of a game in our own words: `docs/games/<game>/<lang>.md`.
 *
 * `# ` is the title, `## ` a chapter, `### ID Title` one rule whose anchor is its id. Paragraphs, lists
 * with `- `, `**bold**` and `*italic*` are all the markup there is. A rule marked `(r)` after its title
 * is reconstructed.
 */
import type { Lang } from '$lib/protocol';

export interface Rule {
  id: string;
  title: string;
  reconstructed: boolean;
  /** Paragraphs and lists. */
  blocks: Block[];
  /** Everything in small letters, for searching. */
  words: string;
}

export type Block = { kind: 'p'; text: string } | { kind: 'list'; items: string[] };

export interface Chapter {
  id: string;
  title: string;
  intro: Block[];
  rules: Rule[];
}

export interface Book {
  title: string;
  intro: Block[];
  chapters: Chapter[];
}

const files = import.meta.glob<string>('../../../../docs/games/*/{en,ru,cs}.md', { query: '?raw', import: 'default' });

/** The games whose rules are written down. */
export const written = [...new Set(Object.keys(files).map((path) => path.split('/').at(-2)!))];

/** The rules of a game, or `null` if they are not written down. */
export async function loadBook(game: string, lang: Lang): Promise<Book | null> {
  const load = files[`../../../../docs/games/${game}/${lang}.md`];
  return load ? parseBook(await load()) : null;
}

/** Reads the text of a rules file. */
export function parseBook(text: string): Book {
  const book: Book = { title: '', intro: [], chapters: [] };
  let blocks = book.intro;
  for (const line of text.split('\n').map((line) => line.trimEnd())) {
    const rule = /^### (\S+)\s*(.*)$/.exec(line);
    if (rule) {
      const title = rule[2]!.replace(/\s*\(r\)$/, '');
      const made: Rule = { id: rule[1]!, title, reconstructed: title !== rule[2], blocks: [], words: '' };
      book.chapters.at(-1)?.rules.push(made);
      blocks = made.blocks;
    } else if (line.startsWith('## ')) {
      const title = line.slice(3);
      const made: Chapter = { id: `chapter-${book.chapters.length + 1}`, title, intro: [], rules: [] };
      book.chapters.push(made);
      blocks = made.intro;
    } else if (line.startsWith('# ')) book.title = line.slice(2);
    else if (line.startsWith('- ')) {
      const last = blocks.at(-1);
      if (last?.kind === 'list') last.items.push(line.slice(2));
      else blocks.push({ kind: 'list', items: [line.slice(2)] });
    } else if (line) blocks.push({ kind: 'p', text: line });
  }
  for (const rule of book.chapters.flatMap(({ rules }) => rules)) rule.words = wordsOf(rule);
  return book;
}

function wordsOf(rule: Rule): string {
  const text = rule.blocks.map((block) => (block.kind === 'p' ? block.text : block.items.join(' '))).join(' ');
  return `${rule.id} ${rule.title} ${text}`.replaceAll('*', '').toLocaleLowerCase();
}

/** Does a rule speak of all these words? */
export function speaksOf(rule: Rule, query: string): boolean {
  return query
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => rule.words.includes(word));
}
