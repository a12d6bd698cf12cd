/** The sounds of the table: a few soft notes of our own, made when they are needed. */
import type { Sounds } from '$lib/protocol';
import { settings } from '$lib/settings.svelte';
import type { LiveTable } from './live.svelte';

/** Pitch in hertz and when it begins, in seconds. */
type Note = [pitch: number, at: number];
const NOTES: Record<keyof Sounds, { notes: Note[]; volume: number; length: number }> = {
  // A small horn far away.
  turn: {
    notes: [
      [392, 0],
      [523.25, 0.16],
    ],
    volume: 0.08,
    length: 0.5,
  },
  // A piece is put down.
  moved: { notes: [[196, 0]], volume: 0.05, length: 0.12 },
  // A bell that asks to hurry.
  clock: {
    notes: [
      [880, 0],
      [880, 0.25],
    ],
    volume: 0.05,
    length: 0.2,
  },
  // The field is cleared.
  end: {
    notes: [
      [261.63, 0],
      [329.63, 0.18],
      [392, 0.36],
      [523.25, 0.54],
    ],
    volume: 0.07,
    length: 0.7,
  },
};
const LOW_MS = 10_000;

let audio: AudioContext | null = null;

/** The browser has kept the page silent where it would have made a sound. */
export const sound = $state({ blocked: false });

/** Browsers let a page sound only after it was touched. */
export function allow(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume().then(() => (sound.blocked = false));
  } catch {
    audio = null;
  }
}

/** Sounds, if it is wanted. */
export function play(kind: keyof Sounds): void {
  if (!settings.sound || !settings.sounds[kind]) return;
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') {
      sound.blocked = true;
      return;
    }
    const { notes, volume, length } = NOTES[kind];
    for (const [pitch, delay] of notes) {
      const at = audio.currentTime + delay;
      const tone = audio.createOscillator();
      const gain = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, at);
      gain.gain.linearRampToValueAtTime(volume, at + 0.03);
      gain.gain.exponentialRampToValueAtTime(0.0001, at + length);
      tone.connect(gain).connect(audio.destination);
      tone.start(at);
      tone.stop(at + length + 0.05);
    }
  } catch {
    // A browser without sound still plays.
  }
}

/** Sounds as the table goes on, until it is left: what was there when it came is not heard. */
export function follow(table: LiveTable): () => void {
  const stop = $effect.root(() => {
    let before: number | null = null;
    let wasOver = false;
    $effect(() => {
      const { number, view } = table;
      const over = table.next.kind === 'over';
      if (view === null) return;
      if (before !== null && over && !wasOver) play('end');
      else if (before !== null && number > before) play('moved');
      [before, wasOver] = [number, over];
    });
  });
  let low = false;
  const timer = setInterval(() => {
    const mine = table.me === null ? undefined : table.clock.seats[table.me];
    const left = mine?.runs ? mine.left - (Date.now() - table.skew - table.clock.now) : Infinity;
    if (left < LOW_MS && !low) play('clock');
    low = left < LOW_MS;
  }, 500);
  return () => {
    stop();
    clearInterval(timer);
  };
}
