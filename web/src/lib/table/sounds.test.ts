import { afterEach, beforeEach, expect, test, vi } from 'vitest';

class Audio {
  state = 'suspended';
  currentTime = 0;
  resume() {
    this.state = 'running';
    return Promise.resolve();
  }
  createOscillator() {
    return { type: '', frequency: { value: 0 }, connect: (next: unknown) => next, start: tones, stop: () => {} };
  }
  createGain() {
    const gain = { setValueAtTime() {}, linearRampToValueAtTime() {}, exponentialRampToValueAtTime() {} };
    return { gain, connect: () => {} };
  }
}
const tones = vi.fn();

beforeEach(() => {
  vi.resetModules();
  tones.mockClear();
  vi.stubGlobal('AudioContext', Audio);
});
afterEach(() => vi.unstubAllGlobals());

test('where the browser keeps the page silent it says so, until it is allowed', async () => {
  const { set } = await import('$lib/settings.svelte');
  set({ sound: true });
  const { allow, play, sound } = await import('./sounds.svelte');
  expect(sound.blocked).toBe(false);
  play('moved');
  expect(sound.blocked).toBe(true);
  expect(tones).not.toHaveBeenCalled();
  allow();
  await vi.waitFor(() => expect(sound.blocked).toBe(false));
  play('moved');
  expect(tones).toHaveBeenCalledOnce();
});

test('who wants no sound is not asked to allow it', async () => {
  const { set } = await import('$lib/settings.svelte');
  const { play, sound } = await import('./sounds.svelte');
  set({ sound: false });
  play('turn');
  expect(sound.blocked).toBe(false);
});
