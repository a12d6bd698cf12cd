/** What a line of moves changes for me, in lines of before and after. */
import { t } from '$lib/i18n';
import type { Effect, Rehearsal } from '$lib/table/contract';
import type { Book } from './book';
import { forecast } from './forecast';
import { GOODS } from './goods';
import { boardOf, type View } from './view';
import { bundleWords } from './words';

export function effectsOf(before: View, after: View, rehearsal: Rehearsal, seat: number, book: Book): Effect[] {
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
  const change = (name: string, from: number, to: number, bad = false, piece?: string) => {
    if (from === to) return;
    effects.push({ name, from, to, tone: to > from === !bad ? 'good' : 'plain', ...(piece ? { piece } : {}) });
  };
  change(t('knight-points'), now.vp, then.vp);
  change(t('knight-influence'), now.influence, then.influence);
  change(t('knight-command'), now.command, then.command);
  for (const good of GOODS) change(t(`knight-good-${good}`), now.held[good] ?? 0, then.held[good] ?? 0);
  change(t('knight-diplomacy'), now.diplomacy[0], then.diplomacy[0]);
  const land = forecast(rehearsal.events, now, then);
  change(t('knight-enemies'), land.enemies[0], land.enemies[1], true);
  change(t('knight-row-diplomacy'), land.diplomacy[0], land.diplomacy[1], true);
  const units = (board: typeof now) => board.tiles.reduce((sum, tile) => sum + tile.own, 0);
  change(t('knight-own-units'), units(now), units(then));
  return effects;
}

export function warningsOf(before: View, after: View, rehearsal: Rehearsal, seat: number): string[] {
  const [now, then] = [boardOf(before, seat), boardOf(after, seat)];
  const warnings: string[] = [];
  const lost = rehearsal.events.flatMap(({ event }) => {
    const told = (event as { 'command-lost'?: { seat: number; points: number } })['command-lost'];
    return told?.seat === seat ? [told.points] : [];
  })[0];
  if (lost) warnings.push(t('knight-warn-command', { n: lost }));
  if (then.end && !now.end) warnings.push(t(`knight-warn-${then.end.verdict}`));
  return warnings;
}
