/** The drawings of Glory, put into the page once; everything on the board refers to them by id. */
import { shareArt } from '$lib/art/sheet';
import { PLACES } from './places';
import { SIGNS } from './signs';
import { TOKENS } from './tokens';

const inner = (name: string, x: number, y: number, width: number, height: number) =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}"><use href="#gl-${name}"/></svg>`;

/** A medallion: a gold rim around a field with a drawing. */
function medallion(field: string, drawing: string): string {
  return (
    '<circle cx="50" cy="50" r="49" fill="#2A1A0C"/><circle cx="50" cy="50" r="46" fill="#D9A94A"/>' +
    '<circle cx="50" cy="50" r="46" fill="url(#art-sheen)"/><circle cx="50" cy="50" r="40" fill="#2A1A0C"/>' +
    `<circle cx="50" cy="50" r="38.5" fill="${field}"/>` +
    '<circle cx="50" cy="50" r="36" fill="none" stroke="#F4D98C" stroke-opacity=".35" stroke-width="1.2"/>' +
    `<g transform="translate(7 7) scale(.86)">${drawing}</g>`
  );
}

/** The events: those with a drawing of a place share it, the others show a sign. */
const EVENTS: Record<string, [field: string, sign: string]> = {
  crusade: ['#4B2F66', 'faith'],
  war: ['#8E2B22', 'sword'],
  'good-harvest': ['#5B6B1F', 'e-cook'],
  'royal-wedding': ['#8C2F4E', 'romance'],
  'spoils-of-war': ['#35506B', 'armour'],
  'mentors-lessons': ['#6B2A20', 'strength'],
  'call-to-arms': ['#4A4038', 'figure'],
};

function symbols(): string {
  const list: string[] = [];
  const add = (id: string, width: number, height: number, svg: string) =>
    list.push(`<symbol id="${id}" viewBox="0 0 ${width} ${height}" overflow="visible">${svg}</symbol>`);
  for (const [name, [width, height, svg]] of Object.entries(SIGNS)) add(`gl-${name}`, width, height, svg);
  for (const [name, svg] of Object.entries(TOKENS)) add(`glt-${name}`, 100, 100, svg);
  for (const [name, [field, svg]] of Object.entries(PLACES)) add(`glm-${name}`, 100, 100, medallion(field, svg));
  for (const [name, [field, sign]] of Object.entries(EVENTS)) {
    const drawing = `<g color="#F4D98C" style="--cut:${field}">${inner(sign, 24, 22, 52, 56)}</g>`;
    add(`glm-event-${name}`, 100, 100, medallion(field, drawing));
  }
  const shared = { 'event-wandering': 'plan-travel', 'event-recruitment': 'support' };
  for (const [name, place] of Object.entries(shared)) add(`glm-${name}`, 100, 100, medallion(...PLACES[place]!));
  return list.join('');
}

let sheet: SVGSVGElement | null = null;

/** Makes the drawings available on this page. */
export function gloryArt(): void {
  if (sheet?.isConnected) return;
  shareArt();
  sheet = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  sheet.setAttribute('width', '0');
  sheet.setAttribute('height', '0');
  sheet.setAttribute('aria-hidden', 'true');
  sheet.style.position = 'absolute';
  sheet.innerHTML = symbols();
  document.body.prepend(sheet);
}

/** The medallion of an event; the three recruitments share one. */
export const eventMedal = (event: string): string => `event-${event.startsWith('recruitment') ? 'recruitment' : event}`;
