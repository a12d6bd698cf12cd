/**
 * What the frame of the table and a game's board promise each other.
 *
 * A board holds no rules: the view and the legal offers come in, a line of offered moves goes out. What
 * boards are made of stands in `$lib/play`. A board is
 * loaded on demand from `web/src/lib/games/<game>/index.ts`, whose default export is a `GameClient`.
 * Its words stand in `web/src/lib/games/<game>/locales/{en,ru,cs}.ftl` and are read with `t()`. The tips of a guided
 * first game stand in `lesson.ts` beside it, with a `Course` as its default export.
 */
import type { Component } from 'svelte';
import type { Side } from '$lib/art/Badge.svelte';
import type { Plan } from '$lib/play/plan.svelte';
import type { LogLine, Offer, Outcome, Rehearsal, Words } from '$lib/protocol';
import type { IconName } from '$lib/ui/icons';

export type { Rehearsal } from '$lib/protocol';

/**
 * The name of a piece on the table, as the game's sentences name it: `hero:3`, `slot:12`, `card:…`.
 * The same names in log, offers and board make a noun light its piece.
 */
export type Piece = string;

/** Names and texts of a game's components, by kind, then by id (`GET /api/games/{id}/catalogue`). */
export type Catalogue = Record<string, Record<string, unknown>>;
/** An entry of a catalogue; `undefined` for what it does not tell. */
export function entryOf<Entry>(catalogue: Catalogue, kind: string, id: string | null | undefined): Entry | undefined {
  return id ? (catalogue[kind]?.[id] as Entry | undefined) : undefined;
}
/** Everything of a kind by its id, in the order of the data. */
export function entriesOf<Entry>(catalogue: Catalogue, kind: string): [id: string, entry: Entry][] {
  const all = Object.entries(catalogue[kind] ?? {}) as [string, Entry & { order: number }][];
  return all.sort(([, a], [, b]) => a.order - b.order);
}
/**
 * An entry of a game's own catalogue (`types.ts`) with some fields told more narrowly than its values can be: a good
 * instead of any text. A field that the catalogue does not have cannot be read.
 */
export type Narrowed<Entry, Fields> = Omit<Entry, keyof Fields> & {
  [K in keyof Fields]: K extends keyof Entry ? Fields[K] : never;
};

/** Who sits in a seat. */
export interface Player {
  seat: number;
  /** A person's name, or the bot's in the reader's language. */
  name: string;
  /** The public id of a person; `null` for a bot or an empty seat. */
  person: string | null;
  /** The bot's name; `null` for a person. */
  bot: string | null;
  /** The round seal, such as `azure tower`: chosen or made from the name; empty for a free seat. */
  arms: string;
  /** Is this me? */
  me: boolean;
  /** Connected? Bots always are. */
  present: boolean;
  /** Does a bot play for the person at the moment? */
  standIn: boolean;
}

/** One line of "before and after" in the plan. */
export interface Effect {
  icon?: IconName | Component;
  /** The seat whose sign stands in the place of an icon. */
  seat?: number;
  name: string;
  /** A quiet remark after the name: "space 6 costs 1". */
  note?: string;
  /** A quiet word before the values: "risk of death". */
  what?: string;
  from?: string | number;
  to?: string | number;
  tone?: 'good' | 'bad' | 'plain';
  /** The piece it is about: pointing at the line lights it. */
  piece?: Piece;
}

/** What there is to say about a piece. */
export interface Described {
  name: string;
  text?: string;
  /** The id of the rule that governs it. */
  rule?: string;
  /** Is the text or a value reconstructed? */
  reconstructed?: boolean;
}

/** One step of the phase ribbon. */
export interface Phase {
  id: string;
  name: string;
  /** A short green remark, such as "may be declared". */
  note?: string;
  state: 'done' | 'now' | 'ahead';
}

/** A part of a board that has a tab of its own on a phone, or beside the board. */
export interface Pane {
  id: string;
  name: string;
  icon?: IconName;
  /** How much there is new in it. */
  news?: number;
}

/** How a game ended, in words and numbers: what the common end shows. */
export interface Ending {
  /** "Anna wins, 65 to 62". */
  title: string;
  /** Why, in a sentence. */
  text?: string;
  /** The game's own part shows every seat: the common list is left out; `whole`: the headline, too, is its own. */
  own?: boolean | 'whole';
  /** Where the points came from: for each source the points of every seat. They add up to the scores. */
  sources?: { name: string; points: number[] }[];
  /** What decided it, a line each. */
  decided?: string[];
  /** The scores over the game: names of the steps, and for each seat a value at each. */
  rounds?: { steps: string[]; seats: number[][] };
}

