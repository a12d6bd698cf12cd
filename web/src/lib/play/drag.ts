/** Dragging a piece: a press that moves further than a tap. It follows; the piece under which it is let go is told. */
interface Drag {
  /** May it be dragged now? */
  may: () => boolean;
  drop: (onto: HTMLElement) => void;
}

/** How far a press may wander and still be a tap. */
const SLACK = 10;

/** Listens until the returned function is called; the click that ends a drag is swallowed. */
export function draggable(node: HTMLElement, { may, drop }: Drag): () => void {
  let from: { x: number; y: number; id: number } | null = null;
  let moving = false;
  let swallow = false;
  node.style.touchAction = 'none';

  function down(event: PointerEvent) {
    swallow = false;
    if (!may() || event.button !== 0) return;
    from = { x: event.clientX, y: event.clientY, id: event.pointerId };
    // A quick pointer leaves the piece before the first move: the window hears all of them.
    listen(true);
  }
  function move(event: PointerEvent) {
    if (!from || event.pointerId !== from.id) return;
    const [dx, dy] = [event.clientX - from.x, event.clientY - from.y];
    if (!moving && Math.hypot(dx, dy) < SLACK) return;
    if (!moving) node.classList.add('dragged');
    moving = true;
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
      // The piece itself must not be what is found under the pointer.
      node.style.pointerEvents = 'none';
      const under = document
        .elementsFromPoint(event.clientX, event.clientY)
        .map((found) => found.closest<HTMLElement>('[data-piece]'))
        .find((found) => found && found !== node);
      node.style.pointerEvents = '';
      if (under) drop(under);
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
  return () => {
    listen(false);
    node.removeEventListener('pointerdown', down);
    node.removeEventListener('click', click, { capture: true });
  };
}
