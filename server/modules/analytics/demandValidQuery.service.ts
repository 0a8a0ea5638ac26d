import { ROWS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { judgedFor, prepared } from './analytics.service.ts';

/** Rejects a question that would fail when asked, down to the last filter value, without querying the database. */
export async function demandAnswerable(
  ctx: Pick<Context, 'services' | 't' | 'locale'>,
  query: AnalyticsQuery,
): Promise<void> {
  const judged = await judgedFor(ctx, query);
  await prepared(ctx, judged, ctx.services.clock.now(), ROWS_MAX, async () => []);
}
