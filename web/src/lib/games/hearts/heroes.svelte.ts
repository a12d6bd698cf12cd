/** The arms of heroes for places that are given no catalogue: the board leaves them here. */
import type { Recipe } from '$lib/art/arms';
import type { Book } from './names';
import type { HeroId } from './view';

const PLAIN: Recipe = {
  division: 'plain',
  tinctures: ['argent'],
  charge: 'none',
  charge_tincture: 'or',
  placement: 'centre',
};

let book = $state.raw<Book | null>(null);

/** The board has read its catalogue. */
export function keepBook(next: Book): void {
  book = next;
}

export function heroArms(hero: HeroId): Recipe {
  return book?.blazon(hero) ?? PLAIN;
}
