import { statement, type RowOf } from '#server/db/statement.ts';
import { FROM, LIVE } from '#server/modules/job/job.sql.ts';

/**
 * The name is the last part of the URL. Parameters of each list: $1 now, $2 the last id seen (null for none), $3 offset,
 * $4 limit.
 */
export const KINDS = {
  jobs: {
    path: '/job-details/',
    list: statement(
      'sitemap-jobs',
      `
        select j.id, j.id as name, j.updated_at as "changedAt" ${FROM}
        where ${LIVE} and ($2::uuid is null or j.id > $2)
        order by j.id offset $3 limit $4`,
    ),
  },
  companies: {
    path: '/companies/',
    list: statement(
      'sitemap-companies',
      `
        select id, slug as name, updated_at as "changedAt" from companies
        where admin_status = 'approved' and deleted_at is null and created_at <= $1
          and ($2::uuid is null or id > $2)
        order by id offset $3 limit $4`,
    ),
  },
  posts: {
    path: '/blog/',
    list: statement(
      'sitemap-posts',
      `
        select id, slug as name, published_at as "changedAt" from posts
        where published_at <= $1 and ($2::uuid is null or id > $2)
        order by id offset $3 limit $4`,
    ),
  },
  categories: {
    path: '/browse-jobs',
    list: statement(
      'sitemap-categories',
      `
        select id, title as name, null::timestamptz as "changedAt" from categories
        where $1::timestamptz is not null and ($2::uuid is null or id > $2)
        order by id offset $3 limit $4`,
    ),
  },
  salaries: {
    path: '/salaries/',
    list: statement(
      'sitemap-salaries',
      `
        select path as id, path as name, counted_at as "changedAt" from pay_figures
        where $1::timestamptz is not null and ($2::text is null or path > $2)
        order by path offset $3 limit $4`,
    ),
  },
} as const;

export type Kind = keyof typeof KINDS;

/** One page of a paginated kind, such as a job or a company. */
export type ListedPage = RowOf<(typeof KINDS)[Kind]['list']>;

/** $1 now. */
export const COUNTS = statement(
  'sitemap-counts',
  `
    select
      (select count(*)::int ${FROM} where ${LIVE}) as "jobs!",
      (select count(*)::int from companies where admin_status = 'approved' and deleted_at is null) as "companies!",
      (select count(*)::int from posts where published_at <= $1) as "posts!",
      (select count(*)::int from categories) as "categories!",
      (select count(*)::int from pay_figures) as "salaries!"`,
);
