import { json, statement } from '#server/db/statement.ts';

export interface StoredRating {
  criterion: string;
  rating: number;
}

/** $1 the company, $2 the interviews. The feedback of their interviewers, also of former ones. */
export const SCORES = statement(
  'interview-scores',
  `
    select s.interview_id as "interviewId", s.user_id as "userId",
      nullif(trim(u.first_name || ' ' || u.last_name), '') as "authorName", s.ratings, s.recommendation, s.body as text,
      s.sent_at as "sentAt"
    from interview_scores s join interviews i on i.id = s.interview_id join users u on u.id = s.user_id
    where i.company_id = $1 and i.id = any($2::uuid[]) order by s.sent_at, s.user_id`,
  json<{ ratings: StoredRating[] }>(),
);

/** $1 the jobs. */
export const CRITERIA = statement(
  'interview-criteria',
  'select job_id as "jobId", criteria from interview_criteria where job_id = any($1::uuid[])',
);

/** $1 the job, $2 the criteria, $3 now. */
export const SAVE_CRITERIA = statement(
  'interview-criteria-save',
  `
    insert into interview_criteria (job_id, criteria, updated_at) values ($1, $2, $3)
    on conflict (job_id) do update set criteria = excluded.criteria, updated_at = excluded.updated_at`,
);

/** $1 the interview, $2 the user, $3 ratings, $4 recommendation, $5 text, $6 now. The first one counts. */
export const SEND_SCORE = statement(
  'interview-score-send',
  `
    insert into interview_scores (interview_id, user_id, ratings, recommendation, body, sent_at)
    values ($1, $2, $3, $4, $5, $6) on conflict do nothing returning sent_at as "sentAt"`,
);

/** $1 the job, $2 the company. */
export const OWN_JOB = statement(
  'interview-own-job',
  'select id from jobs where id = $1 and company_id = $2 and deleted_at is null',
);