/** What a game brings to the table. */
export interface GameClient<View = unknown> {
  /**
   * The board and my area below it: fills the given space, in a `container` of its own. It reads what it
   * needs with `useTable()`.
   */
  Board: Component;
  /** The phase ribbon, as this seat is concerned. */
  phases(view: View, seat: number | null): Phase[];
  /** Where we are, in a few words: "bout 4, round 2". */
  where(view: View): string;
  /** What my seat is asked, beside "Your turn": "figure 4 of 6", "Your bid". */
  ask?(view: View, seat: number | null): string | null;
  /**
   * The pieces of an offer in the order of tapping. No two offers of a decision may have the same. `list` is what it
   * is offered among: the usual one of several payments may leave the payment out, and is then meant by default.
   */
  path?(offer: Offer, view: View, catalogue: Catalogue, list: Offer[]): Piece[];
  /**
   * The moves that a tap on this piece means although its own move is not offered yet: the goal settles the
   * place too. It glows while nothing is chosen, and a tap stages the moves.
   */
  goal?(piece: Piece, offers: Offer[], view: View, seat: number | null, catalogue: Catalogue): unknown[] | null;
  /** A tap that means several moves at once: the whole line to stage. `null`: an ordinary tap. */
  line?(piece: Piece, plan: Plan, view: View, catalogue: Catalogue): unknown[] | null;
  /** An offer in the plan, part by part in the order of tapping; without it, its sentence. */
  crumbs?(offer: Offer, view: View, catalogue: Catalogue): string[];
  /** The label of the one primary button. */
  primary?(line: Offer[], view: View, catalogue: Catalogue): string;
  /** What a line would change for this seat, before and after. */
  effects?(before: View, after: View, rehearsal: Rehearsal, seat: number, catalogue: Catalogue): Effect[];
  /** What to think of before doing it. */
  warnings?(before: View, after: View, rehearsal: Rehearsal, seat: number, catalogue: Catalogue): string[];
  /** Is it final at once? Then it is confirmed even from the list, and never staged by itself. */
  irreversible?(offer: Offer, view: View): boolean;
  /** Is there something to think of before this move? Then it is staged first even from the list, and its warning read. */
  asks?(offer: Offer, view: View, seat: number | null, catalogue: Catalogue): boolean;
  /** The move somebody means who taps a piece that is not offered: rehearsed, so that the rules say why not. */
  wish?(piece: Piece, plan: Plan, view: View, catalogue: Catalogue): unknown;
  /** What a piece is, to whoever sits on a seat. */
  describe?(piece: Piece, view: View, catalogue: Catalogue, seat?: number | null): Described | null;
  /** The parts of the board that become tabs on a phone. */
  panes?(view: View, seat: number | null): Pane[];
  /** The right column of the list of moves: a price, a gain. */
  right?(offer: Offer, view: View, catalogue: Catalogue): string | null;
  /** The game's own part of the ribbon, beside the title. */
  Ribbon?: Component<{ view: View }>;
  /** A seat's sign in the log and the list of players, about 16 x 19: its hero's arms. */
  Sign?: Component<{ view: View; seat: number }>;
  /** The name by which this seat is called at the table, such as its hero's. */
  seatName?(view: View, seat: number, catalogue: Catalogue): string | null;
  /** More about a seat in the list of players, in a few words: "3 tokens". */
  seatNote?(view: View, seat: number): string | null;
  /** What else the list of players shows of a seat, below its name. */
  SeatMore?: Component<{ view: View; seat: number }>;
  /** How a seat stands to the viewer, as a badge and in words. */
  side?(view: View, seat: number, me: number | null, catalogue: Catalogue): { badge: Side | null; name: string };
  /** The heading under which an offer stands in the list of moves; without it, `Offer.group`. */
  group?(group: string, offer: Offer, catalogue: Catalogue): string;
  /** The row of an offer below its heading; offers with the same row open together. */
  row?(offer: Offer, catalogue: Catalogue, view: View): string | null;
  /** The seat that a line of the log tells of, `null` for nobody; without it, whoever made the move. */
  teller?(line: LogLine): number | null;
  /** Is this line of the log a heading, such as the beginning of a round? */
  heading?(line: LogLine): boolean;
  /** The number of the turn that a line of the log tells of, as the table counts turns; `before` is the latest so far. */
  turn?(line: LogLine, before: number): number | null;
  /** Is this line of the log something said? It stands in the chat too. */
  spoken?(line: LogLine): boolean;
  /** The pieces that a line which may be said speaks of: one is picked, then only its lines are listed. */
  about?(line: unknown, view: View, catalogue: Catalogue): { piece: Piece; name: string }[];
  /** The set-up, where it is not played on the board. */
  Setup?: Component;
  /** How it ended; without it, who won and with how many points. */
  ending?(outcome: Outcome, view: View, players: Player[], me: number | null, catalogue: Catalogue): Ending;
  /** The part of the results that is the game's own, below the common one. */
  End?: Component<{ view: View; players: Player[]; catalogue: Catalogue; seats: Outcome['seats'] }>;
  /** The board's parts in every state, for looking at: in development only. */
  Gallery?: Component;
}

/** The plain text of a sentence. */
export function plain(text: Words[]): string {
  return text.map((words) => words.text).join('');
}
