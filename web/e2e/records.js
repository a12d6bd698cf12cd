// Positions of recorded games: the golden records stand in a house's store as finished games, and a branch goes on from any of their
// moves. Unlike a game with bots, it is the same position every time.
import { readFileSync, writeFileSync } from 'node:fs';

/** A golden record of a game. */
export const recordOf = (game, name) =>
  JSON.parse(readFileSync(new URL(`../../crates/${game}/tests/records/${name}.json`, import.meta.url), 'utf8'));

/** Writes a backup with these records, `game/name`, as finished games; a table is called as its record. */
export function writeBackup(file, records) {
  const lines = records.flatMap((path) => {
    const [game, id] = path.split('/');
    const { rules, data, options, entries, outcome } = recordOf(game, id);
    const at = 1_700_000_000_000;
    const place = { sitter: { bot: 'page' }, words: '', left: false, gave_up: false };
    const meta = {
      ...{ game, rules, data, preset: null, options, status: 'finished', outcome },
      ...{ places: outcome.seats.map(() => place), host: '', clock: 'none', spectators: 'live', talk: 'silent' },
      ...{ listed: false, start_when_full: true, stand_in: 'squire', hints: true, lesson: false, taken_back: 0 },
      ...{ created: at, started: at, finished: at, commitment: null, lang: null },
      ...{ rematch: null, series: null, branched_from: null },
    };
    const table = { id, code: id.toUpperCase(), game, status: 'finished', listed: 0, created: at, finished: at };
    return [
      { in: 'tables', row: { ...table, version: 1, meta: JSON.stringify(meta), free: 0, clock: 'none' } },
      { in: 'log', row: { table_id: id, seq: 0, entries: JSON.stringify(entries), at } },
    ];
  });
  const all = [{ 'quintain-backup': 1 }, ...lines, { rows: lines.length }];
  writeFileSync(file, all.map((line) => `${JSON.stringify(line)}\n`).join(''));
}

const wordOf = ({ play }) => (typeof play === 'string' ? play : Object.keys(play)[0]);

/**
 * Where a record, `game/name`, comes to a move of one of these words, in this turn of the seat or later: a turn begins with the choice of
 * a side.
 */
export function find(path, words, turn = 1) {
  const { entries } = recordOf(...path.split('/'));
  const turns = {};
  const at = entries.findIndex(({ move }) => {
    if (!move) return false;
    if (wordOf(move) === 'side') turns[move.seat] = (turns[move.seat] ?? 0) + 1;
    return turns[move.seat] >= turn && words.includes(wordOf(move));
  });
  if (at < 0) throw new Error(`${path} has no ${words}`);
  return at;
}
/** Where the last move of a record is made. */
export const lastOf = (path) => recordOf(...path.split('/')).entries.findLastIndex(({ move }) => move);

/**
 * Opens a table that goes on from a record before its entry `at`, a move: I am in the seat that makes it, bots in the others, or whom
 * `others` wants. Answers with the table, the seat and the move that was made.
 */
export async function goOn(house, page, path, at, others = () => ({ bot: 'page' })) {
  const [game, name] = path.split('/');
  const { entries, outcome } = recordOf(game, name);
  const { seat, play } = entries[at].move;
  const seats = outcome.seats.map((_, other) => (other === seat ? 'me' : others(other)));
  const wish = { at, table: { game, seats, start_when_full: true } };
  const table = await house.ask(page, 'POST', `/tables/${name}/branch`, wish);
  if (!table.id) throw new Error(`${path} at ${at}: ${JSON.stringify(table)}`);
  return { table, seat, play };
}
