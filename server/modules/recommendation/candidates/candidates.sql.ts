import { json, statement } from '#server/db/statement.ts';
import { ALLOWED, FOUND } from '#server/modules/candidate/candidate.sql.ts';
import {
  JOB_COLUMNS,
  PROFILE_COLUMNS,
  profileTables,
} from '#server/modules/recommendation/recommendation.sql.ts';

/** $1 the job, $2 the caller's company. The caller can be any member of it. */
export const OWN_JOB = statement(
  'recommendation-own-job',
  `
    select ${JOB_COLUMNS}, (${ALLOWED}) as "isAllowed!",
      (select coalesce(json_object_agg(word, skill_stem(word)), '{}') from (
        select distinct word from unnest(search_words(concat_ws(' ', j.title, array_to_string(j.skills, ' ')))) word
      ) words) as stems
    from jobs j where j.id = $1 and j.company_id = $2 and j.deleted_at is null`,
  json<{ stems: Record<string, string> }>(),
);

/**
 * $1 now, $2 the company, $3 the job, $4 queries, $5 the places of each, $6 how many of the most recently active
 * people each may add. Only people who may be found, and only for an approved company; people who have applied to the
 * job are left out.
 */
export const CANDIDATES = statement(
  'recommendation-candidates',
  `
    with found as materialized (
      select distinct recent.user_id
      from unnest($4::text[], $5::text[], $6::int[]) as q (query, place, most)
      cross join lateral (
        select c.user_id from candidate_search c
        where c.words @@ q.query::tsquery and c.words @@ q.place::tsquery and c.hidden_until <= $1
        order by c.active_on + 0 desc, c.user_id limit q.most) recent
    )
    select u.id, ${PROFILE_COLUMNS}
    from found join users u on u.id = found.user_id ${profileTables('$1')}
      left join user_settings s on s.user_id = u.id
    where ${FOUND} and ${ALLOWED}
      and not exists (select from applications a where a.job_id = $3 and a.seeker_id = u.id)`,
  { isHeavy: true },
);
