/** Hearts and Armour at the table. */
import { t } from '$lib/i18n';
import type { GameClient, Phase } from '$lib/table/contract';
import Board from './Board.svelte';
import Coach from './Coach.svelte';
import { Book } from './names';
import { playOf } from './plan';
import { sideName, sideOf } from './sides';
import Sign from './Sign.svelte';
import { eventOf, lyingOn, type View } from './view';

/** Deal, laps, skirmish, result: where the round stands. */
export function phases(view: View): Phase[] {
  const over = view.stage === 'bout-end' || view.stage === 'over';
  const turn = view.stage === 'turn';
  const lap = Math.max(1, view.laps + (over ? 0 : 1));
  const list: Phase[] = [{ id: 'deal', name: t('hearts-phase-deal'), state: turn || over ? 'done' : 'now' }];
  // At most the last two laps are shown.
  for (let number = Math.max(1, lap - 1); number <= lap; number++) {
    const state = !turn && !over ? 'ahead' : over || number < lap ? 'done' : 'now';
    list.push({ id: `lap-${number}`, name: t('hearts-phase-lap', { lap: number }), state });
  }
  list.push({
    id: 'skirmish',
    name: t('hearts-skirmish'),
    state: over ? 'done' : 'ahead',
    ...(view['may-declare'] ? { note: t('hearts-may-declare') } : {}),
  });
  list.push({ id: 'result', name: t('hearts-phase-result'), state: over ? 'now' : 'ahead' });
  return list;
}

const client: GameClient<View> = {
  Board,
  Coach,
  Sign,
  phases,
  where: (view) => t('hearts-where', { bout: view.bout, round: view.round }),
  seatName: (view, seat, catalogue) => {
    const hero = view.seats[seat]?.hero;
    return hero ? new Book(catalogue).hero(hero) : null;
  },
  seatNote: (view, seat) => {
    const { wounds = 0, deadly = 0, tokens = 0, dead = false } = view.seats[seat] ?? {};
    const state = dead ? t('hearts-fallen') : t('hearts-wounds', { wounds, deadly });
    return view.options.length === 'match' ? `${state}, ${t('hearts-tokens', { count: tokens })}` : state;
  },
  side: (view, seat, me, catalogue) => ({
    badge: sideOf(view, seat, me),
    name: sideName(view, seat, me, new Book(catalogue)),
  }),
  group: (group, offer, catalogue) => {
    const play = playOf(offer);
    return play ? new Book(catalogue).card(play.card).name : t(`hearts-group-${group}`);
  },
  row: (offer, catalogue, view) => {
    const play = playOf(offer);
    if (!play) return null;
    if (!play.up) return t('hearts-row-down');
    const hero = new Book(catalogue).onto(view.seats[play.target]?.hero ?? null);
    if (!play.extra) return t('hearts-row-up', { hero });
    const count = view.slots.filter((slot) => lyingOn(slot) === play.target).length;
    return t('hearts-row-extra', { hero, extra: play.extra, count });
  },
  heading: (line) => eventOf(line.event, 'round-began') !== null || eventOf(line.event, 'bout-began') !== null,
  // A turn lays one card, and the declaration is a turn: "card 4" was laid in turn 4.
  turn: ({ event }, before) =>
    eventOf(event, 'declared')
      ? before + 1
      : ((eventOf(event, 'played-up') ?? eventOf(event, 'played-down'))?.slot ?? null),
  spoken: (line) => eventOf(line.event, 'said') !== null,
};

export default client;
