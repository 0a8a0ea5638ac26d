import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { analyticsQuerySchema } from '#schema/analytics/querySchema.ts';
import { Failure } from '#server/graphql/failures.ts';
import { requireValidQuery } from '#server/modules/analytics/analytics.service.ts';
import { missingReport } from '../lockReport.service.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { calculationOf, groupsOf, judgedQuestion, type Watched } from './alertQuestion.ts';
import type { Condition } from './figureAlert.rules.ts';

interface WatchedQuestion extends Watched, Pick<Condition, 'kind'> {
  /** The question as stored. */
  stored: unknown;
  /** False if its report was deleted, or is private to someone else. */
  isReadable: boolean;
}

/** The question of an alert. The model or the report may have changed since, so it is validated again. */
export async function requireWatched(
  ctx: QuestionContext,
  alert: WatchedQuestion,
): Promise<AnalyticsQuery> {
  const { stored, measure, isPerGroup, kind, isReadable } = alert;
  const refusal = (reason: string) =>
    new Failure('BAD_USER_INPUT', ctx.t(`analytics.figureAlert.${reason}`));
  if (!isReadable) throw missingReport(ctx);
  const read = analyticsQuerySchema.safeParse(stored);
  if (!read.success) throw new Failure('BAD_USER_INPUT', ctx.t('analytics.report.unreadable'));
  const calculation = calculationOf(read.data, measure);
  if (!calculation && !read.data.measures.includes(measure)) throw refusal('noMeasure');
  if (calculation?.kind === 'running_total' || calculation?.kind === 'moving_average')
    throw refusal('overTime');
  if (isPerGroup && groupsOf(read.data).length === 0) throw refusal('noGroups');
  if (isPerGroup && kind === 'unusual') throw refusal('unusualGroups');
  await requireValidQuery(ctx, judgedQuestion(read.data, alert, kind));
  return read.data;
}
