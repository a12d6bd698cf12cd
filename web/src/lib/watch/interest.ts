/** Which running tables people like to watch first. */
import type { TableInfo } from '$lib/protocol';

const people = ({ seats }: TableInfo) =>
  seats.filter(({ sitter }) => typeof sitter === 'object' && 'person' in sitter).length;

/** Those with most people first; among equals those that have gone on longest. */
export function byInterest(tables: TableInfo[]): TableInfo[] {
  const began = ({ started, created }: TableInfo) => started ?? created;
  return [...tables].sort((a, b) => people(b) - people(a) || began(a) - began(b));
}
