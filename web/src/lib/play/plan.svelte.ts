/**
 * What I am about to do: a line of offered moves, put together by tapping pieces, rehearsed by the server,
 * and sent by one button. The taps are the truth; line, candidates and states are read off them and off the
 * offers, so that an update which leaves my choice possible leaves it alone.
 */
import { untrack } from 'svelte';
import type { Offer, Problem } from '$lib/protocol';
import { plain, type Catalogue, type Effect, type GameClient, type Piece, type Rehearsal } from '$lib/table/contract';
import { patch } from '$lib/table/patch';
import { kindOf, narrow, type Facets, type Step } from './facets';
import { offered } from './offered';

/** How a piece looks. One stylesheet, `pieces.css`, draws the states for all boards. */
export type PieceState = 'rest' | 'legal' | 'pointed' | 'chosen' | 'planned' | 'not-now';

/** What a plan needs of its table: every field may change at any time. */
export interface PlanSource {
  readonly client: GameClient | null;
  readonly view: unknown;
  readonly catalogue: Catalogue;
  readonly me: number | null;
  /** How long the record is: what was rehearsed holds for this position only. */
  readonly number: number;
  /** Every legal move; empty when my seat is not asked. */
  readonly offers: Offer[];
  /** In a sealed decision: the move I have chosen so far. */
  readonly chosen?: unknown;
  readonly busy: boolean;
  /** The pieces pointed at anywhere. */
  readonly pointed: Piece[];
  /** What a line of moves would do. `null`, or left out, where nobody can tell: then a line is one move. */
  rehearse?: (line: unknown[]) => Promise<Rehearsal | null>;
  /** Makes these moves one after the other, as far as they go. */
  send: (line: unknown[]) => Promise<unknown>;
  /** Tells about a piece that cannot be tapped now. */
  describe: (piece: Piece) => void;
}

/** Asks before what I want to be asked about; the dock brings it. */
export interface Care {
  /** Is a move of the list staged first? */
  readonly list: boolean;
  /** Likewise one with a warning? */
  readonly thought: boolean;
  /** May the staged line be made? If not, `sure` says why the button has to be pressed once more. */
  may(): Promise<boolean>;
  readonly sure: 'last' | 'turn' | null;
}

/** How long the pointer rests on an offer of the list before it is rehearsed. */
const REST_MS = 90;

interface Walk {
  /** The moves that are settled. */
  line: Offer[];
  /** How many steps those are. */
  depth: number;
  /** The narrowing of the last settled move: tapping on may still change it. */
  last: Facets | null;
  /** The narrowing that comes next. */
  open: Facets;
  /** The taps of that narrowing. */
  taps: Piece[];
}

export class Plan {
  #table: PlanSource;
  #steps = $state.raw<Step[]>([]);
  #preview = $state.raw<Offer | null>(null);
  /**
   * How moves are made unless said otherwise, such as `face:up`: offers that name another piece of the kind are
   * out of reach of tapping. It outlives the turn.
   */
  mode = $state.raw<Piece[]>([]);
  care: Care | null = null;
  #refused = $state.raw<{ problem: Problem; piece: Piece; number: number } | null>(null);
  #answers = $state.raw<ReadonlyMap<string, Rehearsal | null>>(new Map());
  #paths = new WeakMap<Offer, Piece[]>();
  /** The view in which an offer of a rehearsal would be made. */
  #views = new WeakMap<Offer, unknown>();
  /** The list an offer stands in. */
  #lists = new WeakMap<Offer, Offer[]>();
  #asked = new Set<string>();

