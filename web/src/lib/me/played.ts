/** One finished game of a person, in words. */
import { has, t } from '$lib/i18n';
import type { Played, Sitter } from '$lib/protocol';
import { botName, personName, sealOf } from '$lib/table/people';
import { flag } from './story';

interface Other {
  name: string;
  arms: string | null;
  /** The page of a person; none of a bot, or of somebody who has left. */
  person: string | null;
}

function who(sitter: Sitter): Other {
  if (typeof sitter === 'string') return { name: t('seat-free'), arms: null, person: null };
  if ('bot' in sitter) return { name: botName(sitter.bot), arms: 'sable key', person: null };
  const person = 'person' in sitter ? sitter.person : sitter.kept;
  return { name: personName(person.name), arms: sealOf(person), person: person.name ? person.id : null };
}

/** Who else was at the table. */
export function othersOf({ seats, seat }: Played): Other[] {
  return seats.filter((_, i) => i !== seat).map(who);
}

/** How it ended for the person: a word, and what the game says of it. */
export function resultOf(played: Played): { short: string; text: string } {
  const { game, won, rank, seats, score, ending, left, facts } = played;
  let short = won ? t('history-won') : t('history-lost');
  if (!won && game !== 'hearts' && seats.length > 1) short = t('played-rank', { rank, seats: seats.length });
  if (!won && ending === 'single') short = t('played-points', { score });
  if (left) return { short, text: t('played-left') };
  const start = flag(played, 'start');
  const rival = facts.numbers?.['victoria'];
  if (start !== null && rival !== undefined) return { short, text: t('played-climb', { score, rival, start }) };
  if (game === 'hearts') {
    const key = `short-hearts-${ending}`;
    return { short, text: has(key) ? t(key) : '' };
  }
  if (ending === 'single') return { short, text: '' };
  return { short, text: t(game === 'glory' ? 'played-glory' : 'played-points', { score }) };
}
