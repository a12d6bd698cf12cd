/** Glory at the table. */
import { t } from '$lib/i18n';
import type { GameClient, Phase } from '$lib/table/contract';
import Board from './Board.svelte';
import End from './End.svelte';
import { effects } from './effects';
import { comes } from './later.svelte';
import { crumbs, goal, group, path, primary, right, row } from './moves';
import SeatSign from './SeatSign.svelte';
import { askOf, eventOf, tellsOf, type View } from './view';
import { wish } from './wish';

const ROUND = ['action', 'travel', 'update', 'registration', 'tournament'] as const;
const SETUP = ['character', 'titles', 'return'] as const;

/** Where the round stands; before the first one, where the set-up stands. */
export function phases(view: View, seat: number | null): Phase[] {
  const state = (i: number, now: number): Phase['state'] => (i < now ? 'done' : i === now ? 'now' : 'ahead');
  if (view.phase === 'setup') {
    const asks = view.asked.map((asked) => askOf(view, asked.seat));
    const now = Math.max(
      0,
      SETUP.findIndex((ask) => (askOf(view, seat) ?? asks[0]) === ask),
    );
    return [
      ...SETUP.map((ask, i) => ({ id: ask, name: t(`glory-phase-${ask}`), state: state(i, now) })),
      { id: 'round', name: t('glory-phase-round', { round: 1 }), state: 'ahead' as const },
    ];
  }
  const ends: string[] = ['final-travel', 'titles', 'over'];
  if (ends.includes(view.phase)) {
    const now = view.phase === 'over' ? 5 : view.phase === 'titles' ? 4 : 3;
    const rounds = [1, 2, 3].map((round, i) => ({
      id: `round-${round}`,
      name: t('glory-phase-round', { round }),
      state: state(i, now),
    }));
    return [
      ...rounds,
      { id: 'final-travel', name: t('glory-phase-final-travel'), state: state(3, now) },
      { id: 'titles', name: t('glory-phase-titles-end'), state: state(4, now) },
    ];
  }
  const now = ROUND.findIndex((phase) => phase === view.phase);
  return ROUND.map((phase, i) => ({ id: phase, name: t(`glory-phase-${phase}`), state: state(i, now) }));
}

/** What my seat is asked, in a few words. */
export function ask(view: View, seat: number | null): string | null {
  const asked = askOf(view, seat);
  if (!asked || seat === null) return null;
  const player = view.players[seat];
  const total = 6;
  if (asked === 'action') return t('glory-ask-action', { figure: total - (player?.figures ?? 0) + 1, total });
  if (asked === 'travel') return t('glory-ask-travel', { plays: player?.plays ?? 0 });
  return t(`glory-ask-${asked}`);
}

const client: GameClient<View> = {
  Board,
  End: End as unknown as NonNullable<GameClient<View>['End']>,
  Sign: SeatSign,
  phases,
  where: (view) =>
    view.round === 0
      ? t('glory-where-setup', { mode: t(`glory-mode-${view.mode}`) })
      : t('glory-where', { mode: t(`glory-mode-${view.mode}`), round: view.round }),
  ask,
  path,
  goal,
  crumbs,
  primary,
  effects,
  warnings: (...asked) => comes()?.warnings(...asked) ?? [],
  wish,
  describe: (piece, view, catalogue) => comes()?.describe(piece, view, catalogue) ?? null,
  get ending() {
    return comes()?.ending;
  },
  right,
  group: (_, offer) => group(offer),
  row: (offer) => row(offer),
  seatNote: (view, seat) => t('glory-n-glory', { n: view.players[seat]?.glory ?? 0 }),
  teller: ({ event }) => tellsOf(event),
  heading: (line) => eventOf(line.event, 'round-begins') !== null || eventOf(line.event, 'updated') !== null,
};

export default client;
