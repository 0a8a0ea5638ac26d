import type { PreparedRead } from '#server/db/database.ts';

/** Live: its company approved, itself approved and active, its deadline ahead (decision 63). */
export const LIVE = `
  j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
  and (j.application_deadline is null or j.application_deadline > $1)
  and c.admin_status = 'approved' and c.deleted_at is null`;

const COLUMNS = `
  'Job' as "__typename", j.id, j.title, j.description, j.location, j.district, j.state, j.type,
  j.industry, j.salary, j.salary_min as "salaryMin", j.salary_max as "salaryMax",
  j.experience_level as "experienceLevel", j.is_remote as "isRemote",
  j.is_featured as "isFeatured", j.is_hot as "isHot", j.posted_at as "postedAt",
  j.application_deadline as "applicationDeadline",
  json_build_object('__typename', 'Company', 'id', c.id, 'slug', c.slug, 'name', c.name,
    'description', c.description, 'industry', c.industry, 'size', c.size, 'website', c.website,
    'city', c.city, 'state', c.state, 'country', c.country, 'foundedYear', c.founded_year) as company`;

const FROM = 'from jobs j join companies c on c.id = j.company_id';

/** $1 now, $2 only featured ones, $3 and $4 the last entry seen, $5 limit, $6 offset. */
export const LIST: PreparedRead = {
  name: 'jobs',
  text: `
    select ${COLUMNS} ${FROM}
    where ${LIVE} and ($2::boolean is not true or j.is_featured)
      and ($3::timestamptz is null or (j.posted_at, j.id) < ($3, $4::uuid))
    order by j.posted_at desc, j.id desc
    limit $5 offset $6`,
};

/** Counted no further than the cap: beyond it nobody needs the exact figure. */
export const COUNT: PreparedRead = {
  name: 'jobs-count',
  text: `
    select count(*)::int as total from (
      select 1 ${FROM} where ${LIVE} and ($2::boolean is not true or j.is_featured) limit $3
    ) counted`,
};

export const BY_IDS: PreparedRead = {
  name: 'jobs-by-id',
  text: `select ${COLUMNS} ${FROM} where ${LIVE} and j.id = any($2::uuid[])`,
};
