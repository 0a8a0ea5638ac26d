import { statement } from '#server/db/statement.ts';

/** $1 the company, $2 the user. The user's own views, and those that colleagues share. */
export const VIEWS = statement(
  'application-views',
  `
    select v.id, v.name, v.query, v.is_shared as "isShared", v.owner_id = $2 as "isMine!",
      nullif(trim(u.first_name || ' ' || u.last_name), '') as "ownerName"
    from application_views v join users u on u.id = v.owner_id
    where v.company_id = $1 and (v.owner_id = $2 or (v.is_shared and exists (
      select from company_members m where m.company_id = $1 and m.user_id = v.owner_id)))
    order by v.owner_id <> $2, lower(v.name), v.id`,
);

/** Views that one person saves at the same time wait for one another, so that the limit holds. $1 the user. */
export const LOCK_OWNER = statement(
  'application-views-lock',
  'select id from users where id = $1 for no key update',
);

/** $1 id, $2 the company, $3 the user, $4 name, $5 query, $6 whether shared, $7 now, $8 how many there may be. */
export const SAVE_VIEW = statement(
  'application-view-save',
  `
    insert into application_views (id, company_id, owner_id, name, query, is_shared, created_at)
    select $1, $2, $3, $4, $5, $6, $7
    where (select count(*) from application_views where owner_id = $3 and company_id = $2 and lower(name) <> lower($4)) < $8
    on conflict (owner_id, company_id, lower(name)) do update
      set name = excluded.name, query = excluded.query, is_shared = excluded.is_shared
    returning id`,
);

/** $1 the company, $2 the user, $3 the view. */
export const DELETE_VIEW = statement(
  'application-view-delete',
  'delete from application_views where company_id = $1 and owner_id = $2 and id = $3 returning id',
);
