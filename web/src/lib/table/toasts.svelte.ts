/** Short news that leaves by itself. Two at most; what matters longer stands in the log. */
import type { IconName } from '$lib/ui/icons';

export interface Toast {
  id: number;
  icon: IconName;
  text: string;
  tone: 'plain' | 'warn';
}

const MOST = 2;
let shown = $state.raw<Toast[]>([]);
let ids = 0;

export function toasts(): Toast[] {
  return shown;
}

export function tell(icon: IconName, text: string, tone: Toast['tone'] = 'plain'): void {
  shown = [...shown.filter((toast) => toast.text !== text), { id: ++ids, icon, text, tone }].slice(-MOST);
}

export function dismiss(id: number): void {
  shown = shown.filter((toast) => toast.id !== id);
}
