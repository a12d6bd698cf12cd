/** The events of the game, one by one. */
import type { Event, Source } from './types';

export type { Source };
/** Every kind of event with what it tells. */
type Kinds = Event extends infer E ? (E extends string ? never : keyof E) : never;
type Body<K extends Kinds> = Extract<Event, Record<K, unknown>> extends Record<K, infer B> ? B : never;

/** The body of an event of this kind, or `null` if it is of another. */
export function eventOf<K extends Kinds>(event: unknown, kind: K): Body<K> | null {
  if (typeof event === 'object' && event !== null && kind in event) return (event as Record<K, Body<K>>)[kind];
  return null;
}
