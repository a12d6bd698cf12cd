/**
 * Offers narrowed by the pieces that were tapped, in any order. Nothing here knows a rule: an offer is the
 * list of its pieces, and what all remaining offers share is settled.
 */
import type { Offer } from '$lib/protocol';
import type { Piece } from '$lib/table/contract';
import { offered } from './offered';

/** One move of a line as it is being chosen: by pieces, or given whole. */
export interface Step {
  taps: Piece[];
  /** The move itself, where it was not tapped together: from the list, or a hint. */
  move?: unknown;
}

/** Where the narrowing of one list of offers stands. */
export interface Facets {
  /** The offers that fit what was tapped. */
  candidates: Offer[];
  /** The pieces that were tapped, or that all candidates share. */
  settled: Piece[];
  /** The one offer that is meant; others may still be reached by tapping more. */
  one: Offer | null;
  /** The pieces that come next in the order of tapping: they glow. */
  next: Set<Piece>;
  /** Every piece that narrows further, whatever its place in the order. */
  open: Set<Piece>;
}

/** `card` of `card:12`. */
export function kindOf(piece: Piece): string {
  return piece.slice(0, Math.max(0, piece.indexOf(':')));
}

export type PathOf = (offer: Offer) => Piece[];

/** What is left of `path` without the pieces of `taken`, each taken once; `null` if one of them is missing. */
function without(path: Piece[], taken: Piece[]): Piece[] | null {
  const rest = path.slice();
  for (const piece of taken) {
    const at = rest.indexOf(piece);
    if (at < 0) return null;
    rest.splice(at, 1);
  }
  return rest;
}

/** The pieces that all paths have, in the order of the first. */
function shared(paths: Piece[][]): Piece[] {
  const [first = [], ...others] = paths;
  let common = first;
  for (const path of others) {
    const left = path.slice();
    common = common.filter((piece) => {
      const at = left.indexOf(piece);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    });
    if (common.length === 0) break;
  }
  return common;
}

const NOTHING: Facets = { candidates: [], settled: [], one: null, next: new Set(), open: new Set() };

export function narrow(offers: Offer[], step: Step, pathOf: PathOf): Facets {
  if ('move' in step) {
    const one = offered(offers, step.move);
    return one ? { ...NOTHING, candidates: [one], settled: pathOf(one), one } : NOTHING;
  }
  const candidates = offers.filter((offer) => without(pathOf(offer), step.taps) !== null);
  if (candidates.length === 0) return NOTHING;
  // Before the first tap nothing is settled, so that a common first piece still asks to be tapped.
  const settled = step.taps.length ? shared(candidates.map(pathOf)) : [];
  const [next, open] = [new Set<Piece>(), new Set<Piece>()];
  const complete: Offer[] = [];
  for (const offer of candidates) {
    const rest = without(pathOf(offer), settled) ?? [];
    if (rest.length === 0) complete.push(offer);
    // Pieces of one kind in a row are a set: they glow together.
    for (const piece of rest) {
      if (kindOf(piece) !== kindOf(rest[0]!)) break;
      next.add(piece);
    }
    for (const piece of rest) open.add(piece);
  }
  const only = candidates.length === 1 ? candidates[0]! : null;
  const one = step.taps.length ? (only ?? (complete.length === 1 ? complete[0]! : null)) : null;
  return { candidates, settled, one, next, open };
}
