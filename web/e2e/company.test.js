// People among people: a report reaches the operator and what follows is read; those who have played find each other again.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { House, moveByKeyboard, playToTheEnd, until } from './house.js';
import { axe, flaws, serious } from './look.js';

let house;
before(async () => (house = await House.open({ pace: 20, more: ['--admin', 'orlando'] })));
after(() => house.close());

async function somebody(name, wish = {}) {
  const page = await house.visitor(wish);
  await page.addInitScript(axe);
  await page.goto(house.origin);
  await house.ask(page, 'POST', '/session', { name, lang: wish.lang ?? 'en' });
  const { me } = await house.ask(page, 'GET', '/session');
  return Object.assign(page, { id: me.person.id, press: (where) => (wish.phone ? where.tap() : where.click()) });
}

async function sound(page) {
  assert.deepEqual(await serious(page), []);
  assert.deepEqual(await flaws(page), []);
}

const bots = [{ bot: 'random' }, { bot: 'random' }];

for (const [width, wish] of [
  [1440, { lang: 'en' }],
  [1024, { width: 1024, theme: 'oak', lang: 'cs' }],
  [390, { phone: true, lang: 'ru' }],
]) {
  test(`a report, its lines, a silence that is read and felt, at ${width}`, async () => {
    const orlando = await somebody('Orlando', wish);
    const credentials = { login: 'orlando', password: 'correct horse' };
    const made = await house.ask(orlando, 'POST', '/account', credentials);
    if (made.code) await house.ask(orlando, 'POST', '/login', credentials);
    const anna = await somebody('Anna', wish);
    const brute = await somebody('Brute', wish);
    const table = await house.ask(anna, 'POST', '/tables', {
      game: 'hearts',
      preset: 'even-4',
      seats: ['me', 'open', ...bots],
    });
    await house.ask(brute, 'POST', `/tables/${table.id}/join`, {});
    await house.ask(brute, 'POST', `/tables/${table.id}/command`, { kind: 'chat', id: 1, text: `you fool ${width}` });

    // Anna looks him up, mutes him everywhere, and says what is wrong.
    await anna.goto(`${house.origin}/people/${brute.id}`);
    const about = anna.locator('section.about');
    const mute = about.locator('[aria-pressed]');
    await mute.waitFor();
    await anna.press(mute);
    await until('muted', async () => (await mute.getAttribute('aria-pressed')) === 'true');
    assert.deepEqual((await house.ask(anna, 'GET', '/session')).me.muted, [brute.id]);
    await anna.press(about.getByRole('button').last());
    await about.locator('textarea').fill(`rude at ${width}`);
    await sound(anna);
    await anna.press(about.locator('form .btn').first());
    await about.getByRole('status').waitFor();
    await house.ask(anna, 'POST', `/tables/${table.id}/report`, { line: 1, reason: `these words at ${width}` });
    // Nobody else sees the operator's page.
    await anna.goto(`${house.origin}/operator`);
    await anna.getByRole('alert').waitFor();
    assert.equal(await anna.locator('[data-report]').count(), 0);

    await orlando.goto(`${house.origin}/me`);
    await orlando.press(orlando.locator('a[href="/operator"]'));
    const report = orlando.locator('[data-report]').filter({ hasText: `these words at ${width}` });
    await report.waitFor();
    assert.match(await report.locator('.reported').innerText(), new RegExp(`you fool ${width}`));
    await sound(orlando);
    await orlando.press(report.locator('button').last());
    await report.locator('select').selectOption('silence');
    await report.locator('input[type=number]').fill('2');
    await report.locator('textarea').fill('Mind your words.');
    await sound(orlando);
    await orlando.press(report.locator('form .btn.primary'));
    await until('it is settled', () =>
      orlando
        .locator('details [data-report]')
        .filter({ hasText: `these words at ${width}` })
        .count(),
    );
    await orlando.locator('.log').last().getByText('Mind your words.').first().waitFor();

    // He reads it on every page until he has said so, and writes nothing.
    await brute.goto(`${house.origin}/rules`);
    const told = brute.locator('.told[role=alert]');
    await told.getByText('Mind your words.').waitFor();
    await sound(brute);
    await brute.press(told.getByRole('button'));
    await told.waitFor({ state: 'detached' });
    const refused = await house.ask(brute, 'POST', `/tables/${table.id}/command`, { kind: 'chat', id: 2, text: 'but' });
    assert.equal(refused.problem.code, 'silenced');
    for (const page of [anna, brute, orlando]) {
      assert.deepEqual(page.troubles, []);
      await page.context().close();
    }
  });
}

test('those who have played find each other: seats kept, other options, results that add up', async () => {
  const anna = await somebody('Anna');
  const boris = await somebody('Boris', { phone: true, lang: 'ru', theme: 'oak' });
  const first = await house.ask(anna, 'POST', '/tables', {
    game: 'hearts',
    preset: 'even-4',
    seats: ['me', 'open', ...bots],
    start_when_full: true,
  });
  await house.ask(boris, 'POST', `/tables/${first.id}/join`, {});
  for (const page of [anna, boris]) await page.goto(`${house.origin}/table/${first.id}`);
  await playToTheEnd([anna, boris], (page) => moveByKeyboard(page));

  // On both pages within a second.
  const begun = Date.now();
  for (const page of [anna, boris]) {
    const { games } = await house.ask(anna, 'GET', `/people/${page.id}/games`);
    assert.equal(games[0]?.table, first.id);
  }
  assert.ok(Date.now() - begun < 1000);

  await anna.goto(`${house.origin}/standing/${first.id}`);
  await anna.getByText('Boris').first().waitFor();
  await sound(anna);
  await anna.locator('a[href^="/?after="]').click();
  const dialog = anna.locator('dialog[open]');
  const guest = dialog.locator('[aria-pressed]').filter({ hasText: 'Boris' });
  await guest.waitFor();
  assert.equal(await guest.getAttribute('aria-pressed'), 'true');
  await dialog.locator('[role=radio]').nth(1).click();
  await dialog.locator('input[type=number]').first().fill('2');
  await sound(anna);
  await dialog.locator('.btn.primary').click();
  await until('another table', () => /\/table\/(?!.*after)/.test(anna.url()) && !anna.url().includes(first.id));
  const second = anna.url().split('/').at(-1);
  const opened = await house.ask(anna, 'GET', `/tables/${second}`);
  assert.deepEqual(opened.series, { id: first.id, number: 2 });
  assert.equal(opened.seats[1].sitter.kept.id, boris.id);

  // Boris finds it from the old table, and the standing table counts both.
  await boris.goto(`${house.origin}/standing/${first.id}`);
  await boris.press(boris.locator('.acts .btn.primary'));
  await until('he is there', () => boris.url().endsWith(`/table/${second}`));
  await house.ask(boris, 'POST', `/tables/${second}/join`, {});
  await house.ask(anna, 'POST', `/tables/${second}/start`);
  await playToTheEnd([anna, boris], (page) => moveByKeyboard(page));
  await boris.goto(`${house.origin}/standing/${second}`);
  await boris.locator('a[href^="/replay/"]').nth(1).waitFor();
  await sound(boris);
  const { people } = await house.ask(boris, 'GET', `/series/${second}`);
  for (const page of [anna, boris]) {
    const sum = people.find(({ who }) => who.person?.id === page.id);
    assert.equal(sum.games, 2);
  }
  for (const page of [anna, boris]) {
    assert.deepEqual(page.troubles, []);
    await page.context().close();
  }
});
