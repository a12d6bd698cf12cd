/** How far I have seen each of my games on this device, as the page of a table notes it: what came later is news. */
const key = 'quintain.seen.';

/** How long the record was when I last looked; `null` if I have not been there on this device. */
export function seen(table: string): number | null {
  const number = localStorage.getItem(key + table);
  return number === null ? null : Number(number) || 0;
}

/** Only these tables can still have news. */
export function keepSeen(tables: string[]): void {
  for (const name of Object.keys(localStorage)) {
    if (name.startsWith(key) && !tables.includes(name.slice(key.length))) localStorage.removeItem(name);
  }
}
