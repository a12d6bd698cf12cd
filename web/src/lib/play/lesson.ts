/** A guided first game: a list of tips, each said when the real table comes to the point and dropped when it is done. */
import type { LogLine, Offer } from '$lib/protocol';
import type { Catalogue, Piece } from '$lib/table/contract';

/** The table as a tip sees it. */
export interface Lesson<View> {
  view: View;
  offers: Offer[];
  log: LogLine[];
  me: number;
  catalogue?: Catalogue;
  pathOf?: (offer: Offer) => Piece[];
}
export interface Tip<View> {
  id: string;
  /** May it be said now? */
  due: (lesson: Lesson<View>) => boolean;
  /** Has it been done? Tips without it wait for the button. */
  done?: (lesson: Lesson<View>) => boolean;
  /** What it speaks of: lit as long as it stands. */
  pieces?: (lesson: Lesson<View>) => Piece[];
  /** The moves it proposes: "Show me" stages them. */
  moves?: (lesson: Lesson<View>) => unknown[] | undefined;
}
/** What a game's `lesson.ts` has as its default. */
export interface Course<View> {
  /** In the order in which they are said. */
  tips: Tip<View>[];
  /** The sets of the game's words in which `<game>-tip-<id>` and `-title` stand, if not among those of the board. */
  sets?: string[];
  /** What the words need. */
  args?: (lesson: Lesson<View>) => Record<string, string | number>;
}

/** What is said now: the first that is due, and neither read nor done. */
export function tipFor<View>(
  { tips }: Course<View>,
  lesson: Lesson<View>,
  read: ReadonlySet<string>,
): Tip<View> | null {
  return tips.find((tip) => !read.has(tip.id) && !tip.done?.(lesson) && tip.due(lesson)) ?? null;
}

/** How far the guide has come, from 0 to 1. */
export function progress<View>({ tips }: Course<View>, lesson: Lesson<View>, read: ReadonlySet<string>): number {
  return tips.filter((tip) => read.has(tip.id) || tip.done?.(lesson)).length / tips.length;
}
