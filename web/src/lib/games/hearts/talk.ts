/** What was said this round, as banners beside heroes and cards; and how it turned out. */
import type { LogLine } from '$lib/protocol';
import type { Book } from './names';
import { eventOf, type Spoken, type View } from './view';

/** Something said that hangs beside a piece. */
export interface Banner {
  number: number;
  by: number;
  words: Spoken;
  /** The hero it hangs beside, and the card, if it is about one. */
  seat: number;
  slot: number | null;
  /** What it is about, as a sign for small screens. */
  sign: 'sword' | 'shield' | 'heart' | 'horn' | null;
}

/** Something said that has been judged. */
export interface Judged {
  number: number;
  by: number;
  words: Spoken;
  kept: boolean;
}

const SIGNS: Record<string, Banner['sign']> = {
  sword: 'sword',
  shield: 'shield',
  attack: 'sword',
  protect: 'shield',
  'sword-on': 'sword',
  'shield-on': 'shield',
  'no-sword-on': 'heart',
  truce: 'heart',
  sympathy: 'heart',
  hunt: 'sword',
  skirmish: 'horn',
  wait: 'horn',
  'no-declare': 'horn',
};

/** Lines that say nothing about a piece: answers and courtesies stay in the log. */
const UNHUNG = new Set(['reply', 'courtesy', 'request']);

/** The banners that hang now: at most two beside a hero, the newest. Those of earlier rounds have vanished. */
export function bannersOf(log: LogLine[], view: View, book: Book): Banner[] {
  const began = log.findLastIndex((line) => eventOf(line.event, 'round-began'));
  const banners = new Map<string, Banner>();
  for (const line of log.slice(began + 1)) {
    const said = eventOf(line.event, 'said');
    const words = said?.words;
    if (!said || !words?.line) continue;
    const { about, face, act, wish, kind } = book.line(words.line)?.asserts ?? { about: '' };
    if (UNHUNG.has(String(about))) continue;
    const slot = view.slots.find(
      (one) => one.slot === words.slot && typeof one.place === 'object' && 'on' in one.place,
    );
    if (words.slot !== undefined && !slot) continue;
    const named = view.seats.findIndex((seat) => seat.hero !== null && seat.hero === words.hero);
    const on = slot && typeof slot.place === 'object' && 'on' in slot.place ? slot.place.on : null;
    const seat = on ?? (named >= 0 ? named : said.who.seat);
    const sign = SIGNS[String(face ?? act ?? wish ?? kind ?? '')] ?? null;
    const key = `${said.who.seat} ${words.line} ${words.slot ?? ''} ${words.hero ?? ''}`;
    banners.delete(key);
    banners.set(key, { number: said.number, by: said.who.seat, words, seat, slot: slot?.slot ?? null, sign });
  }
  const hung = [...banners.values()].reverse();
  const beside = new Map<number, number>();
  return hung
    .filter(({ seat }) => {
      const count = (beside.get(seat) ?? 0) + 1;
      beside.set(seat, count);
      return count <= 2;
    })
    .reverse();
}

/** What has been judged since a line of the log. */
export function judgedIn(log: LogLine[]): Judged[] {
  return log.flatMap((line) => {
    const judged = eventOf(line.event, 'judged');
    if (!judged) return [];
    return { number: judged.number, by: judged.who.seat, words: judged.words, kept: judged.verdict === 'kept' };
  });
}

/** What has been judged in the bout that is shown. */
export function judgedInBout(log: LogLine[]): Judged[] {
  const began = log.findLastIndex((line) => eventOf(line.event, 'bout-began'));
  return judgedIn(log.slice(began + 1));
}
