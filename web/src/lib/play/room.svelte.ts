/**
 * The room a board has: bind its width and height to it. A low window (200 % zoom, a phone on its side) has my area beside the
 * board, a narrow one has a small area below it.
 */
export class Room {
  width = $state(1000);
  height = $state(700);
  /** @param narrow Below this width there is no room for the whole of my area. */
  constructor(readonly narrow = 760) {}

  get low(): boolean {
    return this.height < 520 && this.width >= 600;
  }
  get small(): boolean {
    return this.low || this.width < this.narrow;
  }
}
