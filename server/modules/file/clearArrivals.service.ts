import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '#server/services.ts';
import { UNFINISHED_FOR } from './file.rules.ts';

type Holder = Pick<Services, 'storage' | 'backups' | 'clock' | 'log'>;

/** Each process looks after its own disk, now and every hour: a task may run on another machine. */
export function keepClearingArrivals(services: Holder): () => void {
  const clear = () =>
    void clearArrivals(services).catch((error) =>
      services.log.warn({ err: error }, 'Unfinished files could not be removed'),
    );
  clear();
  const timer = setInterval(clear, UNFINISHED_FOR).unref();
  return () => clearInterval(timer);
}

/** Removes files that a crash left behind before they reached the store. */
export async function clearArrivals({ storage, backups, clock }: Holder): Promise<void> {
  const until = clock.now().getTime() - UNFINISHED_FOR;
  for (const folder of new Set([storage.arrivals, backups.arrivals])) {
    for (const name of await readdir(folder).catch(() => [])) {
      const path = join(folder, name);
      const found = await stat(path).catch(() => null);
      if (found && found.mtimeMs < until) await rm(path, { force: true });
    }
  }
}
