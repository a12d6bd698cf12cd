/** Chances of death, as the view has them: from the viewer's own knowledge, in thousandths. */
import type { Threat } from './view';

/** About how likely somebody dies if the skirmish comes now. */
export function anyDeath(threats: Threat[]): number {
  return Math.round(1000 * (1 - threats.reduce((safe, threat) => safe * (1 - threat.risk / 1000), 1)));
}

/** Thousandths as a percentage for people: never 0 or 100 unless it is certain. */
export function percent(risk: number): number {
  if (risk <= 0) return 0;
  if (risk >= 1000) return 100;
  return Math.min(99, Math.max(1, Math.round(risk / 10)));
}
