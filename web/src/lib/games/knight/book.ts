/** Names and figures of the components, in the reader's language. */
import type { Catalogue } from '$lib/table/contract';
import type { Bundle, Command, Goods, Order, Side, TrackId, View } from './view';

export interface SegmentCard {
  id: string;
  track: TrackId;
  /** Of a lord, a floor: their id. */
  line: string | null;
  /** From 1, within its line. */
  place: number;
  name: string;
  cost: Goods;
  gain: Goods;
  once: Bundle;
  influence: number;
  requires: Record<string, number>;
}
export interface LineCard {
  id: string;
  name: string;
  segments: SegmentCard[];
}
export interface TrackCard {
  id: TrackId;
  name: string;
  kind: 'segments' | 'choice' | 'lords' | 'village' | 'castle' | 'armory';
  activation: 'event' | 'chain' | 'none';
  chains: TrackId[];
  /** Lords and castle have several, the others one. */
  lines: LineCard[];
  /** Its highest level. */
  most: number;
}
export interface EventSide {
  label: string;
  gain: Goods;
  actions: TrackId[];
  path: number;
}
export interface EventCard {
  name: string;
  story: string;
  left: EventSide;
  right: EventSide;
}
export interface StageCard {
  level: number;
  left: Bundle;
  /** The king's stages have one side. */
  right: Bundle | null;
}
export interface PathStep {
  possible: { cost: Goods; orders: Order[] } | null;
  unavoidable: Order[];
}
export interface PathCard {
  id: number;
  name: string;
  steps: PathStep[];
}
export interface BattleCard {
  id: string;
  name: string;
  requires: Record<string, number>;
  once: Bundle;
}
export interface GoldAction {
  id: string;
  text: string;
  gold: number;
  cost: Goods;
  requires: Record<string, number>;
  gain: Bundle | null;
  card: string | null;
  shift: boolean;
}
export interface WarAction {
  id: string;
  text: string;
  cost: Goods;
  gain: Bundle;
  order: Command | null;
}
export interface TileCard {
  id: string;
  number: number;
  name: string;
  sources: Goods[];
  castle: boolean;
  /** In war: whose castle, from 0. */
  castleOf: number | null;
  recruit: boolean;
  recruitFor: number[];
  start: boolean;
  village: boolean;
}
/** What wins or loses, with its figures. */
export interface Ending {
  kind: string;
  n: number;
  vp: number;
  influence: number;
}
export interface SheetCard {
  id: string;
  name: string;
  story: string;
  commands: Command[];
  stages: Partial<Record<TrackId, StageCard[]>>;
  paths: PathCard[];
  battles: BattleCard[];
  gold: GoldAction[];
  war: WarAction[];
  tiles: TileCard[];
  edges: [string, string][];
  own: number;
  win: Ending[];
  lose: Ending[];
  /** Where units stand at the start of a game of normal difficulty. */
  begins: { own: string[]; enemy: string[] };
}
export interface CharacterCard {
  id: string;
  name: string;
  start: Goods;
  privilege: { track: TrackId; gain: Goods };
  rewards: { track: TrackId; level: number; once: Bundle }[];
  special: { cost: Goods; gain: Bundle };
  thresholds: { influence: number; once: Bundle }[];
}
export type Condition =
  { at_least: Record<string, number> } | { below: Record<string, number> } | { most: string } | { least: string };
export interface GoalColumn {
  turn: number;
  rewardIf: Condition;
  reward: Bundle;
  penaltyIf: Condition;
  lose: Bundle & { units?: number };
  orders: Order[];
  path: boolean;
}
export interface GoalCard {
  id: string;
  name: string;
  columns: GoalColumn[];
}

type Raw = Record<string, unknown>;
const raw = (value: unknown): Raw => (typeof value === 'object' && value !== null ? (value as Raw) : {});
/** The entries of a list that the catalogue keeps by id, in their order. */
const inOrder = (value: unknown): [string, Raw][] =>
  Object.entries(raw(value))
    .map(([id, entry]): [string, Raw] => [id, raw(entry)])
    .sort((a, b) => Number(a[1]['order']) - Number(b[1]['order']));
