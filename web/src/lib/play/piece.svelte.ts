/**
 * One attachment for every touchable thing: `{@attach piece('place:market')}`. It names the piece in the page
 * (`data-piece`), shows its state (`data-state`), and hears taps, keys, pointing, dragging and long presses.
 */
import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Piece } from '$lib/table/contract';
import { useTable } from './context.svelte';
import { draggable } from './drag';
import './pieces.css';

export interface PieceOptions {
  /** May it be dragged onto another piece? The same as tapping one after the other. */
  drag?: boolean;
  /** May others be dropped on it? Any piece may, as long as tapping it would do something. */
  drop?: boolean;
  /** Its name for those who do not see it, where its own text does not say it. */
  label?: string;
  /** What a tap does besides or instead: `false` looks only, and opens its description. */
  tap?: boolean;
}

const LONG_MS = 500;
/** How far a long press may wander. */
const SLACK = 8;

export function piece(name: Piece, options: PieceOptions = {}): Attachment<HTMLElement | SVGElement> {
  const table = useTable();
  const { drag = false, drop = false, label, tap: taps = true } = options;

  return (element) => {
    const node = element as HTMLElement;
    const button = node instanceof HTMLButtonElement;
    const { plan } = table;

    node.dataset.piece = name;
    if (drop) node.dataset.drop = '';
    if (button) node.type = 'button';
    else node.setAttribute('role', node.getAttribute('role') ?? 'button');
    if (label) node.setAttribute('aria-label', label);

    $effect(() => {
      const state = plan.state(name);
      node.dataset.state = state;
      const mine = state === 'legal' || state === 'chosen' || state === 'planned';
      // The tab key visits what may be chosen; the arrow keys visit everything.
      // Set only where it changes: the browser styles the page anew for it.
      const reach = mine || plan.legal.size === 0 ? '0' : '-1';
      if (node.getAttribute('tabindex') !== reach) node.setAttribute('tabindex', reach);
      if (mine) node.setAttribute('aria-pressed', String(state !== 'legal'));
      else node.removeAttribute('aria-pressed');
    });
    $effect(() => {
      node.toggleAttribute('data-refused', plan.refusedPiece === name);
    });

    let long: ReturnType<typeof setTimeout> | undefined;
    let from: PointerEvent | null = null;
    let held = false;

    function tap() {
      if (taps) plan.tap(name);
      else table.describe(name);
    }
    function click(event: MouseEvent) {
      event.stopPropagation();
      if (held) held = false;
      else tap();
    }
    function key(event: KeyboardEvent) {
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === '?') table.describe(name);
      else if (event.key === ' ') tap();
      else if (event.key === 'Enter') {
        // Enter on what is chosen already means the primary button: the dock hears it.
        if (plan.ready && node.dataset.state !== 'legal') return;
        tap();
      } else if (event.key.startsWith('Arrow')) {
        if (!walk(node, event.key)) return;
      } else return;
      event.preventDefault();
      event.stopPropagation();
    }
    const still = () => {
      clearTimeout(long);
      from = null;
    };
    function down(event: PointerEvent) {
      held = false;
      if (event.button !== 0) return;
      from = event;
      clearTimeout(long);
      if (event.pointerType === 'mouse') return;
      long = setTimeout(() => {
        held = true;
        table.describe(name);
      }, LONG_MS);
    }
    function move(event: PointerEvent) {
      if (from && Math.hypot(event.clientX - from.clientX, event.clientY - from.clientY) > SLACK) still();
    }
    function menu(event: Event) {
      event.preventDefault();
      table.describe(name);
    }
    const enter = () => table.point([name]);
    const leave = () => {
      still();
      table.point([]);
    };

    // A piece that leaves the page while it has the keyboard is told so in the middle of drawing: what it
    // points at is changed when that is over.
    const blur = () => queueMicrotask(leave);

    const heard: [string, (event: never) => void][] = [
      ['click', click],
      ['keydown', key],
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', still],
      ['pointercancel', still],
      ['pointerenter', enter],
      ['pointerleave', leave],
      ['focus', enter],
      ['blur', blur],
      ['contextmenu', menu],
    ];
    for (const [type, handler] of heard) node.addEventListener(type, handler as EventListener);
    const stop = drag
      ? draggable(node, {
          may: () => plan.state(name) !== 'rest' && plan.state(name) !== 'not-now',
          drop: async (onto) => {
            const state = plan.state(name);
            if (state === 'legal' || state === 'pointed' || (state === 'rest' && plan.reaches(name))) plan.tap(name);
            // What it is dropped on may be another piece now: the hero, or the hero to whom it goes.
            await tick();
            if (onto.dataset.piece) plan.tap(onto.dataset.piece);
          },
        })
      : undefined;
    return () => {
      still();
      stop?.();
      // The pointer does not leave what is taken away under it.
      if (table.pointed.includes(name)) queueMicrotask(() => table.pointed.includes(name) && table.point([]));
      for (const [type, handler] of heard) node.removeEventListener(type, handler as EventListener);
    };
  };
}

const AXES: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Gives the keyboard to the nearest piece in a direction. */
function walk(from: Element, key: string): boolean {
  const [x, y] = AXES[key] ?? [0, 0];
  const middle = (node: Element) => {
    const { left, top, width, height } = node.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [fx, fy] = middle(from);
  let best: { node: HTMLElement; far: number } | null = null;
  for (const node of document.querySelectorAll<HTMLElement>('[data-piece]')) {
    if (node === from || node.getClientRects().length === 0) continue;
    const [nx, ny] = middle(node);
    const along = (nx - fx) * x + (ny - fy) * y;
    const aside = Math.abs((nx - fx) * y) + Math.abs((ny - fy) * x);
    if (along <= 1 || aside > along * 2) continue;
    const far = along + aside * 2;
    if (!best || far < best.far) best = { node, far };
  }
  best?.node.focus();
  return best !== null;
}
