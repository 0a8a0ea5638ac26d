import { writeIn } from '#server/db/inTransaction.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { BATCH, TAKE } from './jobExpiry.sql.ts';

/**
 * Sent seven days and one day before a job closes: a bell notification, and an email to those who
 * want one.
 */
export async function notifyExpiringJobs(services: Services): Promise<void> {
  let notified: number;
  do notified = await notifyBatch(await withCurrentSettings(services));
  while (notified === BATCH);
}

/** The mark and the notices are written in one transaction: all of them or none. */
async function notifyBatch(services: Services): Promise<number> {
  const { timeZone } = await services.settings.current();
  return services.database.fork().transactional(async (em) => {
    const closing = await writeIn(em, TAKE, [services.clock.now(), timeZone]);
    for (const { people, ...values } of closing) {
      for (const userId of people) {
        const kind = 'job_expiring';
        await notify({ em, services }, { userId, kind, values, link: '/manage-jobs' });
      }
    }
    return closing.length;
  });
}
