import { json, statement, type RowOf } from '#server/db/statement.ts';
import { COLUMNS, FROM, type JobJson } from '#server/modules/job/job.sql.ts';

/** $1 the jobs, in any state: a deleted job is compared too. */
export const COMPARED = statement(
  'similar-jobs-compared',
  `
    select j.id, j.title, j.skills,
      (select coalesce(json_object_agg(word, search_stem(word)), '{}')
       from unnest(search_words(j.title || ' ' || array_to_string(j.skills, ' '))) word) as "stems!"
    from jobs j where j.id = any($1::uuid[])`,
  json<{ stems: Record<string, string> }>(),
);

export type ComparedJob = RowOf<typeof COMPARED>;

/** How many of the newest matches are sorted by place, and how many of them are returned. */
const SORTED_MAX = 200;
const RETURNED = 8;

/**
 * $1 now, $2 jobs, $3 a query for each, $4 how near its matches are in meaning: the smaller, the
 * nearer, $5 who looks at them, null for a guest: companies that they have hidden and jobs that are not for them are left
 * out. Jobs in the same district come first, then those in the same state, then the newest.
 */
export const SIMILAR = statement(
  'similar-jobs',
  `
    select asked.of as "of!", asked.tier as "tier!", ${COLUMNS}
    ${FROM}
    join (
      select a.of, a.tier, near.*
      from unnest($2::uuid[], $3::text[], $4::int[]) as a (of, query, tier)
      join jobs me on me.id = a.of
      cross join lateral (
        select newest.job_id, newest.district is not distinct from me.district and newest.state = me.state as is_here,
          newest.state = me.state as is_near, newest.posted_at
        from (
          select s.job_id, s.company_id, s.district, s.state, s.posted_at from job_search s
          where s.words @@ a.query::tsquery and s.live_until > $1 and s.job_id <> a.of
          order by s.posted_at + interval '0' desc, s.job_id desc limit ${SORTED_MAX}
        ) newest
        where not exists (select from hidden_companies h where h.user_id = $5 and h.company_id = newest.company_id)
          and not exists (select from dismissed_jobs d where d.user_id = $5 and d.job_id = newest.job_id)
        order by is_here desc nulls last, is_near desc nulls last, newest.posted_at desc, newest.job_id desc
        limit ${RETURNED}
      ) near
    ) asked on asked.job_id = j.id
    order by asked.of, asked.tier, asked.is_here desc nulls last, asked.is_near desc nulls last,
      asked.posted_at desc, j.id desc`,
  { ...json<JobJson>(), isHeavy: true },
);

export type SimilarJob = RowOf<typeof SIMILAR>;
