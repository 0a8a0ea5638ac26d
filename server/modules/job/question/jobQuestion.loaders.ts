import type { JobQuestion } from '#schema/options/jobQuestions.ts';
import { anyId, json, statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';

/** $1 the jobs. */
const QUESTIONS = statement(
  'questions-of-jobs',
  `select id, questions from jobs where id = ${anyId('$1')}`,
  json<{ questions: JobQuestion[] }>(),
);

export async function questionsByJob({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read(QUESTIONS, [ids]);
  const byId = new Map(rows.map(({ id, questions }) => [id, questions]));
  return ids.map((id) => byId.get(id) ?? []);
}
