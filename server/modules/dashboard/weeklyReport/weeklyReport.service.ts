import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import { queueMail } from '#server/modules/mail/mail.service.ts';
import { notify } from '#server/modules/notification/notification.service.ts';
import { mailRecipient } from '#server/modules/notification/recipient.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import type { Services } from '#server/services.ts';
import { BATCH, FIGURES, TAKE } from './weeklyReport.sql.ts';
import { reportDay } from './weeklyReport.rules.ts';

const JOBS_SHOWN = 10;
const kind = 'weekly_report';

type JobFigures = RowOf<typeof FIGURES>;

/**
 * The past week, for every employer who wants the report; does nothing on days other than Monday.
 */
export async function sendWeeklyReports(services: Services): Promise<void> {
  const { timeZone } = await services.settings.current();
  const day = reportDay(services.clock.now(), timeZone);
  if (!day) return;
  let taken: number;
  do taken = await sendSome(await withCurrentSettings(services), day);
  while (taken === BATCH);
}

async function sendSome(services: Services, day: string): Promise<number> {
  const { timeZone } = await services.settings.current();
  return services.database.fork().transactional(async (em) => {
    const people = await writeIn(em, TAKE, [day]);
    for (const person of people) {
      const now = services.clock.now();
      const { id, companyId } = person;
      const jobs = await readIn(em, FIGURES, [now, timeZone, day, companyId, id]);
      // An employer without jobs gets no report.
      if (jobs.length > 0) await report(services, em, person, jobs);
    }
    return people.length;
  });
}

async function report(
  services: Services,
  em: EntityManager,
  { id: userId, companyId }: { id: string; companyId: string },
  jobs: JobFigures[],
): Promise<void> {
  const unit = { em, services };
  const totals = {
    views: sum(jobs, 'views'),
    applications: sum(jobs, 'applications'),
    waiting: sum(jobs, 'waiting'),
    closing: jobs.filter(({ closesIn }) => closesIn !== null).length,
  };
  const { applications } = totals;
  const values = { companyId, applications };
  await notify(unit, { userId, kind, values, link: '/manage-jobs' });
  const recipient = await mailRecipient(unit, userId, kind);
  if (!recipient) return;
  const { email: to, firstName: name, locale } = recipient;
  await queueMail(unit, {
    to,
    userId,
    locale,
    template: 'weeklyReport',
    values: { name, companyId, totals, jobs: jobs.slice(0, JOBS_SHOWN), total: jobs.length },
  });
}

function sum(jobs: JobFigures[], of: 'views' | 'applications' | 'waiting'): number {
  return jobs.reduce((total, job) => total + job[of], 0);
}
