import { RESPONSES_SHOWN_FROM } from '#schema/companyResponses.ts';
import {
  TREATED_WELL_FROM,
  TREATMENT_GROUP,
  TREATMENT_PUBLIC_FROM,
} from '#schema/options/treatment.ts';
import { anyId, json, statement } from '#server/db/statement.ts';

/** What the column of `RESPONSES` holds. */
export interface ResponseFacts {
  applicants: number;
  answered: number;
  typicalDays: number | null;
  /** How many applicants said how they were treated, and how many of them well; null with few. */
  ratings: number | null;
  treatedWell: number | null;
}

/** How a company `c` answers as one value of a row; null with too few applicants. */
export const RESPONSES = `
  (select json_build_object('applicants', r.applicants, 'answered', r.answered, 'typicalDays', r.typical_days,
    'ratings', case when r.ratings >= ${TREATMENT_PUBLIC_FROM} then r.ratings end,
    'treatedWell', case when r.ratings >= ${TREATMENT_PUBLIC_FROM} then r.treated_well end)
    from company_responses r where r.company_id = c.id and r.applicants >= ${RESPONSES_SHOWN_FROM})`;

/** $1 the companies whose rows were read without these facts. */
export const RESPONSES_BY_COMPANY = statement(
  'company-responses-by-id',
  `select c.id, ${RESPONSES} as responses from companies c where c.id = ${anyId('$1')}`,
  json<{ responses: ResponseFacts | null }>(),
);

/**
 * The answers of a year, oldest first, in complete groups, so that the next figure never reveals a single answer. $1
 * now.
 */
export const COUNTED_RATINGS = `
  select company_id, rating from (
    select a.company_id, r.rating,
      row_number() over (partition by a.company_id order by r.rated_at, a.id) as place,
      count(*) over (partition by a.company_id) / ${TREATMENT_GROUP} * ${TREATMENT_GROUP} as complete
    from treatment_ratings r join applications a on a.id = r.application_id
    where r.rated_at > $1::timestamptz - interval '365 days'
  ) rated where place <= complete`;

/**
 * $1 now. An answer is a status that the applicant was notified of: the events of a change are written when it can no
 * longer be undone. Counted are the applications of half a year that are at least a week old. The typical time is the
 * median, where an application without an answer counts as infinitely long; it is null if most are not answered. An
 * application that was withdrawn within a week, before any answer, does not count: the company had little time.
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
        and (first.at is not null or sent.withdrawn_at is null
          or sent.withdrawn_at > sent.applied_at + interval '7 days')
      group by sent.company_id
    ), rated as (
      select company_id, count(*)::int as ratings,
        (count(*) filter (where rating >= ${TREATED_WELL_FROM}))::int as treated_well
      from (${COUNTED_RATINGS}) counted_ratings group by company_id
    ), removed as (
      delete from company_responses r
      where not exists (select from counted where counted.company_id = r.company_id)
    )
    insert into company_responses
      (company_id, applicants, answered, typical_days, ratings, treated_well, counted_at)
    select company_id, applicants, answered,
      case when median < 'infinity' then greatest(1, ceil(median / 86400))::int end,
      coalesce(ratings, 0), coalesce(treated_well, 0), $1
    from counted left join rated using (company_id)
    on conflict (company_id) do update set applicants = excluded.applicants,
      answered = excluded.answered, typical_days = excluded.typical_days, ratings = excluded.ratings,
      treated_well = excluded.treated_well, counted_at = excluded.counted_at`,
);
