/** Who sits at a table, as boards and lists show them. */
import { has, language, t } from '$lib/i18n';
import type { SeatInfo, TableInfo, Words } from '$lib/protocol';
import { chosenSeal } from '$lib/art/seal';
import { fields, sealCharges } from '$lib/art/seals';
import type { Player } from './contract';
import { addressed } from './you';

function hash(text: string): number {
  let sum = 2166136261;
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 16777619);
  return sum >>> 0;
}

/** The seal of a person: as chosen, or made from the name. */
export function sealOf(person: { name: string; arms: string }): string {
  const { field, charge } = chosenSeal(person.arms, person.name);
  return `${field} ${charge}`;
}

const fieldOf = (arms: string) => arms.split(' ')[0];
/** The plain seals, one field and one charge each: bots carry those of whose colour no person's is. */
const PLAIN = Object.keys(fields).map((field, i) => `${field} ${Object.keys(sealCharges)[i]}`);

/** A bot's name in the reader's language. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
}

/** How a bot plays, in a sentence; those that only lean some way play like their kind. */
export function botText(bot: string): string {
  const key = [bot, bot.split('-')[0]].map((name) => `bot-${name}-more`).find(has);
  return key ? t(key) : '';
}

/** The code in the name that the server gives to strangers. */
const strangerCode = (name: string) => /^Guest ([0-9A-Z]{4})$/.exec(name)?.[1];

/** A person's name; the name that the server gives to strangers is said in the reader's language. */
export function personName(name: string): string {
  if (!name) return t('somebody');
  const code = strangerCode(name);
  return code ? t('guest-name', { code }) : name;
}

/** The name that a person chose; none if they are a stranger yet. */
export function chosenName(name: string): string {
  return strangerCode(name) ? '' : name;
}

/** The name of a table, made from its id so that it need not be stored. */
export function tableName(id: string): string {
  return t(`table-name-${(hash(id) % 24) + 1}`);
}

function who(seat: SeatInfo): Pick<Player, 'name' | 'person' | 'bot' | 'arms'> {
  const { sitter } = seat;
  if (typeof sitter === 'string') return { name: t('seat-free'), person: null, bot: null, arms: '' };
  if ('bot' in sitter) return { name: botName(sitter.bot), person: null, bot: sitter.bot, arms: '' };
  const person = 'person' in sitter ? sitter.person : sitter.kept;
  return { name: personName(person.name), person: person.id, bot: null, arms: sealOf(person) };
}

/** What the rules say of a seat is said of who sits there, and to the reader of themselves. */
export function named<T extends { text: Words[] }>(told: T[], players: Player[]): T[] {
  const me = players.find((player) => player.me)?.seat;
  const seatOf = ({ piece }: Words) => Number(/^seat:(\d+)$/.exec(piece ?? '')?.[1] ?? NaN);
  const name = (words: Words) => ({ ...words, text: players[seatOf(words)]?.name ?? words.text });
  return told.map((one) => {
    const text = one.text.map(name);
    // A piece that is small in the middle of a sentence begins this one.
    if (text[0]) text[0].text = text[0].text.charAt(0).toLocaleUpperCase() + text[0].text.slice(1);
    return { ...one, text: me === undefined ? text : addressed(text, me, language()) };
  });
}

/** A sentence in plain words, with those who sit there for seats. */
export function plainly(text: Words[], players: Player[]): string {
  return named([{ text }], players)
    .flatMap((one) => one.text.map((words) => words.text))
    .join('');
}

/** The people and bots of a table, by seat; no two bots carry the same seal. */
export function playersOf(table: TableInfo): Player[] {
  const people = table.seats.map(who);
  const free = PLAIN.filter((seal) => !people.some(({ arms }) => fieldOf(arms) === fieldOf(seal)));
  const alike = (bot: string, before: number) => people.slice(0, before).filter((other) => other.bot === bot).length;
  return table.seats.map((info, seat) => {
    const sitter = people[seat]!;
    const { bot } = sitter;
    return {
      seat,
      ...sitter,
      // Bots of one kind are numbered, so that each has a name of its own.
      name: bot && alike(bot, people.length) > 1 ? `${sitter.name} ${alike(bot, seat) + 1}` : sitter.name,
      arms: sitter.bot ? free.shift()! : sitter.arms,
      me: table.you.seat === seat,
      present: info.present,
      standIn: info.stand_in,
    };
  });
}

/** Is there anybody, or anything, in this seat? */
export function isTaken({ sitter }: SeatInfo): boolean {
  return typeof sitter !== 'string' && !('kept' in sitter);
}

/** May I ask a bot for a hint here? Alone with bots always. */
export function mayHint(table: TableInfo): boolean {
  const people = table.seats.filter(({ sitter }) => typeof sitter === 'object' && !('bot' in sitter)).length;
  return people < 2 || (table as { hints?: boolean }).hints !== false;
}

/** Whose consent it takes to take a move back: that of the bots, or of people too. */
export function consent(players: Player[]): 'bots' | 'people' {
  return players.filter(({ person }) => person !== null).length > 1 ? 'people' : 'bots';
}
