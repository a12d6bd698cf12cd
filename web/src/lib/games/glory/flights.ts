/** What travels: a figure to its place, a supporter from the track, a card into the hand or to its lane, a shield to a knight. */
import type { LogLine } from '$lib/protocol';
import { elementOf, type Flight } from '$lib/play/flights';
import { eventOf, type Rider } from './view';

/** Where pieces lay that may be gone now, and how they looked. */
export type Memory = Map<string, { box: DOMRect; art: Element }>;

/** How far the flights of one step are apart. */
const APART_MS = 60;
const LEAVING = ['space:', 'market:', 'card:'].map((kind) => `.glory-board [data-piece^="${kind}"]`).join();

const seen = (node: Element) => node.getClientRects().length > 0;
const first = (selector: string): Element | null => [...document.querySelectorAll(selector)].find(seen) ?? null;
/** What belongs to a rider: the board, or the row of whoever places a shield. */
const homeOf = (rider: Rider): Element | null => first(`.glory-board [data-home="${rider}"]`);

/** Remembers what may leave with the next move. */
export function remember(): Memory {
  const memory: Memory = new Map();
  for (const node of document.querySelectorAll<HTMLElement>(LEAVING)) {
    const drawn = node.querySelector('svg');
    if (!drawn || !seen(node)) continue;
    const art = drawn.cloneNode(true) as Element;
    memory.set(node.dataset.is ?? node.dataset.piece!, { box: drawn.getBoundingClientRect(), art });
  }
  return memory;
}

/** The flights that these new lines of the log ask for. */
export function flightsOf(lines: LogLine[], memory: Memory, me: number | null): Flight[] {
  const list: Flight[] = [];
  const add = (from: DOMRect | undefined, to: Element | null, art?: Element | null) => {
    if (from && to && art) list.push({ from, to, art, after: list.length * APART_MS });
  };
  /** From where it lay, or from a rival's board, into somebody's store. */
  const taken = (seat: number, key: string) => {
    const was = memory.get(key);
    const mine = seat === me ? (elementOf(key) ?? homeOf(seat)) : homeOf(seat);
    add(was?.box, mine, was?.art);
  };
  for (const { event } of lines) {
    const placed = eventOf<{ who: Rider; action: string }>(event, 'placed');
    if (placed) {
      const to = elementOf(`action:${placed.action}`);
      const figures = to?.querySelectorAll('.sock:not(.free, .closed) > *') ?? [];
      add(homeOf(placed.who)?.getBoundingClientRect(), to, figures[figures.length - 1]);
    }
    const supporter = eventOf<{ seat: number; supporter: string }>(event, 'supporter-gained');
    if (supporter) taken(supporter.seat, `supporter:${supporter.supporter}`);
    const card = eventOf<{ seat: number; card: string }>(event, 'card-taken');
    if (card) {
      const was = memory.get(`market:${card.card}`);
      const hand = card.seat === me ? elementOf(`card:${card.card}`) : null;
      add(was?.box, hand ?? homeOf(card.seat), was?.art);
    }
    const played = eventOf<{ seat: number; card: string }>(event, 'card-played');
    if (played) {
      const lane =
        [...document.querySelectorAll(`.glory-board [data-lane="${played.seat}"] .card > svg`)].at(-1) ?? null;
      const from = memory.get(`card:${played.card}`)?.box;
      add((played.seat === me ? from : null) ?? homeOf(played.seat)?.getBoundingClientRect(), lane, lane);
    }
    const shield =
      eventOf<{ who: Rider; knight?: string; slot?: number }>(event, 'challenged') ??
      eventOf<{ who: Rider; knight?: string; slot?: number }>(event, 'registered');
    if (shield) {
      const home = homeOf(shield.who);
      const to = elementOf(shield.knight ? `knight:${shield.knight}` : `slot:${shield.slot}`);
      add(home?.getBoundingClientRect(), to, home?.querySelector('svg'));
    }
  }
  return list;
}
