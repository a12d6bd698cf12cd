/** Who I am to the server. A visitor becomes a guest by the first thing that needs a name. */
import { get, post } from '$lib/api';
import { speak } from '$lib/i18n';
import type { AboutMe, Lang, Me, Preferences, Session } from '$lib/protocol';
import { set, settings, type Shared } from '$lib/settings.svelte';

class Visitor {
  me = $state.raw<Me | null>(null);
  /** The server has been asked at least once. */
  known = $state(false);
  /** The server is newer than this page: reload. */
  outdated = $state(false);
  /** The key by which the browser knows who calls from here, if anybody does. */
  push = $state<string | null>(null);
  /** Are letters written here? */
  mail = $state(false);
  #version: string | null = null;
  #first: Promise<Me | null> | null = null;

  /** Asks the server who I am, once for the whole page. */
  first(): Promise<Me | null> {
    this.#first ??= this.look().catch((error: unknown) => {
      this.#first = null;
      throw error;
    });
    return this.#first;
  }

  /** Asks the server who I am. */
  async look(): Promise<Me | null> {
    this.take(await get<Session>('/session'));
    return this.me;
  }

  /** Makes me a guest if I am nobody yet. */
  async be(): Promise<Me> {
    if (!this.me) await this.first();
    if (!this.me) await this.change({ lang: settings.lang });
    return this.me!;
  }

  /** Changes my name, arms or language. */
  async change(about: Partial<AboutMe>): Promise<void> {
    this.take(await post<Session>('/session', about));
  }

  /** Turns me into an account, comes back to one, or leaves it, here or everywhere. */
  async account(
    kind: 'account' | 'login' | 'logout' | 'logout/everywhere',
    credentials?: { login: string; password: string },
  ): Promise<void> {
    this.take(await post<Session>(`/${kind}`, credentials));
    if (kind === 'login' && this.me && this.me.lang !== settings.lang) await changeLanguage(this.me.lang);
  }

  /** Another password: all other devices must log in anew. */
  async password(old: string, fresh: string): Promise<void> {
    this.take(await post<Session>('/password', { old, new: fresh }));
  }

  /** Who I am now, as the server says it; what I like on every device is liked here too. */
  take(session: Session): void {
    this.me = session.me;
    if (session.me) set(liked(session.me.preferences));
    this.push = session.push;
    this.mail = session.mail;
    this.known = true;
    this.#version ??= session.version;
    if (this.#version !== session.version) this.outdated = true;
  }
}

export const visitor = new Visitor();

const SHARED = ['theme', 'motion', 'hatch', 'keys', 'sounds', 'confirm'] as const;

/** What is liked on every device, where it was said. */
function liked(all: Partial<Preferences>): Partial<Shared> {
  return Object.fromEntries(SHARED.filter((key) => all[key] != null).map((key) => [key, all[key]]));
}

/** Likes something else from now on: here at once, and on every other device of mine. */
export async function prefer(change: Partial<Preferences>): Promise<void> {
  set(liked(change));
  if (!visitor.me) return;
  const wishes = { ...visitor.me.preferences, ...liked(settings), ...change };
  await post<Session>('/me/preferences', wishes).then(
    (session) => visitor.take(session),
    () => {},
  );
}

/** Speaks another language, here and at every table. */
export async function changeLanguage(lang: Lang): Promise<void> {
  set({ lang });
  await speak(lang);
  if (visitor.me && visitor.me.lang !== lang) await visitor.change({ lang }).catch(() => {});
}
