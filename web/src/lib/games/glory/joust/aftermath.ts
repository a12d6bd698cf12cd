/** How a duel of mine went, read from the log. */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Foe, type Rider, type TokenRef } from '../view';
import { endsMine } from './ends';

export interface TokenName {
  kind: 'supporter' | 'relic' | 'prestige';
  id: string;
}
export interface Aftermath {
  foe: Foe;
  won: boolean;
  /** Clashes won by me, and by him. */
  score: [number, number];
  clashes: { attack: [number, number]; won: boolean; tie: boolean }[];
  /** What it brought me. */
  glory: { change: number; total: number } | null;
  spent: { strength: number; faith: number; tokens: TokenName[] };
  /** What the card or the prize brought besides. */
  gained: { coins: number; strength: number; faith: number; tokens: TokenName[] };
  back: { strength: number; faith: number; tokens: TokenName[] };
}

/** Lines after which a duel is a thing of the past. */
const NEXT = ['duel-begins', 'card-played', 'stopped', 'updated', 'round-begins', 'titles-revealed'];
const mirror = ([a, b]: [number, number]): [number, number] => [b, a];

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
    gained: { coins: 0, strength: 0, faith: 0, tokens: [] },
    back: { strength: 0, faith: 0, tokens: [] },
  };
  for (const [i, { event }] of log.entries()) {
    if (i <= begins) continue;
    // What comes then has nothing to do with this duel.
    if (i > end && NEXT.some((kind) => eventOf(event, kind))) break;
    const clash = eventOf<{ seat: number; attack: [number, number]; won: boolean; tie: boolean }>(event, 'clash');
    if (clash?.seat === ends.seat && i < end)
      told.clashes.push({
        attack: home ? clash.attack : mirror(clash.attack),
        won: clash.won === home,
        tie: clash.tie,
      });
    const glory = eventOf<{ who: Rider; change: number; total: number; why: unknown }>(event, 'glory');
    if (glory?.who === me && i > end) {
      const change = glory.change + (told.glory?.change ?? 0);
      told.glory = { change, total: glory.total };
    }
    const mine = Object.values((event ?? {}) as Record<string, { seat?: number }>)[0]?.seat === me;
    if (!mine) continue;
    const back = eventOf<{ strength: number; faith: number }>(event, 'taken-back');
    if (back && i > end) Object.assign(told.back, { strength: back.strength, faith: back.faith });
    if (i > end) {
      const up = eventOf<{ token: TokenRef }>(event, 'turned-up')?.token;
      if (up) {
        const [kind, id] = Object.entries(up)[0] as [TokenName['kind'], string];
        told.back.tokens.push({ kind, id });
      }
      const stock = eventOf<{ coins: number; strength: number; faith: number }>(event, 'gained');
      for (const kind of ['coins', 'strength', 'faith'] as const) told.gained[kind] += stock?.[kind] ?? 0;
      for (const kind of ['supporter', 'relic', 'prestige'] as const) {
        const id = eventOf<Record<string, string>>(event, `${kind}-gained`)?.[kind];
        if (id) told.gained.tokens.push({ kind, id });
      }
      continue;
    }
    told.spent.strength += eventOf<{ strength: number }>(event, 'committed')?.strength ?? 0;
    told.spent.faith += eventOf<{ faith: number }>(event, 'paid')?.faith ?? 0;
    const used = eventOf<{ supporter: string }>(event, 'used');
    if (used) told.spent.tokens.push({ kind: 'supporter', id: used.supporter });
    const relic = eventOf<{ relic: string }>(event, 'relic-used');
    if (relic) told.spent.tokens.push({ kind: 'relic', id: relic.relic });
    const prestige = eventOf<{ prestige: string }>(event, 'prestige-turned');
    if (prestige) told.spent.tokens.push({ kind: 'prestige', id: prestige.prestige });
  }
  return told;
}
