/** A table as it happens: the view, what I may decide, and what I have said that is not answered yet. */
import { get, post } from '$lib/api';
import { language } from '$lib/i18n';
import type {
  ChatLine,
  ClientMessage,
  Clock,
  Hint,
  Rehearsal,
  LogLine,
  Offer,
  Problem,
  Sayable,
  ServerMessage,
  Snapshot,
  TableInfo,
  Turn,
  Update,
  Viewer,
  Waiting,
} from '$lib/protocol';
import { offered } from '$lib/play/offered';
import { patch } from './patch';
import type { Held } from './sight.svelte';
import { Line, type LineState, type Means } from './wire';

const NO_TURN: Turn = { decision: null, offers: [], may_undo: false, may_plead: false };

/** Reasons for a goodbye after which calling again is pointless. */
const FINAL = new Set(['no-such-table', 'not-found', 'no-spectators', 'bad-message', 'outdated']);

type Told<K extends ServerMessage['kind']> = Extract<ServerMessage, { kind: K }>;

type Question = Exclude<ClientMessage, { kind: 'hello' }>;

interface Pending {
  message: Question;
  resolve: (answer: ServerMessage) => void;
}

/** How long the update that belongs to an answer is waited for before the next move of a line. */
const UPDATE_MS = 5000;

/** How often advice is asked for, and how long to wait where the position has just changed. */
const ADVICE_TRIES = 6;
const STALE_MS = 200;

const browser = (): Means => ({
  socket: (address) => new WebSocket(address),
  events: (address) => new EventSource(address),
  post: (path, body) => post<ServerMessage>(path, body),
  origin: location.origin,
});

export class LiveTable {
  readonly id: string;
  info = $state.raw<TableInfo | null>(null);
  viewer = $state.raw<Viewer>('spectator');
  view = $state.raw<unknown>(null);
  next = $state.raw<Waiting>({ kind: 'start' });
  turn = $state.raw<Turn>(NO_TURN);
  clock = $state.raw<Clock>({ now: 0, seats: [] });
  /** My clock less the server's, in milliseconds. */
  skew = $state(0);
  log = $state.raw<LogLine[]>([]);
  chat = $state.raw<ChatLine[]>([]);
  line = $state<LineState>('joining');
  /** How often the line was lost in a row. */
  attempt = $state(0);
  /** Why there is nothing more to hear. */
  farewell = $state.raw<Problem | null>(null);
  /** Why the last thing I tried was refused. */
  refusal = $state.raw<Problem | null>(null);
  /** A command is on its way. */
  busy = $state(false);
  /** The number of the last update. */
  number = $state(0);
  /** The table as it was before the last update: a show begins there. */
  before: Held = { view: null, next: { kind: 'start' }, lines: 0, chat: 0 };

  #print = '';
  #ids = 0;
  #acked = 0;
  #waiting = () => {};
  #pending = new Map<number, Pending>();
  #wire: Line;
  #greeted = false;

  constructor(id: string, means: Means = browser()) {
    this.id = id;
    this.#wire = new Line(
      id,
      {
        hello: () => this.#hello(),
        hear: (message) => this.#hear(message),
        state: (state, attempt) => {
          this.line = state;
          this.attempt = attempt;
          // Commands are resent, unchanged, until they are answered: they are applied once.
          if (state === 'open')
            for (const { message } of this.#pending.values()) this.#wire.say(message as ClientMessage);
        },
      },
      means,
    );
  }

  /** My seat; `null` if I look on. */
  get me(): number | null {
    return typeof this.viewer === 'number' ? this.viewer : null;
  }

  /** Makes a move. */
  async choose(offer: Offer): Promise<boolean> {
    return this.#command(offer.move);
  }

