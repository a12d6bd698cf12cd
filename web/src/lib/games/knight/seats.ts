/** The colours of the seats on the map: the player's own seal where it can be told apart, else the seat's. */
import { chosenSeal } from '$lib/art/seal';
import { fields, sealCharges } from '$lib/art/seals';
import type { Player } from '$lib/table/contract';

export interface Livery {
  colour: string;
  /** The charge, drawn on a field of 100 by 100. */
  sign: string;
}

const SEATS = [
  { hex: '#1f6f78', charge: 'star' },
  { hex: '#6b3f86', charge: 'rose' },
  { hex: '#b4581a', charge: 'boar-head' },
  { hex: '#2f7d4f', charge: 'oak-leaf' },
];

/** One livery for each seat: never two of the same colour. */
export function liveries(players: Player[], seats: number): Livery[] {
  const used = new Set<string>();
  return Array.from({ length: seats }, (_, seat) => {
    const player = players[seat];
    const own = player?.arms || player?.name ? chosenSeal(player.arms, player.name) : null;
    const field = own ? fields[own.field] : undefined;
    const spare = SEATS[seat] ?? SEATS[0]!;
    const colour = field && !used.has(field.hex) ? field.hex : spare.hex;
    const ink = colour === field?.hex ? field.charge : '#f2f0ea';
    used.add(colour);
    const shape = sealCharges[own?.charge ?? spare.charge] ?? '';
    return { colour, sign: shape.replaceAll('{ink}', ink).replaceAll('{cut}', colour) };
  });
}
