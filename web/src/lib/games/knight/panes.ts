/** Which part of the board the moment asks for. */
import { boardOf, wordOf, type View } from './view';

export type PaneId = 'setup' | 'event' | 'court' | 'land' | 'answer' | 'war' | 'trade' | 'knight';

/** Questions that are answered on the map. */
const ON_THE_MAP = ['remove', 'march', 'add', 'flow', 'lose-units', 'commands', 'strike'];

/** The part that grows: where this seat decides, or would look. */
export function paneOf(view: View, seat: number | null): PaneId {
  const board = boardOf(view, seat);
  const [question] = wordOf(board.question);
  const map = view.mode === 'war' ? 'war' : 'land';
  if (view.stage === 'setup') return 'setup';
  if (question === 'possible') return 'answer';
  if (ON_THE_MAP.includes(question)) return map;
  if (view.mode === 'war') {
    if (view.stage === 'sides') return 'event';
    return ['spend', 'act', 'claims'].includes(view.stage) ? 'court' : 'war';
  }
  if (board.phase === 'cards') return 'event';
  if (board.phase === 'command') return 'land';
  return 'court';
}

/** Where a piece stands; `null`: everywhere, or nowhere for long. */
export function paneWith(piece: string, view: View): PaneId | null {
  const [kind = ''] = piece.split(':');
  if (['threshold', 'reward', 'special'].includes(kind)) return 'knight';
  if (['segment', 'symbol', 'track', 'stage', 'gold-action', 'battle', 'war-action'].includes(kind)) return 'court';
  if (['tile', 'unit', 'command'].includes(kind)) return view.mode === 'war' ? 'war' : 'land';
  return kind === 'side' ? 'event' : kind === 'answer' ? 'answer' : null;
}

/** The parts one can look at. */
export function panesOf(view: View): PaneId[] {
  if (view.stage === 'setup') return ['setup'];
  if (view.mode === 'war') return ['event', 'court', 'war'];
  return view.mode === 'simultaneous' ? ['event', 'court', 'land', 'trade'] : ['event', 'court', 'land'];
}
