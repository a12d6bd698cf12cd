/** The guided first games of the house. */
import { speakGame } from '$lib/i18n';
import type { Course } from '$lib/play/lesson';

const lessons = import.meta.glob<{ default: Course<unknown> }>('../games/*/lesson.ts');

/** Is there a guide that explains this game while it is played? */
export function hasGuide(game: string): boolean {
  return `../games/${game}/lesson.ts` in lessons;
}

/** Its tips with their words; `null` for a game without. */
export async function loadLesson(game: string): Promise<Course<unknown> | null> {
  const course = (await lessons[`../games/${game}/lesson.ts`]?.())?.default ?? null;
  await Promise.all((course?.sets ?? []).map((set) => speakGame(game, set)));
  return course;
}
