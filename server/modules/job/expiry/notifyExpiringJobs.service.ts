import { notify } from '#server/modules/notification/notification.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { BATCH, TAKE } from './jobExpiry.reads.ts';

interface Closing {
  jobId: string;
  jobTitle: string;
  days: number;
  people: string[];
}

/** Seven days and one day before a job closes: bell and mail to those of its company who want to know. */
export async function notifyExpiringJobs(services: Services): Promise<void> {
  let taken: number;
  do taken = await tellSome(await withCurrentSettings(services));
  while (taken === BATCH);
}

/** The mark and everything it stands for, or nothing of it. */
async function tellSome(services: Services): Promise<number> {
  const { timeZone } = await services.settings.current();
  return services.database.fork().transactional(async (em) => {
    const closing = await em.execute<Closing[]>(TAKE, [services.clock.now(), timeZone]);
    for (const { people, ...values } of closing) {
      for (const userId of people) {
        const kind = 'job_expiring';
        await notify({ em, services }, { userId, kind, values, link: '/manage-jobs' });
      }
    }
    return closing.length;
  });
}
