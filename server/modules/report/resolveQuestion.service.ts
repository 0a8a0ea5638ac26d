import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { analyticsQuerySchema } from '#schema/analytics/querySchema.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { requireValidQuery } from '#server/modules/analytics/analytics.service.ts';
import { questionInWords, speechFor } from './inWords/question.service.ts';

/** A saved question, resolved against the current model. */
export interface ResolvedQuestion {
  query: AnalyticsQuery | null;
  /** A message that says why the question cannot be answered. */
  problem: string | null;
  /** The question in words; empty if it cannot be read any more. */
  question: () => Promise<string>;
}

/** The context of a question asked on a page or for an email. */
export type QuestionContext = Pick<Context, 'services' | 'locale' | 't'> &
  Partial<Pick<Context, 'viewer'>>;

const same = (query: AnalyticsQuery) => query;

/** The model may have changed since the question was saved, so it is validated again. */
export async function resolveQuestion(
  ctx: QuestionContext,
  stored: unknown,
  change: (query: AnalyticsQuery) => AnalyticsQuery = same,
): Promise<ResolvedQuestion> {
  const read = analyticsQuerySchema.safeParse(stored);
  if (!read.success) return unanswerable(ctx.t('analytics.report.unreadable'));
  const query = change(read.data);
  try {
    await requireValidQuery(ctx, query);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return unanswerable(error.message);
  }
  const question = async () => questionInWords(query, await speechFor(ctx, query));
  return { query, problem: null, question };
}

function unanswerable(problem: string): ResolvedQuestion {
  return { query: null, problem, question: async () => '' };
}
