import type { Site } from './startOffline.ts';

/** A small file of its own: the first script then needs to name none of those that `startOffline` imports. */
export async function loadOffline(site: Site): Promise<void> {
  const { startOffline } = await import('./startOffline.ts');
  await startOffline(site);
}
