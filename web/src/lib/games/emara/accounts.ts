/** What brought each seat its points, summed over the log: the sums are exact. */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Source } from './events';
import type { PlayerView, Track } from './model';

export interface Entry {
  citizens: number;
  buildings: number;
  /** The rounds in which it paid. */
  rounds: number[];
}
export type Group = 'titles' | 'masters' | 'places' | 'craftsmen' | 'events';
/** By group, then by what it is: a title, a master, `stone`, an event. */
export type Account = Record<Group, Map<string, Entry>>;

function blank(): Account {
  return { titles: new Map(), masters: new Map(), places: new Map(), craftsmen: new Map(), events: new Map() };
}
function place(from: Source): [Group, string] {
  if (typeof from === 'string') return from === 'craftsman' ? ['craftsmen', from] : ['places', from];
  if ('title' in from) return ['titles', from.title];
  if ('master' in from) return ['masters', from.master];
  if ('event' in from) return ['events', from.event];
  return 'honour' in from ? ['places', 'honour'] : ['places', 'start'];
}
export function accounts(log: LogLine[], seats: number): Account[] {
  const all = Array.from({ length: seats }, blank);
  let round = 0;
  let card: string | null = null;
  const add = (seat: number, [group, id]: [Group, string], track: Track, points: number) => {
    const entries = all[seat]?.[group];
    if (!entries || points === 0) return;
    const entry = entries.get(id) ?? { citizens: 0, buildings: 0, rounds: [] };
    entry[track] += points;
    if (entry.rounds.at(-1) !== round) entry.rounds.push(round);
    entries.set(id, entry);
  };
  for (const { event } of log) {
    const began = eventOf(event, 'round-began');
    if (began) [round, card] = [began.round, began.event];
    const citizens = eventOf(event, 'citizens');
    if (citizens) add(citizens.seat, place(citizens.from), 'citizens', citizens.change);
    const got = eventOf(event, 'buildings');
    if (!got) continue;
    // A receipt is split: what own masters and the event added is theirs, as far as it was more than nothing.
    const masters = Math.max(-got.base, got.masters);
    const rest = got.change - got.base - masters;
    add(got.seat, place(got.from), 'buildings', got.base);
    add(got.seat, ['masters', 'toolmaker'], 'buildings', masters);
    if (card) add(got.seat, ['events', card], 'buildings', rest);
  }
  return all;
}
/** A kind of what is left over: how many, their points, and the tracks these go to, the lower one first. */
export interface LeftOver {
  good: string;
  count: number;
  points: number;
  citizens: number;
  buildings: number;
}
export function leftOvers({ citizens, buildings, ends }: PlayerView): LeftOver[] {
  const { goods, tokens, 'by-kind': points } = ends;
  const resources = (goods.wood ?? 0) + (goods.stone ?? 0) + (goods.cloth ?? 0) + (goods.grain ?? 0);
  const kinds: [good: string, count: number, points: number][] = [
    ['ring', goods.ring ?? 0, points.ring],
    ['coin', goods.coin ?? 0, points.coin],
    ['token', tokens, points.token],
    ['book', goods.book ?? 0, points.book],
    ['bread', goods.bread ?? 0, points.bread],
    ['any', resources, points.resources],
  ];
  // Each point goes to the lower track as long as the end of that track leaves room for it.
  return kinds.map(([good, count, points]) => {
    const before = { citizens, buildings };
    for (let point = 0; point < points; point++) {
      const toCitizens = citizens < ends.citizens && (citizens <= buildings || buildings >= ends.buildings);
      if (toCitizens) citizens += 1;
      else buildings += 1;
    }
    return { good, count, points, citizens: citizens - before.citizens, buildings: buildings - before.buildings };
  });
}
