/** The demands of titles in words and figures. */
import { t } from '$lib/i18n';
import { roman, type Book } from './book';
import { DECKS, type Part, type Progress, type Rider, type View } from './view';

/** A demand in words: "5 supporters", "mount IV", "2 Minstrels". */
export function demandWords({ what, needs }: Part, book: Book): string {
  const [kind, id] = what.split(':') as [string, string | undefined];
  if (kind === 'supporter') return t('glory-need-supporter', { name: book.name('supporter', id), n: needs });
  if (kind === 'without') return t('glory-need-without', { name: book.name('supporter', id) });
  if (kind === 'played') return t(`glory-need-played-${id}`, { n: needs });
  if (kind === 'mount' || kind === 'armour') return t(`glory-need-${kind}`, { level: roman(needs) });
  return t(`glory-need-${kind}`, { n: needs });
}

/** What a title takes, without anybody's progress. */
export function demandsOf(title: string, book: Book): Part[] {
  const requires = book.title(title)?.requires;
  if (!requires) return [];
  const parts: [what: string, needs: number][] = [
    ['coins', requires.coins],
    ['strength', requires.strength],
    ['faith', requires.faith],
    ...Object.entries(requires.supporters).map(([id, n]) => [`supporter:${id}`, n] as [string, number]),
    ['supporters', requires['any-supporters']],
    ['relics', requires['any-relics']],
    ['prestige', requires['any-prestige']],
    ...DECKS.map((deck, i) => [`played:${deck}`, requires.played[i]!] as [string, number]),
    ['mount', requires.equipment[0]],
    ['armour', requires.equipment[1]],
    ['duel', requires.duel ? 1 : 0],
    [`without:${requires.without}`, requires.without ? 1 : 0],
  ];
  return parts.filter(([, needs]) => needs > 0).map(([what, needs]) => ({ what, has: 0, needs }));
}

/** How far one is with a demand: boxes filled, to be filled by the staged move, open. */
export function bits(part: Part, after?: Part): ('on' | 'new' | 'off')[] {
  const had = Math.min(part.has, part.needs);
  const will = Math.min(after?.has ?? part.has, part.needs);
  return Array.from({ length: part.needs }, (_, i) => (i < Math.min(had, will) ? 'on' : i < will ? 'new' : 'off'));
}

/** The share of a title that is met, from 0 to 1. */
export function share(progress: Progress): number {
  const needs = progress.demands.reduce((sum, part) => sum + part.needs, 0);
  const has = progress.demands.reduce((sum, part) => sum + Math.min(part.has, part.needs), 0);
  return needs ? has / needs : 0;
}

/** How far a seat is with a title, if that is known. */
export function progressOf(view: View | null, rider: Rider | null, title: string): Progress | null {
  if (!view || typeof rider !== 'number') return null;
  const player = view.players[rider];
  const list = [...(player?.secret?.progress ?? []), ...(player?.progress ?? [])];
  return list.find((progress) => progress.title === title) ?? null;
}

/** The same demands with what a seat has now; only what the board shows. */
export function progressNow(demands: Part[], view: View, seat: number): Part[] {
  const player = view.players[seat];
  if (!player) return [];
  const count = (list: { up: number; down: number }[]) => list.reduce((sum, { up, down }) => sum + up + down, 0);
  return demands.map((part) => {
    const [kind, id] = part.what.split(':') as [string, string | undefined];
    const of = player.supporters.filter((token) => token.kind === id);
    const has: Record<string, number> = {
      coins: player.coins,
      strength: player.strength,
      faith: player.faith,
      mount: player.mount,
      armour: player.armour,
      supporter: count(of),
      supporters: count(player.supporters),
      relics: count(player.relics),
      prestige: count(player.prestige),
      played: player['played-by-deck'][DECKS.findIndex((deck) => deck === id)] ?? 0,
      without: count(of) ? 0 : 1,
    };
    return { ...part, has: has[kind] ?? 0 };
  });
}
