import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnalyticsFilter } from '#schema/analytics/query.ts';
import { segmentIdsIn } from '#schema/analytics/segments.ts';
import { readIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { mayRead } from '../report.rules.ts';
import { KEEP_SEGMENTS } from './segment.sql.ts';
import { missingSegment } from './segment.service.ts';

/**
 * Locks the segments of a question that is being saved, until the end of the transaction. segment.use.shared: a shared
 * report uses no private segments, because others could not see its figures.
 */
export async function keepSegments(
  ctx: Context,
  em: EntityManager,
  question: unknown,
  { shared }: { shared: boolean },
): Promise<void> {
  const { filter } = (question ?? {}) as { filter?: AnalyticsFilter | null };
  const ids = segmentIdsIn(filter);
  if (ids.length === 0) return;
  const kept = await readIn(em, KEEP_SEGMENTS, [ids.filter(isId)]);
  const { userId } = ctx.viewer!;
  if (kept.filter((segment) => mayRead(segment, userId)).length < ids.length)
    throw missingSegment(ctx);
  const names = kept.filter(({ isShared }) => !isShared).map(({ name }) => `“${name}”`);
  if (!shared || names.length === 0) return;
  const message = ctx.t('analytics.segment.private', { names: names.join(', ') });
  throw new Failure('RULE_VIOLATION', message, { rule: 'segment.use.shared' });
}
