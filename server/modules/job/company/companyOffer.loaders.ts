import { json, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { FROM, LIVE } from '../job.sql.ts';
import type { CompanyOffer } from './companyOffer.type.ts';

/**
 * $1 now, $2 the companies. Benefits are written one per line. Lines of the same words count as one, whatever their case,
 * order and punctuation: "PF and ESI" and "ESI, PF".
 */
const OFFERS = statement(
  'company-offers',
  `
    with live as materialized (
      select j.id, j.company_id, j.category_id, j.benefits,
        coalesce(j.salary_min, j.salary_max) as low, coalesce(j.salary_max, j.salary_min) as high
      ${FROM} where ${LIVE} and j.company_id = any($2::uuid[])
    )
    select asked.id as "id!",
      (select coalesce(json_agg(named.line order by named.jobs desc, named.line), '[]') from (
        select min(btrim(line, E' \\t-•*')) as line, count(distinct live.id) as jobs
        from live, regexp_split_to_table(live.benefits, '[\\r\\n]+') line,
          lateral (select array_agg(distinct word order by word) as words
            from regexp_split_to_table(lower(line), '[-\\s,;.&/+•*]+') word
            where word not in ('', 'and', 'और')) written
        where live.company_id = asked.id and btrim(line, E' \\t-•*') <> ''
        group by written.words order by 2 desc, 1 limit 8) named) as benefits,
      (select coalesce(json_agg(paid order by paid."salaryMax" desc), '[]') from (
        select category_id as "categoryId", count(*)::int as jobs, min(low) as "salaryMin",
          max(high) as "salaryMax"
        from live where company_id = asked.id and low is not null group by category_id) paid) as pay
    from unnest($2::uuid[]) asked (id)`,
  json<CompanyOffer>(),
);

export async function offersByCompany(
  { services }: Context,
  ids: readonly string[],
): Promise<CompanyOffer[]> {
  const rows = await services.database.read(OFFERS, [services.clock.now(), ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? { benefits: [], pay: [] });
}
