/** What a table as it happens and a replay have in common: a game seen by somebody, with its board and its words. */
import { loadCatalogue, loadGames } from '$lib/home/games.svelte';
import { t } from '$lib/i18n';
import type { LogLine, TableInfo, Waiting } from '$lib/protocol';
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

  players = $derived.by(() => (this.#seen.info ? playersOf(this.#seen.info) : []));
  log = $derived.by(() => named(this.#seen.log, this.players));
  waits = $derived.by(() => (this.#seen.next.kind === 'decide' ? this.#seen.next.seats : []));
  phases = $derived.by(() => (this.client && this.view ? this.client.phases(this.view, this.me) : []));
  where = $derived.by(() => (this.client && this.view ? this.client.where(this.view) : ''));

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
  get view(): unknown {
    return this.#seen.view;
  }
  get me(): number | null {
    return this.#seen.me;
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
    const called = this.client && this.view ? this.client.seatName?.(this.view, seat, this.catalogue) : null;
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
}
