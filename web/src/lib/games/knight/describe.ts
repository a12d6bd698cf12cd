/** What there is to say about a piece. */
import { t } from '$lib/i18n';
import type { Described } from '$lib/table/contract';
import type { Book } from './book';
import { total } from './goods';
import { boardOf, current, rowOf, wordOf, type Bundle, type Side, type TrackId, type View } from './view';
import { bundleWords, needsWords, ordersWords } from './words';

const lines = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ');

const once = (bundle: Bundle) => t('knight-tell-once', { what: bundleWords(bundle) });
const sentence = (text: string) => `${text.slice(0, 1).toLocaleUpperCase()}${text.slice(1)}.`;

/** What there is to say about a piece on the board of a seat. */
export function describePiece(piece: string, view: View, book: Book, seat: number | null = null): Described | null {
  const [kind = '', id = '', more = ''] = piece.split(':');
  const sheet = book.sheet(view);
  const knight = book.character(boardOf(view, seat).character);
  switch (kind) {
    case 'segment':
    case 'symbol': {
      const card = book.segment(id);
      if (!card) return null;
      const text = lines(
        t('knight-costs', { what: bundleWords(card.cost) }),
        Object.keys(card.requires).length > 0 && t('knight-tell-asks', { what: needsWords(card.requires, book) }),
        Object.keys(card.once).length > 0 && t('knight-tell-once', { what: bundleWords(card.once) }),
        total(card.gain) > 0 && t('knight-tell-gain', { what: bundleWords(card.gain) }),
      );
      return { name: card.name, text, rule: 'KNI-COURT-01', reconstructed: true };
    }
    case 'track': {
      const card = book.track(id as TrackId);
      if (!card) return null;
      const rule = { event: 'KNI-COURT-08', chain: 'KNI-CHAIN-03', none: 'KNI-COURT-07' }[card.activation];
      return { name: card.name, text: t(`knight-tell-track-${card.activation}`), rule };
    }
    case 'tile':
    case 'unit':
    case 'rival': {
      const tile = sheet?.tiles.find((one) => one.id === id);
      if (!tile) return null;
      const sources = tile.sources.map((goods) => bundleWords(goods)).join(', ');
      return {
        name: tile.name,
        text: sources ? t('knight-tell-sources', { what: sources }) : '',
        rule: 'KNI-CMD-06',
        reconstructed: true,
      };
    }
    case 'battle': {
      const card = sheet?.battles.find((one) => one.id === id);
      if (!card) return null;
      const text = lines(
        t('knight-tell-asks', { what: needsWords(card.requires, book) }),
        t('knight-tell-once', { what: bundleWords(card.once) }),
      );
      return { name: card.name, text, rule: 'KNI-BAT-01', reconstructed: true };
    }
    case 'gold-action': {
      const card = sheet?.gold.find((one) => one.id === id);
      if (!card) return null;
      const needs =
        Object.keys(card.requires).length > 0 && t('knight-tell-asks', { what: needsWords(card.requires, book) });
      return {
        name: card.text,
        text: lines(t('knight-costs', { what: bundleWords({ ...card.cost, gold: card.gold }) }), needs),
        rule: card.card ? 'KNI-CARD-01' : 'KNI-GOLD-01',
      };
    }
    case 'war-action': {
      const card = sheet?.war.find((one) => one.id === id);
      return card
        ? {
            name: card.text,
            text: t('knight-costs', { what: bundleWords(card.cost) }),
            rule: 'KNI-WAR-03',
            reconstructed: true,
          }
        : null;
    }
    case 'command':
      return {
        name: book.term('scenario', id),
        text: t(`knight-tell-${id}`),
        rule:
          {
            recruit: 'KNI-CMD-03',
            attack: view.mode === 'war' ? 'KNI-WAR-06' : 'KNI-CMD-04',
            move: 'KNI-CMD-05',
            gather: 'KNI-CMD-06',
            envoy: 'KNI-CMD-07',
          }[id] ?? 'KNI-CMD-01',
      };
    case 'path': {
      const card = sheet?.paths[Number(id) - 1];
      if (!card) return null;
      const text = card.steps
        .map((step, place) =>
          lines(
            `${place + 1}.`,
            step.possible &&
              `${bundleWords(step.possible.cost)} ${t('knight-or')} ${ordersWords(step.possible.orders)};`,
            `${ordersWords(step.unavoidable)}.`,
          ),
        )
        .join(' ');
      return { name: card.name, text, rule: 'KNI-CONS-01', reconstructed: true };
    }
    case 'position':
    case 'half':
    case 'event': {
      const card =
        kind === 'event' ? id : (view.rows.flat().find((place) => String(place.position) === id)?.card ?? null);
      const event = card ? book.event(card) : null;
      if (!event) return kind === 'event' ? null : { name: t('knight-face-down', { n: id }), rule: 'KNI-TURN-01' };
      const side = more === 'left' || more === 'right' ? event[more] : null;
      return {
        name: side ? side.label : event.name,
        text: side ? bundleWords(side.gain) : event.story,
        rule: 'KNI-TURN-02',
        reconstructed: true,
      };
    }
    case 'goal': {
      const card = book.goal(id);
      return card ? { name: card.name, text: t('knight-tell-goal'), rule: 'KNI-GOAL-02', reconstructed: true } : null;
    }
    case 'character': {
      const card = book.character(id);
      return card
        ? {
            name: card.name,
            text: lines(
              t('knight-tell-start', { what: bundleWords(card.start) }),
              t('knight-tell-privilege', {
                name: book.track(card.privilege.track).name,
                what: bundleWords(card.privilege.gain),
              }),
            ),
            rule: 'KNI-CHAR-01',
            reconstructed: true,
          }
        : null;
    }
    case 'side': {
      const card = book.event(rowOf(view, seat)[current(view) - 1]?.card ?? '');
      const side = card?.[id as Side];
      if (!side) return null;
      const acts = side.actions.map((track) => t('knight-then-acts', { name: book.track(track).name }) + '.');
      const answer = sheet?.paths[side.path - 1];
      const text = lines(
        `${t('knight-receive')}: ${bundleWords(side.gain)}.`,
        ...acts,
        answer && `${t('knight-answers', { name: answer.name, step: '' }).trim()}.`,
      );
      return { name: side.label, text, rule: 'KNI-TURN-02', reconstructed: true };
    }
    case 'special': {
      const card = knight?.special;
      const text = card && lines(t('knight-costs', { what: bundleWords(card.cost) }), once(card.gain));
      return { name: t('knight-special'), ...(text ? { text } : {}), rule: 'KNI-CHAR-04', reconstructed: true };
    }
    case 'reward': {
      const card = knight?.rewards.find(({ track }) => track === id);
      const text = card && `${book.track(card.track).name} ${card.level}: ${bundleWords(card.once)}.`;
      return { name: t('knight-rewards'), ...(text ? { text } : {}), rule: 'KNI-CHAR-05', reconstructed: true };
    }
    case 'threshold': {
      const card = knight?.thresholds.find(({ influence }) => String(influence) === id);
      const text = card && `${t('knight-threshold', { n: card.influence, what: bundleWords(card.once) })}.`;
      return { name: t('knight-thresholds'), ...(text ? { text } : {}), rule: 'KNI-CHAR-05', reconstructed: true };
    }
    case 'stage': {
      const [asked, track] = wordOf(boardOf(view, seat).question);
      const used = boardOf(view, seat).tracks.find((one) => one.track === track)?.stages ?? 0;
      const card = asked === 'stage' ? sheet?.stages[track as TrackId]?.[used] : null;
      if (!card) return null;
      const gives = (id === 'right' ? card.right : card.left) ?? {};
      const name = book.track(track as TrackId).name;
      return { name: `${name} ${card.level}`, text: once(gives), rule: 'KNI-ROW-01', reconstructed: true };
    }
    case 'answer':
      return {
        name: t(`knight-do-${id === 'pay' ? 'pay-consequence' : 'suffer'}`),
        text: t('knight-path-note'),
        rule: 'KNI-CONS-02',
      };
    case 'bid':
      return { name: t('knight-bid-of', { n: id }), text: sentence(t('knight-bid-note')), rule: 'KNI-INIT-01' };
    case 'stake':
      return { name: t('knight-stake-of', { n: id }), text: t('knight-stake-note'), rule: 'KNI-DUEL-01' };
    case 'challenge':
      return { name: t('knight-do-challenge'), rule: 'KNI-DUEL-01' };
    case 'accept':
    case 'refuse':
    case 'withdraw':
      return { name: t(`knight-do-${kind}`), rule: 'KNI-SIM-06' };
    default:
      return null;
  }
}
