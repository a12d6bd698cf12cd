/** A finished game, step by step. */
import type { LogLine, Replay, Waiting } from '$lib/protocol';
import { patch } from './patch';

/** The positions of a replay; each is worked out once, when it is first looked at. */
export class Positions {
  readonly #replay: Replay;
  readonly #views: unknown[];

  constructor(replay: Replay) {
    this.#replay = replay;
    this.#views = [replay.view];
  }

  /** How many steps there are. Position 0 is before the first, position `length` after the last. */
  get length(): number {
    return this.#replay.steps.length;
  }

  /** Where to begin looking: the deal is done, and somebody has something to decide. */
  get opening(): number {
    const first = this.#replay.steps.findIndex(({ next }) => next.kind === 'decide');
    return first < 0 ? this.length : first + 1;
  }

  /** The view after so many steps. */
  view(position: number): unknown {
    while (this.#views.length <= position) {
      const step = this.#replay.steps[this.#views.length - 1];
      this.#views.push(patch(this.#views.at(-1), step?.changes ?? []));
    }
    return this.#views[position];
  }

  /** What had happened by then. */
  log(position: number): LogLine[] {
    return this.#replay.steps.slice(0, position).flatMap(({ events }) => events);
  }

  /** The number by which a link names this position: the length of the record. */
  number(position: number): number {
    return position === 0 ? 0 : (this.#replay.steps[position - 1]?.number ?? 0);
  }

  /** The position that a number names, or the one just before it. */
  at(number: number): number {
    return this.#replay.steps.filter((step) => step.number <= number).length;
  }

  /** What the game waits for there. */
  next(position: number): Waiting {
    return position === 0 ? { kind: 'start' } : (this.#replay.steps[position - 1]?.next ?? { kind: 'start' });
  }
}
