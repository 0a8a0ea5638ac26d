import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { missingBoard } from './lockBoard.service.ts';
import { BOARD_BY_ID, BOARDS, PINS } from './reportBoard.reads.ts';
import type { AnalyticsDashboard, AnalyticsPin } from './reportBoard.type.ts';

export function listDashboards({ services, viewer }: Context): Promise<AnalyticsDashboard[]> {
  return services.database.read<AnalyticsDashboard>(BOARDS, [viewer!.userId]);
}

/** Null where it is not there, or somebody's own. */
export async function readDashboard(
  { services, viewer }: Context,
  id: string,
): Promise<AnalyticsDashboard | null> {
  if (!isId(id)) return null;
  const values = [viewer!.userId, id];
  const [board] = await services.database.read<AnalyticsDashboard>(BOARD_BY_ID, values);
  return board ?? null;
}

export async function demandDashboard(ctx: Context, id: string): Promise<AnalyticsDashboard> {
  const board = await readDashboard(ctx, id);
  if (!board) throw missingBoard(ctx);
  return board;
}

/** Those that the caller sees, in their order. */
export async function pinsByBoard(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<AnalyticsPin[][]> {
  const rows = await services.database.read<AnalyticsPin>(PINS, [viewer!.userId, ids]);
  return ids.map((id) => rows.filter(({ boardId }) => boardId === id));
}

/** As it is asked on a dashboard: of the dashboard's time, where it has one. */
export function askedOn({ range }: AnalyticsPin, query: AnalyticsQuery): AnalyticsQuery {
  return range ? { ...query, range } : query;
}
