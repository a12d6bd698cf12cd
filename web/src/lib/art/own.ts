/** What a table has under a key, and never what every object has: `constructor` is no colour. */
export function own<T>(table: Record<string, T>, key: string | undefined): T | undefined {
  return key !== undefined && Object.hasOwn(table, key) ? table[key] : undefined;
}
