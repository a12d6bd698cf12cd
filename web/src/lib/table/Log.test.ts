import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import { table } from '../../test/fake';
import Log from './Log.svelte';
import { playersOf } from './people';

const log = [
  { number: 1, at: 1, seat: 1, event: {}, text: [{ text: 'Orlando', piece: 'hero:1' }, { text: ' plays.' }] },
  { number: 2, at: 2, seat: 1, event: null, text: [] },
];

it('reads as sentences whose nouns point at their pieces', async () => {
  const onpoint = vi.fn();
  render(Log, { log, view: null, client: null, players: playersOf(table()), me: 0, pointed: [], onpoint });
  const noun = screen.getByRole('button', { name: 'Orlando' });
  await fireEvent.pointerEnter(noun);
  expect(onpoint).toHaveBeenLastCalledWith(['hero:1']);
  await fireEvent.pointerLeave(noun);
  expect(onpoint).toHaveBeenLastCalledWith([]);
  expect(screen.getByText('A move was taken back.')).toBeTruthy();
});

it('says with whose consent a move was taken back after something had been shown', () => {
  const taken = [{ number: 3, at: 3, seat: 0, granted: true, event: null, text: [] }];
  const told = (players: ReturnType<typeof playersOf>) =>
    render(Log, { log: taken, view: null, client: null, players, me: 0, pointed: [], onpoint: () => {} });
  const alone = playersOf(table()).map((player, i) => ({ ...player, person: i === 0 ? 'me' : null }));
  told(alone);
  expect(screen.getByText(/with the bots’ consent/)).toBeTruthy();
  told(alone.map((player) => ({ ...player, person: 'somebody' })));
  expect(screen.getByText(/with everybody’s consent/)).toBeTruthy();
});

it('numbers turns as the table counts them, each once, not entries of the record', () => {
  const said = (number: number, turn: number | null) => ({
    number,
    at: number,
    seat: 0,
    event: { turn },
    text: [{ text: `entry ${number}` }],
  });
  const client = { turn: (line: { event: unknown }) => (line.event as { turn: number | null }).turn } as never;
  const lines = [said(9, 1), said(10, 1), said(19, null), said(24, 2)];
  const { container } = render(Log, {
    log: lines,
    view: null,
    client,
    players: [],
    me: 0,
    pointed: [],
    onpoint: () => {},
  });
  expect([...container.querySelectorAll('.n')].map((one) => one.textContent)).toEqual(['1', '', '', '2']);
});

it('says what happened while I looked away', () => {
  render(Log, { log, view: null, client: null, players: [], me: 0, pointed: [], onpoint: () => {}, seen: 1 });
  expect(screen.getByText('since you looked away')).toBeTruthy();
});
