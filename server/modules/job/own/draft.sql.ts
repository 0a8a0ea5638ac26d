import type { JobFacts } from '#schema/fields/jobFacts.ts';
import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { json, statement } from '#server/db/statement.ts';
import type { JobDraft } from './draft.type.ts';

/** $1 the user. */
export const DRAFT = statement(
  'job-draft',
  `select user_id as id, "values", saved_at as "savedAt" from job_drafts where user_id = $1`,
  json<Pick<JobDraft, 'values'>>(),
);

const BEFORE = `
  (select json_build_object('id', b.user_id, 'values', b."values", 'savedAt', b.saved_at) from before b)`;

/** $1 the user, $2 the values, $3 now. */
export const SAVE_DRAFT = statement(
  'save-job-draft',
  `
    with before as (select * from job_drafts where user_id = $1),
    saved as (
      insert into job_drafts (user_id, "values", saved_at) values ($1, $2, $3)
      on conflict (user_id) do update set "values" = excluded."values", saved_at = excluded.saved_at
      returning *)
    select json_build_object('id', user_id, 'values', "values", 'savedAt', saved_at) as draft,
      ${BEFORE} as replaced from saved`,
  json<{ draft: JobDraft; replaced: JobDraft | null }>(),
);

/** $1 the user. */
export const DISCARD_DRAFT = statement(
  'discard-job-draft',
  `
    with before as (delete from job_drafts where user_id = $1 returning *)
    select ${BEFORE} as replaced`,
  json<{ replaced: JobDraft | null }>(),
);

/**
 * $1 the job, $2 the company. The fields of a job that the posting wizard edits; the deadline is
 * left out, because a new job gets its own.
 */
export const AS_DRAFT = statement(
  'job-as-draft',
  `
    select j.title, j.description, j.requirements, j.responsibilities, j.benefits, j.location, j.type,
      g.slug as category, j.industry, j.salary, j.experience_years as experience,
      j.experience_level as "experienceLevel", j.is_remote as "isRemote",
      j.is_featured as "isFeatured", j.is_hot as "isUrgent", j.facts, j.questions
    from jobs j left join categories g on g.id = j.category_id
    where j.id = $1 and j.company_id = $2 and j.deleted_at is null`,
  json<{ facts: JobFacts; questions: JobQuestion[] }>(),
);
