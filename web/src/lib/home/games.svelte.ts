/** The games of the house, asked for once. */
import { get } from '$lib/api';
import { language } from '$lib/i18n';
import type { GameInfo, Names } from '$lib/protocol';
import type { Catalogue } from '$lib/table/contract';

let known = $state.raw<GameInfo[]>([]);
let asking: Promise<GameInfo[]> | null = null;

/** The games there are; asks the server the first time. */
export async function loadGames(): Promise<GameInfo[]> {
  asking ??= get<GameInfo[]>('/games').catch((error: unknown) => {
    asking = null;
    throw error;
  });
  known = await asking;
  return known;
}

/** The games known so far. */
export function games(): GameInfo[] {
  return known;
}

/** A name in the reader's language. */
export function named(names: Names): string {
  return names[language()];
}

/** The name of a game in the reader's language. */
export function gameName(id: string): string {
  const game = known.find((game) => game.id === id);
  return game ? named(game.name) : id;
}

/** The name of a preset in the reader's language. */
export function presetName(game: string, preset: string | null): string | null {
  const found = known.find(({ id }) => id === game)?.presets.find(({ id }) => id === preset);
  return found ? named(found.name) : null;
}

const catalogues = new Map<string, Promise<Catalogue>>();

/** Names and texts of a game's components in the language spoken. */
export function loadCatalogue(game: string): Promise<Catalogue> {
  const path = `/games/${game}/catalogue?lang=${language()}`;
  let found = catalogues.get(path);
  if (!found) {
    found = get<Catalogue>(path);
    catalogues.set(path, found);
    found.catch(() => catalogues.delete(path));
  }
  return found;
}
