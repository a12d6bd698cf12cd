/** What a piece that is pointed at has to do with the court: the tracks it speaks of, and what it would open. */
import type { Book } from './book';
import type { BoardView, PositionView, Side, TrackId } from './view';

/** The tracks that a piece speaks of: that act, that are asked for, or its own. */
export function tracksOf(piece: string, book: Book, board: BoardView, card: PositionView['card']): TrackId[] {
  const [kind, id = ''] = piece.split(':');
  switch (kind) {
    case 'track':
    case 'reward':
      return [id as TrackId];
    case 'segment':
    case 'symbol':
      return [book.segment(id)?.track ?? []].flat();
    case 'side':
      return (card && book.side(card, id as Side)?.actions) || [];
    case 'battle':
      return (board.battles.find(({ battle }) => battle === id)?.missing ?? []).flatMap(({ of }) =>
        book.tracks().includes(of as TrackId) ? [of as TrackId] : [],
      );
    default:
      return [];
  }
}

/** Segments and battles for which this segment is all that is missing. */
export function opensOf(piece: string, book: Book, board: BoardView): string[] {
  const [kind, id = ''] = piece.split(':');
  const card = kind === 'segment' || kind === 'symbol' ? book.segment(id) : null;
  if (!card || board.segments.find(({ segment }) => segment === id)?.unlocked) return [];
  const level = (board.tracks.find(({ track }) => track === card.track)?.level ?? 0) + 1;
  const only = (missing: { of: string; least: number }[]) =>
    missing.length > 0 && missing.every(({ of, least }) => of === card.track && least <= level);
  return [
    ...board.segments.filter(({ missing }) => only(missing)).map(({ segment }) => `segment:${segment}`),
    ...board.battles.filter(({ missing, won }) => !won && only(missing)).map(({ battle }) => `battle:${battle}`),
  ];
}
