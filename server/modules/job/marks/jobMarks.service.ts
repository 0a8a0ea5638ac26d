import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { JobMarks } from './jobMarks.type.ts';

/** $1 the seeker, $2 now. */
const MARKS = statement(
  'job-marks',
  `
    select
      array(
        select job_id from applications where seeker_id = $1 and withdrawn_at is null order by applied_at desc limit 1000
      ) as "appliedJobIds!",
      array(
        select job_id from job_views
        where user_id = $1 and viewed_at > $2::timestamptz - interval '180 days'
        group by job_id order by max(viewed_at) desc limit 500
      ) as "viewedJobIds!"`,
);

export async function jobMarks({ services, viewer }: Context): Promise<JobMarks> {
  const now = services.clock.now();
  const [marks] = await services.database.read(MARKS, [viewer!.userId, now]);
  return marks!;
}
