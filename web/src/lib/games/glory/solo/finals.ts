import type { View } from '../view';

/** How many finals the Warrior has won. The first lost duel ends the game, so every round that is over was won. */
export function finalsWon({ round, tournament }: Pick<View, 'round' | 'tournament'>): number {
  const champion = tournament?.winners.at(-1) ?? null;
  const mine = champion !== null && tournament?.places.some(({ slot, rider }) => slot === champion && rider !== null);
  return round - 1 + (mine ? 1 : 0);
}
