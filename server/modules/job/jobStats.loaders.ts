import { statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { JobStats } from './jobStats.type.ts';

/**
 * $1 the jobs, $2 now. How soon a company answers is the median of its latest applications that are at least a week
 * old: unanswered ones count as never answered, and fewer than six say nothing.
 */
const STATS = statement(
  'job-stats-by-id',
  `
    select j.id, j.views, j.applications_count as applicants, j.posted_at as posted,
      j.application_deadline as expires, null::int as interviewed,
      coalesce(a.shortlisted, 0)::int as shortlisted, coalesce(a.hired, 0)::int as hired,
      case when answers.median <= 30 * 86400 then greatest(1, ceil(answers.median / 86400))::int end as "answerDays"
    from jobs j
    left join lateral (
      select count(*) filter (where status in ('shortlisted', 'hired')) as shortlisted,
        count(*) filter (where status = 'hired') as hired
      from applications where job_id = j.id
    ) a on true
    left join lateral (
      select percentile_disc(0.5) within group (order by coalesce(extract(epoch from e.at - sent.applied_at), 'infinity')) as median
      from (
        select id, applied_at from applications
        where company_id = j.company_id
          and applied_at between $2::timestamptz - interval '180 days' and $2 - interval '7 days'
        order by applied_at desc limit 200
      ) sent
      left join lateral (
        select min(at) as at from application_events
        where application_id = sent.id and kind in ('reviewed', 'shortlisted', 'rejected', 'hired')
      ) e on true
      having count(*) > 5
    ) answers on true
    where j.id = any($1::uuid[])`,
);

export async function jobStatsById(
  { services }: Context,
  ids: readonly string[],
): Promise<(JobStats | Error)[]> {
  const rows = await services.database.read(STATS, [ids, services.clock.now()]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Error(`No job ${id}`));
}
