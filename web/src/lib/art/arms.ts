/** Coats of arms from the recipes of the data files. The shapes come from crates/heraldry. */
import { charges, tinctures } from './charges';
import { own } from './own';

/** A blazon as the Hearts data has it. */
export interface Recipe {
  division: string;
  tinctures: string[];
  charge: string;
  charge_tincture: string;
  placement: string;
}

/** The outline of every shield, 100 by 120. */
export const OUTLINE = 'M5 5H95V54C95 86 73 106 50 116C27 106 5 86 5 54Z';
const INLINE = 'M10 10H90V54C90 82 70 101 50 110.5C30 101 10 82 10 54Z';

const UNKNOWN = '#8d8672';

function hex(tincture: string | undefined): string {
  return own(tinctures, tincture)?.hex ?? UNKNOWN;
}

/** The part of a shield that a shape covers, in a tincture; over it the hatching, seen when it is switched on. */
function paint(shape: string, tincture: string | undefined): string {
  const hatch = own(tinctures, tincture)?.hatch ?? 'none';
  const lines = hatch === 'none' ? '' : `<${shape} fill="url(#art-hatch-${hatch})" opacity="var(--hatch,0)"/>`;
  return `<${shape} fill="${hex(tincture)}"/>${lines}`;
}

const WHOLE = 'rect width="100" height="120"';

function scales(first: string | undefined, second: string | undefined): string {
  let svg = paint(WHOLE, first);
  for (let row = 11; row >= 0; row--) {
    const y = row * 11 - 13;
    const left = row % 2 === 0 ? -13 : -4;
    const at = [0, 1, 2, 3, 4, 5, 6].map((i) => left + 18 * i);
    const scale = at.map((x) => `M${x} ${y}h18v7c0 8 -6 11 -9 13c-3 -2 -9 -5 -9 -13Z`).join('');
    const ridge = at.map((x) => `M${x + 9} ${y + 8}v7`).join('');
    svg += paint(`path d="${scale}" stroke="#17171A" stroke-width="1.3"`, row % 2 === 0 ? second : first);
    svg += `<path d="${ridge}" stroke="#17171A" stroke-opacity=".45" stroke-width="1.3" stroke-linecap="round"/>`;
  }
  return svg;
}

function fieldOf({ division, tinctures: [first, second] }: Recipe): string {
  if (division === 'quarterly') {
    return paint(WHOLE, second) + paint('path d="M0 0H50V57H0ZM50 57H100V120H50Z"', first);
  }
  return division === 'scaly' ? scales(first, second) : paint(WHOLE, first);
}

function chargeOf(recipe: Recipe): string {
  const charge = own(charges, recipe.charge);
  if (!charge) return '';
  const shape = charge.svg
    .replaceAll('{ink}', hex(recipe.charge_tincture))
    .replaceAll('{cut}', hex(recipe.tinctures[0]));
  if (recipe.placement === 'bend') {
    return `<g transform="translate(49 56) rotate(-41) scale(.8) translate(-50 -50)">${shape}</g>`;
  }
  const { x, y, scale } = charge.solo;
  return `<g transform="translate(${x - 50 * scale} ${y - 50 * scale}) scale(${scale})">${shape}</g>`;
}

/** A whole shield. Only shapes and colours of our own go into it: an unknown word leaves its part out. */
export function shieldMarkup(recipe: Recipe): string {
  return (
    `<g clip-path="url(#art-shield)">${fieldOf(recipe)}${chargeOf(recipe)}` +
    '<rect width="100" height="120" fill="url(#art-sheen)"/></g>' +
    `<path d="${OUTLINE}" fill="none" stroke="var(--arms-rim,#1d1611)" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${INLINE}" fill="none" stroke="var(--arms-line,rgba(255,240,200,.5))" stroke-width="1.4"/>`
  );
}
