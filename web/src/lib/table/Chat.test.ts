import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import hearts from '$lib/games/hearts';
import { speakGame } from '$lib/i18n';
import Chat from './Chat.svelte';

const view = { seats: [{ hero: 'roland' }, { hero: 'marfisa' }] };
const catalogue = {
  hero: { roland: { name: 'Roland' }, marfisa: { name: 'Marfisa' } },
};
const line = (text: string, words: object) => ({ line: { to: null, words }, text: [{ text }] });
const lines = [
  line('A fine day.', { line: 'courtesy' }),
  line('I attack Marfisa.', { line: 'attack', hero: 'marfisa' }),
  line('Marfisa, protect Roland.', { line: 'protect', hero: 'marfisa', hero2: 'roland' }),
  line('That is a sword.', { line: 'sword', slot: 3 }),
];

it('lists what can be said of a hero or a card once it is picked, and before that only what speaks of none', async () => {
  await speakGame('hearts');
  render(Chat, {
    table: 't',
    chat: [],
    log: [],
    view,
    catalogue,
    client: hearts as never,
    players: [],
    me: 0,
    talk: 'lines',
    person: null,
    pointed: [],
    onpoint: () => {},
    lines: () => Promise.resolve(lines),
    onsay: () => Promise.resolve(true),
    onwrite: () => Promise.resolve(true),
  } as never);
  await fireEvent.focus(screen.getByRole('textbox'));
  const said = () => screen.getByRole('group', { name: 'Lines to say' }).textContent?.trim();
  await screen.findByText('A fine day.');
  expect(said()).toBe('A fine day.');
  await fireEvent.click(screen.getByRole('button', { name: 'Marfisa' }));
  expect(said()).toMatch(/^I attack Marfisa\.\s*Marfisa, protect Roland\.$/);
  await fireEvent.click(screen.getByRole('button', { name: 'Card 3' }));
  expect(said()).toBe('That is a sword.');
});
