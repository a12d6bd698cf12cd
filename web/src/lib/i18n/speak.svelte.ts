/**
 * The words of the client in three languages (Fluent). The frame's words are loaded with the page, a
 * game's words with its board.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Lang } from '$lib/protocol';

/** The languages of the house, each in its own name. */
export const languages: { id: Lang; short: string; name: string }[] = [
  { id: 'en', short: 'EN', name: 'English' },
  { id: 'ru', short: 'RU', name: 'Русский' },
  { id: 'cs', short: 'CS', name: 'Čeština' },
];

const frame = import.meta.glob<string>('../../../locales/*/*.ftl', { query: '?raw', import: 'default' });
/** A game's words: those of its board, and those that its options and its end need without a board. */
const boards = import.meta.glob<string>('../games/*/locales/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../locales/*/games/*.ftl', { query: '?raw', import: 'default' });

let lang = $state<Lang>('en');
let bundle = $state.raw(new FluentBundle('en'));
/** Games whose words are wanted in whatever language is spoken. */
const wanted = new Set<string>();
/** The sets of the frame's words that are wanted: `app` by every page. */
const sets = new Set(['app']);
export const ALL_SETS = ['home', 'pages', 'table', 'play', 'later'];

/** The language spoken now. */
export function language(): Lang {
  return lang;
}

let calls = 0;
/** The language asked for last: it may still be on its way. */
let asked: Lang = 'en';
let latest = Promise.resolve();

/** Speaks this language from now on. */
export function speak(next: Lang): Promise<void> {
  asked = next;
  latest = learn(next, ++calls);
  return latest;
}

async function learn(next: Lang, call: number): Promise<void> {
  const made = new FluentBundle(next, { useIsolating: false });
  const files = [...sets].map((set) => frame[`../../../locales/${next}/${set}.ftl`]);
  const own = [...wanted].flatMap((name) => {
    const [game, set] = name.split('/');
    if (set) return [boards[`../games/${game}/locales/${set}-${next}.ftl`]];
    return [games[`../../../locales/${next}/games/${game}.ftl`], boards[`../games/${game}/locales/${next}.ftl`]];
  });
  const texts = await Promise.all([...files, ...own].map((load) => load?.() ?? ''));
  // Whoever asked later wants more, or another language: that is what counts.
  if (call !== calls) return latest;
  for (const text of texts) made.addResource(new FluentResource(text));
  lang = next;
  bundle = made;
  if (typeof document !== 'undefined') document.documentElement.lang = next;
}

/** Learns the words that a page needs. */
export async function speakOf(wants: string[]): Promise<void> {
  const before = sets.size;
  for (const set of wants) sets.add(set);
  if (sets.size > before) await speak(asked);
}

/** A part of a page that comes later, with words of its own. */
export async function later<T>(part: Promise<T>, words: string): Promise<T> {
  await speakOf([words]);
  return part;
}

/** Learns the words of a game: those of its board, or another set of its own. */
export async function speakGame(game: string, set?: string): Promise<void> {
  const name = set ? `${game}/${set}` : game;
  if (wanted.has(name)) return latest;
  wanted.add(name);
  await speak(asked);
}

/** Is there such a message? */
export function has(key: string): boolean {
  return bundle.hasMessage(key);
}

/** A message in the language spoken now. A missing one is shown as its key, in guillemets. */
export function t(key: string, args?: Record<string, FluentVariable>): string {
  const pattern = bundle.getMessage(key)?.value;
  return pattern ? bundle.formatPattern(pattern, args) : `«${key}»`;
}
