/** The list of keys and gestures: `?` opens it on every page. It is loaded when it is asked for. */
import { mount, unmount } from 'svelte';
import { later } from '$lib/i18n';

let shown = false;

/** Shows it, unless somebody is writing or it is there already. */
export async function help(event?: KeyboardEvent): Promise<void> {
  const target = event?.target;
  const writing = target instanceof Element && target.closest('input, textarea, select, [contenteditable], dialog');
  if (shown || writing || event?.defaultPrevented) return;
  shown = true;
  const { default: KeyHelp } = await later(import('./KeyHelp.svelte'), 'keys');
  const dialog = mount(KeyHelp, {
    target: document.body,
    props: {
      onclose: () => {
        shown = false;
        void unmount(dialog);
      },
    },
  });
}
