/** Moves and prices in the words of the plan, the list of moves and the primary button. */
import { t } from '$lib/i18n';
import type { Offer } from '$lib/protocol';
import type { Catalogue } from '$lib/table/contract';
import { Book, count, goodsText, type Lot } from './book';
import { bodyOf, GOODS, kindOf, payOf, units, type View } from './model';
import { goalOf, nextTitle } from './path';

/** "2 grain", "1 ring, 3 citizens". */
export function lotText(lot: Lot | undefined): string {
  const list = Object.entries(lot ?? {}).filter(([, n]) => n);
  return list.map(([what, n]) => t(`emara-count-${what}`, { n: n! })).join(', ');
}

/** A move, part by part, in the order of tapping. */
export function crumbs(offer: Offer, view: View, catalogue: Catalogue): string[] {
  const book = new Book(catalogue);
  const { move } = offer;
  const kind = kindOf(move);
  const pay = payOf(offer);
  const paid = units(pay) > 0 ? [t('emara-crumb-pay', { goods: goodsText(pay) })] : [];
  const area = (id: string | null) => (id ? book.name('area', id) : '');
  switch (kind) {
    case 'start-move': {
      const body = bodyOf(move, 'start-move')!;
      return [t('emara-crumb-from', { area: area(body.from) }), t('emara-crumb-to', { area: area(body.to) })];
    }
    case 'start-resource':
      return [count(bodyOf(move, 'start-resource')!, 1)];
    case 'play': {
      const body = bodyOf(move, 'play')!;
      return [book.name('card', body.card), t('emara-crumb-slot', { slot: body.slot })];
    }
    case 'walk':
      return [area(goalOf(view, move))];
    case 'step':
      return [t('emara-crumb-step', { area: area(goalOf(view, move)) })];
    case 'errand':
      return [t('emara-crumb-errand', { area: area(goalOf(view, move)) })];
    case 'trade':
      return [t('emara-crumb-trade'), ...paid];
    case 'hire-craftsman':
      return [
        t('emara-crumb-card-craftsman', { area: area(book.hut(bodyOf(move, kind)!.hut)?.area ?? null) }),
        ...paid,
      ];
    case 'craftsman':
      return [t('emara-crumb-craftsman', { area: area(book.hut(bodyOf(move, kind)!.hut)?.area ?? null) }), ...paid];
    case 'hire-master':
    case 'master': {
      const body = bodyOf(move, kind)!;
      return [t('emara-crumb-hire', { name: book.name('master', body.master) }), ...paid];
    }
    case 'title':
      return [book.titleName(nextTitle(view, view.active)), ...paid];
    case 'use-master': {
      const body = bodyOf(move, 'use-master')!;
      const deal = book.master(body.master)?.options?.[body.option];
      const gain = body.take ? count(body.take, 1) : lotText(deal?.gain);
      return [book.name('master', body.master), ...paid, gain];
    }
    case 'harvest': {
      const body = bodyOf(move, 'harvest')!;
      return [body.breads ? t('emara-crumb-bake', { bread: count('bread', body.breads) }) : t('emara-crumb-harvest')];
    }
    case 'donate':
      return [t('emara-crumb-donate', { goods: goodsText(pay) })];
    case 'give':
      return [t('emara-crumb-give', { goods: goodsText(pay) })];
    case 'give-book':
      return [t('emara-crumb-castle-book')];
    case 'sell':
      return [t('emara-sell', { good: count(bodyOf(move, 'sell')!, 1) })];
    case 'sell-books':
      return [t('emara-crumb-books', { books: count('book', bodyOf(move, 'sell-books')!) })];
    case 'deliver-stone':
      return [t('emara-crumb-deliver', { goods: goodsText(pay) })];
    case 'deliver-wood':
      return [t('emara-crumb-deliver', { goods: goodsText(pay) })];
    case 'deliver-bread':
      return [t('emara-crumb-deliver', { goods: count('bread', bodyOf(move, 'deliver-bread')!) })];
    case 'redeem':
      return [t('emara-crumb-redeem', { token: book.name('honour', bodyOf(move, 'redeem')!) })];
    case 'keep':
      return [t('emara-crumb-keep', { token: book.name('honour', bodyOf(move, 'keep')!) })];
    case 'take-offer': {
      const body = bodyOf(move, 'take-offer')!;
      const deal = view.event ? book.event(view.event)?.options?.[body.option] : undefined;
      return [view.event ? book.name('event', view.event) : '', `${lotText(deal?.cost)} → ${lotText(deal?.gain)}`];
    }
    case 'leave':
      return [t('emara-leave')];
    case 'decline':
      return [t('emara-decline')];
    case 'end-turn':
      return [t('emara-end-turn')];
  }
}

/** The primary button says what the last staged move does; several things to do are counted. */
export function primary(line: Offer[]): string {
  const acts = line.filter(({ move }) => !['play', 'walk', 'leave'].includes(kindOf(move)));
  const last = line.at(-1);
  if (!last) return t('emara-do');
  const kind = kindOf(last.move);
  if (kind === 'end-turn' && line.length > 1) return t('emara-do-and-end');
  if (acts.length > 1) return t('emara-do-steps', { n: acts.length });
  const named = acts[0] ?? last;
  return t(`emara-do-${kindOf(named.move)}`);
}

/** The right column of the list of moves: what is paid. */
export function right(offer: Offer): string | null {
  const pay = payOf(offer);
  return GOODS.some((good) => pay[good]) ? goodsText(pay) : null;
}
