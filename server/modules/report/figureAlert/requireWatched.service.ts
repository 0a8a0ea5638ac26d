import { analyticsQuerySchema, type AnalyticsQuery } from '#schema/analytics/query.ts';
import { Failure } from '#server/graphql/failures.ts';
import { requireValidQuery } from '#server/modules/analytics/analytics.service.ts';
import { missingReport } from '../lockReport.service.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { judgedQuestion } from './alertQuestion.ts';
import type { Condition } from './figureAlert.rules.ts';

interface Watched extends Pick<Condition, 'kind'> {
  /** The question as stored. */
  stored: unknown;
  measure: string;
  /** False if its report was deleted, or is private to someone else. */
  isReadable: boolean;
}

/** The question of an alert. The model or the report may have changed since, so it is validated again. */
export async function requireWatched(
  ctx: QuestionContext,
  alert: Watched,
): Promise<AnalyticsQuery> {
  const { stored, measure, kind, isReadable } = alert;
  if (!isReadable) throw missingReport(ctx);
  const read = analyticsQuerySchema.safeParse(stored);
  if (!read.success) throw new Failure('BAD_USER_INPUT', ctx.t('analytics.report.unreadable'));
  if (!read.data.measures.includes(measure))
    throw new Failure('BAD_USER_INPUT', ctx.t('analytics.figureAlert.noMeasure'));
  await requireValidQuery(ctx, judgedQuestion(read.data, measure, kind));
  return read.data;
}
