import { backUp } from '#server/modules/admin/backup/backUp.service.ts';
import { defineTask } from '#server/tasks/task.ts';

/** Enqueued when a backup is due (backupScheduler.service.ts), or by an administrator. */
export const runBackupTask = defineTask({
  name: 'run-backup',
  endsWithin: 4 * 60 * 60,
  retry: { times: 3, first: 60, longest: 15 * 60 },
  run: async (services, data) => {
    const id = data?.backupId;
    await backUp(services, id ? { askedBy: 'administrator', id } : { askedBy: 'schedule' });
  },
});
