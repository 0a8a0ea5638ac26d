import type { EntityManager } from '@mikro-orm/postgresql';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { ANSWERS, ASKED_BEFORE, SAVE_ANSWERS } from './answers.sql.ts';
import type { CheckedAnswer } from './checkAnswers.service.ts';

export async function saveAnswers(
  em: EntityManager,
  applicationId: string,
  answers: readonly CheckedAnswer[],
): Promise<void> {
  if (answers.length === 0) return;
  const rows = answers.map((one, position) => ({ position, ...one }));
  await writeIn(em, SAVE_ANSWERS, [applicationId, JSON.stringify(rows)]);
}

/** The answers of these applications, which the caller has been allowed to see. */
export async function answersByApplication({ services }: Context, ids: readonly string[]) {
  const rows = await services.database.read(ANSWERS, [ids]);
  const byId = new Map(rows.map(({ id, answers }) => [id, answers]));
  return ids.map((id) => byId.get(id) ?? []);
}

/** What the caller's company has asked before, to ask again. */
export async function questionsAskedBefore({ services, viewer }: Context) {
  const { companyId } = viewer!;
  const rows = companyId ? await services.database.read(ASKED_BEFORE, [companyId]) : [];
  return rows.map(({ question }) => question);
}
