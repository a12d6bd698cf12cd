/** The legal moves as groups of rows, in the order in which the rules list them. */
import type { Offer } from '$lib/protocol';
import { plain, type Catalogue, type GameClient } from './contract';

export interface Row {
  /** Counts through the whole list, from 1. */
  number: number;
  name: string;
  /** One: chosen at once. Several: the row opens. */
  offers: Offer[];
}

export interface Group {
  name: string;
  rows: Row[];
}

/** Groups offers under headings, and under rows where the game names them. */
export function groupOffers(offers: Offer[], client: GameClient | null, catalogue: Catalogue, view: unknown): Group[] {
  const groups = new Map<string, Map<string, Offer[]>>();
  for (const offer of offers) {
    // Without a board nobody knows words for the kinds of moves: one group, without a heading.
    const heading = client ? (client.group?.(offer.group, offer, catalogue) ?? offer.group) : '';
    const row = client?.row?.(offer, catalogue, view) ?? plain(offer.text);
    const rows = groups.get(heading) ?? new Map<string, Offer[]>();
    groups.set(heading, rows.set(row, [...(rows.get(row) ?? []), offer]));
  }
  let number = 0;
  return [...groups].map(([name, rows]) => ({
    name,
    rows: [...rows].map(([row, offers]) => ({
      number: ++number,
      // A row with one move says that move in full.
      name: offers.length === 1 ? plain(offers[0]!.text) : row,
      offers,
    })),
  }));
}
