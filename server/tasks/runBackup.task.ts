import { makeBackup } from '#server/modules/admin/backup/makeBackup.service.ts';
import { defineTask } from './task.ts';

/** Enqueued when a backup is due (backupScheduler.service.ts), or by an administrator. */
export const runBackupTask = defineTask({
  name: 'run-backup',
  endsWithin: 4 * 60 * 60,
  retry: { times: 3, first: 60, longest: 15 * 60 },
  run: async (services, data) => {
    const id = data?.backupId;
    await makeBackup(services, id ? { askedBy: 'administrator', id } : { askedBy: 'schedule' });
  },
});
