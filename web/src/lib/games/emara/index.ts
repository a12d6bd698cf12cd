/** Crown of Emara at the table. */
import { t } from '$lib/i18n';
import type { Offer } from '$lib/protocol';
import { plain, type GameClient, type Phase } from '$lib/table/contract';
import Board from './Board.svelte';
import { Book } from './book';
import End from './EndLater.svelte';
import SeatMore from './SeatLater.svelte';
import { describe } from './describe';
import { ending } from './ending';
import { eventOf } from './events';
import { bodyOf, kindOf, type Area, type View } from './model';
import { path } from './path';
import Ribbon from './Ribbon.svelte';
import { shortcut } from './shortcut';
import { crumbs, primary, right } from './words';
import { asks, warnings } from './warnings';
import { wish } from './wish';

/** Set-up: what has been laid out. Then event, three laps, end of the round. */
export function phases(view: View): Phase[] {
  if (view.round === 0) {
    const at = ['lay', 'lay-masters', 'draw-start', 'start-move', 'start-resource', 'deal'];
    const now = at.findIndex((id) => view.phase.startsWith(id));
    const names = ['layout', 'masters', 'start', ...(view['random-layout'] ? ['places', 'resource'] : []), 'hands'];
    const step = view['random-layout'] ? now : Math.min(now, names.length - 1);
    return names.map((id, index) => ({
      id,
      name: t(`emara-phase-${id}`),
      state: index < step ? 'done' : index === step ? 'now' : 'ahead',
    }));
  }
  const end = view.lap > 3 || view.phase === 'event-offer' || view.over;
  const lap = view.phase === 'reveal-event' ? 0 : view.lap;
  const list: Phase[] = [{ id: 'event', name: t('emara-phase-event'), state: lap === 0 ? 'now' : 'done' }];
  for (let number = 1; number <= 3; number++) {
    const state = end || number < lap ? 'done' : number === lap ? 'now' : 'ahead';
    const key = view.victoria ? 'emara-phase-turn' : 'emara-phase-lap';
    list.push({ id: `lap-${number}`, name: t(key, { lap: number }), state });
  }
  const last = view.victoria && view.round > 1 ? 'emara-phase-victoria' : 'emara-phase-end';
  list.push({ id: 'end', name: t(last), state: view.over ? 'done' : end ? 'now' : 'ahead' });
  return list;
}

const client: GameClient<View> = {
  Board,
  Ribbon,
  End,
  SeatMore,
  ending,
  phases,
  where: (view) =>
    view.round === 0 ? t('emara-where-setup') : t('emara-where', { round: view.round, rounds: view.rounds }),
  ask: (view) => {
    if (view.phase === 'event-offer') return t('emara-ask-event');
    if (view.phase === 'keep-honour') return t('emara-keep-one');
    if (view.phase === 'start-move') return t('emara-fix-title');
    if (view.phase === 'start-resource') return t('emara-start-title');
    if (view.phase === 'play') return t('emara-ask-play');
    if (view.phase === 'harvest') return t('emara-ask-harvest');
    if (view.phase === 'visit') return t('emara-ask-visit');
    if (view.phase !== 'main') return null;
    return t('emara-ask-main');
  },
  path,
  line: (piece, plan, view) => (piece.startsWith('area:') ? shortcut(plan, view, piece.slice(5) as Area) : null),
  crumbs,
  primary,
  right,
  warnings,
  asks,
  wish,
  describe,
  irreversible: () => false,
  seatNote: (view, seat) => {
    const player = view.players[seat];
    return player ? t('emara-seat-note', { citizens: player.citizens, buildings: player.buildings }) : null;
  },
  group: (group, offer, catalogue) => {
    const book = new Book(catalogue);
    const play = bodyOf(offer.move, 'play');
    return play ? book.name('card', play.card) : t(`emara-group-${groupOf(offer)}`);
  },
  row: (offer, catalogue) => row(offer, new Book(catalogue)),
  heading: (line) => eventOf(line.event, 'round-began') !== null,
};

function groupOf(offer: Offer): string {
  const kind = kindOf(offer.move);
  if (['walk', 'step', 'errand'].includes(kind)) return 'go';
  if (['title', 'craftsman', 'master', 'hire-craftsman', 'hire-master'].includes(kind)) return 'bonus';
  if (['end-turn', 'leave', 'decline'].includes(kind)) return 'end';
  if (['start-move', 'start-resource'].includes(kind)) return 'start';
  return 'here';
}
/** Moves that differ in the payment alone stand in one row. */
function row(offer: Offer, book: Book): string | null {
  const { move } = offer;
  const master = bodyOf(move, 'master') ?? bodyOf(move, 'hire-master') ?? bodyOf(move, 'use-master');
  if (master) return t(`emara-row-${kindOf(move)}`, { name: book.name('master', master.master) });
  const hut = bodyOf(move, 'craftsman') ?? bodyOf(move, 'hire-craftsman');
  if (hut) return t(`emara-row-${kindOf(move)}`, { area: book.name('area', book.hut(hut.hut)?.area ?? '') });
  const kind = bodyOf(move, 'donate')?.kind ?? bodyOf(move, 'give')?.kind;
  if (kind) return t(`emara-row-${kindOf(move)}`, { kind: t(`emara-good-${kind}`) });
  if (bodyOf(move, 'title')) return t('emara-row-title');
  return plain(offer.text);
}

export default client;
