import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** It is the last part of its pages, which do not wait for its code. */
export const LazyHistory = loadOnUse(async () => (await import('./History.tsx')).History, {
  soon: true,
});
