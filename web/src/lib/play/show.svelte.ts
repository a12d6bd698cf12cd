/**
 * A show: a sequence that tells what happened step by step, such as dice or a battle. Space skips it, → goes on
 * at once; without motion it is over before it begins. While it runs, log, header and results wait.
 */
export interface ShowStep {
  /** How long it is looked at. */
  ms: number;
  /** Carried out when the step begins. */
  act?: () => void;
}

interface Waiting {
  /** Tells the table that a show runs. */
  show: (on: boolean) => void;
  readonly motion: boolean;
}

export class Show {
  /** The step that is being shown; `-1` while nothing is. */
  at = $state(-1);
  #table: Waiting;
  #steps: ShowStep[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #done: (() => void) | undefined;

  constructor(table: Waiting) {
    this.#table = table;
  }

  get running(): boolean {
    return this.at >= 0;
  }

  /** Shows these steps; resolves when they are over. A show that runs is cut short. */
  play(steps: ShowStep[]): Promise<void> {
    this.skip();
    if (!this.#table.motion) {
      for (const { act } of steps) act?.();
      return Promise.resolve();
    }
    this.#steps = steps;
    this.#table.show(true);
    return new Promise((resolve) => {
      this.#done = resolve;
      this.#go(0);
    });
  }

  /** On to the next step at once. */
  next(): void {
    if (this.running) this.#go(this.at + 1);
  }

  /** To the end at once: what the steps left do is done. */
  skip(): void {
    if (!this.running) return;
    for (const { act } of this.#steps.slice(this.at + 1)) act?.();
    this.#end();
  }

  /** For the window: Space skips, → goes on. */
  key = (event: KeyboardEvent): void => {
    if (!this.running) return;
    if (event.key === ' ' || event.key === 'Escape') this.skip();
    else if (event.key === 'ArrowRight' || event.key === 'Enter') this.next();
    else return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  #go(step: number): void {
    clearTimeout(this.#timer);
    const now = this.#steps[step];
    if (!now) return this.#end();
    this.at = step;
    now.act?.();
    this.#timer = setTimeout(() => this.#go(step + 1), now.ms);
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.at = -1;
    this.#table.show(false);
    this.#done?.();
    this.#done = undefined;
  }
}
