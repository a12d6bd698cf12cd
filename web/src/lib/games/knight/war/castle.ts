/** Who could be at my castle before I have played all I have. */
import { t } from '$lib/i18n';
import type { Scene } from '../scene.svelte';
import type { Block } from './blocks';

/** A rival whose units stand next to my castle or in it, more than I have there, and who plays before my last block. */
export function castleNote(scene: Scene, blocks: Block[]): string | null {
  const me = scene.table.me;
  const castle = scene.sheet?.tiles.find((tile) => tile.castleOf === me);
  if (me === null || !castle) return null;
  const at = (seat: number, tile: string) => scene.view.boards[seat]?.tiles.find((one) => one.tile === tile)?.own ?? 0;
  const beside = scene.sheet!.edges.flatMap(([a, b]) => (a === castle.id ? [b] : b === castle.id ? [a] : []));
  const last = blocks.findLastIndex(([seat]) => seat === me);
  for (const [place, [seat, points]] of blocks.entries()) {
    if (seat === me || place > last) continue;
    const [inside, near] = [at(seat, castle.id), beside.reduce((sum, tile) => sum + at(seat, tile), 0)];
    // Those who stand there already may strike at once; the others have to march first.
    const come = inside + (points > 1 ? near : 0);
    if (come > at(me, castle.id))
      return t('knight-castle-danger', { name: scene.playerName(seat), castle: castle.name, n: come });
  }
  return null;
}
