import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, it } from 'vitest';
import { place } from '$lib/router.svelte';
import JoinByCode from './JoinByCode.svelte';

it('takes a code of six characters, or a whole invitation, and goes there', async () => {
  render(JoinByCode);
  const box = screen.getByLabelText('The six characters of the table');
  const join = screen.getByRole('button', { name: 'Join the table' });
  expect(join.hasAttribute('disabled')).toBe(true);
  await fireEvent.input(box, { target: { value: 'https://play.example/join/lionel' } });
  expect(join.hasAttribute('disabled')).toBe(false);
  await fireEvent.submit(box.closest('form')!);
  expect(place().path).toBe('/join/LIONEL');
});
