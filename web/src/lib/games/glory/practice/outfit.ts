/** What is practised: a rider, a foe, and the ride so far. All of it stands in the address, so that it can be shared. */
import type { OddsView, View } from '../types';
import type { Move } from '../view';

export interface Outfit {
  foe: string;
  strength: number;
  mount: number;
  armour: number;
  faith: number;
  prestige: number;
  supporters: string[];
  relics: string[];
}
export interface Ride {
  seed: number;
  moves: Move[];
}

/** What the server says of a rider against a foe; chances in tenths of a per cent. */
export interface Study {
  clash: number;
  duel: number;
  knights: [id: string, duel: number][];
  strength: { clash: number; duel: number; faithless: number }[];
  attack: number[];
  helps: { kind: string; id: string | null; duel: number }[];
}
export interface RideView {
  view: View;
  offers: [move: Move, text: string][];
  odds: OddsView | null;
  events: unknown[][];
  over: boolean | null;
}

export const FIRST: Outfit = {
  foe: 'pal-kinizsi',
  strength: 4,
  mount: 3,
  armour: 2,
  faith: 1,
  prestige: 1,
  supporters: ['nun'],
  relics: [],
};
/** As much as the server answers for. */
export const MOST = { strength: 12, faith: 9, prestige: 6, tokens: 8 };
const COUNTS = ['strength', 'mount', 'armour', 'faith', 'prestige'] as const;

const within = (value: number, low: number, high: number) => Math.min(high, Math.max(low, Math.trunc(value)));

/** Reads an address; what it says wrongly is left as it was at first. */
export function read(query: URLSearchParams): { outfit: Outfit; ride: Ride | null } {
  const outfit: Outfit = { ...FIRST };
  const foe = query.get('foe');
  if (foe && /^[\w-]{1,40}$/.test(foe)) outfit.foe = foe;
  for (const count of COUNTS) {
    const value = Number(query.get(count) ?? NaN);
    if (!Number.isFinite(value)) continue;
    const level = count === 'mount' || count === 'armour';
    outfit[count] = level ? within(value, 1, 4) : within(value, 0, MOST[count]);
  }
  for (const list of ['supporters', 'relics'] as const) {
    const given = query.get(list);
    if (given !== null)
      outfit[list] = given
        .split(',')
        .filter((id) => /^[\w-]{1,40}$/.test(id))
        .slice(0, MOST.tokens);
  }
  let ride: Ride | null = null;
  const seed = Number(query.get('seed') ?? NaN);
  if (Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32) {
    try {
      const moves: unknown = JSON.parse(query.get('moves') ?? '[]');
      if (Array.isArray(moves) && moves.length <= 24) ride = { seed, moves: moves as Move[] };
    } catch {
      // An address that was cut: the ride begins anew.
      ride = { seed, moves: [] };
    }
  }
  return { outfit, ride };
}

/** The address of what is practised. */
export function address(outfit: Outfit, ride: Ride | null): string {
  const query = new URLSearchParams({ foe: outfit.foe });
  for (const count of COUNTS) query.set(count, String(outfit[count]));
  query.set('supporters', outfit.supporters.join(','));
  query.set('relics', outfit.relics.join(','));
  if (ride) {
    query.set('seed', String(ride.seed));
    if (ride.moves.length) query.set('moves', JSON.stringify(ride.moves));
  }
  return `/practice?${query}`;
}

/** Takes a token, or gives it back. */
export function toggled(list: string[], id: string): string[] {
  return list.includes(id) ? list.filter((one) => one !== id) : [...list, id];
}
