/** What a piece is, when it is pressed for long. */
import { t } from '$lib/i18n';
import type { Catalogue, Described, Piece } from '$lib/table/contract';
import { Book, roman, type Provenance } from './book';
import { cardReward, foeWords, gainWords } from './cards';
import { demandWords, progressOf } from './demands';
import type { View } from './view';

/** The rule under which a kind of piece stands. */
const RULES: Record<string, string> = {
  action: 'GLO-ACT-01',
  market: 'GLO-ACT-06',
  deck: 'GLO-ACT-06',
  space: 'GLO-ACT-08',
  supporter: 'GLO-ACT-08',
  relic: 'GLO-DUEL-09',
  prestige: 'GLO-DUEL-11',
  title: 'GLO-TTL-01',
  knight: 'GLO-TRN-03',
  event: 'GLO-EVT-01',
  card: 'GLO-TRV-01',
  item: 'GLO-ACT-07',
  character: 'GLO-ACT-01',
};
const PLACES: Record<string, string> = {
  training: 'GLO-ACT-04',
  prayer: 'GLO-ACT-04',
  service: 'GLO-ACT-04',
  guard: 'GLO-ACT-04',
  'solo-training': 'GLO-ACT-04',
  initiative: 'GLO-ACT-05',
  'plan-travel': 'GLO-ACT-06',
  market: 'GLO-ACT-07',
  support: 'GLO-ACT-08',
  herald: 'GLO-ACT-10',
  'new-goal': 'GLO-ACT-11',
  event: 'GLO-ACT-12',
};

const doubtful = (entry: { provenance: Provenance } | undefined): boolean =>
  entry?.provenance === 'reconstructed' || entry?.provenance === 'partly';

function cardWords(id: string, book: Book): Described {
  const card = book.card(id);
  const parts = [
    foeWords(card?.opponent),
    card?.cost.coins ? t('glory-pay', { n: card.cost.coins }) : '',
    cardReward(id, book),
  ];
  return { name: book.name('card', id), text: parts.filter(Boolean).join('. '), reconstructed: doubtful(card) };
}

function titleWords(id: string, view: View, book: Book): Described {
  const seat = view.players.find(({ secret }) => secret !== null)?.seat ?? 0;
  const parts = progressOf(view, seat, id)?.demands ?? [];
  const text = [t('glory-n-glory', { n: book.title(id)?.glory ?? 0 }), ...parts.map((part) => demandWords(part, book))];
  return { name: book.name('title', id), text: text.join(', '), reconstructed: doubtful(book.title(id)) };
}

function knightWords(id: string, book: Book): Described {
  const knight = book.knight(id);
  if (!knight) return { name: id };
  const { attack, glory, prestige } = knight;
  const text = [book.name('knight-type', knight.type), t('glory-knight-numbers', { attack, glory, prestige })];
  const special = knight.die ? 'glory-die-adds' : ['red', 'black', 'white'].find((_, i) => knight.removes[i]);
  if (special) text.push(t(knight.die ? special : `glory-die-takes-${special}`));
  return {
    name: book.name('knight', id),
    text: `${book.say(knight.epithet)}. ${text.join(', ')}.`,
    reconstructed: doubtful(knight),
  };
}

function eventWords(id: string, book: Book): Described {
  const event = book.event(id);
  const cost = gainWords(event?.cost ?? {}, book).join(', ');
  const gain = gainWords(event?.gain ?? {}, book).join(', ');
  const parts = [t('glory-event-of', { round: event?.round ?? 0 }), cost && `${cost} →`, gain].filter(Boolean);
  return { name: book.name('event', id), text: parts.join(' '), reconstructed: doubtful(event) };
}

export function describe(piece: Piece, view: View, catalogue: Catalogue): Described | null {
  const book = new Book(catalogue);
  const [kind, id = ''] = piece.split(':') as [string, string];
  const rule = kind === 'action' ? PLACES[id] : RULES[kind];
  const told = ((): Described | null => {
    switch (kind) {
      case 'card':
      case 'market':
        return cardWords(id, book);
      case 'title':
        return titleWords(id, view, book);
      case 'knight':
        return knightWords(id, book);
      case 'slot': {
        const place = view.tournament?.places.find(({ slot }) => String(slot) === id);
        return place?.knight ? knightWords(place.knight, book) : null;
      }
      case 'event':
        return eventWords(id, book);
      case 'action':
        return id === 'event' && view.event
          ? eventWords(view.event, book)
          : {
              name: book.name('action', id),
              text: t(`glory-about-${id}`),
              reconstructed: doubtful(book.action(id)),
            };
      case 'space': {
        const supporter = view.track.find(({ space }) => String(space) === id)?.supporter;
        return supporter
          ? { name: book.name('supporter', supporter), text: book.say(book.supporter(supporter)?.text) }
          : null;
      }
      case 'supporter':
        return {
          name: book.name('supporter', id),
          text: `${t(`glory-timing-${book.supporter(id)?.timing ?? 'gain'}`)}: ${book.say(book.supporter(id)?.text)}`,
        };
      case 'relic':
        return { name: book.name('relic', id), text: t(`glory-relic-${id}`) };
      case 'prestige':
        return { name: book.name('prestige', id), text: t('glory-about-prestige') };
      case 'item': {
        const seat = view.players.find(({ secret }) => secret !== null) ?? view.players[0];
        const level = seat?.[id as 'mount' | 'armour'] ?? 1;
        const { name, dice, active } = book.equipment(id as 'mount' | 'armour', level);
        return {
          name,
          text: `${t('glory-level-dice', { level: roman(level), count: dice })}${active ? `, ${t('glory-symbol-awake')}` : ''}`,
        };
      }
      case 'deck':
        return { name: t(`glory-deck-${id}`), text: t(`glory-about-deck-${id}`) };
      default:
        return null;
    }
  })();
  return told && rule ? { ...told, rule } : told;
}
