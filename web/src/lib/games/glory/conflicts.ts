/** Titles that want the same things. */
import { t } from '$lib/i18n';
import type { Catalogue, Rehearsal } from '$lib/table/contract';
import { Book } from './book';
import type { Part, View } from './view';

/**
 * Titles that the move brings forward and that want what another one wants too: a token serves one title only. Told once
 * one of the two is met, and what there is does not do for both.
 */
export function warnings(before: View, after: View, _: Rehearsal, seat: number, catalogue: Catalogue): string[] {
  const book = new Book(catalogue);
  const of = (view: View) => view.players[seat]?.secret?.progress ?? [];
  const known = of(after);
  const had = (title: string) => JSON.stringify(of(before).find((one) => one.title === title));
  const told = known
    .filter((one) => JSON.stringify(one) !== had(one.title))
    .flatMap((one) => known.filter((other) => other !== one).map((other) => [one, other] as const))
    .filter(([one, other]) => one.met || other.met)
    .flatMap(([one, other]) => {
      const common = shared(one.demands, other.demands);
      if (!common || common.has >= common.needs) return [];
      const [title = '', rival = ''] = [one, other].map((each) => book.name('title', each.title)).sort();
      const { has, needs } = common;
      return [t('glory-warn-together', { title, rival, what: sharedWords(common, book), has, needs })];
    });
  return [...new Set(told)];
}

/** What two titles take both: how much they take together, and how much there is. */
export function shared(one: Part[], other: Part[]): Part | undefined {
  const spends = ['coins', 'strength', 'faith', 'relics', 'prestige', 'supporters'];
  const takes = (parts: Part[]) => parts.filter(({ what }) => spends.includes(what) || what.startsWith('supporter:'));
  const [mine, theirs] = [takes(one), takes(other)];
  const same = mine.flatMap((part) => theirs.filter(({ what }) => what === part.what).map((rival) => [part, rival]));
  if (same[0]) return { ...same[0][0]!, needs: same[0][0]!.needs + same[0][1]!.needs };
  // Any supporters will do for one of them: then all supporters of the other count too.
  const any = [...mine, ...theirs].find(({ what }) => what === 'supporters');
  const all = [mine, theirs].map((parts) => parts.filter(({ what }) => what.startsWith('supporter')));
  if (!any || all.some((parts) => !parts.length)) return undefined;
  return { ...any, needs: all.flat().reduce((sum, { needs }) => sum + needs, 0) };
}

export const sharedWords = ({ what }: Part, book: Book): string =>
  what.startsWith('supporter:') ? book.name('supporter', what.slice(10)) : t(`glory-shared-${what}`);