  /**
   * Makes these moves one after the other. It ends where one is refused, or is not offered any more when its
   * turn comes: luck or another seat has spoken. Answers with how many were made.
   */
  async send(line: unknown[]): Promise<number> {
    for (const [made, move] of line.entries()) {
      if (made > 0 && !offered(this.turn.offers, move)) return made;
      if (!(await this.#command(move))) return made;
      if (made + 1 < line.length) await this.#reached();
    }
    return line.length;
  }

  /** What these moves would do; `null` if nobody is asked, or the server cannot say. Nothing is made. */
  async rehearse(line: unknown[]): Promise<Rehearsal | null> {
    const { decision } = this.turn;
    if (decision === null) return null;
    const answer = await this.#ask({ kind: 'rehearse', id: ++this.#ids, decision, line });
    return answer.kind === 'rehearsal' ? answer.rehearsal : null;
  }

  /** What the game's adviser says about this position, such as odds; `null` if it has nothing to say. Nobody need be asked. */
  async advise(topic: string, question?: unknown): Promise<unknown> {
    for (let tries = 0; tries < ADVICE_TRIES; tries++) {
      const decision = this.turn.decision ?? undefined;
      const answer = await this.#ask({ kind: 'advise', id: ++this.#ids, decision, topic, question });
      if (answer.kind === 'advice') return answer.advice;
      // Too much was asked at once, or about a decision that has just passed: in a moment there is an answer.
      const problem = answer.kind === 'refused' ? answer.problem : null;
      const wait = problem?.code === 'stale-decision' ? STALE_MS : problem?.retry_after_ms;
      if (!wait) return null;
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
    return null;
  }

  /** Asks why a move is not offered: it is rehearsed, never made. */
  async whyNot(move: unknown): Promise<void> {
    const answer = await this.rehearse([move]);
    if (answer?.stop === 'refused' && answer.problem) this.refusal = answer.problem;
  }

  async undo(): Promise<boolean> {
    if (!this.turn.may_undo || this.busy) return false;
    return this.#settled({ kind: 'undo', id: ++this.#ids, number: this.number });
  }

  /** Asks the others to let me take my latest move back, or answers somebody who asks. */
  async plead(agree: boolean): Promise<boolean> {
    if (this.busy) return false;
    return this.#settled({ kind: 'plead', id: ++this.#ids, number: this.number, agree });
  }

  async hint(): Promise<Hint | null> {
    const answer = await this.#ask({ kind: 'hint', id: ++this.#ids });
    if (answer.kind === 'hint') return answer.hint;
    if (answer.kind === 'refused') this.refusal = answer.problem;
    return null;
  }

  /** What my seat could say. */
  async lines(): Promise<Sayable[]> {
    const answer = await this.#ask({ kind: 'lines', id: ++this.#ids });
    return answer.kind === 'lines' ? answer.lines : [];
  }

  async say(line: unknown): Promise<boolean> {
    return this.#granted(await this.#ask({ kind: 'say', id: ++this.#ids, line }));
  }

  async write(text: string): Promise<boolean> {
    return this.#granted(await this.#ask({ kind: 'chat', id: ++this.#ids, text }));
  }

  /** Asks for everything anew, for instance in another language. */
  refresh(): void {
    this.#greeted = false;
    this.farewell = null;
    this.#wire.again();
  }

  /** Calls again at once, where the line is lost. */
  retry(): void {
    this.#wire.again();
  }

  /** Looks at the seats again, after having asked the server to change them. */
  async reload(): Promise<void> {
    this.info = await get<TableInfo>(`/tables/${this.id}`);
  }

  close(): void {
    this.#wire.close();
  }

  async #command(move: unknown): Promise<boolean> {
    const { decision } = this.turn;
    if (decision === null || this.busy) return false;
    return this.#settled({ kind: 'command', id: ++this.#ids, decision, move });
  }

  async #settled(message: Question): Promise<boolean> {
    this.busy = true;
    this.refusal = null;
    try {
      return this.#granted(await this.#ask(message));
    } finally {
      this.busy = false;
    }
  }

  #granted(answer: ServerMessage): boolean {
    if (answer.kind === 'refused') this.refusal = answer.problem;
    if (answer.kind === 'ack') this.#acked = answer.number;
    return answer.kind === 'ack';
  }

  /** Waits for the update of what was acknowledged last: answer and update come in either order. */
  #reached(): Promise<void> {
    if (this.number >= this.#acked) return Promise.resolve();
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, UPDATE_MS);
      this.#waiting = () => {
        if (this.number < this.#acked) return;
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #ask(message: Question): Promise<ServerMessage> {
    return new Promise((resolve) => {
      this.#pending.set(message.id, { message, resolve });
      this.#wire.say(message as ClientMessage);
    });
  }

  #hello(): Extract<ClientMessage, { kind: 'hello' }> {
    const hello = { kind: 'hello', table: this.id, lang: language() } as const;
    if (!this.#greeted) return hello;
    const last_chat = this.chat.at(-1)?.number;
    const known = { ...hello, last: this.number, print: this.#print };
    return last_chat === undefined ? known : { ...known, last_chat };
  }

  #hear(message: ServerMessage): void {
    switch (message.kind) {
      case 'snapshot':
        return this.#snapshot(message);
      case 'update':
        return this.#update(message);
      case 'table':
        this.info = message.table;
        return;
      case 'turn':
        this.turn = message.turn;
        return;
      case 'sealed':
        if (this.next.kind === 'decide') this.next = { ...this.next, chosen: message.chosen };
        return;
      case 'chat':
        if (!this.chat.some(({ number }) => number === message.line.number)) this.chat = [...this.chat, message.line];
        return;
      case 'goodbye':
        return this.#goodbye(message);
      case 'ack':
      case 'refused':
      case 'lines':
      case 'hint':
      case 'rehearsal':
      case 'advice':
        this.#pending.get(message.id)?.resolve(message);
        this.#pending.delete(message.id);
        return;
      case 'pong':
        return;
    }
  }

  #snapshot(snapshot: Snapshot): void {
    this.#greeted = true;
    this.info = snapshot.table;
    this.viewer = snapshot.viewer;
    this.view = snapshot.view;
    this.log = snapshot.log;
    this.chat = snapshot.chat;
    this.#goOn(snapshot);
  }

  #update(update: Update): void {
    const lines = this.log.filter(({ number }) => number <= update.from);
    this.before = { view: this.view, next: this.next, lines: lines.length, chat: this.chat.length };
    if ('view' in update && update.view !== undefined) this.view = update.view;
    else if (update.base === this.#print) this.view = patch(this.view, update.changes ?? []);
    else return this.refresh();
    this.log = [...lines, ...update.events];
    this.#goOn(update);
  }

  #goOn(now: Pick<Update, 'number' | 'print' | 'next' | 'turn' | 'clock'>): void {
    this.number = now.number;
    this.#print = now.print;
    this.next = now.next;
    // What was refused was refused then.
    if (now.turn.decision !== this.turn.decision) this.refusal = null;
    this.turn = now.turn;
    this.clock = now.clock;
    this.skew = Date.now() - now.clock.now;
    this.#waiting();
  }

  #goodbye({ problem }: Told<'goodbye'>): void {
    if (!FINAL.has(problem.code)) return;
    this.farewell = problem;
    this.#wire.close();
  }
}
