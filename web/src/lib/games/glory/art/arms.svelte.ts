/** The arms of the knights, drawn from their blazons when they are first needed. */
import { OUTLINE } from '$lib/art/arms';
import { gloryArt } from './sheet';

const INLINE = 'M10 10H90V54C90 82 70 101 50 110.5C30 101 10 82 10 54Z';
let drawings = $state.raw<Record<string, string> | null>(null);
let asked = false;
const known = new Map<string, string>();

/** A shield around whatever fills it. */
export function shieldAround(inside: string): string {
  return (
    `<g clip-path="url(#art-shield)">${inside}<rect width="100" height="120" fill="url(#art-sheen)"/></g>` +
    `<path d="${OUTLINE}" fill="none" stroke="var(--arms-rim,#1d1611)" stroke-width="5" stroke-linejoin="round"/>` +
    `<path d="${INLINE}" fill="none" stroke="var(--arms-line,rgba(255,240,200,.5))" stroke-width="1.4"/>`
  );
}

function fetchOnce(): void {
  if (asked) return;
  asked = true;
  void import('$lib/art/blazons').then(
    ({ blazons }) => (drawings = blazons),
    () => (asked = false),
  );
}

/** What lies inside the outline of these arms; a plain field until the drawings have come. */
export function fieldOf(blazon: string): string {
  fetchOnce();
  return drawings?.[blazon] ?? '<rect width="100" height="120" fill="#8d8672"/>';
}

/** The id of these arms on the page; nothing until the drawings have come. */
export function armsOf(blazon: string): string | null {
  fetchOnce();
  if (!drawings) return null;
  gloryArt();
  const old = known.get(blazon);
  if (old && document.getElementById(old)) return old;
  const id = old ?? `gla-${known.size + 1}`;
  known.set(blazon, id);
  const holder = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  holder.setAttribute('width', '0');
  holder.setAttribute('height', '0');
  holder.setAttribute('aria-hidden', 'true');
  holder.style.position = 'absolute';
  holder.innerHTML = `<symbol id="${id}" viewBox="0 0 100 120">${shieldAround(fieldOf(blazon))}</symbol>`;
  document.body.prepend(holder);
  return id;
}
