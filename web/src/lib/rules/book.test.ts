import { expect, it } from 'vitest';
import { loadBook, parseBook, speaksOf } from './book';

it('reads chapters, rules and lists', () => {
  const book = parseBook('# Game\n\nIntro.\n\n## One\n\n- a\n- b\n\n### G-1 First (r)\nText with **weight**.\n');
  expect(book.title).toBe('Game');
  expect(book.chapters[0]!.intro).toEqual([{ kind: 'list', items: ['a', 'b'] }]);
  expect(book.chapters[0]!.rules[0]).toMatchObject({ id: 'G-1', title: 'First', reconstructed: true });
  expect(speaksOf(book.chapters[0]!.rules[0]!, 'WEIGHT text')).toBe(true);
});

const LANGS = ['en', 'ru', 'cs'] as const;

it.each(['hearts', 'glory', 'emara', 'knight'])('has the same rules of %s in the three languages', async (game) => {
  const books = await Promise.all(LANGS.map((lang) => loadBook(game, lang)));
  const [en, ...others] = books.map((book) => book!.chapters.flatMap(({ rules }) => rules.map(({ id }) => id)));
  expect(new Set(en).size).toBe(en!.length);
  expect(en!.length).toBeGreaterThan(80);
  for (const ids of others) expect(ids).toEqual(en);
});
