/** What fills the board now. */
import { askOf, duelOf, type View } from './view';

export type Stage = 'town' | 'travel' | 'lists' | 'joust' | 'setup' | 'end';

export function stageOf(view: View, me: number | null): Stage {
  const ask = askOf(view, me);
  if (view.phase === 'over') return 'end';
  if (view.phase === 'setup' || ask === 'goal') return 'setup';
  if (duelOf(view, me)) return 'joust';
  if (view.phase === 'titles' && view.duels.length) return 'joust';
  if (view.phase === 'travel' || view.phase === 'final-travel' || ask === 'travel' || ask === 'reward') return 'travel';
  if (view.phase === 'registration' || view.phase === 'tournament') return 'lists';
  if (ask === 'brave' || view.phase === 'titles') return 'travel';
  return 'town';
}
