import type { Grain } from '#schema/analytics/grains.ts';
import { FILE_ROWS_MAX, ROWS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Locale } from '#schema/options/locales.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import {
  LongReadsBusy,
  QueryTimeout,
  type Ask,
  type LongReadOptions,
} from '#server/db/longReads.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { buildAnswer } from './answer/buildAnswer.ts';
import { labeller } from './answer/labels.ts';
import type { AnalyticsAnswer, AnalyticsExplanation } from './analytics.type.ts';
import { validateQuery, type ValidQuery } from './query/validateQuery.ts';
import { ANSWER } from './query/answer.sql.ts';
import { exactFrom } from './query/exactFrom.sql.ts';
import { EXTENT } from './query/extent.sql.ts';
import { statementOf, type BuiltStatement } from './query/statement.ts';
import {
  NOW,
  rangeOf,
  timesBefore,
  timesOf,
  type PeriodOffset,
  type Times,
} from './query/times.ts';
import type { ValidSegment } from './segment/validSegment.ts';
import { validSegmentsIn } from './segment/segments.service.ts';

export type AskContext = Pick<Context, 'services' | 't' | 'locale'> &
  Partial<Pick<Context, 'gone' | 'viewer'>>;

export interface AnswerOptions extends Pick<LongReadOptions, 'most'> {
  /** The maximum number of rows in the answer. */
  rows?: number;
  /** Segments that are not saved, by the ids under which the question names them. */
  drafts?: Segments;
  /** Answers for a period this far before that of the question, as it stood when it was as old. Not for steps of time. */
  back?: PeriodOffset;
}

type Segments = ReadonlyMap<string, ValidSegment>;

/** Answers a question. A rejected question fails with a message that says what would work. */
export async function answer(
  ctx: AskContext,
  query: AnalyticsQuery,
  { rows = ROWS_MAX, most, drafts, back = NOW }: AnswerOptions = {},
): Promise<AnalyticsAnswer> {
  const { clock } = ctx.services;
  const validQuery = await validQueryFor(ctx, query, drafts);
  const now = clock.now();
  const began = performance.now();
  return askDatabase(ctx, { most }, async (ask) => {
    const times = timesBefore(await prepareTimes(ctx, validQuery, now, ask), back);
    const statement = buildStatement(ctx, validQuery, times, now, rows);
    const found = await ask(ANSWER(statement), statement.values);
    const exact = await exactFrom(validQuery, times, now, ask);
    const milliseconds = Math.round((performance.now() - began) * 10) / 10;
    return buildAnswer(found, {
      validQuery,
      times,
      statement,
      rows,
      now,
      exactFrom: exact,
      milliseconds,
      locale: ctx.locale,
    });
  });
}

/** The full answer for a file export. The row limit is much higher than on screen, but there still is one. */
export function answerForFile(ctx: AskContext, query: AnalyticsQuery): Promise<AnalyticsAnswer> {
  return answer(ctx, query, { rows: FILE_ROWS_MAX });
}

/** Rejects a question that cannot be answered, without querying the database. */
export async function validQueryFor(
  ctx: AskContext,
  query: AnalyticsQuery,
  drafts?: Segments,
): Promise<ValidQuery> {
  const segments = drafts ?? (await validSegmentsIn(ctx, query.filter));
  const { timeZone } = await ctx.services.settings.current();
  return validateQuery(query, ctx, timeZone, segments);
}

/** When the oldest row that the question could count was created, before any filter; null without rows. */
export async function oldestRow(ctx: AskContext, query: AnalyticsQuery): Promise<Date | null> {
  const { subjects } = await validQueryFor(ctx, query);
  const [extent] = await askDatabase(ctx, {}, (ask) => ask(EXTENT(subjects), []));
  return extent?.from ?? null;
}

