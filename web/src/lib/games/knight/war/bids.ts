/** What a bid costs: figures of the initiative. */

/** What a beaten bid pays: the greatest threshold strictly below it, or the first payment. */
export function beaten(bid: number, thresholds: number[], first: number): number {
  if (bid === 0) return 0;
  return Math.max(first, ...thresholds.filter((threshold) => threshold < bid));
}

/** The spaces that pay the same when beaten: `[from, to, pays]`. */
export function bands(spaces: number, thresholds: number[], first: number): [number, number, number][] {
  const list: [number, number, number][] = [];
  for (let bid = 1; bid <= spaces; bid++) {
    const pays = beaten(bid, thresholds, first);
    const last = list.at(-1);
    if (last && last[2] === pays) last[1] = bid;
    else list.push([bid, bid, pays]);
  }
  return list;
}

/** Everything a seat holds: bids are paid with resources and gold. */
export function holdings(held: Partial<Record<string, number>>): number {
  return Object.values(held).reduce<number>((sum, n) => sum + (n ?? 0), 0);
}
