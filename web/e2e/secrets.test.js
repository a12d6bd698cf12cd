// Somebody who only looks on hears a whole match and no secret: every message is read, not one picture of the table.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, isOver, moveByKeyboard, patience, playToTheEnd, until } from './house.js';

let house;
before(async () => (house = await House.open()));
after(() => house.close());

/** A view after the changes of an update. */
function changed(view, changes) {
  const copy = structuredClone(view);
  for (const { at, ...change } of changes) {
    const node = at.slice(0, -1).reduce((node, key) => node[key], copy);
    const key = at.at(-1);
    if ('to' in change) node[key] = change.to;
    else if (Array.isArray(node)) node.splice(key, 1);
    else delete node[key];
  }
  return copy;
}

/** What a view tells that only a seat may know. */
function secretsIn(view) {
  const over = view.stage === 'bout-end' || view.stage === 'over';
  return [
    view.mine === null ? [] : ['something is mine'],
    view.seats.flatMap((seat, i) => (seat.cards === null ? [] : [`the hand of seat ${i}`])),
    view.seats.flatMap((seat, i) => (seat.goals === null || over ? [] : [`the goals of seat ${i}`])),
    view.slots.flatMap(({ slot, up, card }) => (up || card === null || over ? [] : [`hidden card ${slot}`])),
  ].flat();
}

/** What an event tells that only a seat may know. */
function secretsOf(event) {
  const [kind, told] = typeof event === 'string' ? [event, {}] : Object.entries(event)[0];
  if (kind === 'hand-dealt' && told.cards !== null) return ['a hand that is dealt'];
  if (kind === 'goal-drawn' && told.goal !== null) return ['a goal that is drawn'];
  if (kind === 'played-down' && told.card) return ['a card that is laid face down'];
  return [];
}

test('a spectator hears every message of a match and no secret', { timeout: 300_000 * patience }, async () => {
  const [anna, stranger] = [await house.visitor(), await house.visitor()];
  const seats = ['me', ...Array.from({ length: 4 }, () => ({ bot: 'random' }))];
  let heard = [];
  stranger.on('websocket', (line) =>
    line.on('framereceived', ({ payload }) => heard.push(JSON.parse(String(payload)))),
  );
  const secrets = [];
  let [hidden, revealed, updates] = [0, 0, 0];
  // A bout of random bots may be over at once: then another is listened to.
  for (let bouts = 0; bouts < 8 && !(updates > 10 && hidden > 0 && revealed > 0); bouts++) {
    heard = [];
    const table = await house.table(anna, { preset: 'wizard-5', start_when_full: false, seats });
    await stranger.goto(`${house.origin}/table/${table.id}`);
    await until('somebody looks on', async () => heard.length > 0);
    await anna.goto(`${house.origin}/table/${table.id}`);
    await anna.getByRole('button', { name: 'Begin' }).click();
    await playToTheEnd([anna], (page) => moveByKeyboard(page, (count) => Math.floor(Math.random() * count)));
    await until('the end is heard', () => isOver(stranger));

    let view = null;
    for (const message of heard) {
      if (message.kind !== 'snapshot' && message.kind !== 'update') continue;
      updates += 1;
      view = message.view ?? (view && changed(view, message.changes ?? []));
      if (message.kind === 'snapshot') assert.equal(message.viewer, 'spectator');
      assert.deepEqual(message.turn.offers, []);
      const events = (message.events ?? message.log).map(({ event }) => event);
      hidden += events.filter((event) => event['played-down']).length;
      revealed += events.filter((event) => event['revealed']).length;
      secrets.push(...events.flatMap(secretsOf), ...(view?.seats ? secretsIn(view) : []));
    }
  }
  assert.ok(updates > 10 && hidden > 0 && revealed > 0, `${updates} updates, ${hidden} hidden, ${revealed} revealed`);
  assert.deepEqual(secrets, []);
  assert.equal(await stranger.locator('button[data-row]').count(), 0);
  for (const one of [anna, stranger]) await one.context().close();
});
