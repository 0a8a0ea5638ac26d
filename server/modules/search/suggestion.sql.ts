import type { JobSuggestionKind } from '#schema/options/screens/search.ts';
import { json, statement, type RowOf } from '#server/db/statement.ts';

/**
 * $1 now, $2 the words as a query over titles, $3 the start of a company's name, $4 and $5 places
 * and skills that start this way, $6 and $7 the marks of these. Counts stop at the cap.
 */
export const SUGGEST = statement(
  'job-suggestions',
  `
    (select 'title' as "kind!", min(title) as "text!", null as value, count(*)::int as "count!"
     from (select title from job_search s where s.words @@ $2::tsquery and s.live_until > $1 limit 1000) t
     group by lower(title) order by 4 desc, 2 limit 5)
    union all
    (select 'company', min(company_name), company_id::text, count(*)::int
     from (select company_id, company_name from job_search s
       where s.company_key >= $3 and s.company_key < $3 || chr(1114111) and s.live_until > $1 limit 1000) c
     group by company_id order by 4 desc, 2 limit 3)
    union all
    (select kind, name, null, count from (
       select 'place' as kind, name, query from unnest($4::text[], $6::text[]) as p (name, query)
       union all select 'skill', name, query from unnest($5::text[], $7::text[]) as k (name, query)
     ) listed cross join lateral (
       select count(*)::int as count from (
         select 1 from job_search s where s.words @@ listed.query::tsquery and s.live_until > $1 limit 1000) n
     ) counted where count > 0 order by count desc, name limit 16)`,
  { ...json<{ kind: JobSuggestionKind }>(), isHeavy: true },
);

export type SuggestionRow = RowOf<typeof SUGGEST>;
