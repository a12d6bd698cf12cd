/** Prices as the rules quote them for the viewer: what is missing, in words, and what the staged steps change. */
import { t } from '$lib/i18n';
import { count, goodsText } from './book';
import { KINDS, units, type Bargain, type Kind, type View } from './model';

/** "1 stone short", "2 resources short": nothing where it can be paid. */
export function missingText(bargain: Bargain | undefined): string {
  if (!bargain?.missing) return '';
  const rest = bargain.missing - units(bargain.lacks);
  const goods = [goodsText(bargain.lacks), rest > 0 ? count('any', rest) : ''].filter(Boolean).join(', ');
  return t('emara-lacks', { goods });
}
/** How the staged steps change whether something can be paid. */
export function laterText(before: Bargain | undefined, after: Bargain | undefined): string {
  if (!before || !after || !before.missing === !after.missing) return '';
  return before.missing ? t('emara-then-enough') : t('emara-then-short', { n: after.missing });
}
/** How many coins and rings stand in for resources in the cheapest payment. */
export function standIns({ pay, cost, any, off }: Bargain): number {
  if (!pay) return 0;
  const resources = (goods: Bargain['cost']) => KINDS.reduce((sum, kind) => sum + (goods[kind] ?? 0), 0);
  return Math.max(0, resources(cost) + any - off - resources(pay));
}
export function hutPrice(view: View, hut: string) {
  return view.prices.huts.find((one) => one.hut === hut);
}
export function masterPrice(view: View, master: string) {
  return view.prices.masters.find((one) => one.master === master);
}
export function ofKind(bargains: Bargain[], kind: Kind): Bargain | undefined {
  return bargains[KINDS.indexOf(kind)];
}
