/** What a table as it happens and a replay have in common: a game seen by somebody, with its board and its words. */
import { loadCatalogue, loadGames } from '$lib/home/games.svelte';
import { t } from '$lib/i18n';
import type { LogLine, TableInfo, Waiting } from '$lib/protocol';
import type { TableSource } from '$lib/play';
import { sealedOf } from '$lib/play/sealed';
import type { Tab } from './Frame.svelte';
import type { Catalogue, GameClient, Piece } from './contract';
import { loadClient } from './games';
import { named, playersOf } from './people';

/** What is seen. Every field may change at any time. */
export interface Seen {
  readonly info: TableInfo | null;
  readonly view: unknown;
  readonly log: LogLine[];
  readonly next: Waiting;
  /** My seat, or the seat whose eyes a replay uses; `null` for a spectator. */
  readonly me: number | null;
}

/** A table as it was before a show began: what stands round the board tells no more until the show has. */
export interface Held {
  view: unknown;
  next: Waiting;
  /** How many lines of the log, and of the chat, were there. */
  lines: number;
  chat: number;
}

export class Sight {
  readonly #seen: Seen;
  client = $state.raw<GameClient | null>(null);
  catalogue = $state.raw<Catalogue>({});
  /** This game has no board in this client: it is played by the list of moves. */
  boardless = $state(false);
  /** The pane of the rail that is open; and where the rail is a drawer or a sheet, whether it is out. */
  pane = $state('log');
  out = $state(false);
  /** The rule that the rules are opened at. */
  rule = $state<string | null>(null);
  pointed = $state.raw<Piece[]>([]);
  /** Set while a show runs. */
  held = $state.raw<Held | null>(null);

  players = $derived.by(() => (this.#seen.info ? playersOf(this.#seen.info) : []));
  log = $derived.by(() => named(this.#seen.log.slice(0, this.held?.lines), this.players));
  waits = $derived.by(() => {
    const next = this.held?.next ?? this.#seen.next;
    return next.kind === 'decide' ? next.seats : [];
  });
  phases = $derived.by(() => (this.client && this.told ? this.client.phases(this.told, this.me) : []));
  where = $derived.by(() => (this.client && this.told ? this.client.where(this.told) : ''));
  /** What is asked, in the game's own count: "turn 10". */
  ask = $derived.by(() => (this.client && this.told ? (this.client.ask?.(this.told, this.me) ?? '') : ''));

  /** To be made while a component is. */
  constructor(seen: Seen) {
    this.#seen = seen;
    // The board of the game, its words and its names.
    const game = $derived(seen.info?.game);
    $effect(() => {
      if (!game) return;
      void loadGames().catch(() => {});
      Promise.all([loadClient(game), loadCatalogue(game)]).then(
        ([client, catalogue]) => {
          this.catalogue = catalogue;
          this.client = client;
          this.boardless = !client;
        },
        () => {},
      );
    });
  }

  get info(): TableInfo | null {
    return this.#seen.info;
  }
  get me(): number | null {
    return this.#seen.me;
  }
  get view(): unknown {
    return this.#seen.view;
  }
  /** The view that ribbon, log and players tell of: the latest, or the one before the show. */
  get told(): unknown {
    return this.held ? this.held.view : this.#seen.view;
  }

  /** The tabs that every rail has. */
  get tabs(): Tab[] {
    return [
      { id: 'log', name: t('rail-log'), icon: 'log' },
      { id: 'players', name: t('rail-players'), icon: 'people' },
      { id: 'rules', name: t('rail-rules'), icon: 'book' },
    ];
  }

  /** How a seat is called at the table: its hero's name, or its player's. */
  nameOf = (seat: number): string => {
    const called = this.client && this.told ? this.client.seatName?.(this.told, seat, this.catalogue) : null;
    return called ?? this.players[seat]?.name ?? '';
  };

  point = (pieces: Piece[]): void => {
    this.pointed = pieces;
  };

  openRule = (rule: string | null): void => {
    this.rule = null;
    this.pane = 'rules';
    this.out = true;
    queueMicrotask(() => (this.rule = rule));
  };

  /** What the board is given, of which `own` is the page's part. */
  source<Own extends object>(own: Own): Own & TableSource {
    // eslint-disable-next-line @typescript-eslint/no-this-alias -- the getters below have a `this` of their own
    const sight = this;
    const common = {
      get client() {
        return sight.client;
      },
      get view() {
        return sight.view;
      },
      get catalogue() {
        return sight.catalogue;
      },
      get me() {
        return sight.me;
      },
      get pointed() {
        return sight.pointed;
      },
      get players() {
        return sight.players;
      },
      get log() {
        return sight.#seen.log;
      },
      get waits() {
        return sight.#seen.next.kind === 'decide' ? sight.#seen.next.seats : [];
      },
      get sealed() {
        return sealedOf(sight.#seen.next);
      },
      get over() {
        return sight.#seen.next.kind === 'over';
      },
      point: sight.point,
      rule: sight.openRule,
    };
    return Object.defineProperties(common, Object.getOwnPropertyDescriptors(own)) as unknown as Own & TableSource;
  }
}
