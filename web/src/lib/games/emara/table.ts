/** The table as this game's components read it. */
import { useTable, type TableContext } from '$lib/play/context.svelte';
import { t } from '$lib/i18n';
import { fields } from '$lib/art/seals';
import { chosenSeal } from '$lib/art/seal';
import type { Piece } from '$lib/table/contract';
import { Book } from './book';
import { kindOf, type PlayerView, type View } from './model';

/** A long name shortened so that a number at its end stays: "Оружен. 2". */
export function brief(name: string, room: number): string {
  const [, head, tail] = (name.length > room && /^(.*\S)\s+(\S{1,2})$/.exec(name)) || [];
  return head && tail ? `${head.slice(0, Math.max(3, room - tail.length - 2))}. ${tail}` : name;
}

export interface EmaraTable {
  readonly table: TableContext<View>;
  readonly view: View;
  /** The view after the staged moves; without any, the view. */
  readonly then: View;
  readonly book: Book;
  readonly me: number | null;
  /** My own things, or those of the seat a replay looks through; a spectator has none. */
  readonly mine: PlayerView | null;
  /** A seat's name as the others read it. */
  name(seat: number): string;
  /** "yours" for my own seat. */
  owner(seat: number): string;
  arms(seat: number): string;
  colour(seat: number): string;
  /** The place of a choice among the staged steps, from 1; card and walk only lead to them. 0: it is not staged. */
  step(piece: Piece): number;
}

export function useEmara(): EmaraTable {
  const table = useTable<View>();
  return {
    table,
    get view() {
      return table.view;
    },
    get then() {
      return table.after ?? table.view;
    },
    get book() {
      return new Book(table.catalogue);
    },
    get me() {
      return table.me;
    },
    get mine() {
      return table.me === null ? null : (table.view.players[table.me] ?? null);
    },
    name: (seat) => table.players[seat]?.name ?? '',
    owner: (seat) => (seat === table.me ? t('emara-yours') : (table.players[seat]?.name ?? '')),
    arms: (seat) => table.players[seat]?.arms ?? '',
    colour: (seat) => {
      const arms = table.players[seat]?.arms ?? '';
      return fields[chosenSeal(arms, arms).field]?.hex ?? '#2C5AA0';
    },
    step: (piece) => {
      const { plan } = table;
      const steps = plan.line.filter(({ move }) => !['play', 'walk'].includes(kindOf(move)));
      return steps.findIndex((offer) => plan.pathOf(offer).includes(piece)) + 1;
    },
  };
}
