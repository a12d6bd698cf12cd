/** The places of a tournament: cities with their knights, or the slots of the bracket. */
import { t } from '$lib/i18n';
import type { Piece, Player } from '$lib/table/contract';
import type { Book } from '../book';
import { riderOf } from '../riders';
import type { City, PlaceView, View } from '../view';

export const CITIES: City[] = ['florence', 'paris', 'munich'];

/** The piece of a place: its knight, or its slot in the bracket. */
export const placePiece = (place: PlaceView): Piece =>
  place.slot === null ? `knight:${place.knight}` : `slot:${place.slot}`;

export function placesByCity(view: View): { city: City | null; places: PlaceView[] }[] {
  const places = view.tournament?.places ?? [];
  if (view.mode === 'plaisance') return [{ city: null, places }];
  return CITIES.map((city) => ({ city, places: places.filter((place) => place.city === city) }));
}

/** A place in words, for those who do not see it. */
export function placeText(place: PlaceView, book: Book, players: Player[]): string {
  const knight = book.knight(place.knight);
  const parts: string[] = [];
  if (place.slot !== null) parts.push(t('glory-slot', { slot: place.slot + 1 }));
  if (knight) {
    const { attack, glory, prestige } = knight;
    parts.push(book.name('knight', place.knight), t('glory-knight-numbers', { attack, glory, prestige }));
  }
  if (place.rider !== null) {
    const { name } = riderOf(players, place.rider);
    const mine = typeof place.rider === 'number' && players[place.rider]?.me;
    parts.push(mine ? t('glory-you-named', { name }) : name);
  }
  if (place.rider === null && !knight) parts.push(t('glory-slot-free'));
  return parts.join(', ');
}
