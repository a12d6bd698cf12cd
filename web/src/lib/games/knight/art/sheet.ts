/** The signs of this game, drawn once on the page; everything else refers to them. */
import { shareArt } from '$lib/art/sheet';
import { arms } from './arms';
import { charges, goods, tinctures } from './signs';

const SHIELD = 'M1 1H23V13C23 20.5 17.5 25 12 27.2 6.5 25 1 20.5 1 13Z';
const INNER = 'M2.3 2.3H21.7V13C21.7 19.7 16.8 23.7 12 25.7 7.2 23.7 2.3 19.7 2.3 13Z';
const OUTLINE = 'M5 5H95V54C95 86 73 106 50 116C27 106 5 86 5 54Z';

const symbol = (id: string, box: string, inner: string) => `<symbol id="kn-${id}" viewBox="${box}">${inner}</symbol>`;

function trackShield(track: string, [field, ink]: [string, string]): string {
  const charge = charges[track as keyof typeof charges] ?? '';
  return (
    `<path d="${SHIELD}" fill="${field}" stroke="var(--arms-rim)" stroke-width="1.6"/>` +
    `<path d="${INNER}" fill="none" stroke="#fff" stroke-opacity=".28" stroke-width=".9"/>` +
    `<g color="${ink}" transform="translate(5 5) scale(.583)">${charge}</g>`
  );
}

function coat(inner: string): string {
  return (
    `<g clip-path="url(#art-shield)">${inner}<rect width="100" height="120" fill="url(#art-sheen)"/></g>` +
    `<path d="${OUTLINE}" fill="none" stroke="var(--arms-rim)" stroke-width="5"/>`
  );
}

const BACK =
  '<pattern id="kn-back" width="14" height="14" patternUnits="userSpaceOnUse"><rect width="14" height="14" fill="#3A2D25"/><path d="M7 0L14 7L7 14L0 7Z" fill="none" stroke="#54443a"/></pattern>' +
  '<pattern id="kn-flooded" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(20)"><rect width="8" height="8" fill="#3f6f98"/><path d="M0 4c2-2 2-2 4 0s2 2 4 0" fill="none" stroke="#7fb0d6" stroke-width="1.2"/></pattern>' +
  '<marker id="kn-arrow" viewBox="0 0 10 10" refX="7" refY="5" markerWidth="4" markerHeight="4" orient="auto-start-reverse"><path d="M0 0L10 5L0 10L3 5Z" fill="context-stroke"/></marker>';

let sheet: SVGSVGElement | null = null;

/** Makes the signs available on this page. */
export function shareSigns(): void {
  if (sheet?.isConnected || typeof document === 'undefined') return;
  shareArt();
  sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.position = 'absolute';
  sheet.innerHTML =
    `<defs>${BACK}</defs>` +
    [
      ...Object.entries(goods).map(([id, inner]) => symbol(id, '0 0 24 24', inner)),
      ...Object.entries(charges).map(([id, inner]) => symbol(`c-${id}`, '0 0 24 24', inner)),
      ...Object.entries(tinctures).map(([id, colours]) => symbol(`s-${id}`, '0 0 24 28', trackShield(id, colours))),
      ...Object.entries(arms).map(([id, inner]) => symbol(`a-${id}`, '0 0 100 120', coat(inner))),
    ].join('');
  document.body.prepend(sheet);
}
