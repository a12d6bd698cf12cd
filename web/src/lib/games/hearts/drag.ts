/** Dragging a card: a press that moves further than a tap. The card follows; where it is let go is told. */

interface Drag {
  /** May it be dragged now? */
  enabled: boolean;
  /** It was let go at this point of the window. */
  ondrop: (x: number, y: number) => void;
}

/** How far a press may wander and still be a tap. */
const SLACK = 10;

/** Svelte action for a button; the click that ends a drag is swallowed. */
export function draggable(node: HTMLElement, start: Drag) {
  let drag = start;
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;
  let swallow = false;

  function down(event: PointerEvent) {
    swallow = false;
    if (!drag.enabled || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick pointer leaves the card before the first move: the window hears all of them.
    listen(true);
  }
  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(dx, dy) < SLACK) return;
    if (!moving) {
      moving = true;
      node.classList.add('dragged');
    }
    node.style.translate = `${dx}px ${dy}px`;
  }
  function end(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const dropped = moving && event.type === 'pointerup';
    listen(false);
    from = null;
    moving = false;
    node.style.translate = '';
    if (dropped) {
      swallow = true;
      // The card itself must not be what is found under the pointer.
      node.style.pointerEvents = 'none';
      drag.ondrop(event.clientX, event.clientY);
      node.style.pointerEvents = '';
    }
    node.classList.remove('dragged');
  }
  function click(event: MouseEvent) {
    if (!swallow) return;
    swallow = false;
    event.preventDefault();
    event.stopImmediatePropagation();
  }

  const heard = { pointermove: move, pointerup: end, pointercancel: end };
  function listen(on: boolean) {
    for (const [name, handler] of Object.entries(heard)) {
      if (on) window.addEventListener(name, handler as EventListener);
      else window.removeEventListener(name, handler as EventListener);
    }
  }

  node.addEventListener('pointerdown', down);
  node.addEventListener('click', click, { capture: true });
  return {
    update: (next: Drag) => (drag = next),
    destroy: () => {
      listen(false);
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('click', click, { capture: true });
    },
  };
}
