/** The step of each path that matters now: the one that is being answered, else the next. */
import type { SheetCard } from './book';
import { wordOf, type BoardView, type Goods, type PathView } from './view';

/** A step that is considered is crossed off at once, so the board's paths already name the one after it. */
export function stepsNow(board: BoardView, sheet: SheetCard | null): PathView[] {
  const [word, what] = wordOf(board.question);
  if (word !== 'possible') return board.paths;
  const { path, step, cost } = what as { path: number; step: number; cost: Goods };
  const printed = sheet?.paths[path - 1]?.steps[step - 1];
  return board.paths.map((one) =>
    one.path === path && printed
      ? { ...one, step, cost, possible: printed.possible?.orders ?? [], unavoidable: printed.unavoidable }
      : one,
  );
}
