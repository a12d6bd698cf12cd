/** Who I am to the server. A visitor becomes a guest by the first thing that needs a name. */
import { get, post } from '$lib/api';
import { speak } from '$lib/i18n';
import type { AboutMe, Lang, Me, Session } from '$lib/protocol';
import { set, settings } from '$lib/settings.svelte';

class Visitor {
  me = $state.raw<Me | null>(null);
  /** The server has been asked at least once. */
  known = $state(false);
  /** The server is newer than this page: reload. */
  outdated = $state(false);
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
    this.#take(await get<Session>('/session'));
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
    this.#take(await post<Session>('/session', about));
  }

  /** Turns me into an account, comes back to one, or leaves it, here or everywhere. */
  async account(
    kind: 'account' | 'login' | 'logout' | 'logout/everywhere',
    credentials?: { login: string; password: string },
  ): Promise<void> {
    this.#take(await post<Session>(`/${kind}`, credentials));
  }

  /** Another password: all other devices must log in anew. */
  async password(old: string, fresh: string): Promise<void> {
    this.#take(await post<Session>('/password', { old, new: fresh }));
  }

  #take(session: Session): void {
    this.me = session.me;
    this.known = true;
    this.#version ??= session.version;
    if (this.#version !== session.version) this.outdated = true;
  }
}

export const visitor = new Visitor();

/** Speaks another language, here and at every table. */
export async function changeLanguage(lang: Lang): Promise<void> {
  set({ lang });
  await speak(lang);
  if (visitor.me && visitor.me.lang !== lang) await visitor.change({ lang }).catch(() => {});
}
