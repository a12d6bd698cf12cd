/** The drawn pieces of the games, loaded when a page shows them. */
import type { Component } from 'svelte';
import type { Catalogue } from '$lib/table/contract';

/** A game's drawn pieces, and the set of its words that they need. */
interface Pieces {
  default: Component<{ catalogue: Catalogue }>;
  words: string;
}
const pieces = import.meta.glob<Pieces>('../games/*/Pieces.svelte');

/** Is there a page with every piece of this game? */
export function hasPieces(game: string): boolean {
  return `../games/${game}/Pieces.svelte` in pieces;
}

/** Every piece of a game, drawn; `null` for a game that has none. */
export async function loadPieces(game: string): Promise<Pieces | null> {
  return (await pieces[`../games/${game}/Pieces.svelte`]?.()) ?? null;
}
