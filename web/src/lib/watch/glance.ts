/** A running game at a glance, in words: where it stands and whom it waits for. */
import { has, language, t } from '$lib/i18n';
import type { Figure, Glance } from '$lib/protocol';
import type { Player } from '$lib/table/contract';

/** How much there is of something; nothing if the glance does not tell. */
export function figure(figures: Figure[], name: string): number {
  return figures.find((one) => one.name === name)?.have ?? 0;
}

/** Where the game stands, in its own words. */
export function phase(game: string, glance: Glance): string {
  const facts = Object.fromEntries(glance.figures.map(({ name, have }) => [name, have]));
  const round = glance.figures.find(({ name }) => name === 'round');
  const [own, any] = [`glance-${game}-${glance.stage}`, `glance-${game}`];
  const key = has(own) ? own : has(any) ? any : null;
  return key ? t(key, { ...facts, rounds: round?.of ?? 0 }) : '';
}

/** Whom the game waits for. */
export function toMove(glance: Glance, players: Player[]): string {
  const names = glance.turn.flatMap((seat) => players[seat]?.name ?? []);
  if (!names.length) return '';
  const all = new Intl.ListFormat(language(), { type: 'conjunction' }).format(names);
  return t('glance-turn', { names: all, count: names.length });
}

/** The names of the seats with the figure that says how they stand. */
export function standings(glance: Glance, players: Player[], name: string): string {
  const one = (seat: number) =>
    `${players[seat]?.name ?? ''} ${new Intl.NumberFormat(language()).format(figure(glance.seats[seat]!.figures, name))}`;
  return glance.seats.map((_, seat) => one(seat)).join(', ');
}
