import type { EntityManager } from '@mikro-orm/postgresql';
import { readIn } from '#server/db/inTransaction.ts';
import type { Statement } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { LOCK_OWNER, LOCK_REPORT, type LockedReport } from './report.sql.ts';
import { hasRoom, isCurrent, mayChange, mayRead, type Owned } from './report.rules.ts';

/**
 * Locks a report the caller may read until the end of the transaction. Another user's private report counts as missing.
 */
export async function lockedReport(
  ctx: Context,
  em: EntityManager,
  id: string,
  { deletedToo = false } = {},
): Promise<LockedReport> {
  const [report] = isId(id) ? await readIn(em, LOCK_REPORT, [id]) : [];
  if (!isVisible(ctx, report, deletedToo)) throw missingReport(ctx);
  return report;
}

/** Deleted items are visible only to users who can restore them. */
export function isVisible<Kept extends Owned & { deletedAt: Date | null }>(
  { viewer }: Context,
  kept: Kept | undefined,
  deletedToo: boolean,
): kept is Kept {
  if (!kept || !mayRead(kept, viewer!.userId)) return false;
  return !kept.deletedAt || (deletedToo && mayChange(kept, viewer!.userId));
}

export function missingReport({ t }: Pick<Context, 't'>): Failure {
  return new Failure('NOT_FOUND', t('analytics.report.missing'));
}

interface OwnedVersion extends Owned {
  version: number;
}

/** Requires that the caller may change it and has seen its current version. */
export function requireChange(
  ctx: Context,
  thing: OwnedVersion,
  noun: 'report' | 'dashboard' | 'segment',
  seen?: number | null,
): void {
  if (!mayChange(thing, ctx.viewer!.userId)) {
    const rule = `${noun}.change.maker`;
    throw new Failure('RULE_VIOLATION', ctx.t(`analytics.${noun}.notMaker`), { rule });
  }
  if (isCurrent(thing, seen)) return;
  throw new Failure('CONFLICT', ctx.t('analytics.changed'), {
    rule: `${noun}.change.version`,
    current: String(thing.version),
  });
}

interface RoomCheck {
  count: Statement<
    | 'reports-count'
    | 'report-boards-count'
    | 'report-schedules-count'
    | 'figure-alerts-count'
    | 'segments-count'
  >;
  max: number;
  noun: 'report' | 'dashboard' | 'schedule' | 'figureAlert' | 'segment';
}

/** Serializes concurrent requests of the same user, so that each counts what the other has added. */
export async function lockOwner({ viewer }: Context, em: EntityManager): Promise<void> {
  await readIn(em, LOCK_OWNER, [viewer!.userId]);
}

export async function requireRoom(
  ctx: Context,
  em: EntityManager,
  { count, max, noun }: RoomCheck,
): Promise<void> {
  await lockOwner(ctx, em);
  const [row] = await readIn(em, count, [ctx.viewer!.userId]);
  if (hasRoom(row!.count, max)) return;
  const rule = `${noun}.save.room`;
  throw new Failure('RULE_VIOLATION', ctx.t(`analytics.${noun}.full`, { max }), { rule });
}

/** Whether the caller may change it. */
export function mayChangeThis({ viewer }: Context, thing: Owned): boolean {
  return mayChange(thing, viewer!.userId);
}
