/** Changes to a view, applied without touching the view they are made to. */
import type { Change, Key } from '$lib/protocol';

type Node = Record<Key, unknown> | unknown[];

function put(node: unknown, at: Key[], to: unknown, remove: boolean): unknown {
  const [key, ...rest] = at;
  if (key === undefined) return to;
  if (Array.isArray(node)) {
    const copy = node.slice();
    const index = Number(key);
    if (remove && rest.length === 0) copy.splice(index, 1);
    else copy[index] = put(node[index], rest, to, remove);
    return copy;
  }
  const copy = { ...(node as Record<Key, unknown>) };
  if (remove && rest.length === 0) delete copy[key];
  else copy[key] = put((node as Record<Key, unknown> | undefined)?.[key], rest, to, remove);
  return copy as Node;
}

/** The view after these changes; parts that did not change are the same objects as before. */
export function patch(view: unknown, changes: Change[]): unknown {
  return changes.reduce((now, change) => put(now, change.at, change.to, !('to' in change)), view);
}
