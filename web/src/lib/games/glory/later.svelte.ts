/** What comes a moment after the board: what pieces are, which titles are at odds, how a game ended. */
import { speakGame } from '$lib/i18n';

type Later = typeof import('./describe') & typeof import('./conflicts') & typeof import('./end/ending');
let later = $state.raw<Later>();
void Promise.all([
  import('./describe'),
  import('./conflicts'),
  import('./end/ending'),
  speakGame('glory', 'more'),
]).then(
  ([words, conflicts, ending]) => (later = { ...words, ...conflicts, ...ending }),
  () => {},
);

/** Whoever reads it is told again when it has come. */
export const comes = (): Later | undefined => later;
