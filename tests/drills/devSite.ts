import { freshDatabase } from '#tests/support/database.ts';
import { launch, ready, type SpawnedSite } from './spawnedSite.ts';
import { treeCopy } from './treeCopy.ts';

/** A server file whose edits are visible at `/schema.graphql`. */
export const RESOLVER = 'server/modules/content/site/site.resolver.ts';

/** What a developer has open: a source tree to edit, and the site that follows the edits. */
export async function devSite(): Promise<{ folder: string; site: SpawnedSite }> {
  const folder = await treeCopy();
  const environment = {
    DATABASE_URL: await freshDatabase(),
    SECRET_KEY: 'a secret that only tests know, and no more',
  };
  return { folder, site: await ready(await launch({ command: 'dev', folder, environment })) };
}
