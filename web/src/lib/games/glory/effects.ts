/** What a line of moves would change: coins, strength, faith, glory, equipment, tokens, titles. */
import type { Component } from 'svelte';
import { t } from '$lib/i18n';
import type { Catalogue, Effect, Rehearsal } from '$lib/table/contract';
import Sign from './art/Sign.svelte';
import { Book, roman, type Kind } from './book';
import { demandWords, progressOf } from './demands';
import { tokensOf } from './tokens';
import type { PlayerView, View } from './view';

/** A sign as the icon of a line. */
function sign(name: string): Component {
  // A component is a function of its place and its properties: this one has its properties already.
  const made = Sign as unknown as (anchor: unknown, props: object) => unknown;
  return ((anchor: unknown) => made(anchor, { name, size: 17 })) as unknown as Component;
}
const ICONS = Object.fromEntries(
  ['coins', 'strength', 'faith', 'glory', 'mount', 'armour', 'title', 'fan', 'e-nun', 'prestige', 'relic'].map(
    (name) => [name, sign(name)],
  ),
);
const icon = (name: string): { icon: Component } => ({ icon: ICONS[name] ?? sign(name) });

function counts(before: PlayerView, after: PlayerView): Effect[] {
  return (['coins', 'strength', 'faith', 'glory'] as const)
    .filter((kind) => before[kind] !== after[kind])
    .map((kind) => ({
      ...icon(kind),
      name: t(`glory-res-${kind}`),
      from: before[kind],
      to: after[kind],
      tone: after[kind] > before[kind] ? 'good' : 'plain',
    }));
}

function levels(before: PlayerView, after: PlayerView, book: Book): Effect[] {
  return (['mount', 'armour'] as const)
    .filter((item) => before[item] !== after[item])
    .map((item) => ({
      ...icon(item),
      name: t(`glory-${item}`),
      note: book.equipment(item, after[item]).name,
      from: roman(before[item]),
      to: roman(after[item]),
      tone: 'good',
      piece: `item:${item}`,
    }));
}

/** Tokens that come, go, or turn over. */
function tokens(before: PlayerView, after: PlayerView, book: Book): Effect[] {
  const count = (player: PlayerView, kind: Kind, id: string, up: boolean) =>
    tokensOf(player).filter((token) => token.kind === kind && token.id === id && (up ? !token.down : true)).length;
  const kinds = new Set([...tokensOf(before), ...tokensOf(after)].map(({ kind, id }) => `${kind}:${id}`));
  return [...kinds].flatMap((piece) => {
    const [kind, id] = piece.split(':') as [Kind, string];
    const name = book.name(kind, id);
    const shape = icon(kind === 'supporter' ? 'e-nun' : kind);
    const all = count(after, kind, id, false) - count(before, kind, id, false);
    if (all > 0) {
      const note = kind === 'supporter' ? book.say(book.supporter(id)?.text) : '';
      return [{ ...shape, name, note, to: t('glory-gained'), tone: 'good' as const, piece }];
    }
    const up = count(after, kind, id, true) - count(before, kind, id, true);
    if (up === 0) return [];
    return [
      {
        ...shape,
        name,
        to: t(up > 0 ? 'glory-turns-up' : 'glory-turns-down'),
        tone: up > 0 ? ('good' as const) : ('plain' as const),
        piece,
      },
    ];
  });
}

function titles(before: View, after: View, seat: number, book: Book): Effect[] {
  const secret = after.players[seat]?.secret?.titles ?? [];
  return [...new Set([...after.titles, ...secret])].flatMap((title) => {
    const [now, next] = [progressOf(before, seat, title), progressOf(after, seat, title)];
    if (!now || !next) return [];
    const changed = next.demands.findIndex((part, i) => {
      const had = now.demands[i]?.has ?? 0;
      return Math.min(part.has, part.needs) !== Math.min(had, part.needs);
    });
    if (changed < 0) return [];
    const [was, will] = [now.demands[changed]!, next.demands[changed]!];
    const better = will.has > was.has;
    const line: Effect = {
      ...icon('title'),
      name: book.name('title', title),
      note: after.titles.includes(title) ? demandWords(will, book) : t('glory-your-secret'),
      tone: better ? 'good' : 'bad',
      piece: `title:${title}`,
    };
    if (next.scores && !now.scores) return [{ ...line, to: t('glory-at-the-end', { n: next.glory }) }];
    return [
      {
        ...line,
        from: Math.min(was.has, was.needs),
        to: t('glory-of', { has: Math.min(will.has, will.needs), needs: will.needs }),
      },
    ];
  });
}

function hand(before: PlayerView, after: PlayerView): Effect[] {
  const size = (player: PlayerView) => player.hand.reduce((sum, count) => sum + count, 0);
  if (size(before) === size(after)) return [];
  return [{ ...icon('fan'), name: t('glory-hand'), from: size(before), to: size(after), tone: 'plain' }];
}

export function effects(before: View, after: View, _: Rehearsal, seat: number, catalogue: Catalogue): Effect[] {
  const book = new Book(catalogue);
  const [mine, then] = [before.players[seat], after.players[seat]];
  if (!mine || !then) return [];
  return [
    ...counts(mine, then),
    ...levels(mine, then, book),
    ...tokens(mine, then, book),
    ...hand(mine, then),
    ...titles(before, after, seat, book),
  ];
}
