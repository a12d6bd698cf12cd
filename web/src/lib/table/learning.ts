/** Which tables are guided first games: a guide that was left is there again when the table is opened anew. */
const KEY = 'quintain.learning';

/** What the player has heard at each guided table, by the guide's own names. */
function kept(): Record<string, string[]> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, string[]>;
  } catch {
    return {};
  }
}
export function isGuided(table: string): boolean {
  return table in kept();
}
export function heardAt(table: string): string[] {
  return kept()[table] ?? [];
}
export function hear(table: string, heard: string[]): void {
  // A few tables are enough: nobody learns at more.
  const others = Object.entries(kept()).filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify(Object.fromEntries([...others.slice(-4), [table, heard]])));
  } catch {
    // No room to remember: the guide begins anew next time.
  }
}
