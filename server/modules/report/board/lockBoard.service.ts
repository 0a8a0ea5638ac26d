import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnalyticsRange } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { isVisible } from '../lockReport.service.ts';
import { LOCK_BOARD, TOUCH_BOARD } from './reportBoard.reads.ts';

export interface LockedBoard {
  id: string;
  ownerId: string | null;
  name: string;
  isShared: boolean;
  range: AnalyticsRange | null;
  version: number;
  deletedAt: Date | null;
}

/** Locks a dashboard the caller may see until the end of the transaction. */
export async function lockedBoard(
  ctx: Context,
  em: EntityManager,
  id: string,
  { deletedToo = false, missing = missingBoard(ctx) } = {},
): Promise<LockedBoard> {
  const [board] = isId(id) ? await em.execute<LockedBoard[]>(LOCK_BOARD, [id]) : [];
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
  await em.execute(TOUCH_BOARD, [services.clock.now(), id]);
}
