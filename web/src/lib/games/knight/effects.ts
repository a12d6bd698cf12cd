/** What a line of moves changes for me, in lines of before and after. */
import { t } from '$lib/i18n';
import type { Effect, Rehearsal } from '$lib/table/contract';
import type { Book } from './book';
import { GOODS } from './goods';
import { measure } from './measure';
import { boardOf, rowOf, wordOf, type BoardView, type View } from './view';
import { bundleWords } from './words';

export function effectsOf(before: View, after: View, seat: number, book: Book): Effect[] {
  const [now, then] = [boardOf(before, seat), boardOf(after, seat)];
  const effects: Effect[] = [];
  const opened = then.segments.filter(
    (segment) => segment.unlocked && !now.segments.find((one) => one.segment === segment.segment)?.unlocked,
  );
  for (const { segment } of opened) {
    const card = book.segment(segment);
    if (!card) continue;
    effects.push({
      icon: 'check',
      name: t('knight-opens', { name: card.name }),
      ...(Object.keys(card.once).length ? { note: bundleWords(card.once) } : {}),
      tone: 'good',
      piece: `segment:${segment}`,
    });
  }
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
  const change = (name: string, from: number, to: number, bad = false) => {
    if (from !== to) effects.push({ name, from, to, tone: to > from === !bad ? 'good' : 'plain' });
  };
  change(t('knight-command'), now.command, then.command);
  change(t('knight-diplomacy'), now.diplomacy[0], then.diplomacy[0]);
  change(t('knight-enemies'), measure('enemy_units', now), measure('enemy_units', then), true);
  change(t('knight-row-diplomacy'), now['enemy-diplomacy'][0], then['enemy-diplomacy'][0], true);
  change(t('knight-own-units'), measure('units', now), measure('units', then));
  // The figures of the knight show these already: they are said where there is nothing else to say.
  if (effects.length === 0) {
    change(t('knight-points'), now.vp, then.vp);
    change(t('knight-influence'), now.influence, then.influence);
    for (const good of GOODS) change(t(`knight-good-${good}`), now.held[good] ?? 0, then.held[good] ?? 0);
  }
  return effects;
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
