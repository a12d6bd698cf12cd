/** What a piece is: its name, what it does, its rule, and whether its values are reconstructed. */
import { t } from '$lib/i18n';
import type { Catalogue, Described, Piece } from '$lib/table/contract';
import { Book, goodsText } from './book';
import { isTown, markerOf, type Area, type View } from './model';

export function describe(piece: Piece, view: View, catalogue: Catalogue): Described | null {
  const book = new Book(catalogue);
  const [kind = '', id = ''] = piece.split(':');
  const reconstructed = (entry: { provenance?: string } | undefined) =>
    entry?.provenance === 'partly' || entry?.provenance === 'reconstructed';
  switch (kind) {
    case 'card':
      return { name: book.name('card', id), text: book.text('card', id), rule: 'EMA-TURN-04' };
    case 'master': {
      const data = book.master(id);
      if (!data) return null;
      const text = [
        book.text('master', id),
        t('emara-describe-master', { points: data.citizens, cost: goodsText(data.cost) }),
        t(`emara-timing-${data.timing}`),
      ];
      return {
        name: book.name('master', id),
        text: text.filter(Boolean).join('\n'),
        rule: 'EMA-MAS-03',
        reconstructed: reconstructed(data),
      };
    }
    case 'event': {
      const data = book.event(id);
      if (!data) return null;
      const text = `${book.text('event', id)}\n${t(`emara-event-${data.timing}`)}`;
      return { name: book.name('event', id), text, rule: 'EMA-EVT-01', reconstructed: reconstructed(data) };
    }
    case 'honour':
      return {
        name: book.name('honour', id),
        text: t('emara-describe-honour'),
        rule: 'EMA-HON-01',
        reconstructed: reconstructed(book.honour(id)),
      };
    case 'title': {
      const data = book.title(id);
      if (!data) return null;
      const cards = view.titles.find((title) => title.title === id)?.cards ?? data.points;
      const text = t('emara-describe-title', { cost: goodsText(data.cost), points: cards.join(', ') });
      return { name: book.name('title', id), text, rule: 'EMA-BON-01', reconstructed: reconstructed(data) };
    }
    case 'hut': {
      const data = book.hut(id);
      if (!data) return null;
      const name = t('emara-hut-at', { area: book.name('area', data.area) });
      return {
        name,
        text: t('emara-describe-hut', { cost: goodsText(data.cost) }),
        rule: 'EMA-BON-03',
        reconstructed: true,
      };
    }
    case 'area': {
      const rules: Partial<Record<string, string>> = {
        cathedral: 'EMA-CATH-01',
        castle: 'EMA-CAST-01',
        market: 'EMA-MARK-01',
        'construction-site': 'EMA-SITE-01',
      };
      const text = isTown(id as Area)
        ? t(`emara-describe-${id}`)
        : t('emara-describe-country', { good: t(`emara-good-${book.resource(id as Area)}`) });
      return { name: book.name('area', id), text, rule: rules[id] ?? 'EMA-LAND-01' };
    }
    case 'marker': {
      const marker = markerOf(view, id);
      const name = book.name('marker', id);
      const text = marker.gone
        ? t('emara-describe-marker-gone', { value: marker.value })
        : t('emara-describe-marker', { value: marker.value, next: marker.next });
      return { name, text, rule: 'EMA-MKR-01', reconstructed: true };
    }
    case 'seat': {
      const player = view.players[Number(id)];
      if (!player) return null;
      const cards = (list: (string | null)[]) => list.map((card) => (card ? book.name('card', card) : '–')).join(', ');
      const text = [
        t('emara-seat-goods', { goods: goodsText(player.stock) || '–' }),
        t('emara-seat-slots', { cards: cards(player.slots) }),
        t('emara-seat-cards', { cards: cards(player.unplayed) || '–' }),
        t('emara-seat-masters', {
          masters: player.masters.map((master) => book.name('master', master)).join(', ') || '–',
        }),
        t('emara-seat-tokens', { tokens: player.tokens.map((token) => book.name('honour', token)).join('; ') || '–' }),
      ];
      return { name: book.titleName(player.title), text: text.join('\n'), rule: 'EMA-ROUND-04' };
    }
    case 'good':
      return { name: t(`emara-good-${id}`), text: t(`emara-describe-good-${id}`), rule: 'EMA-GEN-01' };
    case 'slot':
      return {
        name: t('emara-slot', { slot: Number(id) }),
        text: t('emara-describe-slot', { n: Number(id) }),
        rule: 'EMA-TURN-03',
      };
    case 'part':
      return { name: t(`emara-part-${id}`), text: t(`emara-describe-part-${id}`), rule: 'EMA-TURN-02' };
    default:
      return null;
  }
}
