import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { json, statement } from '#server/db/statement.ts';

export interface KeptAnswer {
  question: JobQuestion;
  answer: string | null;
  fits: boolean | null;
  file: { id: string; name: string; size: number; mediaType: string } | null;
}

/** $1 the applications, whose readers have been checked. */
export const ANSWERS = statement(
  'application-answers',
  `select w.application_id as id, json_agg(json_build_object('question', w.question, 'answer', w.answer,
      'fits', w.fits, 'file', case when f.id is not null then json_build_object('id', f.id, 'name', f.name,
        'size', f.size, 'mediaType', f.media_type) end) order by w.position) as "answers!"
    from application_answers w left join files f on f.id = w.file_id
    where w.application_id = any($1::uuid[]) group by w.application_id`,
  json<{ answers: KeptAnswer[] }>(),
);

/** $1 the job. */
export const QUESTIONS_OF_JOB = statement(
  'questions-of-job',
  'select questions from jobs where id = $1',
  json<{ questions: JobQuestion[] }>(),
);

/** $1 the application, $2 its answers. */
export const SAVE_ANSWERS = statement(
  'save-application-answers',
  `insert into application_answers (application_id, position, question, answer, file_id, fits)
    select $1::uuid, given.position, given.question, given.answer, given."fileId", given.fits
    from jsonb_to_recordset($2::jsonb)
      as given (position smallint, question jsonb, answer text, "fileId" uuid, fits boolean)`,
);

/** $1 the company. Each question once, as it was asked last; the newest first. */
export const ASKED_BEFORE = statement(
  'questions-asked-before',
  `select question from (
      select distinct on (lower(asked.question ->> 'text')) asked.question, j.posted_at
      from jobs j cross join lateral jsonb_array_elements(j.questions) as asked (question)
      where j.company_id = $1 and j.deleted_at is null and j.questions <> '[]'
      order by lower(asked.question ->> 'text'), j.posted_at desc) known
    order by posted_at desc limit 30`,
  json<{ question: JobQuestion }>(),
);