const list = (value: unknown): Raw[] => (Array.isArray(value) ? value.map(raw) : inOrder(value).map(([, one]) => one));
const goodsOf = (value: unknown): Goods => raw(value) as Goods;
const bundleOf = (value: unknown): Bundle => raw(value) as Bundle;

/** The length of a diplomacy track stands beside what asks for it. */
const endingsOf = (value: unknown, card: Raw): Ending[] =>
  list(value).map((one) => {
    const kind = String(one['kind']);
    const length = raw(card['diplomacy'])[kind === 'diplomacy-full' ? 'player' : 'enemy'];
    const n = one['n'] ?? one['tiles'] ?? (kind.endsWith('diplomacy-full') ? length : 1);
    return { kind, n: Number(n), vp: Number(one['vp'] ?? 0), influence: Number(one['influence'] ?? 0) };
  });

const ordersOf = (value: unknown): Order[] => (Array.isArray(value) ? (value as Order[]) : []);

/** The components in the language of the catalogue. */
export class Book {
  readonly #data: Catalogue;
  readonly #tracks = new Map<string, TrackCard>();
  readonly #segments = new Map<string, SegmentCard>();

  constructor(catalogue: Catalogue) {
    this.#data = catalogue;
    for (const [id, entry] of inOrder(catalogue['track'])) {
      const track = this.#track(id as TrackId, entry);
      this.#tracks.set(id, track);
      for (const line of track.lines) for (const segment of line.segments) this.#segments.set(segment.id, segment);
    }
  }

