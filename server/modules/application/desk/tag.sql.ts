import { statement } from '#server/db/statement.ts';

/** $1 the company, $2 the only jobs whose applications are counted; null for all. */
export const COMPANY_TAGS = statement(
  'company-tags',
  `
    select t.id, t.name, (
      select count(*)::integer from application_tags x join applications a on a.id = x.application_id
        join jobs j on j.id = a.job_id where x.tag_id = t.id and j.deleted_at is null
          and ($2::uuid[] is null or j.id = any($2))) as "applications!"
    from company_tags t where t.company_id = $1 order by lower(t.name), t.id`,
);

/** Creations of one company wait for one another, so that its limit holds. $1 the company. */
export const LOCK_TAGS = statement(
  'company-tags-lock',
  'select id from companies where id = $1 for no key update',
);

/** $1 id, $2 the company, $3 name, $4 now, $5 how many there may be. */
export const CREATE_TAG = statement(
  'company-tag-create',
  `
    insert into company_tags (id, company_id, name, created_at)
    select $1, $2, $3, $4 where (select count(*) from company_tags where company_id = $2) < $5
    returning id`,
);

/** $1 the company, $2 the tag, $3 name. */
export const RENAME_TAG = statement(
  'company-tag-rename',
  `
    with before as (select id, name from company_tags where company_id = $1 and id = $2 for update)
    update company_tags t set name = $3 from before where t.id = before.id returning before.name as "oldName"`,
);

/** $1 the company, $2 the tag. */
export const DELETE_TAG = statement(
  'company-tag-delete',
  'delete from company_tags where company_id = $1 and id = $2 returning name',
);

/** $1 the company, $2 the tag. */
export const OWN_TAG = statement(
  'company-tag',
  'select id, name from company_tags where company_id = $1 and id = $2 for key share',
);

/** $1 the application, $2 the tag, $3 now. */
export const ADD_TAG = statement(
  'application-tag-add',
  `insert into application_tags (application_id, tag_id, added_at) values ($1, $2, $3)
    on conflict do nothing returning tag_id as "tagId"`,
);

/** $1 the application, $2 the tag. */
export const REMOVE_TAG = statement(
  'application-tag-remove',
  `delete from application_tags where application_id = $1 and tag_id = $2 returning tag_id as "tagId"`,
);
