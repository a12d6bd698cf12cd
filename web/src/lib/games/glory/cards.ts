/** Travel cards in words: what they cost, what they bring. */
import { t } from '$lib/i18n';
import { roman, type Book, type Gain, type Reward } from './book';

/** What is gained, in words: "2 coins, a Ring". */
export function gainWords(gain: Gain, book: Book): string[] {
  const parts: string[] = [];
  for (const kind of ['glory', 'coins', 'strength', 'faith'] as const) {
    const n = gain[kind];
    if (n) parts.push(t(`glory-n-${kind}`, { n }));
  }
  for (const kind of ['prestige', 'relic', 'supporter'] as const) {
    const id = gain[kind];
    if (id) parts.push(book.name(kind, id));
  }
  return parts;
}

export function rewardWords({ gain, upgrade }: Reward, book: Book): string {
  const parts = gainWords(gain, book);
  if (upgrade) {
    parts.push(t(`glory-raise-${upgrade.item}`, { from: roman(upgrade.from), to: roman(upgrade.to) }));
  }
  return parts.join(', ');
}

/** What a card brings. */
export function cardReward(id: string, book: Book): string {
  const card = book.card(id);
  if (!card) return '';
  if (card.titles[0]) return t('glory-card-titles', { drawn: card.titles[0], kept: card.titles[1] });
  if (card.choose.length) {
    const [a = '', b = ''] = card.choose.map((reward) => rewardWords(reward, book));
    return t('glory-or', { a, b });
  }
  return rewardWords(card.reward, book);
}

/** The numbers of the one who is challenged. */
export function foeWords(opponent: [number, number] | null | undefined): string {
  return opponent ? t('glory-card-foe', { attack: opponent[0], prestige: opponent[1] }) : '';
}

/** A card in words: name, what it takes, what it brings. */
export function cardText(id: string, book: Book): string {
  const card = book.card(id);
  const price = card?.cost.coins ? t('glory-pay', { n: card.cost.coins }) : '';
  const foe = foeWords(card?.opponent);
  return [book.name('card', id), price, foe, cardReward(id, book)].filter(Boolean).join(', ');
}
