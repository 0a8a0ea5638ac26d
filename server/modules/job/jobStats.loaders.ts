import { RESPONSES_SHOWN_FROM } from '#schema/companyResponses.ts';
import { anyId, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import type { JobStats } from './jobStats.type.ts';

/**
 * $1 the jobs. Shortlisted and hired are the measures `shortlisted_ever` and `hires` of analytics. Nobody is promised an answer that takes more than a month.
 */
const STATS = statement(
  'job-stats-by-id',
  `
    select j.id, j.views, j.applications_count as applicants, j.posted_at as posted,
      j.application_deadline as expires,
      (select count(distinct application_id)::int from interviews where job_id = j.id and status = 'held') as "interviewed!",
      coalesce(a.shortlisted, 0)::int as shortlisted, coalesce(a.hired, 0)::int as hired,
      case when answers.applicants >= ${RESPONSES_SHOWN_FROM} and answers.typical_days <= 30
        then answers.typical_days end as "answerDays"
    from jobs j
    left join lateral (
      select count(*) filter (where shortlisted_at is not null) as shortlisted,
        count(*) filter (where status = 'hired') as hired
      from application_facts where job_id = j.id
    ) a on true
    left join company_responses answers on answers.company_id = j.company_id
    where j.id = ${anyId('$1')}`,
);

export async function jobStatsById(
  { services }: Context,
  ids: readonly string[],
): Promise<(JobStats | Error)[]> {
  const rows = await services.database.read(STATS, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Error(`No job ${id}`));
}
