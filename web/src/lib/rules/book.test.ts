import { expect, it } from 'vitest';
import { loadBook, parseBook, speaksOf } from './book';

it('reads chapters, rules and lists', () => {
  const book = parseBook('# Game\n\nIntro.\n\n## One\n\n- a\n- b\n\n### G-1 First (r)\nText with **weight**.\n');
  expect(book.title).toBe('Game');
  expect(book.chapters[0]!.intro).toEqual([{ kind: 'list', items: ['a', 'b'] }]);
  expect(book.chapters[0]!.rules[0]).toMatchObject({ id: 'G-1', title: 'First', reconstructed: true });
  expect(speaksOf(book.chapters[0]!.rules[0]!, 'WEIGHT text')).toBe(true);
});

it.each(['en', 'ru', 'cs'] as const)('has the rules of Hearts in %s', async (lang) => {
  const book = await loadBook('hearts', lang);
  const ids = book!.chapters.flatMap(({ rules }) => rules.map(({ id }) => id));
  expect(ids).toContain('HEA-TURN-08');
  expect(new Set(ids).size).toBe(ids.length);
});
