import type { Services } from '#server/services.ts';

/** For what is the same for everybody: how long others may keep it, as the administrators want it. */
export async function keptByOthers({ settings }: Services): Promise<string> {
  // What is public is answered without the database too.
  await settings.refresh().catch(() => undefined);
  const { cacheTTL } = settings.known;
  return cacheTTL === 0 ? 'no-store' : `public, max-age=${cacheTTL}`;
}
