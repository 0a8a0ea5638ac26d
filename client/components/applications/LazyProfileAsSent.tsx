import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** ProfileAsSent for pages that must not wait for its code. */
export const LazyProfileAsSent = loadOnUse(
  async () => (await import('./ProfileAsSent.tsx')).ProfileAsSent,
  { soon: true },
);
