/** Who takes part, as names and arms. */
import { t } from '$lib/i18n';
import type { Player } from '$lib/table/contract';
import type { Book } from './book';
import type { Foe, Rider, View } from './view';

export interface Named {
  name: string;
  /** The person's seal, or `automaton`. */
  arms: string;
}

export function riderOf(players: Player[], rider: Rider): Named {
  if (rider === 'automaton') return { name: t('glory-automaton'), arms: 'automaton' };
  const player = players[rider];
  return { name: player?.name ?? String(rider + 1), arms: player?.arms ?? '' };
}

/** The name at the table: mine with "you". */
export function calledName(players: Player[], rider: Rider, me: number | null): string {
  const { name } = riderOf(players, rider);
  return rider === me ? t('glory-you-named', { name }) : name;
}

/** The one somebody fights. */
export function foeName(foe: Foe, players: Player[], book: Book, view: View): string {
  if (foe === 'brave') return t('glory-foe-brave');
  if (foe === 'automaton') {
    return view.automaton?.avatar ? book.name('knight', view.automaton.avatar) : t('glory-automaton');
  }
  if (foe === 'nobody') return '';
  if ('knight' in foe) return book.name('knight', foe.knight);
  if ('card' in foe) return book.name('card', foe.card);
  return riderOf(players, foe.player).name;
}
