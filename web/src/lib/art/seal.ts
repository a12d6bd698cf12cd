/** A person's round seal: a field and a charge, made from the name unless it was chosen. */
import { own } from './own';
import { fields, sealCharges } from './seals';

export interface SealIds {
  field: string;
  charge: string;
}

/** The 32-bit FNV-1a hash of the UTF-8 text, as crates/heraldry has it. */
function fnv(text: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0;
  return hash;
}

/** The seal that a name has by itself. */
export function sealOf(name: string): SealIds {
  const hash = fnv(name.trim());
  const names = Object.keys(fields);
  const shapes = Object.keys(sealCharges);
  return { field: names[hash % names.length]!, charge: shapes[Math.floor(hash / 9) % shapes.length]! };
}

/** The seal chosen as "azure tower"; the name's own if nothing, or nothing known, was chosen. */
export function chosenSeal(arms: string, name: string): SealIds {
  const [field = '', charge = ''] = arms.trim().split(/\s+/);
  return Object.hasOwn(fields, field) && Object.hasOwn(sealCharges, charge) ? { field, charge } : sealOf(name);
}

/** The drawing, 100 by 100. */
export function sealMarkup({ field, charge }: SealIds): string {
  const { hex, charge: ink } = own(fields, field) ?? Object.values(fields)[0]!;
  const shape = (own(sealCharges, charge) ?? '').replaceAll('{ink}', ink).replaceAll('{cut}', hex);
  return (
    `<circle cx="50" cy="50" r="48" fill="${hex}" stroke="var(--seat-rim,rgba(0,0,0,.45))" stroke-width="4"/>` +
    `<circle cx="50" cy="50" r="42.5" fill="none" stroke="${ink}" stroke-opacity=".55" stroke-width="2"/>` +
    `<g transform="translate(19 19) scale(.62)">${shape}</g>`
  );
}
