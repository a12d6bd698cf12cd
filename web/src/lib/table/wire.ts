/**
 * The line to the server for one table: a WebSocket, or, where that is blocked, server-sent events with
 * HTTP for what the client says. It comes back by itself; what to say on return is its owner's business.
 */
import type { ClientMessage, ServerMessage } from '$lib/protocol';

/** Where the line stands. */
export type LineState = 'joining' | 'open' | 'lost';

/** What the owner of a line hears. */
export interface Ears {
  /** A line is being opened: the greeting that asks for what is missing. */
  hello: () => Extract<ClientMessage, { kind: 'hello' }>;
  hear: (message: ServerMessage) => void;
  state: (state: LineState, attempt: number) => void;
}

/** The parts of the browser that a line needs; tests bring their own. */
export interface Means {
  socket: (address: string) => WebSocket;
  events: (address: string) => EventSource;
  post: (path: string, body: unknown) => Promise<ServerMessage>;
  /** Where this site lives, without a trailing slash. */
  origin: string;
}

const QUIET_MS = 10_000;
const DEAD_MS = 25_000;
/** Sockets that never opened before the fallback is tried. */
const PATIENCE = 3;

export class Line {
  #ears: Ears;
  #means: Means;
  #table: string;
  #socket: WebSocket | null = null;
  #events: EventSource | null = null;
  #attempt = 0;
  #neverOpened = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #pulse: ReturnType<typeof setInterval> | undefined;
  #heard = 0;
  #pings = 0;
  #closed = false;
  /** Has the server answered our greeting on this line? */
  #greeted = false;

  constructor(table: string, ears: Ears, means: Means) {
    this.#table = table;
    this.#ears = ears;
    this.#means = means;
    this.#open();
  }

  /** Says something now, if the line is open. */
  say(message: ClientMessage): void {
    if (this.#events) {
      const path = `/tables/${encodeURIComponent(this.#table)}/command`;
      this.#means.post(path, message).then(this.#ears.hear, () => this.#lose());
    } else if (this.#socket?.readyState === 1) {
      this.#socket.send(JSON.stringify(message));
    }
  }

  /** Hangs up and calls again. */
  again(): void {
    this.#drop();
    this.#attempt = 0;
    this.#open();
  }

  close(): void {
    this.#closed = true;
    this.#drop();
  }

  #open(): void {
    if (this.#closed) return;
    this.#greeted = false;
    this.#ears.state('joining', this.#attempt);
    if (this.#neverOpened >= PATIENCE) this.#openEvents();
    else this.#openSocket();
  }

  #openSocket(): void {
    const socket = this.#means.socket(`${this.#means.origin.replace(/^http/, 'ws')}/api/socket`);
    this.#socket = socket;
    let opened = false;
    socket.onopen = () => {
      opened = true;
      this.#neverOpened = 0;
      socket.send(JSON.stringify(this.#ears.hello()));
      this.#keepAlive();
    };
    socket.onmessage = ({ data }) => this.#hear(data as string);
    socket.onclose = () => {
      if (this.#socket !== socket) return;
      if (!opened) this.#neverOpened += 1;
      this.#lose();
    };
  }

  #openEvents(): void {
    const { lang, last, print } = this.#ears.hello();
    const query = new URLSearchParams();
    if (lang) query.set('lang', lang);
    if (last !== undefined) query.set('last', String(last));
    if (print !== undefined) query.set('print', print);
    const events = this.#means.events(`${this.#means.origin}/api/tables/${this.#table}/events?${query}`);
    this.#events = events;
    events.onmessage = ({ data }) => this.#hear(data as string);
    events.onerror = () => {
      if (this.#events !== events) return;
      this.#neverOpened = 0;
      this.#lose();
    };
  }

  #hear(data: string): void {
    this.#heard = Date.now();
    const message = JSON.parse(data) as ServerMessage;
    this.#ears.hear(message);
    if (this.#greeted || (message.kind !== 'snapshot' && message.kind !== 'update')) return;
    this.#greeted = true;
    this.#attempt = 0;
    this.#ears.state('open', 0);
  }

  /** Asks after silence, and hangs up on a line that stays silent. */
  #keepAlive(): void {
    this.#heard = Date.now();
    clearInterval(this.#pulse);
    this.#pulse = setInterval(() => {
      const silence = Date.now() - this.#heard;
      if (silence > DEAD_MS) this.#lose();
      else if (silence >= QUIET_MS) this.say({ kind: 'ping', id: ++this.#pings });
    }, QUIET_MS / 2);
  }

  #lose(): void {
    this.#drop();
    if (this.#closed) return;
    this.#attempt += 1;
    this.#ears.state('lost', this.#attempt);
    const wait = Math.min(250 * 2 ** (this.#attempt - 1), 8000);
    this.#timer = setTimeout(() => this.#open(), wait + Math.random() * wait * 0.3);
  }

  #drop(): void {
    clearTimeout(this.#timer);
    clearInterval(this.#pulse);
    const socket = this.#socket;
    const events = this.#events;
    this.#socket = null;
    this.#events = null;
    socket?.close();
    events?.close();
  }
}
