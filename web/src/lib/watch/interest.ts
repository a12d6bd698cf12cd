/** Which running tables people like to watch first. */
import type { TableInfo } from '$lib/protocol';

const people = ({ seats }: TableInfo) =>
  seats.filter(({ sitter }) => typeof sitter === 'object' && 'person' in sitter).length;
const began = ({ started, created }: TableInfo) => started ?? created;

export const ORDERS = ['people', 'late', 'new'] as const;
export type Order = (typeof ORDERS)[number];

/** Those with most people first, those that have gone on longest, or those that began last; among equals the longest first. */
export function byInterest(tables: TableInfo[], order: Order = 'people'): TableInfo[] {
  const first = { people: (a: TableInfo, b: TableInfo) => people(b) - people(a), late: () => 0, new: () => 0 }[order];
  const older = order === 'new' ? -1 : 1;
  return [...tables].sort((a, b) => first(a, b) || older * (began(a) - began(b)));
}

/** Those at which people play with each other. */
export const withPeople = (tables: TableInfo[]): TableInfo[] => tables.filter((table) => people(table) > 1);
