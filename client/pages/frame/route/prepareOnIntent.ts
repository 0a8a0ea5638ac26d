/**
 * Calls `prepare` with the address of a link of this site that is about to be followed: pointed at, touched or focused.
 */
export function prepareOnIntent(prepare: (to: URL) => void): () => void {
  const stop = new AbortController();
  const follow = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>('a[href]');
    if (!link || link.origin !== location.origin || link.pathname === location.pathname) return;
    prepare(new URL(link.href));
  };
  for (const sign of ['pointerover', 'pointerdown', 'focusin'])
    document.addEventListener(sign, follow, { passive: true, signal: stop.signal });
  return () => stop.abort();
}
