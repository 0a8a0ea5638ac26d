import { ROWS_MAX, type AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { validQueryFor, prepareStatement } from './analytics.service.ts';

/** Rejects a question that would fail when asked, down to the last filter value, without querying the database. */
export async function demandValidQuery(
  ctx: Pick<Context, 'services' | 't' | 'locale'>,
  query: AnalyticsQuery,
): Promise<void> {
  const validQuery = await validQueryFor(ctx, query);
  await prepareStatement(ctx, validQuery, ctx.services.clock.now(), ROWS_MAX, async () => []);
}
