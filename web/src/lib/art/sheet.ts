/**
 * One hidden drawing for the whole page holds what many drawings share: gradients, patterns, and each
 * coat of arms once. Everything else refers to it, so a table full of cards stays light.
 */
import { OUTLINE, shieldMarkup, type Recipe } from './arms';
import { mark, shieldFace, sword } from './marks';

/** The engraver's way of writing tinctures without colour: a sign of its own for each. */
const HATCHES: Record<string, string> = {
  dots: '<circle cx="2" cy="2" r="1.1"/><circle cx="6" cy="6" r="1.1"/>',
  vertical: '<path d="M2 0V8M6 0V8"/>',
  horizontal: '<path d="M0 2H8M0 6H8"/>',
  'diagonal-left': '<path d="M-2 -2L10 10M-2 6L2 10M6 -2L10 2"/>',
  'diagonal-right': '<path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6"/>',
  'diagonal-right-dashed': '<path d="M-2 10L10 -2M-2 2L2 -2M6 10L10 6" stroke-dasharray="3 2"/>',
  grid: '<path d="M2 0V8M6 0V8M0 2H8M0 6H8"/>',
};
const hatches = Object.entries(HATCHES)
  .map(([name, lines]) => {
    const dots = name === 'dots' ? 'fill="#2A1A0C" fill-opacity=".8"' : '';
    const light = name === 'grid' ? '#fff' : '#F6EAD0';
    return `<pattern id="art-hatch-${name}" width="8" height="8" patternUnits="userSpaceOnUse"><g ${dots || `fill="none" stroke="${light}" stroke-opacity=".6" stroke-width="1.1"`}>${lines}</g></pattern>`;
  })
  .join('');

const SHARED = `<defs>
<clipPath id="art-shield"><path d="${OUTLINE}"/></clipPath>
<linearGradient id="art-sheen" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="#fff" stop-opacity=".26"/><stop offset=".48" stop-color="#fff" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".24"/></linearGradient>
<pattern id="art-chequy" width="12" height="12" patternUnits="userSpaceOnUse"><rect width="12" height="12" fill="#B23A2E"/><path d="M0 0h6v6H0zM6 6h6v6H6z" fill="#F2E3C8"/></pattern>
<pattern id="art-lozengy" width="10" height="16" patternUnits="userSpaceOnUse"><rect width="10" height="16" fill="#1F6F78"/><path d="M5 0l5 8-5 8-5-8z" fill="#E9DDBF"/></pattern>
<pattern id="art-chequy-large" width="36" height="36" patternUnits="userSpaceOnUse"><rect width="36" height="36" fill="#B23A2E"/><path d="M0 0h18v18H0zM18 18h18v18H18z" fill="#F2E3C8"/></pattern>
<pattern id="art-lozengy-large" width="30" height="44" patternUnits="userSpaceOnUse" x="5"><rect width="30" height="44" fill="#1F6F78"/><path d="M15 0l15 22-15 22-15-22z" fill="#E9DDBF"/></pattern>
<pattern id="art-chequy-small" width="5" height="5" patternUnits="userSpaceOnUse"><rect width="5" height="5" fill="#B23A2E"/><path d="M0 0h2.5v2.5H0zM2.5 2.5H5V5H2.5z" fill="#F6E6CB"/></pattern>
<pattern id="art-lozengy-small" width="7" height="5" patternUnits="userSpaceOnUse"><rect width="7" height="5" fill="#1F6F78"/><path d="M3.5 0l2.5 2.5-2.5 2.5-2.5-2.5z" fill="#EFE3C5"/></pattern>
<pattern id="art-lattice" width="14" height="14" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><rect width="14" height="14" fill="#4a2f22"/><path d="M0 0H14M0 0V14" stroke="#8b6434" stroke-width="1.6"/><circle cx="7" cy="7" r="1.7" fill="#c79a4c"/></pattern>
<marker id="art-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="6" markerHeight="6" orient="auto-start-reverse"><path d="M0 0L10 5L0 10L3 5Z" fill="context-stroke"/></marker>
${hatches}
<symbol id="art-sword" viewBox="0 0 40 121" overflow="visible">${sword}</symbol>
<symbol id="art-shield-face" viewBox="0 0 100 120">${shieldFace}</symbol>
<symbol id="art-mark" viewBox="0 0 96 98">${mark}</symbol>
</defs>`;

let sheet: SVGSVGElement | null = null;
const known = new Map<string, string>();

function open(): SVGSVGElement {
  if (!sheet?.isConnected) {
    sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
    sheet.setAttribute('width', '0');
    sheet.setAttribute('height', '0');
    sheet.setAttribute('aria-hidden', 'true');
    sheet.style.position = 'absolute';
    sheet.innerHTML = SHARED;
    document.body.prepend(sheet);
    known.clear();
  }
  return sheet;
}

/** Makes the shared patterns and drawings available on this page. */
export function shareArt(): void {
  open();
}

/** The id of a coat of arms on this page; it is drawn when it is first asked for. */
export function armsId(recipe: Recipe): string {
  const page = open();
  const key = JSON.stringify([
    recipe.division,
    recipe.tinctures,
    recipe.charge,
    recipe.charge_tincture,
    recipe.placement,
  ]);
  let id = known.get(key);
  if (!id) {
    id = `arms-${known.size + 1}`;
    known.set(key, id);
    const symbol = document.createElementNS('http://www.w3.org/2000/svg', 'symbol');
    symbol.setAttribute('id', id);
    symbol.setAttribute('viewBox', '0 0 100 120');
    symbol.innerHTML = shieldMarkup(recipe);
    page.append(symbol);
  }
  return id;
}
