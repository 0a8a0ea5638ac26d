import { FILE_ROWS_MAX, ROWS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import { TooBusy, TooSlow, type Ask, type QuestionOptions } from '#server/db/questions.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { answerOf, type AnswerRow } from './answer/buildAnswer.ts';
import { extentSql, needsExtent } from './answer/extent.ts';
import type { AnalyticsAnswer, AnalyticsExplanation } from './analytics.type.ts';
import { judge, type Judged } from './query/validateQuery.ts';
import { statementOf, type Statement } from './query/statement.ts';
import { timesOf, type Extent, type Times } from './query/times.ts';

type Asking = Pick<Context, 'services' | 't' | 'locale'> & Partial<Pick<Context, 'gone'>>;

export interface AnswerOptions extends Pick<QuestionOptions, 'most'> {
  /** The maximum number of rows in the answer. */
  rows?: number;
}

/** Answers a question. A rejected question fails with a message that says what would work. */
export async function answer(
  ctx: Asking,
  query: AnalyticsQuery,
  { rows = ROWS_MAX, most }: AnswerOptions = {},
): Promise<AnalyticsAnswer> {
  const { clock } = ctx.services;
  const judged = await judgedFor(ctx, query);
  const now = clock.now();
  const began = performance.now();
  return asked(ctx, { most }, async (ask) => {
    const { times, statement } = await prepared(ctx, judged, now, rows, ask);
    const found = await ask<AnswerRow>(statement.sql, statement.values);
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    return answerOf(found, {
      judged,
      times,
      statement,
      rows,
      now,
      milliseconds,
      locale: ctx.locale,
    });
  });
}

/** The full answer for a file export. The row limit is much higher than on screen, but there still is one. */
export function everyRow(ctx: Asking, query: AnalyticsQuery): Promise<AnalyticsAnswer> {
  return answer(ctx, query, { rows: FILE_ROWS_MAX });
}

/** Rejects a question that cannot be answered, without querying the database. */
export async function judgedFor(ctx: Asking, query: AnalyticsQuery): Promise<Judged> {
  const { timeZone } = await ctx.services.settings.current();
  return judge(query, ctx, timeZone);
}

export async function explain(ctx: Asking, query: AnalyticsQuery): Promise<AnalyticsExplanation> {
  const judged = await judgedFor(ctx, query);
  const now = ctx.services.clock.now();
  return asked(ctx, {}, async (ask) => {
    const { statement } = await prepared(ctx, judged, now, ROWS_MAX, ask);
    const plan = await ask<{ 'QUERY PLAN': string }>(`explain ${statement.sql}`, statement.values);
    return {
      sql: statement.sql,
      values: statement.values.map((value) =>
        typeof value === 'string' ? value : JSON.stringify(value),
      ),
      plan: plan.map((line) => line['QUERY PLAN']).join('\n'),
    };
  });
}

export async function prepared(
  { t, locale }: Asking,
  judged: Judged,
  now: Date,
  most: number,
  ask: Ask,
): Promise<{ times: Times; statement: Statement }> {
  const extent = needsExtent(judged) ? await ask<Extent & object>(extentSql(judged), []) : [];
  const times = timesOf(judged, now, extent[0] ?? null, t);
  const reading = { t, locale, timeZone: judged.timeZone };
  return { times, statement: statementOf({ judged, times, now, reading, most }) };
}

export async function asked<Answer>(
  { services, t, gone }: Asking,
  options: Pick<QuestionOptions, 'most'>,
  work: (ask: Ask) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await services.database.questions.within(work, { ...options, ...(gone && { gone }) });
  } catch (error) {
    if (error instanceof TooSlow)
      throw new Failure('RULE_VIOLATION', t('analytics.tooSlow'), {
        rule: 'analytics.answer.time',
      });
    if (error instanceof TooBusy) throw new Failure('UNAVAILABLE', t('analytics.tooBusy'));
    throw error;
  }
}
