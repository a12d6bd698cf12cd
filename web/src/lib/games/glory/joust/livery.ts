/** The colours in which somebody rides. */
import { chosenSeal } from '$lib/art/seal';
import { fields, sealCharges } from '$lib/art/seals';
import { fieldOf } from '../art/arms.svelte';
import type { Book } from '../book';
import type { Named } from '../riders';
import type { Foe, View } from '../view';
import type { Livery } from './rider';

const HORSES = [
  { horse: '#6B4A32', dark: '#4A3222' },
  { horse: '#3A3634', dark: '#26221f' },
];

/** A seat rides in the tincture of its seal. */
export function seatLivery({ name, arms }: Named, horse: 0 | 1): Livery {
  if (arms === 'automaton') return plain('#A5342A', '#F4D47C', horse);
  const seal = chosenSeal(arms, name);
  const { hex, charge } = fields[seal.field] ?? Object.values(fields)[0]!;
  const shape = (sealCharges[seal.charge] ?? '').replaceAll('{ink}', charge).replaceAll('{cut}', hex);
  return { cloth: hex, trim: charge, charge: shape, ...HORSES[horse]! };
}

function plain(cloth: string, trim: string, horse: 0 | 1): Livery {
  return { cloth, trim, charge: '', ...HORSES[horse]! };
}

const OUTLINE = 'M12 6H88V50C88 76 68 92 50 99C32 92 12 76 12 50Z';

/** A knight rides in the first colour of his arms, with the arms themselves on the cloth. */
export function foeLivery(foe: Foe, view: View, book: Book): Livery {
  const id =
    typeof foe === 'object' && 'knight' in foe ? foe.knight : foe === 'automaton' ? view.automaton?.avatar : null;
  const knight = book.knight(id);
  if (!knight) return plain('#5C4632', '#E9DFC6', 1);
  const inside = fieldOf(knight.blazon);
  const cloth = /fill="(#[0-9A-Fa-f]{6})"/.exec(inside)?.[1] ?? '#5C4632';
  const clip = `gl-cloth-${id}`;
  const charge =
    `<clipPath id="${clip}"><path d="${OUTLINE}"/></clipPath><g clip-path="url(#${clip})">` +
    `<svg x="10" y="4" width="80" height="96" viewBox="0 0 100 120">${inside}</svg></g>` +
    `<path d="${OUTLINE}" fill="none" stroke="#1d1611" stroke-width="3"/>`;
  // White cloth shows its hem in the dark.
  const trim = /^#f/i.test(cloth) ? '#5C4632' : '#F2F0EA';
  return { cloth, trim, charge, ...HORSES[1]! };
}
