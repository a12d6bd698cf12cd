// Scenes for the tests of boards: real positions, recorded from the engine of a running server.
//
//   node scripts/scenes.js http://127.0.0.1:7878            records all scenes anew, into src/test/scenes/
//   node scripts/scenes.js http://127.0.0.1:7878 --check    fails if the rules or the data have changed since
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** After how many decisions of mine each preset is looked at. */
const SCENES = [
  ['hearts', 'even-4', [0, 2]],
  ['hearts', 'wizard-7', [1]],
  ['glory', 'pas-darmes-3', [0, 1, 4, 9]],
  ['glory', 'solo-challenge-easy', [3]],
  ['emara', 'players-3', [0, 1, 4, 9]],
  ['emara', 'solo-30', [3]],
  ['knight', 'solo-war', [0, 1, 3, 8]],
  ['knight', 'war-2', [2, 6]],
];
const FOLDER = 'src/test/scenes';
const [origin = 'http://127.0.0.1:7878', check] = process.argv.slice(2);
let cookie = '';

async function ask(method, path, body) {
  const answer = await fetch(`${origin}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', origin, cookie },
    body: body === undefined ? undefined : JSON.stringify(body),
  });
  const set = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  if (set.length) cookie = set.join('; ');
  const told = await answer.json();
  if (!answer.ok) throw new Error(`${method} ${path}: ${JSON.stringify(told)}`);
  return told;
}

/** The table as it stands: the first message of its stream. */
async function snapshot(table) {
  const stop = new AbortController();
  const answer = await fetch(`${origin}/api/tables/${table}/events?lang=en`, {
    headers: { cookie },
    signal: stop.signal,
  });
  let text = '';
  for await (const part of answer.body.pipeThrough(new TextDecoderStream())) {
    text += part;
    const data = /^data:(.*)\n\n/m.exec(text);
    if (!data) continue;
    stop.abort();
    return JSON.parse(data[1]);
  }
  throw new Error('the table says nothing');
}

let ids = 0;
const say = (table, message) => ask('POST', `/tables/${table}/command`, { id: ++ids, ...message });

/** Waits until my seat is asked, or the game is over. */
async function myTurn(table) {
  for (let tries = 0; tries < 600; tries++) {
    const now = await snapshot(table);
    if (now.next.kind === 'over') return null;
    if (now.turn.decision !== null && now.turn.chosen === undefined) return now;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('my turn does not come');
}

/** What some of the offers would do. */
async function rehearsals(table, { decision, offers }) {
  const some = offers.filter((_, i) => i % Math.ceil(offers.length / 6) === 0).map(({ move }) => move);
  const told = [];
  for (const move of some) {
    // A program that cannot rehearse is good for scenes all the same.
    const answer = await say(table, { kind: 'rehearse', decision, line: [move] }).catch(() => ({}));
    if (answer.kind === 'rehearsal') told.push({ move, rehearsal: answer.rehearsal });
  }
  return told;
}

async function record(info, preset, after) {
  const seats = info.presets.find(({ id }) => id === preset).seats;
  const others = Array.from({ length: seats - 1 }, () => ({ bot: info.bots[0] }));
  const table = await ask('POST', '/tables', {
    game: info.id,
    preset,
    seats: ['me', ...others],
    start_when_full: true,
  });
  for (let made = 0; made <= Math.max(...after); made++) {
    const now = await myTurn(table.id);
    if (!now) return false;
    const { decision, offers } = now.turn;
    if (after.includes(made)) {
      const scene = {
        game: info.id,
        preset,
        rules: info.rules,
        data: info.data,
        me: now.viewer,
        seats,
        next: now.next,
        view: now.view,
        offers,
        log: now.log.slice(-20),
        rehearsals: await rehearsals(table.id, now.turn),
      };
      writeFileSync(join(FOLDER, `${info.id}-${preset}-${made}.json`), JSON.stringify(scene));
      console.log(`${info.id} ${preset} after ${made}: ${offers.length} offers, ${scene.rehearsals.length} rehearsed`);
    }
    // Any offer will do, as long as it is not always the first.
    const { move } = offers[(made * 7919 + 3) % offers.length];
    await say(table.id, { kind: 'command', decision, move });
  }
  return true;
}

await ask('POST', '/session', { name: 'Anna', lang: 'en' });
const games = await ask('GET', '/games');
mkdirSync(FOLDER, { recursive: true });
const stale = [];
for (const [game, preset, after] of SCENES) {
  const info = games.find(({ id }) => id === game);
  if (check !== '--check') {
    // A game may be over before the last scene: then another is played.
    for (let tries = 0; !(await record(info, preset, after)); tries++) {
      if (tries === 9) throw new Error(`${game} ${preset} is always over too early`);
    }
    const names = await ask('GET', `/games/${game}/catalogue`);
    writeFileSync(join(FOLDER, `${game}.catalogue.json`), JSON.stringify(names));
    continue;
  }
  for (const made of after) {
    const file = join(FOLDER, `${game}-${preset}-${made}.json`);
    const kept = JSON.parse(readFileSync(file, 'utf8'));
    if (kept.rules !== info.rules || kept.data !== info.data) stale.push(file);
  }
}
if (stale.length) {
  console.error(`recorded with other rules or data, record them anew: ${stale.join(', ')}`);
  process.exit(1);
}
