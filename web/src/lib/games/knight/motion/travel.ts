/** What travels over the board: symbols to their segment, goods of a trade, units that march; what is finished fills. */
import type { Flight } from '$lib/play/flights';
import { elementOf } from '$lib/play/flights';
import { GOODS } from '../goods';
import { wordOf, type Goods } from '../view';

/** What is paid, symbol after symbol. */
const SYMBOL_MS = 150;
const FILL_MS = 240;
const TURN_MS = 320;

const place = (name: string): Element | null =>
  [...document.querySelectorAll(`.knight-board [data-fly="${CSS.escape(name)}"]`)].find(
    (node) => node.getClientRects().length > 0,
  ) ?? null;

/** A sign of the sheet, to fly. */
function sign(name: string, size = 20): Element {
  const drawn = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  drawn.setAttribute('width', String(size));
  drawn.setAttribute('height', String(size));
  drawn.setAttribute('viewBox', '0 0 24 24');
  const use = document.createElementNS('http://www.w3.org/2000/svg', 'use');
  use.setAttribute('href', `#kn-${name}`);
  drawn.append(use);
  return drawn;
}

/** The flights that these events ask for, in the order they happened. */
export function flightsOf(events: unknown[], me: number): Flight[] {
  const list: Flight[] = [];
  const add = (from: Element | null, to: Element | null, art: Element, after = 0, ms = SYMBOL_MS) => {
    if (from && to) list.push({ from: from.getBoundingClientRect(), to, art, after, ms });
  };
  let paid = 0;
  for (const event of events) {
    const [word, what] = wordOf(event);
    if (word === 'symbol-paid') {
      const { seat, segment, with: good } = what as { seat: number; segment: string; with: string };
      if (seat !== me) continue;
      const to = place(`segment:${segment}`) ?? elementOf(`segment:${segment}`);
      add(place(`good:${good}`), to, sign(good), paid++ * SYMBOL_MS);
    } else if (word === 'traded') {
      const trade = what as { seat: number; with: number; give: Goods; take: Goods };
      const [mine, theirs, other] =
        trade.seat === me ? [trade.give, trade.take, trade.with] : [trade.take, trade.give, trade.seat];
      if (trade.seat !== me && trade.with !== me) continue;
      const rival = place(`rival:${other}`);
      for (const good of GOODS) {
        if (mine[good]) add(place(`good:${good}`), rival, sign(good, 24), 0, 240);
        if (theirs[good]) add(rival, place(`good:${good}`), sign(good, 24), 0, 240);
      }
    } else if (word === 'marched') {
      const { from, to } = what as { from: string; to: string };
      const [a, b] = [elementOf(`tile:${from}`), elementOf(`tile:${to}`)];
      add(a, b, sign('c-recruit', 26), 0, 240);
    }
  }
  return list;
}

/** What changes where it lies: a finished segment fills when its symbols have come, a card turns over. */
export function changesOf(events: unknown[], me: number): Animation[] {
  const list: Animation[] = [];
  const play = (node: Element | null, frames: Keyframe[], duration: number, delay = 0) => {
    if (node) list.push(node.animate(frames, { duration, delay, easing: 'ease-out', fill: 'backwards' }));
  };
  const paid = events.filter((event) => wordOf(event)[0] === 'symbol-paid').length;
  for (const event of events) {
    const [word, what] = wordOf(event);
    const { seat, segment, position } = (what ?? {}) as { seat: number | null; segment: string; position: number };
    if (word === 'unlocked' && seat === me)
      play(
        place(`segment:${segment}`),
        [{ clipPath: 'inset(0 100% 0 0)' }, { clipPath: 'inset(0)' }],
        FILL_MS,
        paid * SYMBOL_MS,
      );
    else if (word === 'card-turned' || word === 'card-seen')
      play(place(`position:${position}`), [{ transform: 'rotateY(90deg)' }, { transform: 'none' }], TURN_MS);
  }
  return list;
}
