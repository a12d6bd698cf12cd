/**
 * Pieces fly between the elements that carry their names: what an event moved is seen to move. A flight is a
 * copy on top of the page; the board itself shows the new position at once, and input never waits.
 */
import type { Piece } from '$lib/table/contract';

export interface Flight {
  /** From this piece, or from this place of the window. */
  from: Piece | DOMRect;
  /** To this piece, or to this element. */
  to: Piece | Element;
  /** What flies; without it, a copy of the piece it flies to. */
  art?: Element;
  /** Milliseconds before it starts. */
  after?: number;
  ms?: number;
}

const MOVE_MS = 240;

/** The element of a piece that can be seen. */
export function elementOf(piece: Piece): HTMLElement | null {
  const all = document.querySelectorAll<HTMLElement>(`[data-piece="${CSS.escape(piece)}"]`);
  return [...all].find((node) => node.getClientRects().length > 0) ?? null;
}

/** Flies; without motion it is over at once. Resolves when everything has landed. */
export async function fly(flights: Flight[], motion: boolean): Promise<void> {
  if (!motion) return;
  await Promise.all(flights.map(one));
}

async function one({ from, to, art, after = 0, ms = MOVE_MS }: Flight): Promise<void> {
  const target = typeof to === 'string' ? elementOf(to) : to;
  const start = typeof from === 'string' ? elementOf(from)?.getBoundingClientRect() : from;
  if (!target || !start || typeof target.animate !== 'function') return;
  const end = target.getBoundingClientRect();
  const copy = (art ?? target).cloneNode(true) as HTMLElement | SVGElement;
  for (const node of [copy, ...copy.querySelectorAll('[data-piece]')]) {
    node.removeAttribute('data-piece');
    node.removeAttribute('id');
  }
  copy.setAttribute('aria-hidden', 'true');
  const holder = document.createElement('div');
  holder.className = 'flight';
  // What is not in the page yet says itself how large it is.
  const size = (of: 'width' | 'height') => art?.getBoundingClientRect()[of] || Number(art?.getAttribute(of)) || end[of];
  const [width, height] = [size('width'), size('height')];
  holder.style.cssText = `position:fixed;z-index:25;pointer-events:none;left:0;top:0;width:${width}px;height:${height}px`;
  holder.append(copy);
  document.body.append(holder);
  const at = (box: DOMRect) =>
    `translate(${box.left + box.width / 2 - width / 2}px, ${box.top + box.height / 2 - height / 2}px)`;
  const flight = holder.animate(
    [
      { transform: at(start), opacity: 0.4 },
      { transform: at(end), opacity: 1 },
    ],
    { duration: ms, delay: after, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)', fill: 'both' },
  );
  try {
    await flight.finished;
  } catch {
    // Cancelled: the page has gone on.
  }
  holder.remove();
}
