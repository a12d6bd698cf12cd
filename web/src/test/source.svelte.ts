/** A table whose server is the test: what `provideTable` asks for, with everything left out filled in. */
import type { TableSource } from '$lib/play';
import type { Piece, Player } from '$lib/table/contract';

const NAMES = ['Anna', 'Tomáš', 'Boris', 'Petr', 'Ilya', 'Dora', 'Ludmila', 'Martin', 'Eva'];
const ARMS = ['gules lion-face', 'purpure rose', 'azure tower', 'sable wheel', 'vert oak-leaf', 'or key'];

export function people(count: number, me: number | null): Player[] {
  return Array.from({ length: count }, (_, seat) => ({
    seat,
    name: NAMES[seat % NAMES.length]!,
    person: `p${seat}`,
    bot: null,
    arms: ARMS[seat % ARMS.length]!,
    me: seat === me,
    present: true,
    standIn: false,
  }));
}

/** A source that changes when the test changes it. */
export function stand<View>(given: Partial<TableSource<View>> & { view: View }): TableSource<View> {
  let pointed = $state.raw<Piece[]>([]);
  const defaults = {
    client: null,
    catalogue: {},
    me: 0 as number | null,
    number: 1,
    offers: [],
    busy: false,
    players: people(4, given.me === undefined ? 0 : given.me),
    log: [],
    live: true,
    motion: false,
    sealed: [],
    waits: [0],
    over: false,
    get pointed() {
      return pointed;
    },
    point: (pieces: Piece[]) => void (pointed = pieces),
    send: () => Promise.resolve(),
    rule: () => {},
  };
  return Object.defineProperties(defaults, Object.getOwnPropertyDescriptors(given)) as unknown as TableSource<View>;
}

/** The same source with fields that can be set, so that a test can let the game go on. */
export function changing<Source extends object>(source: Source): Source {
  let now = $state.raw<Partial<Source>>({});
  const made = {};
  for (const key of Object.keys(source) as (keyof Source)[]) {
    Object.defineProperty(made, key, {
      enumerable: true,
      get: () => (key in now ? now[key] : source[key]),
      set: (value) => (now = { ...now, [key]: value }),
    });
  }
  return made as Source;
}
