/** The order of command as blocks that are moved, cut and joined. */

export type Block = [seat: number, points: number];

/** Whole orders to start from. */
export type Start = 'first' | 'last' | 'turns';

/** What is stored, as one order: mine first, mine last, or one each in turn. */
export function startFrom(kind: Start, stores: number[], me: number): Block[] {
  const all = stores.map((points, seat): Block => [seat, points]).filter(([, points]) => points > 0);
  if (kind === 'turns') {
    const rounds = Math.max(0, ...stores);
    return Array.from({ length: rounds }, (_, round) =>
      all.filter(([, points]) => points > round).map(([seat]): Block => [seat, 1]),
    ).flat();
  }
  const [mine, others] = [all.filter(([seat]) => seat === me), all.filter(([seat]) => seat !== me)];
  return kind === 'first' ? [...mine, ...others] : [...others, ...mine];
}

/** Those who are barred come last, in the order they have. */
export function barredLast(blocks: Block[], barred: (seat: number) => boolean): Block[] {
  return [...blocks.filter(([seat]) => !barred(seat)), ...blocks.filter(([seat]) => barred(seat))];
}

/** Takes a block out and puts it before the place `to` of what is left; next to its own kind it joins it. */
export function move(blocks: Block[], from: number, to: number): Block[] {
  const taken = blocks[from];
  if (!taken) return blocks;
  const rest = blocks.filter((_, place) => place !== from);
  const at = Math.max(0, Math.min(rest.length, to));
  for (const place of [at - 1, at]) {
    const beside = rest[place];
    // Moved by one it passes its neighbour: it does not join the one it came from.
    if (beside?.[0] === taken[0])
      return rest.map((block, i): Block => (i === place ? [block[0], block[1] + taken[1]] : block));
  }
  return rest.toSpliced(at, 0, taken);
}

/** Cuts a block behind its n-th point. */
export function cut(blocks: Block[], place: number, n: number): Block[] {
  const block = blocks[place];
  if (!block || n < 1 || n >= block[1]) return blocks;
  return blocks.toSpliced(place, 1, [block[0], n], [block[0], block[1] - n]);
}

/** An order with everything in it: what nobody placed yet comes last, as the rules would put a last point by themselves. */
export function complete(blocks: Block[], stores: number[]): Block[] {
  const rest = stores.map((points, seat): Block => [
    seat,
    points - blocks.reduce((sum, [owner, n]) => sum + (owner === seat ? n : 0), 0),
  ]);
  return [...blocks, ...rest.filter(([, points]) => points > 0)];
}
