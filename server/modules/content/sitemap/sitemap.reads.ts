import type { PreparedRead } from '#server/db/database.ts';
import { FROM, LIVE } from '#server/modules/job/job.reads.ts';

/** One page of a paginated kind, such as a job or a company. */
export interface Listed {
  id: string;
  /** The last part of its URL. */
  name: string;
  changedAt: Date | null;
}

/** Parameters of each list: $1 now, $2 the last id seen (null for none), $3 offset, $4 limit. */
export const KINDS = {
  jobs: {
    path: '/job-details/',
    list: {
      name: 'sitemap-jobs',
      text: `
        select j.id, j.id as name, j.updated_at as "changedAt" ${FROM}
        where ${LIVE} and ($2::uuid is null or j.id > $2)
        order by j.id offset $3 limit $4`,
    },
  },
  companies: {
    path: '/companies/',
    list: {
      name: 'sitemap-companies',
      text: `
        select id, slug as name, updated_at as "changedAt" from companies
        where admin_status = 'approved' and deleted_at is null and created_at <= $1
          and ($2::uuid is null or id > $2)
        order by id offset $3 limit $4`,
    },
  },
  posts: {
    path: '/blog/',
    list: {
      name: 'sitemap-posts',
      text: `
        select id, slug as name, published_at as "changedAt" from posts
        where published_at <= $1 and ($2::uuid is null or id > $2)
        order by id offset $3 limit $4`,
    },
  },
  categories: {
    path: '/browse-jobs?category=',
    list: {
      name: 'sitemap-categories',
      text: `
        select id, title as name, null::timestamptz as "changedAt" from categories
        where $1::timestamptz is not null and ($2::uuid is null or id > $2)
        order by id offset $3 limit $4`,
    },
  },
} as const satisfies Record<string, { path: string; list: PreparedRead }>;

export type Kind = keyof typeof KINDS;

/** $1 now. */
export const COUNTS: PreparedRead = {
  name: 'sitemap-counts',
  text: `
    select
      (select count(*)::int ${FROM} where ${LIVE}) as jobs,
      (select count(*)::int from companies where admin_status = 'approved' and deleted_at is null) as companies,
      (select count(*)::int from posts where published_at <= $1) as posts,
      (select count(*)::int from categories) as categories`,
};
