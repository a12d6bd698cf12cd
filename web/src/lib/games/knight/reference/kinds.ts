/** What the reference has a chapter for, and the rules of what is in it. */
import { getContext, setContext } from 'svelte';
import type { TrackCard } from '../book';

export const KINDS = ['signs', 'events', 'tracks', 'characters', 'goals', 'scenarios', 'orders'] as const;
export type Kind = (typeof KINDS)[number];

export const RULES: Record<Kind, string> = {
  signs: 'KNI-RES-03',
  events: 'KNI-TURN-02',
  tracks: 'KNI-COURT-01',
  characters: 'KNI-CHAR-01',
  goals: 'KNI-GOAL-01',
  scenarios: 'KNI-CONS-01',
  orders: 'KNI-CMD-01',
};

export const SCENARIO_RULES: Record<string, string> = {
  'defensive-war': 'KNI-END-02',
  flood: 'KNI-FLOOD-01',
  'barbarian-invasion': 'KNI-BARB-01',
  rebellion: 'KNI-REB-01',
  'war-2': 'KNI-WAR-07',
  'war-4': 'KNI-WAR-01',
};

/** The rule of a track: its own, or that of how it is activated. */
export function trackRule({ id, activation }: TrackCard): string {
  const own: Partial<Record<string, string>> = {
    king: 'KNI-KING-01',
    church: 'KNI-ROW-01',
    nobles: 'KNI-ROW-01',
    merchants: 'KNI-ROW-01',
    lords: 'KNI-LORDS-01',
    castle: 'KNI-CHAIN-01',
  };
  return own[id] ?? { event: 'KNI-COURT-08', chain: 'KNI-CHAIN-03', none: 'KNI-COURT-07' }[activation];
}

const KEY = Symbol('rules');
/** How a rule is opened from here. */
export const provideRules = (open: (id: string) => void): unknown => setContext(KEY, open);
export const useRules = (): ((id: string) => void) => getContext(KEY);
