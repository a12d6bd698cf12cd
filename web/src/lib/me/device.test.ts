import { expect, it } from 'vitest';
import { deviceName } from './device';

it('names browser and system, and leaves what it does not know as it is', () => {
  const chrome =
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36';
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/604.1';
  expect(deviceName(chrome)).toBe('Chrome, Windows');
  expect(deviceName(phone)).toBe('Safari, iPhone');
  expect(deviceName('a program of mine')).toBe('a program of mine');
});
