import { UniqueConstraintViolationException, type EntityManager } from '@mikro-orm/postgresql';
import { boardFiltersOf, hasFilters, type BoardFilters } from '#schema/analytics/boardView.ts';
import type { AnalyticsRange } from '#schema/analytics/query.ts';
import { REPORT_BOARDS_MAX } from '#schema/options/reports.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId, isId } from '#server/lib/ids.ts';
import { requireChange, lockOwner, requireRoom, isVisible } from '../lockReport.service.ts';
import { recordAction } from '../recordAction.service.ts';
import { keepSegments } from '../segment/keepSegments.service.ts';
import { segmentsOfFilters } from './boardView.rules.ts';
import {
  ADD_BOARD,
  CHANGE_BOARD,
  COUNT_BOARDS,
  DELETE_BOARD,
  PRIVATE_REPORTS_OF_BOARD,
  LOCK_BOARD,
  TOUCH_BOARD,
  type LockedBoard,
} from './reportBoard.sql.ts';

export interface BoardValues {
  id?: string | null;
  version?: number | null;
  name: string;
  shared: boolean;
  range?: AnalyticsRange | null;
  filters?: BoardFilters | null;
}

const ROOM = { count: COUNT_BOARDS, max: REPORT_BOARDS_MAX, noun: 'dashboard' } as const;

/** Creates a dashboard or replaces one of the caller's; returns its id. */
export function saveDashboard(ctx: Context, values: BoardValues): Promise<string> {
  const { id, name, shared } = values;
  return withUniqueName(ctx, async (em) => {
    if (!id) return addBoard(ctx, em, values);
    const board = await lockedBoard(ctx, em, id);
    requireChange(ctx, board, 'dashboard', values.version);
    if (shared) await requireShared(ctx, em, id);
    await keepFilters(ctx, em, values);
    const now = ctx.services.clock.now();
    const stored = [name, shared, ...storedView(values), now] as const;
    await writeIn(em, CHANGE_BOARD, [id, ctx.viewer!.userId, ...stored]);
    await recordSharing(ctx, em, board, shared);
    return id;
  });
}

export async function addBoard(
  ctx: Context,
  em: EntityManager,
  values: BoardValues,
): Promise<string> {
  const { name, shared } = values;
  await requireRoom(ctx, em, ROOM);
  await keepFilters(ctx, em, values);
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  const stored = [name, shared, ...storedView(values), now] as const;
  await writeIn(em, ADD_BOARD, [id, ctx.viewer!.userId, ...stored]);
  if (shared) await recordAction(ctx, em, { kind: 'dashboard', id, action: 'dashboard.share' });
  return id;
}

/** The segments of its filters are locked, and shared if the dashboard is. */
const keepFilters = (
  ctx: Context,
  em: EntityManager,
  { filters, shared }: Pick<BoardValues, 'filters' | 'shared'>,
) => keepSegments(ctx, em, { filter: filters && segmentsOfFilters(filters) }, { shared });

function storedView({ range, filters }: BoardValues) {
  return [
    range ? JSON.stringify(range) : null,
    filters && hasFilters(filters) ? JSON.stringify(filters) : null,
  ] as const;
}

async function recordSharing(ctx: Context, em: EntityManager, was: LockedBoard, isShared: boolean) {
  if (was.isShared === isShared) return;
  const action = isShared ? 'dashboard.share' : 'dashboard.unshare';
  await recordAction(ctx, em, { kind: 'dashboard', id: was.id, action });
}

/** dashboard.share.reports: a shared dashboard contains no private reports, because others would see gaps. */
async function requireShared(ctx: Context, em: EntityManager, id: string): Promise<void> {
  const reports = await readIn(em, PRIVATE_REPORTS_OF_BOARD, [id]);
  if (reports.length === 0) return;
  const names = reports.map(({ name }) => `“${name}”`).join(', ');
  throw new Failure('RULE_VIOLATION', ctx.t('analytics.dashboard.privateReports', { names }), {
    rule: 'dashboard.share.reports',
  });
}

export async function deleteDashboard(ctx: Context, id: string): Promise<string> {
  await ctx.em.transactional(async (em) => {
    const board = await lockedBoard(ctx, em, id);
    requireChange(ctx, board, 'dashboard');
    await writeIn(em, DELETE_BOARD, [id, ctx.services.clock.now()]);
    if (!board.isShared) return;
    const before = { name: board.name };
    await recordAction(ctx, em, { kind: 'dashboard', id, action: 'dashboard.delete', before });
  });
  return id;
}

export function restoreDashboard(ctx: Context, id: string): Promise<string> {
  return withUniqueName(ctx, async (em) => {
    // Locks are always taken in the order user, then dashboard.
    await lockOwner(ctx, em);
    const board = await lockedBoard(ctx, em, id, { deletedToo: true });
    requireChange(ctx, board, 'dashboard');
    if (!board.deletedAt) return id;
    if (board.ownerId) await requireRoom(ctx, em, ROOM);
    // A segment may have been deleted since.
    const filters = boardFiltersOf(board.filters);
    await keepFilters(ctx, em, { filters, shared: board.isShared });
    await writeIn(em, DELETE_BOARD, [id, null]);
    if (board.isShared)
      await recordAction(ctx, em, { kind: 'dashboard', id, action: 'dashboard.restore' });
    return id;
  });
}

/** dashboard.save.name: the dashboards of a user have different names, ignoring case. */
export async function withUniqueName<Done>(
  ctx: Context,
  work: (em: EntityManager) => Promise<Done>,
): Promise<Done> {
  try {
    return await ctx.em.transactional(work);
  } catch (error) {
    if (!(error instanceof UniqueConstraintViolationException)) throw error;
    if (!error.message.includes('analytics_dashboards_name')) throw error;
    const message = ctx.t('analytics.dashboard.nameTaken');
    const fields = [{ field: 'name', message }];
    throw new Failure('CONFLICT', message, { rule: 'dashboard.save.name', fields });
  }
}

/** Locks a dashboard the caller may see until the end of the transaction. */
export async function lockedBoard(
  ctx: Context,
  em: EntityManager,
  id: string,
  { deletedToo = false, missing = missingBoard(ctx) } = {},
): Promise<LockedBoard> {
  const [board] = isId(id) ? await readIn(em, LOCK_BOARD, [id]) : [];
  if (!isVisible(ctx, board, deletedToo)) throw missing;
  return board;
}

export function missingBoard({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('analytics.dashboard.missing'));
}

/** Raises the version, so that other open copies of the dashboard notice the change. */
export async function bumpVersion(
  { services }: Context,
  em: EntityManager,
  id: string,
): Promise<void> {
  await writeIn(em, TOUCH_BOARD, [id, services.clock.now()]);
}
