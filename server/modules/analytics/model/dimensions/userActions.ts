import type { Dimension } from '../kinds.ts';

/** Null for guests. */
const ofUser = (table: string, more = '') =>
  `(case when u.id is not null then exists (select from ${table} done where done.user_id = u.id${more}) end)`;

const APPLIED =
  '(select seeker_id as user_id, applied_at as at from applications where applied_at <= {now})';

/**
 * What people have or have not done. These dimensions describe people, so small groups are hidden like those of other
 * personal attributes. Otherwise the difference of two questions could reveal who has never applied.
 */
export const USER_ACTION_DIMENSIONS = {
  has_applied: {
    name: 'Has applied',
    description: 'Whether the user has ever applied for a job.',
    source: 'applications.seeker_id',
    kind: 'yes_no',
    sql: ofUser(APPLIED),
    isPersonal: true,
  },
  applied_in_first_week: {
    name: 'Applied in the first week',
    description: 'Whether the user applied for a job within seven days of signing up.',
    source: 'applications.applied_at and users.created_at',
    kind: 'yes_no',
    sql: ofUser(APPLIED, ` and done.at < u.created_at + interval '7 days'`),
    isPersonal: true,
  },
  has_viewed_a_job: {
    name: 'Has viewed a job',
    description:
      'Whether the user has ever viewed a job while logged in. Views from searches by words are known for 90 days.',
    source: 'job_views.user_id',
    kind: 'yes_no',
    sql: ofUser('job_views', ' and done.viewed_at <= {now}'),
    isPersonal: true,
  },
  has_saved_a_job: {
    name: 'Has saved a job',
    description: 'Whether the user has a saved job now.',
    source: 'saved_jobs.user_id',
    kind: 'yes_no',
    sql: ofUser('saved_jobs'),
    isPersonal: true,
  },
  applied_after_viewing: {
    name: 'Applied after viewing',
    description:
      'Whether the viewer applied for the job afterwards. Not given for guests and deleted accounts, nor after 90 days for views from searches by words.',
    source: 'job_views and applications',
    kind: 'yes_no',
    sql: `(case when v.user_id is not null then exists (select from applications done
      where done.seeker_id = v.user_id and done.job_id = v.job_id
        and done.applied_at between v.viewed_at and {now}) end)`,
    isPersonal: true,
  },
  applied_within_a_week: {
    name: 'Applied within a week of viewing',
    description:
      'Whether the viewer applied for the job within seven days of viewing it. Not given for guests and deleted accounts, nor after 90 days for views from searches by words.',
    source: 'job_views and applications',
    kind: 'yes_no',
    sql: `(case when v.user_id is not null then exists (select from applications done
      where done.seeker_id = v.user_id and done.job_id = v.job_id
        and done.applied_at between v.viewed_at and {now}
        and done.applied_at < v.viewed_at + interval '7 days') end)`,
    isPersonal: true,
  },
  has_applications: {
    name: 'Has applications',
    description: 'Whether the job has received an application.',
    source: 'applications.job_id',
    kind: 'yes_no',
    sql: `(exists (select from applications sent
      where sent.job_id = j.id and sent.applied_at <= {now}))`,
  },
} as const satisfies Record<string, Dimension>;
