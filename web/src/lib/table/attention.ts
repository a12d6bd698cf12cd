/** A gentle nudge when it is my turn: the title, a soft sound, a notification where asked for. */
import { t } from '$lib/i18n';
import { settings } from '$lib/settings.svelte';

let audio: AudioContext | null = null;

/** Two soft notes, like a small horn far away. */
function chime(): void {
  try {
    audio ??= new AudioContext();
    if (audio.state === 'suspended') return;
    for (const [i, pitch] of [392, 523.25].entries()) {
      const at = audio.currentTime + i * 0.16;
      const tone = audio.createOscillator();
      const volume = audio.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      volume.gain.setValueAtTime(0, at);
      volume.gain.linearRampToValueAtTime(0.08, at + 0.03);
      volume.gain.exponentialRampToValueAtTime(0.0001, at + 0.5);
      tone.connect(volume).connect(audio.destination);
      tone.start(at);
      tone.stop(at + 0.55);
    }
  } catch {
    // A browser without sound still plays.
  }
}

/** Browsers let a page sound only after it was touched. */
export function allowSound(): void {
  try {
    audio ??= new AudioContext();
    void audio.resume();
  } catch {
    audio = null;
  }
}

/** It has become my turn at this table. */
export function nudge(table: string): void {
  if (settings.sound) chime();
  if (!document.hidden || !settings.notify || globalThis.Notification?.permission !== 'granted') return;
  const note = new Notification(t('notify-turn'), { body: table, icon: '/mark.svg', tag: 'quintain-turn' });
  note.onclick = () => {
    window.focus();
    note.close();
  };
}

/** Asks the browser whether it may notify. */
export async function askToNotify(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  return (await Notification.requestPermission()) === 'granted';
}
