/** Sums of goods. */
import type { Bundle, Good, Goods } from './view';

/** In the order in which bundles are credited. */
export const KINDS = ['glory', 'nobility', 'valor', 'gold', 'any'] as const;
export const GOODS: Good[] = ['glory', 'nobility', 'valor', 'gold'];
export const RESOURCES: Good[] = ['glory', 'nobility', 'valor'];
export const GIVEN: (keyof Bundle)[] = [
  'glory',
  'nobility',
  'valor',
  'gold',
  'any',
  'influence',
  'command',
  'diplomacy',
  'enemy_diplomacy',
  'remove_enemy',
  'vp',
];

export function total(goods: Goods): number {
  return KINDS.reduce((sum, kind) => sum + (goods[kind] ?? 0), 0);
}

/** Can it be paid with what is held, resources of choice included? */
export function within(cost: Goods, held: Goods): boolean {
  if (GOODS.some((good) => (cost[good] ?? 0) > (held[good] ?? 0))) return false;
  const spare = RESOURCES.reduce((sum, good) => sum + (held[good] ?? 0) - (cost[good] ?? 0), 0);
  return (cost.any ?? 0) <= spare;
}
