import { join } from 'node:path';
import type { Config } from '#server/config.ts';
import { diskStore } from './diskStore.ts';
import type { FileStore } from './fileStore.ts';
import { openBucket } from './s3Bucket.ts';
import { s3Store } from './s3Store.ts';

export interface Stores {
  /** Uploads: resumes, logos, certificates, sheets. */
  storage: FileStore;
  backups: FileStore;
}

/** Where the configuration wants files to be. Fails with advice if that place cannot be reached. */
export async function openStores({ dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>): Promise<Stores> {
  if (!s3) return diskStores(dataDir);
  const bucket = await openBucket(s3);
  const arrivals = arrivalsOf(dataDir);
  return {
    storage: s3Store(bucket, { prefix: 'files/', arrivals }),
    backups: s3Store(bucket, { prefix: 'backups/', arrivals }),
  };
}

/** In folders of the data folder. Backups are often on another disk, to which no file can be renamed. */
export function diskStores(dataDir: string): Stores {
  const backups = join(dataDir, 'backups');
  return {
    storage: diskStore(join(dataDir, 'files'), arrivalsOf(dataDir)),
    backups: diskStore(backups, join(backups, '.arriving')),
  };
}

const arrivalsOf = (dataDir: string) => join(dataDir, 'arriving');
