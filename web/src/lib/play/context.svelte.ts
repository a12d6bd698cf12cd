/** What a board is given: a typed context instead of properties. Every field is read when it is needed. */
import { getContext, setContext } from 'svelte';
import type { Hint, LogLine, Plea, Problem, TableInfo, Words } from '$lib/protocol';
import type { Piece, Player } from '$lib/table/contract';
import { named } from '$lib/table/people';
import { Plan, type PlanSource } from './plan.svelte';

/** Undo, hint and the list of moves: what the dock's tools do. */
export interface TableActs {
  readonly mayUndo: boolean;
  /** May I ask the others to let me take a move back? */
  readonly mayPlead: boolean;
  readonly mayHint: boolean;
  /** Has the host forbidden hints at this table? */
  readonly hintsForbidden: boolean;
  /** Is the list of moves open? */
  readonly movesOpen: boolean;
  undo: () => void;
  plead: (agree: boolean) => void;
  askHint: () => void;
  dropHint: () => void;
  toggleMoves: () => void;
}

/** What the page of a table provides. Getters all the way: nothing is copied. */
export interface TableSource<View = unknown> extends Omit<PlanSource, 'describe'> {
  readonly view: View;
  readonly players: Player[];
  readonly log: LogLine[];
  /** Is this the game as it happens? In a replay `false`: the position is simply shown. */
  readonly live: boolean;
  /** May things move? `false`: cut to the result. */
  readonly motion: boolean;
  /** The seats that have chosen in a sealed decision. */
  readonly sealed: number[];
  /** The seats the game waits for. */
  readonly waits: number[];
  readonly over: boolean;
  /** Why the last thing I tried was refused. */
  readonly refusal?: Problem | null;
  readonly hint?: Hint | null;
  /** Somebody asks to take a move back. */
  readonly plea?: Plea | null;
  /** The table as the server describes it; a replay has none. */
  readonly info?: TableInfo | null;
  /** What the dock's tools do; a replay has none. */
  readonly acts?: TableActs;
  /** What the game's adviser says about this decision, such as odds; `null` if it has nothing to say. */
  advise?: (topic: string, question?: unknown) => Promise<unknown>;
  point: (pieces: Piece[]) => void;
  rule: (id: string) => void;
  show?: (on: boolean, lines?: number) => void;
  /** The refusal has been read. */
  dropRefusal?: () => void;
}

export interface TableContext<View = unknown> extends TableSource<View> {
  /** What the view would be if the staged line were played; `null` while nothing is staged. */
  readonly after: View | null;
  readonly plan: Plan;
  /** Is my seat asked? */
  readonly asked: boolean;
  /** The piece that is being described. */
  readonly described: Piece | null;
  /** Does a dock show refusals, hints and tools? Then the frame need not. */
  docked: boolean;
  describe: (piece: Piece | null) => void;
  /**
   * A show runs: log, header and results wait. `lines` of what happened since may be read already; `Infinity`
   * opens log and header while the results still wait.
   */
  show: (on: boolean, lines?: number) => void;
}

const KEY = Symbol('table');

/** Called once by the page of a table (or a test), while its component is made. */
export function provideTable<View>(source: TableSource<View>): TableContext<View> {
  let described = $state.raw<Piece | null>(null);
  let docked = $state(false);
  const own = {
    get after() {
      return (table.plan.after as View | null) ?? null;
    },
    get asked() {
      return source.offers.length > 0;
    },
    get described() {
      return described;
    },
    get docked() {
      return docked;
    },
    set docked(on: boolean) {
      docked = on;
    },
    describe(piece: Piece | null) {
      const { client, view, catalogue, me } = source;
      described = piece !== null && client?.describe?.(piece, view, catalogue, me) ? piece : null;
    },
  };
  // The getters of the source become getters of the context.
  const table = Object.defineProperties(own, Object.getOwnPropertyDescriptors(source)) as TableContext<View> & {
    plan: Plan;
  };
  table.show ??= () => {};
  // The words of a rehearsal name the people at the table, as all others do.
  const ask = source.rehearse;
  if (ask) {
    table.rehearse = async (line) => {
      const answer = await ask(line);
      const name = <T extends { text: Words[] }>(told: T[]) => named(told, source.players);
      return answer && { ...answer, offers: name(answer.offers), events: name(answer.events) };
    };
  }
  table.plan = new Plan(table as PlanSource);
  return setContext(KEY, table);
}

/** The table this component stands at. */
export function useTable<View = unknown>(): TableContext<View> {
  const table = getContext<TableContext<View> | undefined>(KEY);
  if (!table) throw new Error('a board needs a table: call provideTable() in a component above it');
  return table;
}
