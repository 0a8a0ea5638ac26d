import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** For pages whose first part must not wait for its code. */
export const LazyProfileAsSent = loadOnUse(
  async () => (await import('./ProfileAsSent.tsx')).ProfileAsSent,
  { soon: true },
);
