import { RESPONSES_SHOWN_FROM } from '#schema/companyResponses.ts';
import { json, statement } from '#server/db/statement.ts';

/** What the column of `RESPONSES` holds. */
export interface ResponseFacts {
  applicants: number;
  answered: number;
  typicalDays: number | null;
}

/** How a company `c` answers as one value of a row; null with too few applicants. */
export const RESPONSES = `
  (select json_build_object('applicants', r.applicants, 'answered', r.answered, 'typicalDays', r.typical_days)
    from company_responses r where r.company_id = c.id and r.applicants >= ${RESPONSES_SHOWN_FROM})`;

/** $1 the companies whose rows were read without these facts. */
export const RESPONSES_BY_COMPANY = statement(
  'company-responses-by-id',
  `select c.id, ${RESPONSES} as responses from companies c where c.id = any($1::uuid[])`,
  json<{ responses: ResponseFacts | null }>(),
);

/**
 * $1 now. An answer is a status that the applicant was told about: the events of a change are written when it can no
 * longer be undone. Counted are the applications of half a year that are at least a week old. The typical time is that
 * of the middle one of all of them, where an unanswered one takes forever; so it is null if most are not answered.
 */
export const COUNT_RESPONSES = statement(
  'company-responses-count',
  `
    with counted as (
      select sent.company_id, count(*)::int as applicants, count(first.at)::int as answered,
        percentile_disc(0.5) within group (
          order by coalesce(extract(epoch from first.at - sent.applied_at), 'infinity')) as median
      from applications sent
      left join lateral (
        select min(e.at) as at from application_events e
        where e.application_id = sent.id and e.kind in ('reviewed', 'shortlisted', 'rejected', 'hired')
      ) first on true
      where sent.applied_at between $1::timestamptz - interval '180 days' and $1 - interval '7 days'
      group by sent.company_id
    ), removed as (
      delete from company_responses r
      where not exists (select from counted where counted.company_id = r.company_id)
    )
    insert into company_responses (company_id, applicants, answered, typical_days, counted_at)
    select company_id, applicants, answered,
      case when median < 'infinity' then greatest(1, ceil(median / 86400))::int end, $1
    from counted
    on conflict (company_id) do update set applicants = excluded.applicants,
      answered = excluded.answered, typical_days = excluded.typical_days, counted_at = excluded.counted_at`,
);
