import { statement } from '#server/db/statement.ts';

/** $1 the person. The most recently hidden first. */
export const IDS = statement(
  'hidden-company-ids',
  `
    select company_id as id from hidden_companies
    where user_id = $1 order by hidden_at desc, company_id`,
);

const SHOWN = `c.admin_status = 'approved' and c.deleted_at is null`;

/**
 * $1 now, $2 the person, $3 the company, $4 the most companies in the list. Hiding a company twice has no further
 * effect.
 */
export const HIDE = statement(
  'hide-company',
  `
    with company as (
      select c.id from companies c where c.id = $3 and ${SHOWN}
    ), before as (
      select count(*) as total, coalesce(bool_or(h.company_id = $3), false) as includes
      from hidden_companies h join companies c on c.id = h.company_id where h.user_id = $2 and ${SHOWN}
    ), added as (
      insert into hidden_companies (user_id, company_id, hidden_at)
      select $2, company.id, $1 from company, before where before.includes or before.total < $4
      on conflict (user_id, company_id) do nothing
    )
    select exists (select from company) as "isThere!",
      before.includes or before.total < $4 as "hasRoom!" from before`,
);

export const UNHIDE = statement(
  'unhide-company',
  'delete from hidden_companies where user_id = $1 and company_id = $2',
);
