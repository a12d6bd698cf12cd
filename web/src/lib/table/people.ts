/** Who sits at a table, as boards and lists show them. */
import { has, t } from '$lib/i18n';
import type { SeatInfo, TableInfo } from '$lib/protocol';
import type { Player } from './contract';

const SIGNS = 9;

function hash(text: string): number {
  let sum = 2166136261;
  for (const char of text) sum = Math.imul(sum ^ char.codePointAt(0)!, 16777619);
  return sum >>> 0;
}

/** The tincture and charge that somebody has everywhere, unless a neighbour at the table has it too. */
export function signOf(id: string): number {
  return (hash(id) % SIGNS) + 1;
}

/** A bot's name in the reader's language. */
export function botName(bot: string): string {
  return has(`bot-${bot}`) ? t(`bot-${bot}`) : bot.charAt(0).toUpperCase() + bot.slice(1);
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
  return { name: person.name, person: person.id, bot: null, arms: person.arms };
}

/** The people and bots of a table, by seat; no two carry the same sign. */
export function playersOf(table: TableInfo): Player[] {
  const taken = new Set<number>();
  const free = (wish: number) => {
    let sign = wish;
    for (let tries = 0; taken.has(sign) && tries < SIGNS; tries++) sign = (sign % SIGNS) + 1;
    taken.add(sign);
    return sign;
  };
  const people = table.seats.map(who);
  const signs = new Map<number, number>();
  // People choose first, so that a bot never takes a person's sign.
  people.forEach(({ person }, seat) => person && signs.set(seat, free(signOf(person))));
  people.forEach(({ person }, seat) => person || signs.set(seat, free((seat % SIGNS) + 1)));
  return table.seats.map((info, seat) => ({
    seat,
    ...people[seat]!,
    sign: signs.get(seat)!,
    me: table.you.seat === seat,
    present: info.present,
    standIn: info.stand_in,
  }));
}

/** Is there anybody, or anything, in this seat? */
export function isTaken({ sitter }: SeatInfo): boolean {
  return typeof sitter !== 'string' && !('kept' in sitter);
}
