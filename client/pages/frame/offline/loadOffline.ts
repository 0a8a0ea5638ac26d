import type { Site } from './startOffline.ts';

/** A separate file, so that the first script does not list the files that `startOffline` imports. */
export async function loadOffline(site: Site): Promise<void> {
  const { startOffline } = await import('./startOffline.ts');
  await startOffline(site);
}
