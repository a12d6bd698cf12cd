/** Real positions of the game, recorded from the engine: for tests and for looking at components. */
import { sealOf } from '$lib/art/seal';
import type { LogLine, Offer } from '$lib/protocol';
import type { BoardProps, Catalogue, Player } from '$lib/table/contract';
import type { Snippet } from 'svelte';
import catalogue from './fixtures/catalogue.json';
import { Book } from './names';
import type { View } from './view';

export interface Scene {
  view: View;
  offers: Offer[];
  log: LogLine[];
  me: number | null;
}

const files = import.meta.glob<Scene>('./fixtures/*.json', { import: 'default' });
const NAMES = ['Anna', 'Tomáš', 'Boris', 'Petr', 'Ilya', 'Dora', 'Ludmila', 'Martin', 'Eva'];

/** A recorded position, such as `table-en`. */
export async function sceneOf(name: string): Promise<Scene> {
  const load = files[`./fixtures/${name}.json`];
  if (!load) throw new Error(`there is no recorded position ${name}`);
  return load();
}

export const theCatalogue = catalogue as unknown as Catalogue;
export const theBook = new Book(theCatalogue);

export function playersOf({ view, me }: Scene): Player[] {
  return view.seats.map((_, seat) => {
    const name = NAMES[seat]!;
    const { field, charge } = sealOf(name);
    return {
      seat,
      name,
      person: name,
      bot: null,
      arms: `${field} ${charge}`,
      me: seat === me,
      present: true,
      standIn: false,
    };
  });
}

/** Everything a board is given, from a recorded position. */
export function boardProps(scene: Scene, tools: Snippet, more: Partial<BoardProps<View>> = {}): BoardProps<View> {
  return {
    ...scene,
    catalogue: theCatalogue,
    chosen: null,
    players: playersOf(scene),
    live: true,
    motion: false,
    busy: false,
    pointed: [],
    preview: null,
    tools,
    onchoose: () => {},
    onpoint: () => {},
    onwhynot: () => {},
    onrule: () => {},
    ...more,
  };
}
