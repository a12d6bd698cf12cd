/** What is drawn on the face of a travel card: signs with numbers, tokens, levels, and where each stands. */
import { roman, type Card, type Gain, type Reward } from '../book';

/** One thing on a card: a sign with a number, a token, or a level of equipment. */
export interface Mark {
  sign?: string;
  token?: string;
  text?: string;
  /** A level stands below its sign. */
  below?: string;
  ink?: string;
}

const INKS: Record<string, string> = { coins: '#F2C75A', strength: '#F4B3A6', faith: '#D8C7F5', glory: '#F6DC8E' };
const PLAIN = '#FBF3DF';

function gains(gain: Gain): Mark[] {
  const marks: Mark[] = [];
  for (const sign of ['coins', 'strength', 'faith', 'glory'] as const) {
    const count = gain[sign];
    if (count) marks.push({ sign, text: String(count), ink: INKS[sign]! });
  }
  for (const kind of ['supporter', 'relic', 'prestige'] as const) {
    const id = gain[kind];
    if (id) marks.push({ token: `${kind}-${id}` });
  }
  return marks;
}

function rewardMarks({ gain, upgrade }: Reward): Mark[] {
  const marks = gains(gain);
  if (upgrade) {
    marks.push({ sign: upgrade.item, ink: PLAIN, below: `${roman(upgrade.from)}–${roman(upgrade.to)}` });
  }
  return marks;
}

/** The rewards of a card: all of them, or the two of which one is chosen. */
export function marksOf(card: Card): { marks: Mark[]; choice: boolean } {
  if (card.choose.length) {
    const marks = card.choose.map((reward) => rewardMarks(reward)[0] ?? {});
    return { marks, choice: true };
  }
  const marks = rewardMarks(card.reward);
  if (card.titles[1]) marks.push({ sign: 'title', text: String(card.titles[1]), ink: PLAIN });
  return { marks, choice: false };
}

/** A name on one or two lines, and the size that lets it fit. */
export function nameLines(name: string): { lines: string[]; size: number } {
  const words = name.split(' ');
  let lines = [name];
  if (name.length > 12 && words.length > 1) {
    // The cut that makes the longer line as short as can be.
    const cuts = words.slice(1).map((_, i) => [words.slice(0, i + 1).join(' '), words.slice(i + 1).join(' ')]);
    const longest = (pair: string[]) => Math.max(...pair.map((line) => line.length));
    lines = cuts.reduce((best, pair) => (longest(pair) < longest(best) ? pair : best));
  }
  const most = Math.max(...lines.map((line) => line.length));
  return { lines, size: Math.min(16.5, 172 / most) };
}
