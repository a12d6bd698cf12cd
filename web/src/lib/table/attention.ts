/** A gentle nudge when it is my turn: the title, a soft sound, a notification where asked for. */
import { t } from '$lib/i18n';
import { settings } from '$lib/settings.svelte';
import type { LiveTable } from './live.svelte';

const sounds = () => import('./sounds.svelte');

/** Browsers let a page sound only after it was touched. */
export const allowSound = () => void sounds().then(({ allow }) => allow());

/** Sounds as the table goes on, until it is left. */
export function listen(table: LiveTable): () => void {
  const following = sounds().then(({ follow }) => follow(table));
  return () => void following.then((stop) => stop());
}

/** It has become my turn at this table. */
export function nudge(table: string): void {
  void sounds().then(({ play }) => play('turn'));
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
