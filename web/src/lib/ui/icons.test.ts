import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { icons } from './icons';

it('has every icon on the sheet, and nothing else there', () => {
  const sheet = readFileSync('public/icons.svg', 'utf8');
  expect([...sheet.matchAll(/<symbol id="([^"]+)"/g)].map(([, id]) => id)).toEqual([...icons]);
});
