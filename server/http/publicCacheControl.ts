import type { Services } from '#server/services.ts';

/** Sets how long caches may keep public answers, as configured by the administrators. */
export async function publicCacheControl({ settings }: Services): Promise<string> {
  // Public answers must work without the database too.
  await settings.refresh().catch(() => undefined);
  const { cacheTTL } = settings.known;
  return cacheTTL === 0 ? 'no-store' : `public, max-age=${cacheTTL}`;
}
