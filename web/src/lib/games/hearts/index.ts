/** Hearts and Armour at the table. */
import { t } from '$lib/i18n';
import type { Effect, GameClient, Phase } from '$lib/table/contract';
import Board from './Board.svelte';
import { pathOf, playOf, sketchOf } from './moves';
import { Book } from './names';
import Ribbon from './Ribbon.svelte';
import { percent } from './risk';
import { sideName, sideOf } from './sides';
import Sign from './Sign.svelte';
import { eventOf, lyingOn, type Spoken, type View } from './view';

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

/** The heroes before whom something would change: what would lie there, and how likely it kills. */
function effects(before: View, after: View, book: Book): Effect[] {
  return before.seats.flatMap(({ hero, threat: was }, seat): Effect[] => {
    const threat = after.seats[seat]?.threat ?? was;
    const same = threat.swords === was.swords && threat.shields === was.shields && threat.unknown === was.unknown;
    if (same) return [];
    return [
      {
        seat,
        name: book.hero(hero),
        note: t('hearts-lies', { swords: threat.swords, shields: threat.shields, unknown: threat.unknown }),
        what: t('hearts-risk-of-death'),
        from: `${percent(was.risk)} %`,
        to: `${percent(threat.risk)} %`,
        piece: `hero:${seat}`,
      },
    ];
  });
}

const client: GameClient<View> = {
  Board,
  Ribbon,
  Sign,
  phases,
  where: (view) => t('hearts-where', { bout: view.bout, round: view.round }),
  // Turns are counted in the round; a turn lays one card, so that card 4 was laid in turn 4.
  ask: (view) => (view.stage === 'turn' ? t('hearts-turn-number', { turn: view.turns + 1 }) : null),
  turn: ({ event }, before) => {
    if (eventOf(event, 'declared')) return before + 1;
    return (eventOf(event, 'played-up') ?? eventOf(event, 'played-down'))?.slot ?? null;
  },
  path: pathOf,
  crumbs: (offer, view, catalogue) => {
    const play = playOf(offer);
    if (!play) return offer.move === 'declare' ? [t('hearts-declare')] : [offer.text.map(({ text }) => text).join('')];
    const book = new Book(catalogue);
    const hero = (seat: number) => view.seats[seat]?.hero ?? null;
    const { card, up, target, extra, slot, to } = play;
    const list = [
      book.card(card).name,
      t(up ? 'hearts-crumb-up' : 'hearts-crumb-down'),
      t('hearts-crumb-on', { hero: book.onto(hero(target)) }),
    ];
    if (slot !== null) list.push(t('hearts-crumb-extra', { extra: extra ?? '', slot }));
    if (to === null) return list;
    const name = book.hero(hero(to), 'dat');
    if (extra === 'move') return [...list, t('hearts-crumb-to', { hero: name })];
    const own = to === view.mine?.seat;
    return [...list, own ? t('hearts-crumb-to-me') : t('hearts-crumb-to-hand', { hero: name })];
  },
  primary: (line, view) => {
    const move = line.at(-1)?.move;
    if (move === 'declare') return t('hearts-declare-short');
    if (move === 'ready') return t('hearts-ready-for', { bout: view.bout + 1 });
    return move && typeof move === 'object' && 'heroes' in move ? t('hearts-pick-done') : t('hearts-play');
  },
  effects: (before, after, rehearsal, seat, catalogue) => effects(before, after, new Book(catalogue)),
  warnings: (before, _after, rehearsal, seat) =>
    rehearsal.events.some(({ event }) => eventOf(event, 'declared')?.who.seat === seat)
      ? [t('hearts-declare-effect', { count: before.seats[seat]?.hand ?? 0 })]
      : rehearsal.events.some(({ event }) => eventOf(event, 'played-up')?.lapsed)
        ? [t('hearts-lapses')]
        : [],
  irreversible: ({ move }) => move === 'declare',
  // Somebody who taps a hero that is not offered means to lay the chosen card there.
  wish: (piece, plan) => {
    const { card, up } = sketchOf(plan);
    const [kind, seat] = piece.split(':');
    if (kind !== 'hero' || card === null) return undefined;
    const target = Number(seat);
    return up && !plan.mode.includes('face:down')
      ? { 'face-up': { card, target, extra: null } }
      : { 'face-down': { card, target } };
  },
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
  spoken: (line) => eventOf(line.event, 'said') !== null,
  about: (line, view, catalogue) => {
    const { words } = line as { words: Spoken };
    const book = new Book(catalogue);
    const heroes = [words.hero, words.hero2].flatMap((hero) => {
      const seat = view.seats.findIndex((one) => hero && one.hero === hero);
      return hero && seat >= 0 ? [{ piece: `hero:${seat}`, name: book.hero(hero) }] : [];
    });
    const { slot } = words;
    return slot ? [...heroes, { piece: `slot:${slot}`, name: t('hearts-card-about', { slot }) }] : heroes;
  },
};

export default client;
