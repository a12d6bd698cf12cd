/** A server in miniature, for tests and the page of components. It is never part of the built client. */
import type {
  ClientMessage,
  GameInfo,
  Offer,
  SeatInfo,
  ServerMessage,
  Snapshot,
  TableInfo,
  Update,
} from '$lib/protocol';
import type { Means } from '$lib/table/wire';

export const person = (id: string, name: string): SeatInfo => ({
  sitter: { person: { id, name, arms: '' } },
  present: true,
  stand_in: false,
});
export const bot = (name: string): SeatInfo => ({ sitter: { bot: name }, present: true, stand_in: false });
export const open: SeatInfo = { sitter: 'open', present: false, stand_in: false };

const said = (en: string) => ({ en, ru: en, cs: en });

export const game = {
  id: 'hearts',
  name: said('Hearts and Armour'),
  seats: [4, 9],
  presets: [{ id: 'even-4', name: said('Four knights, one bout'), seats: 4, options: {} }],
  options: [
    {
      id: 'length',
      name: said('Length'),
      text: said('A match to three wins, or a single bout.'),
      default: 'single',
      'one-of': ['match', 'single'],
    },
  ],
  bots: ['random', 'greedy'],
  advice: [],
} as unknown as GameInfo;

export function table(change: Partial<TableInfo> = {}): TableInfo {
  return {
    id: 'green-knight',
    code: 'LIONEL',
    series: null,
    lang: null,
    game: 'none',
    preset: null,
    options: {},
    status: 'running',
    seats: [person('p1', 'Anna'), person('p2', 'Tomáš'), bot('greedy'), bot('greedy')],
    host: 'p1',
    clock: 'none',
    spectators: 'live',
    talk: 'free',
    listed: false,
    start_when_full: true,
    hints: true,
    lesson: false,
    created: 0,
    started: 0,
    finished: null,
    outcome: null,
    commitment: 'c0ffee',
    secret: null,
    words: [],
    rematch: null,
    branched_from: null,
    taken_back: 0,
    you: { seat: 0, host: true, asked: true },
    waits_for: [0],
    plea: null,
    watchers: 0,
    ...change,
  };
}

export const offer = (name: string, group = 'play'): Offer => ({
  move: { [group]: name },
  group,
  text: [{ text: `Play ${name} on ` }, { text: 'Orlando', piece: 'hero:1' }],
});

export function snapshot(change: Partial<Snapshot> = {}): Snapshot {
  return {
    table: table(),
    viewer: 0,
    number: 4,
    view: { turn: 4, hands: [3, 3] },
    print: 'p4',
    next: { kind: 'decide', seats: [0], sealed: false, chosen: [] },
    turn: { decision: 4, offers: [offer('sword'), offer('shield')], may_undo: true, may_plead: false },
    clock: { now: 0, seats: [] },
    log: [{ number: 4, at: 1, seat: 1, event: {}, text: [{ text: 'Tomáš played.' }] }],
    chat: [],
    ...change,
  };
}

export function update(change: Partial<Update> = {}): Update {
  return {
    number: 5,
    from: 4,
    base: 'p4',
    print: 'p5',
    changes: [{ at: ['turn'], to: 5 }],
    events: [{ number: 5, at: 2, seat: 0, event: {}, text: [{ text: 'Anna played.' }] }],
    next: { kind: 'decide', seats: [1], sealed: false, chosen: [] },
    turn: { decision: null, offers: [], may_undo: true, may_plead: false },
    clock: { now: 0, seats: [] },
    ...change,
  };
}

/** A socket whose other end is the test. */
export class FakeSocket {
  readyState = 0;
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  heard: ClientMessage[] = [];

  send(text: string): void {
    this.heard.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  /** The server accepts. */
  accept(): void {
    this.readyState = 1;
    this.onopen?.();
  }

  /** The server says something. */
  tell(message: ServerMessage): void {
    this.onmessage?.({ data: JSON.stringify(message) });
  }

  /** The line breaks. */
  break(): void {
    this.readyState = 3;
    this.onclose?.();
  }
}

/** Means whose sockets the test holds. */
export function fakeMeans(): { means: Means; sockets: FakeSocket[]; streams: string[] } {
  const sockets: FakeSocket[] = [];
  const streams: string[] = [];
  const means: Means = {
    origin: 'http://table.test',
    socket: () => {
      const socket = new FakeSocket();
      sockets.push(socket);
      return socket as unknown as WebSocket;
    },
    events: (address) => {
      streams.push(address);
      return { close: () => {} } as unknown as EventSource;
    },
    post: () => Promise.reject(new Error('no server')),
  };
  return { means, sockets, streams };
}