  #text(value: unknown): string {
    return typeof value === 'string' ? value : '';
  }

  /** A word of the glossary. */
  term(section: string, word: string): string {
    return this.#text(raw(raw(this.#data['term'])[`${section}.${word}`])['name']) || word;
  }

  #track(id: TrackId, entry: Raw): TrackCard {
    const name = this.#text(entry['name']);
    const kind = String(entry['kind']) as TrackCard['kind'];
    const line = (lineId: string, lineName: string, parts: unknown, owner: string | null): LineCard => ({
      id: lineId,
      name: lineName,
      segments: inOrder(parts).map(([segment, card], index) => ({
        id: segment,
        track: id,
        line: owner,
        place: index + 1,
        name: this.#text(card['name']) || `${lineName} ${index + 1}`,
        cost: goodsOf(card['cost']),
        gain: goodsOf(card['gain']),
        once: bundleOf(card['once']),
        influence: Number(card['influence'] ?? 0),
        requires: raw(card['requires']) as Record<string, number>,
      })),
    });
    const several = entry['lord'] ?? entry['floor'];
    const lines = several
      ? inOrder(several).map(([lord, card]) =>
          line(lord, this.#text(card['name']), card['segments'] ?? card['rooms'], lord),
        )
      : [line(id, name, entry['segments'] ?? entry['houses'] ?? entry['pieces'], null)];
    const all = lines.reduce((sum, one) => sum + one.segments.length, 0);
    return {
      id,
      name,
      kind,
      activation: String(entry['activation']) as TrackCard['activation'],
      chains: (entry['chain_to'] as TrackId[] | undefined) ?? [],
      lines,
      most: kind === 'castle' ? lines.length : all,
    };
  }

  track(id: TrackId): TrackCard {
    return this.#tracks.get(id)!;
  }
  segment(id: string): SegmentCard | null {
    return this.#segments.get(id) ?? null;
  }
  event(id: string): EventCard | null {
    const card = raw(raw(this.#data['event'])[id]);
    if (!card['left']) return null;
    const side = (one: Raw): EventSide => ({
      label: this.#text(one['label']),
      gain: goodsOf(one['gain']),
      actions: (one['actions'] as TrackId[] | undefined) ?? [],
      path: Number(one['path'] ?? 1),
    });
    return {
      name: this.#text(card['name']),
      story: this.#text(card['story']),
      left: side(raw(card['left'])),
      right: side(raw(card['right'])),
    };
  }
  side(id: string, side: Side): EventSide | null {
    return this.event(id)?.[side] ?? null;
  }
  character(id: string | null): CharacterCard | null {
    const card = id ? raw(raw(this.#data['character'])[id]) : {};
    if (!id || !card['name']) return null;
    const privilege = raw(card['privilege']);
    const special = raw(card['special']);
    return {
      id,
      name: this.#text(card['name']),
      start: goodsOf(card['start']),
      privilege: { track: String(privilege['track']) as TrackId, gain: goodsOf(privilege['gain']) },
      rewards: list(card['rewards']).map((one) => ({
        track: String(one['track']) as TrackId,
        level: Number(one['level']),
        once: bundleOf(one['once']),
      })),
      special: { cost: goodsOf(special['cost']), gain: bundleOf(special['gain']) },
      thresholds: list(card['thresholds']).map((one) => ({
        influence: Number(one['influence']),
        once: bundleOf(one['once']),
      })),
    };
  }
  events(): string[] {
    return inOrder(this.#data['event']).map(([id]) => id);
  }
  tracks(): TrackId[] {
    return [...this.#tracks.keys()] as TrackId[];
  }
  /** Goals for one, or for several. */
  goals(alone: boolean): string[] {
    const deck = alone ? 'solo' : 'multiplayer';
    return inOrder(this.#data['goal']).flatMap(([id, goal]) => (goal['deck'] === deck ? [id] : []));
  }
  /** Were the figures of this card designed for this edition? The rulebook's text has lost them. */
  reconstructed(kind: 'event' | 'character' | 'goal' | 'scenario', id: string): boolean {
    const { provenance } = raw(raw(this.#data[kind])[id]);
    return provenance !== 'rulebook' && provenance !== 'partly';
  }
  characters(): string[] {
    return inOrder(this.#data['character']).map(([id]) => id);
  }
  goal(id: string | null): GoalCard | null {
    const card = id ? raw(raw(this.#data['goal'])[id]) : {};
    if (!id || !card['name']) return null;
    return {
      id,
      name: this.#text(card['name']),
      columns: list(card['column']).map((one) => {
        const penalty = raw(one['penalty']);
        return {
          turn: Number(one['turn']),
          rewardIf: raw(one['reward_if']) as Condition,
          reward: bundleOf(one['reward']),
          penaltyIf: raw(one['penalty_if']) as Condition,
          lose: bundleOf(penalty['lose']),
          orders: ordersOf(penalty['orders']),
          path: Boolean(penalty['activate_path']),
        };
      }),
    };
  }

  /** The sheet of a view: its scenario, or the war card with its map. */
  sheet(view: View): SheetCard | null {
    if (!view.scenario) return null;
    return view.mode === 'war' ? this.warSheet(view.scenario, view.boards.length) : this.scenario(view.scenario);
  }
  scenarios(): string[] {
    return inOrder(this.#data['scenario']).map(([id]) => id);
  }
  scenario(id: string): SheetCard | null {
    const card = raw(raw(this.#data['scenario'])[id]);
    return card['map'] ? this.#sheet(id, card, raw(card['map']), card) : null;
  }
  /** The war card with a map of war, for so many seats. */
  warSheet(id: string, seats: number): SheetCard | null {
    const war = raw(raw(this.#data['figure'])['war']);
    const map = raw(raw(this.#data['map'])[id]);
    if (!map['tile']) return null;
    const sheet = this.#sheet(id, raw(war['card']), map, war);
    const tiles = sheet.tiles.map((tile) => ({
      ...tile,
      castleOf: tile.castleOf !== null && tile.castleOf < seats ? tile.castleOf : null,
      recruitFor: tile.recruitFor.filter((seat) => seat < seats),
    }));
    return { ...sheet, name: this.#text(map['name']) || sheet.name, tiles, own: Number(war['units_per_player']) };
  }

  #sheet(id: string, card: Raw, map: Raw, owner: Raw): SheetCard {
    const rows = raw(card['influence_actions']);
    const normal = raw(raw(card['difficulty'])['normal']);
    const stage = (one: Raw): StageCard => ({
      level: Number(one['level']),
      left: bundleOf(one['left'] ?? one['once']),
      right: one['right'] ? bundleOf(one['right']) : null,
    });
    const stages: SheetCard['stages'] = { king: list(card['king_actions']).map(stage) };
    for (const [track, row] of Object.entries(rows)) stages[track as TrackId] = list(row).map(stage);
    return {
      id,
      name: this.#text(card['name']),
      story: this.#text(card['story']),
      commands: (owner['commands'] as Command[] | undefined) ?? [],
      stages,
      paths: list(card['path']).map((path) => ({
        id: Number(path['id']),
        name: this.#text(path['name']),
        steps: list(path['steps']).map((step) => {
          const possible = step['possible'] ? raw(step['possible']) : null;
          return {
            possible: possible && { cost: goodsOf(possible['cost']), orders: ordersOf(possible['orders']) },
            unavoidable: ordersOf(step['unavoidable']),
          };
        }),
      })),
      battles: inOrder(card['battle']).map(([battle, one]) => ({
        id: battle,
        name: this.#text(one['name']),
        requires: raw(one['requires']) as Record<string, number>,
        once: bundleOf(one['once']),
      })),
      gold: inOrder(card['gold_action']).map(([action, one]) => ({
        id: action,
        text: this.#text(one['text']),
        gold: Number(one['gold']),
        cost: goodsOf(one['cost']),
        requires: raw(one['requires']) as Record<string, number>,
        gain: one['gain'] ? bundleOf(one['gain']) : null,
        card: (one['card'] as string | undefined) ?? null,
        shift: Boolean(one['shift_enemies']),
      })),
      war: inOrder(card['war_action']).map(([action, one]) => ({
        id: action,
        text: this.#text(one['text']),
        cost: goodsOf(one['cost']),
        gain: bundleOf(one['gain']),
        order: action.startsWith('order-') ? (action.slice(6) as Command) : null,
      })),
      tiles: inOrder(map['tile']).map(([tile, one]) => ({
        id: tile,
        number: Number(one['number']),
        name: this.#text(one['name']),
        sources: list(one['sources']).map(goodsOf),
        castle: Boolean(one['castle']) || one['castle_of'] !== undefined,
        castleOf: one['castle_of'] === undefined ? null : Number(one['castle_of']) - 1,
        recruit: Boolean(one['recruit']),
        recruitFor: ((one['recruit_for'] as number[] | undefined) ?? []).map((seat) => seat - 1),
        start: Boolean(one['enemy_start']),
        village: Boolean(one['village']),
      })),
      edges: (map['edges'] as [string, string][] | undefined) ?? [],
      own: Number(raw(card['map_rules'])['total_own'] ?? 8),
      win: endingsOf(card['win'] ?? map['win'], card),
      lose: endingsOf(card['lose'], card),
      begins: {
        own: (normal['own_start'] as string[] | undefined) ?? [],
        enemy: (normal['enemy_start_units'] as string[] | undefined) ?? [],
      },
    };
  }

  /** Figures of the war card. */
  get war() {
    const war = raw(raw(this.#data['figure'])['war']);
    const initiative = raw(war['initiative']);
    const duel = raw(war['duel']);
    return {
      store: Number(war['command_store_max'] ?? 5),
      spaces: Number(initiative['spaces'] ?? 18),
      thresholds: (initiative['thresholds'] as number[] | undefined) ?? [],
      first: Number(initiative['first_level_payment'] ?? 1),
      challenges: Number(duel['challenges_per_player'] ?? 3),
      levels: (duel['levels'] as TrackId[] | undefined) ?? [],
    };
  }
  /** Offers of trade that a player may make in a turn. */
  get offersPerTurn(): number {
    return Number(raw(raw(this.#data['figure'])['simultaneous'])['offers_per_turn'] ?? 10);
  }
}

const books = new WeakMap<Catalogue, Book>();

/** The book of a catalogue: read once, asked for at every tap. */
export function bookOf(catalogue: Catalogue): Book {
  const book = books.get(catalogue) ?? new Book(catalogue);
  books.set(catalogue, book);
  return book;
}
