/** How a duel of mine went, read from the log. */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Foe, type Rider } from '../view';

interface Ends {
  seat: number;
  foe: Foe;
  won: boolean;
  score: [number, number];
}
export interface Aftermath {
  foe: Foe;
  won: boolean;
  /** Clashes won by me, and by him. */
  score: [number, number];
  clashes: { attack: [number, number]; won: boolean; tie: boolean }[];
  /** What it brought me. */
  glory: { change: number; total: number } | null;
  spent: { strength: number; faith: number; tokens: { kind: 'supporter' | 'relic' | 'prestige'; id: string }[] };
  back: { strength: number; faith: number };
}

const seatOf = (foe: Foe): number | null => (typeof foe === 'object' && 'player' in foe ? foe.player : null);
const mirror = ([a, b]: [number, number]): [number, number] => [b, a];

/** The end of a duel of mine, if this line is one. */
export function endsMine(line: LogLine, me: number | null): Ends | null {
  const ends = eventOf<Ends>(line.event, 'duel-ends');
  return ends && me !== null && (ends.seat === me || seatOf(ends.foe) === me) ? ends : null;
}

/** My latest duel that is over. */
export function aftermathOf(log: LogLine[], me: number | null): Aftermath | null {
  const end = log.findLastIndex((line) => endsMine(line, me));
  if (end < 0 || me === null) return null;
  const ends = endsMine(log[end]!, me)!;
  const home = ends.seat === me;
  const begins = log.findLastIndex(
    (line, i) => i < end && eventOf<{ seat: number }>(line.event, 'duel-begins')?.seat === ends.seat,
  );
  const told: Aftermath = {
    foe: home ? ends.foe : { player: ends.seat },
    won: ends.won === home,
    score: home ? ends.score : mirror(ends.score),
    clashes: [],
    glory: null,
    spent: { strength: 0, faith: 0, tokens: [] },
    back: { strength: 0, faith: 0 },
  };
  for (const [i, { event }] of log.entries()) {
    if (i <= begins) continue;
    const clash = eventOf<{ seat: number; attack: [number, number]; won: boolean; tie: boolean }>(event, 'clash');
    if (clash?.seat === ends.seat && i < end)
      told.clashes.push({
        attack: home ? clash.attack : mirror(clash.attack),
        won: clash.won === home,
        tie: clash.tie,
      });
    const glory = eventOf<{ who: Rider; change: number; total: number; why: unknown }>(event, 'glory');
    const duel = glory && (eventOf(glory.why, 'victory') ?? eventOf(glory.why, 'honour'));
    if (duel && glory.who === me && i > end) told.glory ??= { change: glory.change, total: glory.total };
    const mine = Object.values((event ?? {}) as Record<string, { seat?: number }>)[0]?.seat === me;
    if (!mine) continue;
    const back = eventOf<{ strength: number; faith: number }>(event, 'taken-back');
    if (back && i > end) told.back = back;
    if (i > end) continue;
    told.spent.strength += eventOf<{ strength: number }>(event, 'committed')?.strength ?? 0;
    told.spent.faith += eventOf<{ faith: number }>(event, 'paid')?.faith ?? 0;
    const used = eventOf<{ supporter: string }>(event, 'used');
    if (used) told.spent.tokens.push({ kind: 'supporter', id: used.supporter });
    const relic =
      eventOf<{ relic: string | null }>(event, 'relic-used') ?? eventOf<{ relic: string | null }>(event, 'rerolled');
    if (relic?.relic) told.spent.tokens.push({ kind: 'relic', id: relic.relic });
    const prestige = eventOf<{ prestige: string }>(event, 'prestige-turned');
    if (prestige) told.spent.tokens.push({ kind: 'prestige', id: prestige.prestige });
  }
  return told;
}
