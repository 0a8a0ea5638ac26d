import { ROWS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { validQueryFor, prepareStatement } from './analytics.service.ts';
import type { AnalyticsAnswer } from './analytics.type.ts';
import { buildAnswer, type AnswerRow } from './answer/buildAnswer.ts';
import { measureOf, subjectsOf, type MeasureKey } from './model/measures.ts';

/** Runs the combined statement on the connection of the caller's choice. */
export type Read = (
  text: string,
  values: unknown[],
) => Promise<{ answers: (AnswerRow[] | null)[] }[]>;

/** Answers several questions without steps of time in one statement, so that all answers reflect the same moment. */
export async function answerQueries(
  ctx: Context,
  queries: readonly AnalyticsQuery[],
  read: Read,
): Promise<AnalyticsAnswer[]> {
  const now = ctx.services.clock.now();
  const began = performance.now();
  const prepared = await Promise.all(
    queries.map(async (query) => {
      const validQuery = await validQueryFor(ctx, query);
      return {
        validQuery,
        ...(await prepareStatement(ctx, validQuery, now, ROWS_MAX, () => Promise.resolve([]))),
      };
    }),
  );
  const values: unknown[] = [];
  const parts = prepared.map(({ statement }) => {
    const before = values.length;
    values.push(...statement.values);
    const sql = statement.sql.replaceAll(/\$(\d+)/g, (_, place) => `$${before + Number(place)}`);
    return `(select json_agg(a order by part, place) from (${sql}) a)`;
  });
  const [row] = await read(`select json_build_array(${parts.join(',\n')}) as answers`, values);
  const milliseconds = performance.now() - began;
  return prepared.map((question, place) =>
    buildAnswer(row!.answers[place] ?? [], {
      ...question,
      rows: ROWS_MAX,
      now,
      milliseconds,
      locale: ctx.locale,
    }),
  );
}

/** Identifies the tables a measure reads. Measures with the same tables are best combined into one question. */
export const passOf = (measure: string) => subjectsOf(measureOf(measure as MeasureKey)).join();
