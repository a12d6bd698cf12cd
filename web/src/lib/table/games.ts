/** The boards of the house, loaded when a table needs one. */
import { speakGame } from '$lib/i18n';
import type { GameClient } from './contract';

const modules = import.meta.glob<{ default: GameClient }>('../games/*/index.ts');

/** The board of a game with its words; `null` for a game that has no board in this client. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const load = modules[`../games/${game}/index.ts`];
  const [module] = await Promise.all([load?.(), speakGame(game)]);
  return module?.default ?? null;
}
