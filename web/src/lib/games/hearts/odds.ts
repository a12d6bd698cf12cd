/** Chances from the viewer's own knowledge: every card not seen is equally likely. */
import type { Book } from './names';
import type { Plan } from './plan';
import { lyingOn, type CardId, type Threat, type View } from './view';

/** Swords less shields of each unseen card. */
export function balances(book: Book, unseen: CardId[]): number[] {
  return unseen.map((id) => {
    const { swords, shields } = book.card(id);
    return swords - shields;
  });
}

/** The chance that `count` of these cards show at least `needed` more swords than shields. */
export function chanceOf(pool: number[], count: number, needed: number): number {
  if (count === 0) return needed <= 0 ? 1 : 0;
  if (count > pool.length) return 0;
  // ways[j] counts the ways to draw j cards by their balance.
  const ways: Map<number, number>[] = Array.from({ length: count + 1 }, () => new Map());
  ways[0]!.set(0, 1);
  pool.forEach((balance, seen) => {
    for (let drawn = Math.min(seen, count - 1); drawn >= 0; drawn--) {
      for (const [net, number] of ways[drawn]!) {
        const next = ways[drawn + 1]!;
        next.set(net + balance, (next.get(net + balance) ?? 0) + number);
      }
    }
  });
  let all = 0;
  let deadly = 0;
  for (const [net, number] of ways[count]!) {
    all += number;
    if (net >= needed) deadly += number;
  }
  return all > 0 ? deadly / all : 0;
}

/** What would lie on each hero after a planned move, and how likely it would kill. */
export function afterwards(view: View, book: Book, plan: Plan, extra: string | null): Threat[] {
  const threats = view.seats.map((seat) => ({ ...seat.threat }));
  const count = (threat: Threat | undefined, card: CardId | null, sign: 1 | -1) => {
    if (!threat) return;
    if (card === null) threat.unknown += sign;
    else {
      const face = book.card(card);
      threat.swords += sign * face.swords;
      threat.shields += sign * face.shields;
    }
  };
  if (plan.card !== null && plan.target !== null) count(threats[plan.target], plan.card, 1);
  const slot = view.slots.find((one) => one.slot === plan.slot);
  if (slot) {
    const known = slot.up || slot.by === view.mine?.seat ? slot.card : null;
    const from = lyingOn(slot);
    if (from !== null) count(threats[from], known, -1);
    if (extra === 'move' && plan.to !== null) count(threats[plan.to], known, 1);
  }
  const pool = balances(book, view.unseen);
  return threats.map((threat, i) => {
    const seat = view.seats[i]!;
    const needed = seat.deadly - seat.wounds - (threat.swords - threat.shields);
    return { ...threat, risk: seat.dead ? 1000 : Math.round(1000 * chanceOf(pool, threat.unknown, needed)) };
  });
}

/** About how likely somebody dies if the skirmish comes now, in thousandths. */
export function anyDeath(threats: Threat[]): number {
  return Math.round(1000 * (1 - threats.reduce((safe, threat) => safe * (1 - threat.risk / 1000), 1)));
}

/** Thousandths as a percentage for people: never 0 or 100 unless it is certain. */
export function percent(risk: number): number {
  if (risk <= 0) return 0;
  if (risk >= 1000) return 100;
  return Math.min(99, Math.max(1, Math.round(risk / 10)));
}
