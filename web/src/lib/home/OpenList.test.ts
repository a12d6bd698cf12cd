import { flushSync, mount, unmount } from 'svelte';
import { expect, it } from 'vitest';
import type { TableInfo } from '$lib/protocol';
import OpenList from './OpenList.svelte';

const anna = { id: 'p', name: 'Anna', arms: '' };

function table(id: string, seats: unknown): TableInfo {
  const you = { seat: null, host: false, asked: false };
  return { id, game: 'hearts', seats, clock: 'none', you, status: 'gathering' } as unknown as TableInfo;
}

it('shows the other tables when one cannot be shown', () => {
  const seat = (person: object) => [{ sitter: { person }, present: true, stand_in: false }, { sitter: 'open' }];
  const tables = [
    table('a', seat(anna)),
    table('b', null),
    table('c', seat({ ...anna, arms: 'constructor constructor' })),
  ];
  const target = document.body.appendChild(document.createElement('div'));
  const list = mount(OpenList, { target, props: { tables } });
  flushSync();
  const links = [...target.querySelectorAll('a')].map((link) => link.getAttribute('href'));
  expect(links).toEqual(['/table/a', '/table/c']);
  void unmount(list);
  target.remove();
});
