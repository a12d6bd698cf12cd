/** What the parts of the board read: the table seen from one seat, with names. */
import { getContext, setContext } from 'svelte';
import type { TableContext } from '$lib/play/context.svelte';
import { bookOf, type Book, type SheetCard } from './book';
import type { Forecast, SideForecast } from './types';
import { liveries, type Livery } from './seats';
import { stepsNow } from './steps';
import { opensOf, tracksOf } from './trace';
import {
  boardOf,
  current,
  rowOf,
  type BoardView,
  type PathView,
  type PositionView,
  type TrackId,
  type View,
} from './view';

export class Scene {
  readonly table: TableContext<View>;
  /** Whose board is looked at; `null`: mine. */
  looked = $state<number | null>(null);
  /** What the next consequence would do, as the adviser says. */
  forecast = $state.raw<Forecast | null>(null);
  /** The same after the staged moves; nothing while none are, or where luck decides. */
  staged = $state.raw<Forecast | null>(null);
  readonly book = $derived.by<Book>(() => bookOf(this.table.catalogue));
  readonly view = $derived.by<View>(() => this.table.view);
  readonly seat = $derived.by<number>(() => this.looked ?? this.table.me ?? 0);
  readonly board = $derived.by<BoardView>(() => boardOf(this.view, this.seat));
  /** My board as the staged moves would leave it. */
  readonly after = $derived.by<BoardView | null>(() =>
    this.table.after && this.seat === this.table.me ? boardOf(this.table.after, this.seat) : null,
  );
  /** The side of this turn with what it would bring, and the board on which it would come. */
  readonly ahead = $derived.by<{ side: SideForecast; board: BoardView } | null>(() => {
    const staged = this.after && this.staged;
    const board = staged ? this.after! : this.board;
    const side = (staged || this.forecast)?.sides.find((one) => one.side === board.side);
    return side ? { side, board } : null;
  });
  readonly sheet = $derived.by<SheetCard | null>(() => this.book.sheet(this.view));
  readonly paths = $derived.by<PathView[]>(() => stepsNow(this.board, this.sheet));
  readonly row = $derived.by<PositionView[]>(() => rowOf(this.view, this.seat));
  readonly now = $derived.by<number>(() => current(this.view));
  readonly liveries = $derived.by<Livery[]>(() => liveries(this.table.players, this.view.boards.length));
  /** The tracks of what is pointed at, and what it would open. */
  readonly traced = $derived.by<TrackId[]>(() => {
    const card = this.row[this.now - 1]?.card ?? null;
    return this.table.pointed.flatMap((piece) => tracksOf(piece, this.book, this.board, card));
  });
  readonly opens = $derived.by<ReadonlySet<string>>(
    () => new Set(this.table.pointed.flatMap((piece) => opensOf(piece, this.book, this.board))),
  );
  /** Who has an offer for me. */
  readonly offers = $derived.by<BoardView[]>(() =>
    this.view.boards.filter(({ offer }) => offer?.open && offer.to === this.table.me),
  );
  /** Is it my own board, and am I asked? */
  readonly mine = $derived.by<boolean>(() => this.table.me !== null && this.seat === this.table.me);

  constructor(table: TableContext<View>) {
    this.table = table;
  }

  playerName(seat: number): string {
    return this.table.players[seat]?.name ?? '';
  }
}

const KEY = Symbol('knight');
export const provideScene = (scene: Scene): Scene => setContext(KEY, scene);
export const useScene = (): Scene => getContext<Scene>(KEY);
