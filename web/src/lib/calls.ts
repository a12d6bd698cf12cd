/** Being told while no page is open: the browser's own push service wakes the worker of the house. */
import { post } from '$lib/api';
import type { Session } from '$lib/protocol';
import { visitor } from '$lib/session.svelte';
import { set } from '$lib/settings.svelte';
import { askToNotify } from '$lib/table/attention';

/** Can this browser be woken? */
export const canBeCalled = () =>
  !!visitor.push && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

async function subscription(): Promise<PushSubscription | null> {
  const worker = await navigator.serviceWorker.getRegistration();
  return (await worker?.pushManager.getSubscription()) ?? null;
}

async function subscribe(): Promise<PushSubscription> {
  const worker = await navigator.serviceWorker.ready;
  const options = { userVisibleOnly: true, applicationServerKey: visitor.push! };
  try {
    return await worker.pushManager.subscribe(options);
  } catch {
    // It was woken by another key before: the operator has a new one.
    await (await worker.pushManager.getSubscription())?.unsubscribe();
    return worker.pushManager.subscribe(options);
  }
}

/** Where this device is called, as the server is told of it. */
function told(found: PushSubscription) {
  const { endpoint, keys } = found.toJSON();
  return { endpoint: endpoint!, p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' };
}

/** Asks the browser, and says whether I am told of my turns from now on. Throws what the server says against it. */
export async function tellMe(on: boolean): Promise<boolean> {
  if (!on) {
    set({ notify: false });
    if (!canBeCalled()) return false;
    const found = await subscription();
    if (!found) return false;
    await found.unsubscribe();
    if (visitor.me) await post('/me/devices/end', { endpoint: found.endpoint }).catch(() => {});
    return false;
  }
  const may = await askToNotify();
  set({ notify: may });
  if (may && canBeCalled()) {
    await visitor.be();
    visitor.take(await post<Session>('/me/devices', told(await subscribe())));
  }
  return may;
}

/** The device is known to be mine again, after I have come back to an account. */
export async function callMeAgain(): Promise<boolean> {
  const found = canBeCalled() ? await subscription() : null;
  if (!found || !visitor.me) return false;
  visitor.take(await post<Session>('/me/devices', told(found)));
  return true;
}

/** Lets the server call this device now. */
export async function tryCall(): Promise<void> {
  const found = await subscription();
  if (found) await post('/me/devices/try', { endpoint: found.endpoint });
}
