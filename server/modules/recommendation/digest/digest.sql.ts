import { statement, type RowOf } from '#server/db/statement.ts';

/** People who have not used the site for this long get no emails about jobs. */
const AWAY = `interval '180 days'`;

/** $1 when the emails were last due, $2 now. */
const DUE = `
  from users u join seeker_profiles p on p.user_id = u.id
    left join user_settings s on s.user_id = u.id
    left join recommendation_runs r on r.user_id = u.id
  where u.role = 'job_seeker' and u.status = 'active' and u.deleted_at is null and u.email_verified_at is not null
    and u.created_at < $1 and u.last_login_at > $2::timestamptz - ${AWAY}
    and coalesce(r.ran_at < $1, true)
    and coalesce(s.email_notifications, true) and coalesce(s.job_recommendations, true)`;

/** $1 and $2 as above, $3 the user to continue after, $4 limit. */
export const DUE_SEEKERS = statement(
  'due-recommendations',
  `
    select u.id, u.email, u.first_name as "firstName", u.locale
    ${DUE} and ($3::uuid is null or u.id > $3)
    order by u.id limit $4`,
);

export type DueSeeker = RowOf<typeof DUE_SEEKERS>;

/** $1 the user, $2 jobs. Of these jobs, the ones that an email of this kind or of an alert has already contained. */
export const ALREADY_SENT = statement(
  'recommended-before',
  `
    select job_id as "jobId" from recommended_jobs where user_id = $1 and job_id = any($2::uuid[])
    union
    select job_id from alert_sent_jobs where user_id = $1 and job_id = any($2::uuid[])`,
);

/** $1 when the emails were last due, $2 now, $3 the user. If the task runs twice at once, only one run gets a row. */
export const TAKE = statement(
  'take-due-recommendation',
  `
    insert into recommendation_runs as r (user_id, ran_at) values ($3, $2)
    on conflict (user_id) do update set ran_at = excluded.ran_at where r.ran_at < $1
    returning user_id as id`,
);

/** $1 the user, $2 the jobs, $3 now. */
export const ADD_SENT = statement(
  'add-recommended-jobs',
  `
    insert into recommended_jobs (user_id, job_id, sent_at) select $1, unnest($2::uuid[]), $3
    on conflict do nothing`,
);

/** $1 the user. */
export const TURN_OFF = statement(
  'turn-off-recommendations',
  `
    insert into user_settings (user_id, job_recommendations)
    select id, false from users where id = $1 and deleted_at is null
    on conflict (user_id) do update set job_recommendations = false returning user_id as id`,
);
