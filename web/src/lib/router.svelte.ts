/** Where we are: a tiny router over the history of the browser. */

export interface Place {
  path: string;
  query: URLSearchParams;
  hash: string;
}

function here(): Place {
  const { pathname, search, hash } = location;
  return { path: pathname, query: new URLSearchParams(search), hash: decodeURIComponent(hash.slice(1)) };
}

let current = $state.raw<Place>(here());
addEventListener('popstate', () => (current = here()));

/** The place we are at. */
export function place(): Place {
  return current;
}

/** Goes to an address of this site. */
export function go(address: string, { replace = false } = {}): void {
  history[replace ? 'replaceState' : 'pushState'](null, '', address);
  const before = current.path;
  current = here();
  if (current.path !== before) scrollTo(0, 0);
}

/** Makes plain links of this site change the page without loading it anew. */
export function followLinks(event: MouseEvent): void {
  if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey) return;
  const link = (event.target as Element | null)?.closest?.('a');
  if (!link || link.target || link.hasAttribute('download') || link.origin !== location.origin) return;
  if (link.pathname.startsWith('/api/')) return;
  event.preventDefault();
  go(link.pathname + link.search + link.hash);
}
