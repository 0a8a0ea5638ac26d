import { analyticsQuerySchema, type AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { demandAnswerable } from '#server/modules/analytics/demandAnswerable.service.ts';
import { questionInWords, speechFor } from './inWords/question.service.ts';

/** A question that was kept, as far as it can still be asked. */
export interface Asked {
  query: AnalyticsQuery | null;
  /** A sentence that says why it cannot be. */
  problem: string | null;
  /** In words; empty where nobody knows any more what was asked. */
  question: () => Promise<string>;
}

/** Whoever asks, on a page or in a mail. */
export type Asking = Pick<Context, 'services' | 'locale' | 't'>;

const same = (query: AnalyticsQuery) => query;

/** The model may have moved on since it was kept: it is judged again. */
export async function askedBy(
  ctx: Asking,
  stored: unknown,
  change: (query: AnalyticsQuery) => AnalyticsQuery = same,
): Promise<Asked> {
  const read = analyticsQuerySchema.safeParse(stored);
  if (!read.success) return unaskable(ctx.t('analytics.report.unreadable'));
  const query = change(read.data);
  try {
    await demandAnswerable(ctx, query);
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return unaskable(error.message);
  }
  const question = async () => questionInWords(query, await speechFor(ctx, query));
  return { query, problem: null, question };
}

function unaskable(problem: string): Asked {
  return { query: null, problem, question: async () => '' };
}
