// Scenes: positions to which a game with known luck comes again whenever the same moves are made, in any game and preset.
//
//   npm run scenes                          records all of them anew, into e2e/scenes/
//   npm run scenes glory plaisance-3 0,4    records another walk, or one of them: a game, a preset, and after which of my decisions
import { createHash } from 'node:crypto';
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { argv } from 'node:process';
import { fileURLToPath } from 'node:url';
import { House, until } from './house.js';

const folder = join(dirname(fileURLToPath(import.meta.url)), 'scenes');

/** Every walk that is kept: a game, a preset, and the moves that lead from scene to scene. */
export const walks = () =>
  readdirSync(folder)
    .sort()
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));

/** What is asked: other rules or data would offer something else. */
const digest = (offers) =>
  createHash('sha256')
    .update(JSON.stringify(offers.map(({ move }) => move)))
    .digest('hex')
    .slice(0, 16);

/** A game that one person plays among bots, with the luck of a lesson. */
export class Walk {
  static async begin(house, page, { game, preset }) {
    const walk = new Walk();
    Object.assign(walk, { house, page, ids: 0 });
    await page.goto(house.origin);
    await house.ask(page, 'POST', '/session', { name: 'Anna', arms: 'teal star', lang: 'en' });
    const { presets } = (await house.ask(page, 'GET', '/games')).find(({ id }) => id === game);
    const seats = Array.from({ length: presets.find(({ id }) => id === preset).seats }, () => ({ bot: 'page' }));
    walk.table = await house.table(page, { game, preset, seats: ['me', ...seats.slice(1)], lesson: true });
    return walk;
  }

  /** The table as I see it when I am asked. */
  async asked() {
    let now;
    await until('my turn', async () => {
      now = await this.page.evaluate(async (path) => {
        const stop = new AbortController();
        const answer = await fetch(path, { signal: stop.signal });
        const [parts, words] = [answer.body.getReader(), new TextDecoder()];
        for (let text = ''; ;) {
          text += words.decode((await parts.read()).value, { stream: true });
          const data = /^data:(.*)\n\n/m.exec(text);
          if (!data) continue;
          stop.abort();
          return JSON.parse(data[1]);
        }
      }, `/api/tables/${this.table.id}/events?lang=en`);
      if (now.next.kind === 'over') throw new Error('the game is over before the scene');
      return now.turn.decision !== null && now.turn.chosen === undefined;
    });
    return now;
  }

  say(message) {
    return this.house.ask(this.page, 'POST', `/tables/${this.table.id}/command`, { id: ++this.ids, ...message });
  }

  async make(move) {
    const { turn } = await this.asked();
    const answer = await this.say({ kind: 'command', decision: turn.decision, move });
    if (answer.kind !== 'done' && answer.kind !== 'ack')
      throw new Error(`${JSON.stringify(move)}: ${JSON.stringify(answer)}`);
  }

  /** Makes the moves that lead to a scene. Fails if the game asks something else there now. */
  async to({ moves, offered }) {
    try {
      for (const move of moves) await this.make(move);
      const now = await this.asked();
      if (digest(now.turn.offers) === offered) return now;
    } catch (error) {
      console.error(error.message);
    }
    throw new Error('the rules or the data have changed since this scene was recorded: npm run scenes');
  }

  /** Walks as the hint says, and keeps the way to each scene. */
  static async record(house, game, preset, after) {
    const page = await house.visitor();
    const walk = await Walk.begin(house, page, { game, preset });
    const stops = [];
    let moves = [];
    for (let made = 0; made <= Math.max(...after); made++) {
      const { turn } = await walk.asked();
      if (after.includes(made)) {
        stops.push({ moves, offered: digest(turn.offers) });
        moves = [];
      }
      const { hint } = await walk.say({ kind: 'hint' });
      moves.push(hint?.moves[0] ?? turn.offers[made % turn.offers.length].move);
      await walk.make(moves.at(-1));
    }
    await page.context().close();
    writeFileSync(join(folder, `${game}-${preset}.json`), `${JSON.stringify({ game, preset, after, stops })}\n`);
    console.log(`${game} ${preset}: ${stops.length} scenes`);
  }
}

if (argv[1] === fileURLToPath(import.meta.url)) {
  const [game, preset, after] = argv.slice(2);
  const house = await House.open({ pace: 1 });
  try {
    if (game) await Walk.record(house, game, preset, after.split(',').map(Number));
    else for (const walk of walks()) await Walk.record(house, walk.game, walk.preset, walk.after);
  } finally {
    await house.close();
  }
}
