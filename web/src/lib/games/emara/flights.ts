/** What flies when goods change hands: from the place, the card or the master that gave them to my stock. */
import type { LogLine } from '$lib/protocol';
import { fly, type Flight } from '$lib/play/flights';
import type { Piece } from '$lib/table/contract';
import { eventOf, type Source } from './events';
import { pieces, type Area, type View } from './model';

/** How far the flights of one step are apart. */
const APART_MS = 70;

function origin(from: Source, here: Area | null, slots: (string | null)[]): Piece | null {
  if (typeof from === 'object') {
    const [kind, id] = Object.entries(from)[0] as [string, string];
    // A card has left the hand and lies in its slot; a token has been given back where it was redeemed.
    if (kind === 'card' && slots.includes(id)) return `slot:${slots.indexOf(id) + 1}`;
    if (kind === 'harvest') return `area:${id}`;
    return kind === 'honour' ? here && `area:${here}` : `${kind}:${id}`;
  }
  if (from === 'donation') return 'area:cathedral';
  if (from === 'gift' || from === 'castle-book') return 'area:castle';
  if (from === 'market') return 'area:market';
  if (from === 'site') return 'area:construction-site';
  return here && `area:${here}`;
}

export function art(good: string): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.setAttribute('width', '26');
  svg.setAttribute('height', '26');
  svg.innerHTML = `<use href="#em-${good}" />`;
  return svg;
}

/** The flights that these new lines of the log ask for. */
export function flightsOf(lines: LogLine[], view: View, me: number): Flight[] {
  const list: Flight[] = [];
  let here: Area | null = view.players[me]?.councillors[0] ?? null;
  for (const { event } of lines) {
    here = eventOf(event, 'harvested')?.area ?? eventOf(event, 'walked')?.to ?? here;
    const took = eventOf(event, 'took');
    if (took?.seat !== me) continue;
    const from = origin(took.from, here, view.players[me]?.slots ?? []);
    if (!from) continue;
    for (const good of pieces(took.goods)) {
      list.push({ from, to: `good:${good}`, art: art(good), after: list.length * APART_MS, ms: 420 });
    }
  }
  return list;
}

export function flyGoods(lines: LogLine[], view: View, me: number): Promise<void> {
  return fly(flightsOf(lines, view, me), true);
}
