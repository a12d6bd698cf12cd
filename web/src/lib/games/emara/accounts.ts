/** What brought each seat its points, summed over the log: the sums are exact. */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Source } from './events';
import type { View } from './model';

export interface Entry {
  citizens: number;
  buildings: number;
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
  let round: string | null = null;
  const add = (seat: number, [group, id]: [Group, string], track: keyof Entry, points: number) => {
    const entries = all[seat]?.[group];
    if (!entries || points === 0) return;
    const entry = entries.get(id) ?? { citizens: 0, buildings: 0 };
    entry[track] += points;
    entries.set(id, entry);
  };
  for (const { event } of log) {
    const began = eventOf(event, 'round-began');
    if (began) round = began.event;
    const citizens = eventOf(event, 'citizens');
    if (citizens) add(citizens.seat, place(citizens.from), 'citizens', citizens.change);
    const got = eventOf(event, 'buildings');
    if (!got) continue;
    // A receipt is split: what own masters and the event added is theirs, as far as it was more than nothing.
    const masters = Math.max(-got.base, got.masters);
    const rest = got.change - got.base - masters;
    add(got.seat, place(got.from), 'buildings', got.base);
    add(got.seat, ['masters', 'toolmaker'], 'buildings', masters);
    if (round) add(got.seat, ['events', round], 'buildings', rest);
  }
  return all;
}
/** The worth of what is left over, good by good, as the setup file has it. */
export interface LeftOver {
  good: string;
  count: number;
  points: number;
}
export function leftOvers(view: View, seat: number, worth: Record<string, number>): LeftOver[] {
  const player = view.players[seat];
  if (!player) return [];
  const { goods, tokens } = player.ends;
  const coin = player.masters.includes('chamberlain')
    ? Math.max(worth['ring'] ?? 0, worth['coin'] ?? 0)
    : worth['coin'];
  const resources = (goods.wood ?? 0) + (goods.stone ?? 0) + (goods.cloth ?? 0) + (goods.grain ?? 0);
  const each = (good: string, count: number, points: number | undefined) => ({
    good,
    count,
    points: count * (points ?? 0),
  });
  return [
    each('ring', goods.ring ?? 0, worth['ring']),
    each('coin', goods.coin ?? 0, coin),
    each('token', tokens, worth['honour_token']),
    each('book', goods.book ?? 0, worth['book']),
    each('bread', goods.bread ?? 0, worth['bread']),
    { good: 'any', count: resources, points: Math.floor(resources / (worth['resources_per_point'] ?? 2)) },
  ];
}
