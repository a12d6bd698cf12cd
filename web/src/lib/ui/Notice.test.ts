import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it, vi } from 'vitest';
import Notice from './Notice.svelte';

it('says a known problem in our own words', () => {
  render(Notice, { problem: { code: 'table-full', message: 'full' } });
  expect(screen.getByRole('alert').textContent).toContain('Every seat of this table is taken');
});

it('shows the game’s own reason and opens its rule', async () => {
  const onrule = vi.fn();
  render(Notice, { problem: { code: 'illegal-move', message: 'Too early.', rule: 'HEA-TURN-08' }, onrule });
  expect(screen.getByRole('alert').textContent).toContain('Too early.');
  await fireEvent.click(screen.getByRole('button', { name: 'Read the rule' }));
  expect(onrule).toHaveBeenCalledWith('HEA-TURN-08');
});
