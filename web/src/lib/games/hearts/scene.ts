/** Real positions of the game, recorded from the engine: for tests and for looking at components. */
import { sealOf } from '$lib/art/seal';
import type { LogLine, Offer } from '$lib/protocol';
import type { TableSource } from '$lib/play';
import type { Catalogue, GameClient, Player } from '$lib/table/contract';
import { stand } from '../../../test/source.svelte';
import catalogue from './fixtures/catalogue.json';
import client from '.';
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

/** A table at which this position stands. */
export function tableOf(scene: Scene, more: Partial<TableSource<View>> = {}): TableSource<View> {
  return stand<View>({
    ...scene,
    client: client as unknown as GameClient,
    catalogue: theCatalogue,
    players: playersOf(scene),
    ...more,
  });
}
