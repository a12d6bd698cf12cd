/** Signs of goods as components without properties: for lists that take a component as their icon. */
import type { Component } from 'svelte';
import Token from './Token.svelte';

const made = new Map<string, Component>();

/** The sign of this kind; the same component every time. */
export function token(kind: string): Component {
  let sign = made.get(kind);
  if (!sign) {
    sign = ((anchor: Parameters<typeof Token>[0]) => Token(anchor, { kind, size: 18 })) as Component;
    made.set(kind, sign);
  }
  return sign;
}
