/** What a line of moves changes for me, in lines of before and after. */
import { t } from '$lib/i18n';
import type { Effect, Rehearsal } from '$lib/table/contract';
import type { Book } from './book';
import { token } from './art/tokens';
import { GOODS } from './goods';
import { measure } from './measure';
import { boardOf, rowOf, wordOf, type BoardView, type View } from './view';
import { bundleWords } from './words';

/** So many lines can be seen at once beside the warnings. */
const LINES = 4;

export function effectsOf(before: View, after: View, seat: number, book: Book): Effect[] {
  const [now, then] = [boardOf(before, seat), boardOf(after, seat)];
  const effects: Effect[] = [];
  const opened = then.segments.filter(
    (segment) => segment.unlocked && !now.segments.find((one) => one.segment === segment.segment)?.unlocked,
  );
  const cards = opened.flatMap(({ segment }) => book.segment(segment) ?? []);
  // Several are one line: the list is short enough to be read at a glance.
  if (cards.length)
    effects.push({
      icon: 'check',
      name: t('knight-opens', { name: cards.map(({ name }) => name).join(', '), n: cards.length }),
      ...(cards.length === 1 && Object.keys(cards[0]!.once).length ? { note: bundleWords(cards[0]!.once) } : {}),
      tone: 'good',
      piece: `segment:${cards[0]!.id}`,
    });
  for (const { influence, once } of book.character(now.character)?.thresholds ?? []) {
    if (influence <= now.influence || influence > then.influence) continue;
    effects.push({
      icon: 'check',
      name: t('knight-may-claim', { n: influence }),
      note: bundleWords(once),
      tone: 'good',
      piece: `threshold:${influence}`,
    });
  }
  const change = (sign: string, name: string, from: number, to: number, bad = false) => {
    if (from !== to) effects.push({ icon: token(sign), name, from, to, tone: to > from === !bad ? 'good' : 'plain' });
  };
  change('command', t('knight-command'), now.command, then.command);
  change('diplomacy', t('knight-diplomacy'), now.diplomacy[0], then.diplomacy[0]);
  change('enemy', t('knight-enemies'), measure('enemy_units', now), measure('enemy_units', then), true);
  const hostile = 'enemy-diplomacy';
  change(hostile, t('knight-row-diplomacy'), now[hostile][0], then[hostile][0], true);
  change('command', t('knight-own-units'), measure('units', now), measure('units', then));
  // The figures of the knight show the rest already: it is said as far as there is room.
  change('influence', t('knight-influence'), now.influence, then.influence);
  change('vp', t('knight-points'), now.vp, then.vp);
  if (cards.length === 0)
    for (const good of GOODS) change(good, t(`knight-good-${good}`), now.held[good] ?? 0, then.held[good] ?? 0);
  return effects.slice(0, LINES);
}

/** Rewards and thresholds of the character that are reached and not yet claimed. */
export function unclaimed(board: BoardView, book: Book): number {
  const card = book.character(board.character);
  if (!card) return 0;
  return (
    card.thresholds.filter(({ influence }) => influence <= board.influence && !board.thresholds.includes(influence))
      .length +
    card.rewards.filter(({ track, level }) => level <= measure(track, board) && !board.rewards.includes(track)).length
  );
}

export function warningsOf(before: View, after: View, rehearsal: Rehearsal, seat: number, book: Book): string[] {
  const [now, then] = [boardOf(before, seat), boardOf(after, seat)];
  const warnings: string[] = [];
  const hidden = (position: unknown) => !rowOf(before, seat).find((one) => one.position === position)?.card;
  let leaves = false;
  for (const { event } of rehearsal.events) {
    const [word, what] = wordOf(event);
    const told = (what ?? {}) as Record<string, unknown>;
    if (told['seat'] !== seat) continue;
    if (word === 'command-lost') warnings.push(t('knight-warn-command', { n: Number(told['points']) }));
    if (word === 'cards-swapped' && hidden(told['first']) && hidden(told['second']))
      warnings.push(t('knight-warn-swap'));
    if (word === 'card-replaced' && hidden(told['position'])) warnings.push(t('knight-warn-replace'));
    if (word === 'castle-taken') {
      const castle = book.sheet(before)?.tiles.find((tile) => tile.id === told['tile']);
      warnings.push(t('knight-warn-castle-taken', { castle: castle?.name ?? '' }));
    }
    // The last step in which something can be claimed is left.
    if (word === 'path-considered' || word === 'command-lost') leaves = true;
  }
  const waiting = leaves ? unclaimed(now, book) : 0;
  if (waiting) warnings.push(t('knight-warn-unclaimed', { n: waiting }));
  if (then.end && !now.end) warnings.push(t(`knight-warn-${then.end.verdict}`));
  return warnings;
}
