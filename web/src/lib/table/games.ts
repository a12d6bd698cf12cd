/** The boards of the house, loaded when a table needs one. */
import { speakGame } from '$lib/i18n';
import type { GameClient } from './contract';

const modules = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');

const guides = import.meta.glob('../games/*/Coach.svelte');

const references = import.meta.glob('../games/*/Reference.svelte');

/** Is there a page with every piece of this game? */
export function hasReference(game: string): boolean {
  return `../games/${game}/Reference.svelte` in references;
}

/** Is there a guide that explains this game while it is played? */
export function hasGuide(game: string): boolean {
  return `../games/${game}/Coach.svelte` in guides;
}

/** The board of a game with its words; `null` for a game that has no board in this client. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const load = modules[`../games/${game}/index.ts`];
  const [module] = await Promise.all([load?.(), speakGame(game)]);
  return module?.default ?? null;
}
