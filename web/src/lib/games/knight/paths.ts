/** Every offer as the pieces that are tapped for it. */
import type { Piece } from '$lib/table/contract';
import { wordOf } from './view';

interface Fields {
  segment: string;
  with: string;
  first: number;
  second: number;
  position: number;
  side: string;
  give: string;
  take: string;
  from: string;
  to: string;
  tile: string;
  seat: number;
  points: number;
}

/** The pieces of a move in the order of tapping. */
export function pathOf(move: unknown): Piece[] {
  const [word, what] = wordOf(move);
  const f = what as Fields;
  switch (word) {
    case 'choose':
      return [`character:${what}`];
    case 'side':
      return [`side:${what}`];
    case 'reveal':
      return ['gold-action:reveal', `position:${what}`];
    case 'peek':
      return ['gold-action:peek', `position:${what}`];
    case 'swap':
      return ['gold-action:swap-cards', `position:${f.first}`, `position:${f.second}`];
    case 'replace':
      return ['gold-action:replace-card', `position:${what}`];
    case 'adjacent':
      return ['gold-action:adjacent-action', `half:${f.position}:${f.side}`];
    case 'pay':
      return [`segment:${f.segment}`, `symbol:${f.segment}:${f.with}`];
    case 'pay-any':
      // With what: the dock asks.
      return [`segment:${f.segment}`, `symbol:${f.segment}:any`];
    case 'buy':
      return [`gold-action:${what}`];
    case 'exchange':
      return ['gold-action:exchange', `give:${f.give}`, `take:${f.take}`];
    case 'shift':
      return ['gold-action:shift-enemies', `shift:${what}`];
    case 'claim-reward':
      return [`reward:${what}`];
    case 'claim-threshold':
      return [`threshold:${what}`];
    case 'war':
      return [`war-action:${what}`];
    case 'trade-with':
      return [`trade:${what}`];
    case 'disband':
      return [`unit:${what}`];
    case 'remove':
    case 'place':
    case 'flow':
      return [`tile:${what}`];
    case 'chain':
    case 'activate':
      return [`track:${what}`];
    case 'recruit':
      return ['command:recruit', `tile:${what}`];
    case 'attack':
    case 'gather':
    case 'envoy':
      return [`command:${word}`];
    case 'march':
      return ['command:move', `unit:${f.from}`, `tile:${f.to}`];
    case 'strike':
      return [`rival:${f.tile}:${f.seat}`];
    case 'block':
      return [`block:${f.seat}`, `points:${f.points}`];
    case 'skip-stage':
      return ['stage:skip'];
    case 'pay-consequence':
      return ['answer:pay'];
    case 'suffer':
      return ['answer:suffer'];
    default:
      // What is said in one word: `done`, `special`; or a word and what it is about: `battle:…`, `bid:7`.
      return [what === null ? word : `${word}:${String(what)}`];
  }
}
