/** What the automaton did on its turns, read from the log. */
import type { LogLine } from '$lib/protocol';
import { eventOf, type Action } from '../view';

export interface Tried {
  action: Action;
  done: boolean;
  /** Why not, or why so: an id. */
  why: string;
}

export interface Turn {
  card: string;
  tried: Tried[];
  /** Nothing on any card helped. */
  idle: boolean;
  /** The cards and the token that left the game. */
  takes: { supporter: string | null; cards: string[] } | null;
  number: number;
}

/** The last turn of the automaton; its last card, if it tried several. */
export function lastTurn(log: LogLine[]): Turn | null {
  for (let at = log.length - 1; at >= 0; at--) {
    const card = eventOf<{ card: string }>(log[at]!.event, 'automaton-card');
    if (!card) continue;
    const turn: Turn = { card: card.card, tried: [], idle: false, takes: null, number: log[at]!.number };
    for (const line of log.slice(at + 1)) {
      const skip = eventOf<{ card: string; action: Action; why: string }>(line.event, 'automaton-skips');
      const act = eventOf<{ card: string; action: Action; why: string }>(line.event, 'automaton-acts');
      const takes = eventOf<{ supporter: string | null; cards: string[] }>(line.event, 'automaton-takes');
      if (skip) turn.tried.push({ action: skip.action, done: false, why: skip.why });
      if (act) turn.tried.push({ action: act.action, done: true, why: act.why });
      if (takes) turn.takes = takes;
      if (line.event === 'automaton-idle') turn.idle = true;
    }
    return turn;
  }
  return null;
}
