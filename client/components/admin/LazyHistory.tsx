import { loadOnUse } from '#client/ui/loadOnUse.ts';

/** The history comes last on its pages, so they do not wait for its code. */
export const LazyHistory = loadOnUse(async () => (await import('./History.tsx')).History, {
  soon: true,
});
