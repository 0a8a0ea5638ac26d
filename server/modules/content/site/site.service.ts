import { statement, type RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { LIVE } from '#server/modules/job/job.sql.ts';

const WEEK = 7 * 24 * 60 * 60 * 1_000;

/** $1 now, $2 a week ago. */
const FIGURES = statement(
  'site-figures',
  `
    select
      count(*)::int as "activeJobs",
      (count(*) filter (where j.posted_at > $2))::int as "newJobsThisWeek",
      (select count(*)::int from companies where admin_status = 'approved' and deleted_at is null) as "companies!",
      (select count(*)::int from users where role = 'job_seeker' and deleted_at is null) as "candidates!"
    from jobs j join companies c on c.id = j.company_id
    where ${LIVE}`,
);

export type SiteFigures = RowOf<typeof FIGURES>;

export async function figures({ services }: Context): Promise<SiteFigures> {
  const now = services.clock.now();
  const weekAgo = new Date(now.getTime() - WEEK);
  const [row] = await services.database.read(FIGURES, [now, weekAgo]);
  return row!;
}
