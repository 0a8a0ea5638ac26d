import { clearBackups } from './makeBackup.service.ts';
import { backupDue } from './backupDue.service.ts';
import type { Services } from '#server/services.ts';

const CHECK_AGAIN = 3_000;

/** Requests each backup when it is due, and reacts within seconds when an administrator changes the frequency. */
export function scheduleBackups(services: Services): () => void {
  let isLooking = false;
  let complained = false;
  const check = requestDueBackup(services);
  const timer = setInterval(() => {
    if (isLooking) return;
    isLooking = true;
    check()
      .then(() => (complained = false))
      .catch((error) => {
        if (!complained) services.log.warn(error, 'Whether a backup is due could not be seen');
        complained = true;
      })
      .finally(() => (isLooking = false));
  }, CHECK_AGAIN).unref();
  return () => clearInterval(timer);
}

/** Checks do not overlap. Each process requests a due backup once, and all processes together make it once. */
export function requestDueBackup(services: Services): () => Promise<void> {
  let requestedFor = 0;
  let kept = 0;
  return async () => {
    const { due } = await backupDue(services);
    if (due && due.getTime() !== requestedFor) {
      await services.database
        .fork()
        .transactional((em) => services.tasks.enqueue(em, 'run-backup', null));
      requestedFor = due.getTime();
    }
    const { retentionPeriod } = await services.settings.current();
    if (retentionPeriod !== kept) await clearBackups(services);
    kept = retentionPeriod;
  };
}
