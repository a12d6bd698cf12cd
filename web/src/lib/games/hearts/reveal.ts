/** The skirmish as a show: one hero after the other, the deadliest last. */
import type { LogLine } from '$lib/protocol';
import { judgedIn, type Judged } from './talk';
import { eventOf, lyingOn, type CardId, type HeroId, type SlotView, type View } from './view';

/** A card that counts in the skirmish. */
export interface Blow {
  slot: number;
  card: CardId;
  by: number;
  /** Was it hidden until now? */
  turned: boolean;
  /** How often it was moved. */
  moved: number;
}

/** One hero's part of the skirmish. */
export interface Beat {
  seat: number;
  hero: HeroId;
  swords: number;
  shields: number;
  fresh: number;
  total: number;
  deadly: number;
  dead: boolean;
  cards: Blow[];
}

export interface Show {
  declarer: number | null;
  beats: Beat[];
  judged: Judged[];
  /** Does the bout end with it? */
  decided: boolean;
}

/**
 * The show of the last skirmish among these lines. `before` is the table as it was before the first of them;
 * without it only the turned cards are known.
 */
export function showOf(lines: LogLine[], before: View | null): Show | null {
  const from = lines.findLastIndex((line) => eventOf(line.event, 'declared'));
  if (from < 0) return null;
  const part = lines.slice(from);
  const turned = new Map(
    part.flatMap((line) => eventOf(line.event, 'revealed')?.cards ?? []).map((one) => [one.slot, one]),
  );
  const lying = laidOut(before?.slots ?? [], lines.slice(0, from));
  const beats = part.flatMap((line): Beat[] => {
    const wounded = eventOf(line.event, 'wounded');
    if (!wounded) return [];
    const { seat, hero } = wounded.who;
    const cards = lying.flatMap((slot): Blow[] => {
      const card = turned.get(slot.slot)?.card ?? slot.card;
      if (lyingOn(slot) !== seat || !card) return [];
      return [{ slot: slot.slot, card, by: slot.by, turned: turned.has(slot.slot), moved: slot.moves.length }];
    });
    const { swords, shields, new: fresh, total, dead } = wounded;
    const deadly = before?.seats[seat]?.deadly ?? total;
    return [{ seat, hero, swords, shields, fresh, total, deadly, dead, cards }];
  });
  if (beats.length === 0) return null;
  const weight = (beat: Beat) => (beat.dead ? 100 : 0) + beat.fresh * 4 + beat.swords;
  return {
    declarer: eventOf(part[0]!.event, 'declared')?.who.seat ?? null,
    beats: beats
      .map((beat, i) => ({ beat, i }))
      .sort((a, b) => weight(a.beat) - weight(b.beat) || a.i - b.i)
      .map(({ beat }) => beat),
    judged: judgedIn(part),
    decided: part.some((line) => eventOf(line.event, 'bout-ended')),
  };
}

/** The cards on the table after these events: the last move and the skirmish may come in one breath. */
function laidOut(slots: SlotView[], lines: LogLine[]): SlotView[] {
  const table = new Map(slots.map((slot) => [slot.slot, slot]));
  for (const { event } of lines) {
    const open = eventOf(event, 'played-up');
    const laid = open ?? eventOf(event, 'played-down');
    if (laid) {
      const on = laid.target.seat;
      const card = open?.card ?? null;
      const up = open !== null;
      table.set(laid.slot, { slot: laid.slot, by: laid.who.seat, target: on, place: { on }, up, moves: [], card });
    }
    const moved = eventOf(event, 'moved');
    const changed = moved ?? eventOf(event, 'discarded') ?? eventOf(event, 'taken');
    const slot = changed && table.get(changed.slot);
    if (moved && slot) {
      const { who, from, to } = moved;
      const moves = [...slot.moves, { by: who.seat, from: from.seat, to: to.seat }];
      table.set(slot.slot, { ...slot, place: { on: to.seat }, moves });
    } else if (slot) table.delete(slot.slot);
  }
  return [...table.values()];
}

/** Which swords the shields strike out, weakest first: only for the eye, the sum is the game's. */
export function struckOut(cards: Blow[], swordsOf: (card: CardId) => number, shields: number): Set<number> {
  let left = shields;
  const struck = new Set<number>();
  for (const blow of [...cards].sort((a, b) => swordsOf(a.card) - swordsOf(b.card))) {
    const swords = swordsOf(blow.card);
    if (swords > 0 && swords <= left) {
      struck.add(blow.slot);
      left -= swords;
    }
  }
  return struck;
}
