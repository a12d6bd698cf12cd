/** A seat's tokens one by one. */
import type { Kind } from './book';
import type { PlayerView, Tokens } from './view';

export interface OneToken {
  kind: Kind;
  id: string;
  down: boolean;
}

function each(kind: Kind, tokens: Tokens[]): OneToken[] {
  const copies = (id: string, count: number, down: boolean) =>
    Array.from({ length: count }, () => ({ kind, id, down }));
  return tokens.flatMap(({ kind: id, up, down }) => [...copies(id, up, false), ...copies(id, down, true)]);
}

export function tokensOf(player: PlayerView): OneToken[] {
  return [
    ...each('supporter', player.supporters),
    ...each('relic', player.relics),
    ...each('prestige', player.prestige),
  ];
}
export const supportersOf = (player: PlayerView): OneToken[] => each('supporter', player.supporters);
export const relicsOf = (player: PlayerView): OneToken[] => each('relic', player.relics);
export const prestigeOf = (player: PlayerView): OneToken[] => each('prestige', player.prestige);