export async function explain(
  ctx: AskContext,
  query: AnalyticsQuery,
): Promise<AnalyticsExplanation> {
  const validQuery = await validQueryFor(ctx, query);
  const now = ctx.services.clock.now();
  return askDatabase(ctx, {}, async (ask) => {
    const { statement } = await prepareStatement(ctx, validQuery, now, ROWS_MAX, ask);
    const { text: sql } = ANSWER(statement);
    const plan = await ask(`explain ${sql}`, statement.values);
    return {
      sql,
      values: statement.values.map((value) =>
        typeof value === 'string' ? value : JSON.stringify(value),
      ),
      plan: plan.map((line) => String(line['QUERY PLAN'])).join('\n'),
    };
  });
}

/** The period of a question, with its steps. */
export async function prepareTimes(
  { t }: Pick<AskContext, 't'>,
  validQuery: ValidQuery,
  now: Date,
  ask: Ask,
): Promise<Times> {
  const extent = needsExtent(validQuery) ? await ask(EXTENT(validQuery.subjects), []) : [];
  return timesOf(validQuery, now, extent[0] ?? null, t);
}

export async function prepareStatement(
  ctx: AskContext,
  validQuery: ValidQuery,
  now: Date,
  most: number,
  ask: Ask,
): Promise<{ times: Times; statement: BuiltStatement }> {
  const times = await prepareTimes(ctx, validQuery, now, ask);
  return { times, statement: buildStatement(ctx, validQuery, times, now, most) };
}

export function buildStatement(
  { t, locale }: Pick<AskContext, 't' | 'locale'>,
  validQuery: ValidQuery,
  times: Times,
  now: Date,
  most: number,
): BuiltStatement {
  const reading = { t, locale, timeZone: validQuery.timeZone };
  return statementOf({ validQuery, times, now, reading, most });
}

export async function askDatabase<Answer>(
  { services, t, gone }: AskContext,
  options: Pick<LongReadOptions, 'most'>,
  work: (ask: Ask) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await services.database.longReads.within(work, { ...options, ...(gone && { gone }) });
  } catch (error) {
    if (error instanceof QueryTimeout)
      throw new Failure('RULE_VIOLATION', t('analytics.tooSlow'), {
        rule: 'analytics.answer.time',
      });
    if (error instanceof LongReadsBusy) throw new Failure('UNAVAILABLE', t('analytics.tooBusy'));
    throw error;
  }
}

/** Steps of time without a start begin with the oldest row, so the range of the data must be read first. */
function needsExtent({ dimensions, range }: ValidQuery): boolean {
  return dimensions.includes('time') && (!range || (range.last == null && range.from == null));
}

/** Rejects a question that would fail when asked, down to the last filter value, without querying the database. */
export async function requireValidQuery(
  ctx: AskContext,
  query: AnalyticsQuery,
  drafts?: Segments,
): Promise<void> {
  const validQuery = await validQueryFor(ctx, query, drafts);
  await prepareStatement(ctx, validQuery, ctx.services.clock.now(), ROWS_MAX, async () => []);
}

/** Whether the question can be asked, with segments that are already loaded. */
export function isAnswerable(
  ctx: AskContext,
  query: AnalyticsQuery,
  timeZone: string,
  segments: ReadonlyMap<string, ValidSegment>,
): boolean {
  try {
    validateQuery(query, ctx, timeZone, segments);
    return true;
  } catch (error) {
    if (error instanceof Failure) return false;
    throw error;
  }
}

/** The period of a question in wall-clock time; null means open-ended, as is a period until now. */
export async function localPeriod(
  { services, t }: AskContext,
  { range, timeZone: asked }: Pick<AnalyticsQuery, 'range' | 'timeZone'>,
): Promise<{ from: Date | null; to: Date | null }> {
  if (!range) return { from: null, to: null };
  const timeZone = asked ?? (await services.settings.current()).timeZone;
  const { from, to } = rangeOf({ range, timeZone }, services.clock.now(), t);
  const isUntilNow = range.last == null ? range.to == null : !range.whole;
  return {
    from: from && wallClock(from, timeZone),
    to: to && !isUntilNow ? wallClock(to, timeZone) : null,
  };
}

/** The name of a step of time: "November 2026". */
export const nameOfStep = (key: string, grain: Grain, locale: Locale): string =>
  labeller('time', grain, locale)(key, null);
