import { LEAST_COMPANIES, LEAST_JOBS } from '#schema/options/smallGroups.ts';
import { statement } from '#server/db/statement.ts';
import { PUBLIC } from '../job.sql.ts';

/** “0 to 0 applicants” helps nobody who is about to post a job. */
const HELPFUL = `percentile_cont(0.75) within group (order by applicants) >= 1`;

const FIGURES = `count(*)::int as "jobs!",
  round(percentile_cont(0.25) within group (order by applicants))::int as "low!",
  round(percentile_cont(0.5) within group (order by applicants))::int as "median!",
  round(percentile_cont(0.75) within group (order by applicants))::int as "high!"`;

/**
 * How many people applied for past jobs with a title: the company's own, and those of all companies. Jobs of the last
 * two weeks are still collecting applications. $1 now, $2 the title, $3 the company.
 */
export const EXPECTED_APPLICANTS = statement(
  'expected-applicants',
  `
  with past as (
    select j.company_id, j.applications_count as applicants
    from jobs j join companies c on c.id = j.company_id
    where ${PUBLIC} and title_key(j.title) = title_key($2)
      and j.posted_at between $1::timestamptz - interval '1 year' and $1 - interval '14 days'
  )
  select true as "isOwn!", ${FIGURES} from past where company_id = $3
  having count(*) >= ${LEAST_JOBS} and ${HELPFUL}
  union all
  select false, ${FIGURES} from past
  having count(*) >= ${LEAST_JOBS} and count(distinct company_id) >= ${LEAST_COMPANIES}
    and ${HELPFUL}`,
  { isHeavy: true },
);
