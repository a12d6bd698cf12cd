/**
 * A plan made while others move: a card and a place. Nothing is sent; when my turn comes, what is still possible is
 * staged, and the rest is forgotten.
 */
import type { Piece } from '$lib/table/contract';
import { slotTo, type Area, type View } from './model';

export class Dream {
  card = $state.raw<string | null>(null);
  area = $state.raw<Area | null>(null);

  get pieces(): Piece[] {
    return [...(this.card ? [`card:${this.card}`] : []), ...(this.area ? [`area:${this.area}`] : [])];
  }
  clear(): void {
    this.card = this.area = null;
  }
  /** A tap on one of my cards or on a place that a free slot leads to. Says whether it was one. */
  tap(piece: Piece, view: View, me: number): boolean {
    const [kind, id = ''] = piece.split(':');
    if (kind === 'card' && view.players[me]?.hand?.includes(id)) {
      this.card = this.card === id ? null : id;
      return true;
    }
    const slot = kind === 'area' ? slotTo(view, me, id as Area) : null;
    if (slot === null || view.players[me]?.slots[slot - 1]) return false;
    this.area = this.area === id ? null : (id as Area);
    return true;
  }
}
