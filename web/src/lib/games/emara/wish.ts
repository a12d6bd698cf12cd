/** The move that somebody means who taps a piece that is not offered: the rules then say why not. */
import type { Catalogue, Piece } from '$lib/table/contract';
import type { Plan } from '$lib/play/plan.svelte';
import { Book } from './book';
import { KINDS, placeOf, RINGS, type Area, type Kind, type Move, type View } from './model';
import { nextTitle } from './path';

export function wish(piece: Piece, plan: Plan, view: View, catalogue: Catalogue): Move | undefined {
  const [kind = '', id = ''] = piece.split(':');
  const book = new Book(catalogue);
  const started = view.phase !== 'play' || plan.line.length > 0;
  if (!started) return kind === 'card' || kind === 'slot' || kind === 'area' ? undefined : 'end-turn';
  switch (kind) {
    case 'area':
      return { walk: RINGS[placeOf(view, id as Area)[0]]! };
    case 'hut':
      return { craftsman: { hut: id, pay: book.hut(id)?.cost ?? {} } };
    case 'master': {
      const own = view.players[view.active]?.masters.includes(id);
      const data = book.master(id);
      if (own) return data?.options ? { 'use-master': { master: id, option: 0, pay: {} } } : undefined;
      return { master: { master: id, pay: data?.cost ?? {} } };
    }
    case 'title':
      return id === nextTitle(view, view.active) ? { title: { pay: book.title(id)?.cost ?? {} } } : undefined;
    case 'marker': {
      const [group, good] = id.split('-') as [string, string | undefined];
      if (good && (KINDS as readonly string[]).includes(good)) {
        const body = { kind: good as Kind, pay: {} };
        return group === 'donation' ? { donate: body } : { give: body };
      }
      return id === 'stone' ? { 'deliver-stone': { pay: { stone: 1 } } } : { 'deliver-bread': 1 };
    }
    case 'honour':
      return { redeem: id };
    case 'sell':
      return { sell: id as Kind };
    case 'books':
      return { 'sell-books': Number(id) };
    case 'bread':
      return { 'deliver-bread': Number(id) };
    case 'wood':
      return { 'deliver-wood': { wood: Number(id), pay: { wood: Number(id) } } };
    case 'do':
      return id === 'castle-book' ? 'give-book' : undefined;
    default:
      return undefined;
  }
}
