/** Who leaves and who comes back, told in passing; the list of players keeps it in sight. */
import { t } from '$lib/i18n';
import { tell } from './toasts.svelte';
import type { Sight } from './sight.svelte';

export function watchPresence(sight: Sight): void {
  let before: { here: boolean; standIn: boolean }[] | null = null;
  /** Who was seen to leave: nobody comes back who has not been here yet. */
  const gone = new Set<number>();
  $effect(() => {
    const running = sight.info?.status === 'running';
    const now = sight.players.map(({ present, standIn }) => ({ here: present && !standIn, standIn }));
    const known = before;
    before = running ? now : null;
    if (!running || known?.length !== now.length) return;
    now.forEach(({ here, standIn }, seat) => {
      const [was, player] = [known[seat]!, sight.players[seat]!];
      if (player.me || player.bot) return;
      const { name } = player;
      if (was.here && !here) gone.add(seat);
      if (standIn && !was.standIn) tell('bot', t('told-stand-in', { name }));
      else if (!here && was.here) tell('off', t('told-away', { name }));
      else if (here && gone.delete(seat)) tell('people', t('told-back', { name }));
    });
  });
}
