/** What there is to say about a piece. */
import { t } from '$lib/i18n';
import type { Described } from '$lib/table/contract';
import type { Book } from './book';
import { total } from './goods';
import type { TrackId, View } from './view';
import { bundleWords, needsWords, ordersWords } from './words';

const lines = (...parts: (string | false | null | undefined)[]) => parts.filter(Boolean).join(' ');

export function describePiece(piece: string, view: View, book: Book): Described | null {
  const [kind = '', id = '', more = ''] = piece.split(':');
  const sheet = book.sheet(view);
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
      return card ? { name: card.name, text: t('knight-tell-goal'), rule: 'KNI-GOAL-01', reconstructed: true } : null;
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
    case 'special':
      return { name: t('knight-special'), rule: 'KNI-CHAR-04' };
    case 'reward':
    case 'threshold':
      return { name: t(`knight-${kind}s`), rule: 'KNI-CHAR-05' };
    default:
      return null;
  }
}
