/** The move somebody means who taps a piece that is not offered: the rules say why not. */
import type { Piece } from '$lib/table/contract';
import { askOf, type Move, type View } from './view';

/** What a piece means under each question. */
const MEANT: Record<string, Record<string, (id: string) => Move>> = {
  action: {
    action: (id) => ({ place: id as never }),
    space: () => ({ place: 'support' }),
    item: () => ({ place: 'market' }),
    market: () => ({ place: 'plan-travel' }),
    deck: () => ({ place: 'plan-travel' }),
    knight: () => ({ place: 'herald' }),
    slot: () => ({ place: 'herald' }),
  },
  pick: { market: (id) => ({ take: id }), deck: (id) => ({ draw: id as never }) },
  upgrade: { item: (id) => ({ upgrade: id as never }) },
  spoils: { item: (id) => ({ upgrade: id as never }) },
  support: { space: (id) => ({ support: Number(id) }) },
  herald: { knight: (id) => ({ challenge: id }), slot: (id) => ({ slot: Number(id) }) },
  register: { knight: (id) => ({ challenge: id }), slot: (id) => ({ slot: Number(id) }) },
  travel: { card: (id) => ({ travel: id }) },
  tent: { supporter: (id) => ({ use: id }) },
  lance: { supporter: (id) => ({ use: id }) },
  relic: { relic: (id) => ({ relic: id }) },
};

export function wish(piece: Piece, _: unknown, view: View): Move | null {
  const seat = view.players.find(({ secret }) => secret !== null)?.seat ?? null;
  const [kind, id = ''] = piece.split(':') as [string, string];
  return MEANT[askOf(view, seat) ?? '']?.[kind]?.(id) ?? null;
}
