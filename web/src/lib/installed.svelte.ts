/** The house as an app: a worker that keeps it readable without the server, and the browser's offer to install it. */

/** What a browser that installs pages says; not all do. */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
}

class Installed {
  #offer = $state.raw<InstallPrompt | null>(null);

  /** The browser would install the house if asked. */
  get offered(): boolean {
    return this.#offer !== null;
  }

  /** Listens for the offer, and sets the worker up when the page has come to rest. */
  begin(): void {
    addEventListener('beforeinstallprompt', (event) => {
      event.preventDefault();
      this.#offer = event as InstallPrompt;
    });
    addEventListener('appinstalled', () => (this.#offer = null));
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
    addEventListener(
      'load',
      () => setTimeout(() => void navigator.serviceWorker.register('/sw.js').catch(() => {}), 2000),
      {
        once: true,
      },
    );
  }

  async install(): Promise<void> {
    const offer = this.#offer;
    this.#offer = null;
    await offer?.prompt();
  }
}

export const installed = new Installed();
