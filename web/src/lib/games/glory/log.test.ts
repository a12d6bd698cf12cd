import { describe, expect, it } from 'vitest';
import type { LogLine } from '$lib/protocol';
import { scoredTitles } from './end/sources';
import { aftermathOf } from './joust/aftermath';
import { resultOf } from './lists/results';
import { lastTurn } from './solo/trace';
import { playsOf } from './travel/plays';

const log = (...events: unknown[]): LogLine[] =>
  events.map((event, number) => ({ number, at: 0, event, text: [] }) as unknown as LogLine);
const glory = (who: number, change: number, total: number, why: unknown) => ({ glory: { who, change, total, why } });

describe('what the log tells', () => {
  it('finds the titles that counted', () => {
    const lines = log(
      glory(0, 10, 10, 'start'),
      { 'round-begins': { round: 1 } },
      glory(0, 4, 14, { supporter: 'minstrel' }),
      glory(0, -1, 13, { price: 'thug' }),
      glory(0, 5, 18, { victory: { knight: 'james-ii' } }),
      glory(1, 9, 19, { victory: { player: 0 } }),
      { 'round-begins': { round: 2 } },
      { 'titles-revealed': { who: 0, titles: [] } },
      glory(0, 7, 25, { title: 'pious' }),
      { 'title-scored': { who: 0, title: 'pious', glory: 7, served: {} } },
    );
    expect(scoredTitles(lines, 0).map(({ title }) => title)).toEqual(['pious']);
  });

  it('keeps the plays of this travel phase only', () => {
    const lines = log(
      { 'card-played': { seat: 0, card: 'quest' } },
      { updated: { round: 1 } },
      { 'card-played': { seat: 0, card: 'rescue' } },
      { 'duel-ends': { seat: 0, foe: { card: 'rescue' }, won: false, score: [1, 2], round: 2, place: 'journey' } },
      { 'card-back': { seat: 0, card: 'rescue' } },
      { 'card-played': { seat: 1, card: 'quest' } },
      { 'card-played': { seat: 0, card: 'ballad' } },
    );
    expect(playsOf(lines, 0)).toEqual([
      { card: 'rescue', result: 'back', score: [1, 2] },
      { card: 'ballad', result: 'open', score: null },
    ]);
  });

  it('knows how a knight fared in this round', () => {
    const foe = { knight: 'james-ii' };
    const lines = log(
      { 'duel-ends': { seat: 0, foe, won: true, score: [2, 0], round: 1, place: 'tournament' } },
      { 'duel-ends': { seat: 1, foe, won: false, score: [1, 2], round: 2, place: 'tournament' } },
      glory(1, 2, 12, { honour: foe }),
    );
    expect(resultOf(lines, 'james-ii', 2)).toEqual({ won: false, score: [1, 2], glory: 2 });
    expect(resultOf(lines, 'james-ii', 3)).toBeNull();
  });

  it('counts what a duel cost once, and what came back', () => {
    const foe = { knight: 'james-ii' };
    const lines = log(
      { 'duel-begins': { seat: 0, foe } },
      { committed: { seat: 0, strength: 2, total: 2 } },
      { paid: { seat: 0, coins: 0, strength: 0, faith: 1 } },
      { rerolled: { seat: 0, relic: null, counts: [1, 0, 0], dice: [[], [], []], attack: 5 } },
      { 'relic-used': { seat: 0, relic: 'ring' } },
      { rerolled: { seat: 0, relic: 'ring', counts: [1, 1, 0], dice: [[], [], []], attack: 6 } },
      { clash: { seat: 0, foe, clash: 1, attack: [6, 8], won: false, tie: false } },
      { 'duel-ends': { seat: 0, foe, won: false, score: [0, 2], round: 1, place: 'tournament' } },
      { 'taken-back': { seat: 0, strength: 1, faith: 1 } },
      { 'turned-up': { seat: 0, token: { relic: 'ring' } } },
    );
    const told = aftermathOf(lines, 0)!;
    const ring = { kind: 'relic', id: 'ring' };
    expect(told.spent).toEqual({ strength: 2, faith: 1, tokens: [ring] });
    expect(told.back).toEqual({ strength: 1, faith: 1, tokens: [ring] });
  });

  it('tells the last turn of the automaton', () => {
    const lines = log(
      { 'automaton-card': { card: 'solo-basic-2' } },
      { 'automaton-skips': { card: 'solo-basic-2', action: 'plan-travel', why: 'market-incomplete' } },
      { 'automaton-acts': { card: 'solo-basic-2', action: 'prayer', why: 'first-possible' } },
    );
    expect(lastTurn(lines)).toMatchObject({
      card: 'solo-basic-2',
      tried: [
        { action: 'plan-travel', done: false, why: 'market-incomplete' },
        { action: 'prayer', done: true },
      ],
    });
    expect(lastTurn([])).toBeNull();
  });
});
