import { boardFiltersOf } from '#schema/analytics/boardView.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId } from '#server/lib/ids.ts';
import { missingBoard } from './changeBoard.service.ts';
import { BOARD_BY_ID, BOARDS, PINS } from './reportBoard.sql.ts';
import type { AnalyticsDashboard, AnalyticsPin } from './reportBoard.type.ts';

export async function listDashboards({ services, viewer }: Context): Promise<AnalyticsDashboard[]> {
  const boards = await services.database.read(BOARDS, [viewer!.userId]);
  return boards.map(shownBoard);
}

const shownBoard = ({ storedFilters: stored, ...board }: RowOf<typeof BOARDS>) => ({
  ...board,
  filters: boardFiltersOf(stored),
});

/** Null if it does not exist or is private to another user. */
export async function readDashboard(
  { services, viewer }: Context,
  id: string,
): Promise<AnalyticsDashboard | null> {
  if (!isId(id)) return null;
  const [board] = await services.database.read(BOARD_BY_ID, [viewer!.userId, id]);
  return board ? shownBoard(board) : null;
}

export async function requireDashboard(ctx: Context, id: string): Promise<AnalyticsDashboard> {
  const board = await readDashboard(ctx, id);
  if (!board) throw missingBoard(ctx);
  return board;
}

/** The pins the caller may see, in order. */
export async function pinsByBoard(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<AnalyticsPin[][]> {
  const rows = await services.database.read(PINS, [viewer!.userId, ids]);
  const pins = rows.map((row) => ({ ...row, filters: boardFiltersOf(row.filters) }));
  return ids.map((id) => pins.filter(({ boardId }) => boardId === id));
}
