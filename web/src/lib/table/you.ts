/** The reader is spoken to: events tell of a seat in the third person, "Anna walks", and to Anna "you walk". */
import type { Lang, Words } from '$lib/protocol';

/** How a language says "you" as the subject, which words may stand before the verb, and the verb's form for you. */
interface Address {
  you: string;
  before: Set<string>;
  verb: (word: string) => string | null;
}

const english: Record<string, string> = { has: 'have', is: 'are', does: 'do', goes: 'go' };
const plain = new Set(['cannot', 'may', 'must', 'will', 'bid', 'staked', 'kept', 'lied']);

const address: Record<Lang, Address> = {
  en: {
    you: 'You',
    before: new Set(),
    verb: (word) => {
      if (plain.has(word)) return word;
      if (english[word]) return english[word];
      if (/(?:ss|sh|ch|x|zz)es$/.test(word)) return word.slice(0, -2);
      return /[^su]s$/.test(word) ? word.slice(0, -1) : null;
    },
  },
  ru: {
    you: 'Вы',
    before: new Set(['не', 'успешно', 'сейчас', 'больше', 'ничего', 'уже', 'ещё']),
    verb: (word) => {
      const [, stem, ending] = /^(.+[еёи]т)(ся)?$/.exec(word) ?? [];
      return stem ? (ending ? `${stem}есь` : `${stem}е`) : null;
    },
  },
  cs: {
    you: 'Vy',
    before: new Set(['si', 'se', 'už', 'teď', 'úspěšně']),
    verb: (word) => ({ je: 'jste', není: 'nejste' })[word] ?? (/[áíeě]$/.test(word) ? `${word}te` : null),
  },
};

/** A text that follows the subject, said to the reader; `null` if it holds no verb at its beginning. */
export function conjugated(text: string, lang: Lang): string | null {
  if (/^[:,]/.test(text)) return text;
  if (!/^ \p{L}/u.test(text)) return null;
  const { before, verb } = address[lang];
  let at = 0;
  for (const [word] of text.matchAll(/\p{L}+/gu)) {
    at = text.indexOf(word, at);
    const spoken = verb(word);
    if (spoken && !before.has(word)) {
      return text.slice(0, at) + spoken + text.slice(at + word.length);
    }
    if (!before.has(word)) return null;
    at += word.length;
  }
  return null;
}

/** Where a seat is the subject: at the beginning, or after a colon or a full stop. */
const opens = (before: string | undefined) => before === undefined || /(?:^|[:.] )$/.test(before);

/** A sentence in which this seat is the reader's. */
export function addressed(text: Words[], seat: number, lang: Lang): Words[] {
  const said = text.map((words) => ({ ...words }));
  const { you } = address[lang];
  for (const [i, words] of said.entries()) {
    const [before, next] = [said[i - 1]?.text, said[i + 1]];
    if (words.piece !== `seat:${seat}`) continue;
    if (!opens(before)) {
      // English has one word for the subject and for whom something is done to; the others decline theirs.
      if (lang === 'en') words.text = 'you';
      continue;
    }
    const follows = next ? conjugated(next.text, lang) : null;
    if (!next || follows === null) continue;
    words.text = /: $/.test(before ?? '') ? you.toLowerCase() : you;
    next.text = follows;
  }
  return said;
}
