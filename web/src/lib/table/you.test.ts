import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { addressed, conjugated } from './you';

const said = (lang: 'en' | 'ru' | 'cs', ...text: (string | number)[]) =>
  addressed(
    text.map((part) => (typeof part === 'number' ? { text: 'Anna', piece: `seat:${part}` } : { text: part })),
    0,
    lang,
  )
    .map((words) => words.text)
    .join('');

it('tells the reader what they did', () => {
  expect(said('en', 0, ' walks from ', 'A', ' to ', 'B')).toBe('You walk from A to B');
  expect(said('en', 0, ' passes.')).toBe('You pass.');
  expect(said('en', 0, ' has an errand.')).toBe('You have an errand.');
  expect(said('en', 'Clash 2: ', 0, ' wins, 4 to 3.')).toBe('Clash 2: you win, 4 to 3.');
  expect(said('ru', 0, ' не откликается.')).toBe('Вы не откликаетесь.');
  expect(said('ru', 'Стычка 2: ', 0, ' побеждает, 4 : 3.')).toBe('Стычка 2: вы побеждаете, 4 : 3.');
  expect(said('ru', 0, ' берёт титул.')).toBe('Вы берёте титул.');
  expect(said('cs', 0, ' si bere kartu.')).toBe('Vy si berete kartu.');
  expect(said('cs', 0, ': +2 body')).toBe('Vy: +2 body');
});

it('names the reader as whom something is done to, where the language has one word for it', () => {
  expect(said('en', 1, ' challenges ', 0, ' to a duel.')).toBe('Anna challenges you to a duel.');
  expect(said('en', 'The statue goes to ', 0, '.')).toBe('The statue goes to you.');
});

it('leaves others, and what is not about the subject, alone', () => {
  expect(said('en', 1, ' walks.')).toBe('Anna walks.');
  expect(said('ru', 'Очередь: ', 1, ', ', 0, '.')).toBe('Очередь: Anna, Anna.');
});

describe.each(['en', 'ru', 'cs'] as const)('every event in %s', (lang) => {
  it.each(['emara', 'glory', 'knight'])('of %s that begins with a seat can be said to the reader', (game) => {
    const text = readFileSync(`../crates/${game}/locales/${lang}.ftl`, 'utf8');
    // The end of Emara has no verb: a name and a sum.
    const events = [...text.matchAll(/^([\w-]+) = \{ \$(?:seat|who) \}(.*)$/gm)].filter(
      ([, id]) => id !== 'event-over-result',
    );
    expect(events.length).toBeGreaterThan(20);
    // The subject stands before its verb, or "you" could not be said.
    expect(text.match(/^.*(?:[еёи]т(?:ся)?|tězí|ává) \{ \$(?:seat|who|winner|foe) \}.*$/gm)).toBeNull();
    const unsaid = events.filter(([, , rest]) => conjugated(rest!, lang) === null);
    expect(unsaid.map(([message]) => message)).toEqual([]);
  });
});
