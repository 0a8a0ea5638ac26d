import { ConfigError, readConfig } from './config.ts';
import { copyStore } from './lib/storage/copyStore.ts';
import { diskStores, openStores, type Stores } from './lib/storage/openStores.ts';

/** `npm run files:copy`: copies uploads and backups from the data folder into the bucket, and leaves the originals. */
export async function main(): Promise<void> {
  const config = readConfig();
  if (!config.s3)
    throw new ConfigError(
      'S3_BUCKET is missing. Set it to the bucket that the files of DATA_DIR are copied to.',
    );
  const from = diskStores(config.dataDir);
  const to = await openStores(config);
  await copyAll(from.storage, to.storage);
  await copyAll(from.backups, to.backups);
}

async function copyAll(from: Stores['storage'], to: Stores['storage']): Promise<void> {
  const { copied, bytes, present } = await copyStore(from, to);
  process.stdout.write(
    `${from.placeOf('')} to ${to.placeOf('')}: ${copied} files copied and compared (${bytes} bytes), ${present} already there.\n`,
  );
}