  #walk = $derived.by<Walk>(() => this.#go());
  /** The lines that wait for an answer: the staged one, prefix by prefix, and the one pointed at. */
  #missing = $derived.by(() => {
    const lines = this.#walk.line.map((_, i) => this.#walk.line.slice(0, i + 1));
    if (this.#preview) lines.push([this.#preview]);
    return lines.find((line) => !this.#answers.has(this.#key(line))) ?? null;
  });
  #legal = $derived.by(() => new Set([...this.#walk.open.next, ...(this.#walk.last?.next ?? [])]));
  #open = $derived.by(() => new Set([...this.#walk.open.open, ...(this.#walk.last?.open ?? [])]));
  #chosen = $derived.by<Piece[]>(() => {
    const { open, taps, last } = this.#walk;
    return [...new Set(taps.length ? open.settled : (last?.settled ?? []))];
  });
  #planned = $derived.by(() => {
    const { line, taps } = this.#walk;
    const before = this.#preview ? [this.#preview] : taps.length ? line : line.slice(0, -1);
    return new Set(before.flatMap((offer) => this.pathOf(offer)));
  });
  /** The kinds of pieces among which I choose: others of the kind are dimmed. */
  #kinds = $derived.by(() => new Set([...this.#legal].map(kindOf)));
  #after = $derived.by(() => {
    const { rehearsal } = this;
    return rehearsal && rehearsal.taken > 0 ? patch(this.#table.view, rehearsal.changes) : null;
  });

  /** To be made while a component is: its questions to the server end with it. */
  constructor(table: PlanSource) {
    this.#table = table;
    // A seat that is not asked has no plan: what it wanted is not remembered for its next turn.
    $effect(() => {
      if (table.offers.length === 0) untrack(() => this.clear());
    });
    $effect(() => {
      const line = this.#missing;
      if (!line || !table.rehearse) return;
      const rest = this.#preview && line[0] === this.#preview ? REST_MS : 0;
      const timer = setTimeout(() => void this.#ask(line), rest);
      return () => clearTimeout(timer);
    });
  }

  /** Whose plan it is. */
  get seat(): number | null {
    return this.#table.me;
  }

  /** The staged moves. */
  get line(): Offer[] {
    return this.#walk.line;
  }

  /** The moves shown: the one pointed at in the list, or the staged ones. */
  get shown(): Offer[] {
    return this.#preview ? [this.#preview] : this.#walk.line;
  }

  /** An offer pointed at in the list. */
  get preview(): Offer | null {
    return this.#preview;
  }
  set preview(offer: Offer | null) {
    this.#preview = offer;
  }

  /** The pieces chosen for the move in hand: tapped, or settled by what was tapped. */
  get chosen(): Piece[] {
    return this.#chosen;
  }

  /** The offers that are left. */
  get candidates(): Offer[] {
    return this.#walk.open.candidates;
  }

  /** The pieces that glow: next in the order of tapping. */
  get legal(): ReadonlySet<Piece> {
    return this.#legal;
  }

  /** Would tapping it narrow the choice, whether it glows or not? */
  reaches(piece: Piece): boolean {
    return this.#open.has(piece);
  }

  /** The last staged move, when nothing is half chosen: the primary button may send the line. */
  get ready(): Offer | null {
    return this.#walk.taps.length ? null : (this.#walk.line.at(-1) ?? null);
  }

  /** Has anything been chosen that could be taken back? What is not offered any more counts for nothing. */
  get started(): boolean {
    const { depth, taps } = this.#walk;
    return depth > 0 || taps.length > 0;
  }

  /** Offers that no further tap can tell apart: the dock lists them. */
  get alike(): Offer[] {
    const { open, taps } = this.#walk;
    return taps.length && open.open.size === 0 && open.candidates.length > 1 ? open.candidates : [];
  }

  /** What the shown line would do; `null` until it is known. */
  get rehearsal(): Rehearsal | null {
    return this.shown.length ? (this.#answers.get(this.#key(this.shown)) ?? null) : null;
  }

  /** The view as it would be after the shown line. */
  get after(): unknown {
    return this.#after;
  }

  /** Is an answer on its way? */
  get working(): boolean {
    return this.#missing !== null && this.#table.rehearse !== undefined;
  }

  /** Why the piece tapped last cannot be chosen. */
  get refused(): Problem | null {
    return this.#refused?.number === this.#table.number ? this.#refused.problem : null;
  }
  /** The piece tapped last that cannot be chosen. */
  get refusedPiece(): Piece | null {
    return this.refused ? this.#refused!.piece : null;
  }

  /** The plan in words: the parts of every staged move, then what is chosen of the next. */
  get crumbs(): string[] {
    const { client, catalogue } = this.#table;
    const words = (offer: Offer) => client?.crumbs?.(offer, this.#viewOf(offer), catalogue) ?? [plain(offer.text)];
    // A line of payments for one thing is one part.
    const whole = this.shown.flatMap(words).filter((word, i, all) => word !== all[i - 1]);
    const { taps, open } = this.#walk;
    if (this.#preview || !taps.length) return whole;
    if (!client?.crumbs) return [...whole, ...taps.map((piece) => this.#nameOf(piece))];
    const [first = [], ...others] = open.candidates.slice(0, 200).map(words);
    const common = first.filter((word) => others.every((other) => other.includes(word)));
    return [...whole, ...(common.length ? common : taps.map((piece) => this.#nameOf(piece)))];
  }

  /** Before and after, in lines. */
  get effects(): Effect[] {
    const { client, view, catalogue, me } = this.#table;
    const { rehearsal, after } = this;
    return rehearsal && me !== null ? (client?.effects?.(view, after ?? view, rehearsal, me, catalogue) ?? []) : [];
  }

  get warnings(): string[] {
    const { client, view, catalogue, me } = this.#table;
    const { rehearsal, after } = this;
    return rehearsal && me !== null ? (client?.warnings?.(view, after ?? view, rehearsal, me, catalogue) ?? []) : [];
  }

  pathOf = (offer: Offer): Piece[] => {
    const known = this.#paths.get(offer);
    if (known) return known;
    const { client, catalogue } = this.#table;
    // Offers may be here before the board is loaded: then nothing is known yet, and nothing is kept.
    if (!client) return [];
    const path = client.path?.(offer, this.#viewOf(offer), catalogue, this.#lists.get(offer) ?? []) ?? [];
    this.#paths.set(offer, path);
    return path;
  };

  state(piece: Piece): PieceState {
    if (this.#chosen.includes(piece)) return 'chosen';
    if (this.#planned.has(piece)) return 'planned';
    if (this.#table.pointed.includes(piece)) return 'pointed';
    if (this.#legal.has(piece)) return 'legal';
    if (!this.started && this.#goal(piece)) return 'legal';
    if (this.#kinds.has(kindOf(piece)) && !this.#open.has(piece)) return 'not-now';
    return 'rest';
  }

  /** A piece was tapped: it narrows the choice, is taken out of it again, or is asked about. */
  tap(piece: Piece): void {
    if (this.#table.busy) return;
    this.#refused = null;
    const { client, view, catalogue, offers } = this.#table;
    const line = offers.length ? client?.line?.(piece, this, view, catalogue) : null;
    if (line) return this.stage(line);
    const { open, last, depth, taps } = this.#walk;
    const settled = this.#steps.slice(0, depth);
    if (!taps.length && last?.open.has(piece)) {
      const step = settled[depth - 1]!;
      this.#steps = [...settled.slice(0, -1), { taps: [...step.taps, piece] }];
    } else if (open.open.has(piece)) {
      this.#steps = [...settled, { taps: [...taps, piece] }];
    } else if (!this.#takeOut(piece) && !this.#instead(piece)) {
      void this.#whyNot(piece);
    }
  }

  /** Chooses this move as the next of the line, whatever was half chosen. */
  put(offer: Offer): void {
    this.#refused = null;
    this.#preview = null;
    const { depth, open } = this.#walk;
    const next = offered([...open.candidates, ...this.#followUps()], offer.move) !== null;
    this.#steps = [...(next ? this.#steps.slice(0, depth) : []), { taps: [], move: offer.move }];
  }

  /** Puts these moves on the line: a hint. What is not offered when its turn comes is left out. */
  stage(moves: unknown[]): void {
    this.#refused = null;
    this.#preview = null;
    this.#steps = moves.map((move) => ({ taps: [], move }));
  }

  /** The list from which a staged move was chosen. */
  listAt(index: number): Offer[] {
    return index === 0 ? this.#table.offers : this.#following(this.#walk.line.slice(0, index));
  }

  /** Puts another move of that list in the place of a staged one: the same thing, paid in another way. */
  swap(index: number, offer: Offer): void {
    this.#refused = null;
    const steps = this.#steps.slice();
    steps[index] = { taps: [], move: offer.move };
    this.#steps = steps;
  }

  /** One step back. */
  back(): void {
    this.#refused = null;
    const { depth, taps } = this.#walk;
    const steps = this.#steps.slice(0, depth + (taps.length ? 1 : 0));
    const last = steps.pop();
    if (last && last.taps.length > 1) steps.push({ taps: last.taps.slice(0, -1) });
    this.#steps = steps;
  }

  clear(): void {
    this.#steps = [];
    this.#refused = null;
    this.#preview = null;
  }

  /** Makes the staged moves, and stops where luck speaks or a move is refused. */
  async send(): Promise<void> {
    if (this.care && !(await this.care.may())) return;
    if (!this.ready || this.#table.busy) return;
    const line = this.#walk.line.map(({ move }) => move);
    this.clear();
    await this.#table.send(line);
  }

  /** From the list: made at once, unless it cannot be taken back or asks for a thought; that is staged first. */
  async take(offer: Offer): Promise<void> {
    if (this.#table.busy) return;
    const staged = offered(this.#walk.line.slice(-1), offer.move);
    if ((this.care?.list || this.asks(offer)) && !staged) return this.put(offer);
    if (staged && this.line.length === 1) return this.send();
    this.clear();
    await this.#table.send([offer.move]);
  }

  /** Must this move be staged before it is made, even from the list? */
  asks(offer: Offer): boolean {
    const { client, me, catalogue } = this.#table;
    if (this.#irreversible(offer)) return true;
    return this.care?.thought !== false && (client?.asks?.(offer, this.#viewOf(offer), me, catalogue) ?? false);
  }

  #go(): Walk {
    const { offers } = this.#table;
    const line: Offer[] = [];
    let now = offers;
    let last: Facets | null = null;
    for (const [depth, step] of this.#steps.entries()) {
      const facets = this.#narrow(now, step);
      if (facets.candidates.length === 0) break;
      if (!facets.one) return { line, depth, last: null, open: facets, taps: step.taps };
      line.push(facets.one);
      last = facets;
      now = this.#following(line);
    }
    const open = this.#narrow(now, { taps: [] });
    const depth = line.length;
    // The only move there is needs no tapping, unless it cannot be taken back.
    const [only] = this.#table.chosen === undefined ? offers : [];
    if (depth === 0 && offers.length === 1 && only && !this.#irreversible(only)) {
      return { line: [only], depth, last: null, open, taps: [] };
    }
    return { line, depth, last, open, taps: [] };
  }

  /** The offers that fit the mode. */
  #within(offers: Offer[]): Offer[] {
    if (!this.mode.length) return offers;
    const others = (path: Piece[]) =>
      this.mode.some((piece) => !path.includes(piece) && path.some((other) => kindOf(other) === kindOf(piece)));
    return offers.filter((offer) => !others(this.pathOf(offer)));
  }

  #narrow(list: Offer[], step: Step): Facets {
    for (const offer of list) this.#lists.set(offer, list);
    return narrow('move' in step ? list : this.#within(list), step, this.pathOf);
  }

  /** What I would be offered after these moves, as far as it is known. */
  #following(line: Offer[]): Offer[] {
    const answer = this.#answers.get(this.#key(line));
    return answer && answer.stop === 'end' && answer.taken === line.length ? answer.offers : [];
  }

  #viewOf(offer: Offer): unknown {
    return this.#views.get(offer) ?? this.#table.view;
  }

  #irreversible(offer: Offer): boolean {
    return this.#table.client?.irreversible?.(offer, this.#viewOf(offer)) ?? false;
  }

  #followUps(): Offer[] {
    return this.#walk.line.length ? this.#following(this.#walk.line) : [];
  }

  #takeOut(piece: Piece): boolean {
    const { line, depth, taps } = this.#walk;
    const steps = this.#steps.slice(0, depth + (taps.length ? 1 : 0));
    for (let i = steps.length - 1; i >= 0; i--) {
      const step = steps[i]!;
      const at = step.taps.lastIndexOf(piece);
      const settled = i === depth ? this.#walk.open.settled : this.pathOf(line[i]!);
      if (at < 0 && !settled.includes(piece)) continue;
      const kept = at > 0 ? [{ taps: step.taps.slice(0, at) }] : [];
      this.#steps = [...steps.slice(0, i), ...kept];
      return true;
    }
    return false;
  }

  /**
   * Another piece than the one chosen: it takes its place. Of the move in hand as much as possible stays, the oldest
   * goes first; of earlier moves what followed is dropped.
   */
  #instead(piece: Piece): boolean {
    const { depth, taps } = this.#walk;
    const at = taps.length ? depth : depth - 1;
    const chosen = this.#steps[at]?.taps ?? [];
    const kept = chosen.map((out) => chosen.filter((tap) => tap !== out)).filter((some) => some.length > 0);
    const tries = [...kept.map((some) => [at, some] as const), [at + 1, []] as const];
    for (let back = at; back >= 0; back--) tries.push([back, []]);
    for (const [index, some] of tries) {
      const step = { taps: [...some, piece] };
      if (this.#narrow(this.listAt(index), step).candidates.length === 0) continue;
      this.#steps = [...this.#steps.slice(0, index), step];
      return true;
    }
    const line = this.#goal(piece);
    if (line) this.stage(line);
    return line !== null;
  }

  /** The line of moves that a tap on a piece means although its first move is made with another piece. */
  #goal(piece: Piece): unknown[] | null {
    const { client, offers, view, me, catalogue } = this.#table;
    return offers.length ? (client?.goal?.(piece, offers, view, me, catalogue) ?? null) : null;
  }

  /** Asks, and never plays: the move that was wished for is rehearsed. */
  async #whyNot(piece: Piece): Promise<void> {
    const { client, view, catalogue, offers, number, rehearse } = this.#table;
    const wish = offers.length ? client?.wish?.(piece, this, view, catalogue) : undefined;
    if (wish === undefined || wish === null || !rehearse) return this.#table.describe(piece);
    const before = this.#walk.line.map(({ move }) => move);
    const answer = await rehearse([...before, wish]);
    if (answer?.stop !== 'refused' || !answer.problem || this.#table.number !== number) return;
    this.#refused = { problem: answer.problem, piece, number };
  }

  async #ask(line: Offer[]): Promise<void> {
    const key = this.#key(line);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const { view } = this.#table;
    const answer = await this.#table.rehearse!(line.map(({ move }) => move)).catch(() => null);
    this.#asked.delete(key);
    if (answer) {
      const after = patch(view, answer.changes);
      for (const offer of answer.offers) this.#views.set(offer, after);
    }
    // What was rehearsed for an earlier position is forgotten.
    const here = [...this.#answers].filter(([old]) => old.startsWith(this.#here()));
    this.#answers = new Map([...here, [key, answer]]);
  }

  #here(): string {
    return `${this.#table.number} `;
  }

  #key(line: Offer[]): string {
    return this.#here() + JSON.stringify(line.map(({ move }) => move));
  }

  #nameOf(piece: Piece): string {
    const { client, view, catalogue, me } = this.#table;
    for (const { text } of this.#walk.open.candidates) {
      const words = text.find((part) => part.piece === piece);
      if (words) return words.text;
    }
    return client?.describe?.(piece, view, catalogue, me)?.name ?? '';
  }
}
