import {
  TREATED_WELL_FROM,
  TREATMENT_GROUP,
  UNANSWERED_AFTER_DAYS,
} from '#schema/options/treatment.ts';
import { statement } from '#server/db/statement.ts';
import { COUNTED_RATINGS } from '#server/modules/company/responses/companyResponses.sql.ts';

/**
 * When an application was withdrawn or decided, or 30 days after its job ended without an answer; null, or a moment in
 * the future, if it is still open.
 */
export const ENDED_AT = `
  case when a.withdrawn_at is not null then a.withdrawn_at
    when a.status in ('rejected', 'hired') then a.status_changed_at
    else least(case when j.status = 'closed' then j.closed_at end, j.application_deadline, j.deleted_at)
      + interval '${UNANSWERED_AFTER_DAYS} days' end`;

const COLUMNS = `
  select a.id, ${ENDED_AT} as "endedAt", r.rating, r.comment, r.first_rated_at as "firstRatedAt"
  from applications a join jobs j on j.id = a.job_id
    left join treatment_ratings r on r.application_id = a.id`;

/** $1 the seeker, $2 the applications. */
export const TREATMENT_BY_APPLICATION = statement(
  'treatment-by-application',
  `${COLUMNS} where a.seeker_id = $1 and a.id = any($2::uuid[])`,
);

/** $1 the seeker, $2 the application. */
export const LOCK_FOR_TREATMENT = statement(
  'treatment-lock-application',
  `${COLUMNS} where a.seeker_id = $1 and a.id = $2 for update of a`,
);

/** $1 the application, $2 the rating, $3 the comment, $4 now. */
export const SAVE_TREATMENT = statement(
  'treatment-save',
  `
    insert into treatment_ratings (application_id, rating, comment, first_rated_at, rated_at)
    values ($1, $2, $3, $4, $4)
    on conflict (application_id) do update
      set rating = excluded.rating, comment = excluded.comment, rated_at = excluded.rated_at`,
);

/** The figures of all answers about a company. $1 now, $2 the company. */
export const TREATMENT_OF_COMPANY = statement(
  'treatment-of-company',
  `
    select count(*)::int as "ratings!", avg(rating)::float8 as average,
      (count(*) filter (where rating >= ${TREATED_WELL_FROM}))::int as "treatedWell!"
    from (${COUNTED_RATINGS}) counted where company_id = $2
    having count(*) >= ${TREATMENT_GROUP}`,
);

/** What applicants wrote, newest first and without their names. $1 the companies, $2 how many of each. */
export const COMMENTS_BY_COMPANY = statement(
  'treatment-comments-by-company',
  `
    select "companyId", rating, comment as "comment!", "ratedAt" from (
      select a.company_id as "companyId", r.rating, r.comment, r.rated_at as "ratedAt",
        row_number() over (partition by a.company_id order by r.rated_at desc, a.id) as place
      from treatment_ratings r join applications a on a.id = r.application_id
      where a.company_id = any($1::uuid[]) and r.comment is not null
    ) written where place <= $2 order by "ratedAt" desc`,
);
