import { expect, it } from 'vitest';
import { bot, open, person, table } from '../../test/fake';
import { chosenName, mayHint, named, personName, playersOf } from './people';

it('gives every bot a name and a seal of its own, and none that a person carries', () => {
  const players = playersOf(table({ seats: [person('p1', 'Anna'), bot('greedy'), bot('greedy'), open] }));
  expect(players.map(({ name }) => name)).toEqual(['Anna', 'Man-at-arms 1', 'Man-at-arms 2', 'Free seat']);
  const seals = players.slice(0, 3).map(({ arms }) => arms);
  expect(new Set(seals.map((seal) => seal.split(' ')[0])).size, 'three colours').toBe(3);
  expect(players[3]!.arms).toBe('');
  expect(players[0]!.me).toBe(true);
});

it('says names where the rules say seats, and speaks to the reader', () => {
  const players = playersOf(table({ seats: [person('p1', 'Anna'), bot('greedy')] }));
  const seat = (n: number) => ({ text: `Seat ${n}`, piece: `seat:${n}` });
  const told = named(
    [{ number: 3, text: [seat(0), { text: ' pays ' }, seat(1), { text: ', not ' }, seat(7)] }],
    players,
  );
  expect(told.map(({ text }) => text.map((words) => words.text).join(''))).toEqual(['You pay Man-at-arms, not Seat 7']);
});

it('keeps the seal that somebody chose', () => {
  const seat = { sitter: { person: { id: 'x', name: 'Anna', arms: 'azure tower' } }, present: true, stand_in: false };
  expect(playersOf(table({ seats: [seat] }))[0]!.arms).toBe('azure tower');
});

it('says the name of a stranger in the reader’s language, and leaves chosen names alone', () => {
  expect(personName('Guest 9RSN')).toBe('Guest 9RSN');
  expect(personName('Guest of honour')).toBe('Guest of honour');
  expect([chosenName('Guest 9RSN'), chosenName('Anna')]).toEqual(['', 'Anna']);
});

it('lets a lone player ask for hints at any table', () => {
  const forbidden = { hints: false } as object;
  expect(mayHint(table({ seats: [person('p1', 'Anna'), bot('greedy')], ...forbidden }))).toBe(true);
  expect(mayHint(table({ seats: [person('p1', 'Anna'), person('p2', 'Boris')], ...forbidden }))).toBe(false);
  expect(mayHint(table({ seats: [person('p1', 'Anna'), person('p2', 'Boris')] }))).toBe(true);
});
