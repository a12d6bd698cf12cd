/** Which running tables people like to watch first. */
import type { TableInfo } from '$lib/protocol';

const people = ({ seats }: TableInfo) =>
  seats.filter(({ sitter }) => typeof sitter === 'object' && 'person' in sitter).length;
const began = ({ started, created }: TableInfo) => started ?? created;

const watched = ({ watchers }: TableInfo) => watchers;

export const ORDERS = ['watched', 'people', 'late', 'new'] as const;
export type Order = (typeof ORDERS)[number];

type Rank = (table: TableInfo) => number;
const FIRST: Record<Order, Rank[]> = { watched: [watched, people], people: [people], late: [], new: [] };

/** Those most watched first, those with most people, those that have gone on longest, or those that began last; among equals the longest first. */
export function byInterest(tables: TableInfo[], order: Order = 'people'): TableInfo[] {
  const older = order === 'new' ? -1 : 1;
  const rank = (a: TableInfo, b: TableInfo) => FIRST[order].map((of) => of(b) - of(a)).find(Boolean) ?? 0;
  return [...tables].sort((a, b) => rank(a, b) || older * (began(a) - began(b)));
}

/** Those at which people play with each other. */
export const withPeople = (tables: TableInfo[]): TableInfo[] => tables.filter((table) => people(table) > 1);
