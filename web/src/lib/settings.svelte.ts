/** How I like the table, as this device remembers it. */
import type { Confirm, Lang, Sounds } from '$lib/protocol';

export interface Settings {
  lang: Lang;
  theme: 'parchment' | 'oak';
  /** Soft sounds; off by themselves where the device is held in the hand. */
  sound: boolean;
  /** Which. */
  sounds: Sounds;
  /** Pieces travel; off: cut to the result. */
  motion: boolean;
  /** Tinctures are hatched as engravers do, for those who see colours otherwise. */
  hatch: boolean;
  /** Ask the browser to notify me when it is my turn and I look elsewhere. */
  notify: boolean;
  /** Before which moves I am asked. */
  confirm: Confirm;
  /** Single-letter keys, such as `m` for the list of moves. */
  keys: boolean;
  /** Tables that I do not want to see among my games. */
  hidden: string[];
}

/** What follows me from device to device. */
export type Shared = Pick<Settings, 'theme' | 'motion' | 'hatch' | 'keys' | 'sounds' | 'confirm'>;

const key = 'quintain.settings';

function preferred(): Settings {
  const spoken = (globalThis.navigator?.languages ?? []).map((tag) => tag.slice(0, 2));
  const lang = spoken.find((tag): tag is Lang => tag === 'en' || tag === 'ru' || tag === 'cs') ?? 'en';
  const sound = !globalThis.matchMedia?.('(pointer: coarse)').matches;
  const sounds = { turn: true, moved: true, clock: true, end: true };
  const confirm = { list: false, thought: true, last: false, turn: false };
  const own = { lang, sound, sounds, confirm, hidden: [] };
  return { ...own, theme: 'parchment', motion: true, hatch: false, notify: false, keys: true };
}

function kept(): Partial<Settings> {
  try {
    return JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Settings>;
  } catch {
    return {};
  }
}

export const settings = $state<Settings>({ ...preferred(), ...kept() });

/** Changes and keeps some settings, and shows them at once. */
export function set(change: Partial<Settings>): void {
  Object.assign(settings, change);
  try {
    localStorage.setItem(key, JSON.stringify(settings));
  } catch {
    // A browser that keeps nothing still plays.
  }
  const root = document.documentElement;
  root.classList.toggle('oak', settings.theme === 'oak');
  root.classList.toggle('still', !settings.motion);
  root.classList.toggle('hatched', settings.hatch);
}

/** May things move? */
export function motion(): boolean {
  return settings.motion && !globalThis.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
}
