import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { analyticsQuerySchema } from '#schema/analytics/querySchema.ts';
import { SEGMENTS_MAX } from '#schema/options/segments.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { RowOf } from '#server/db/statement.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId, newId } from '#server/lib/ids.ts';
import { requireValidQuery } from '#server/modules/analytics/analytics.service.ts';
import {
  forgetSegments,
  validSegmentsIn,
} from '#server/modules/analytics/segment/segments.service.ts';
import {
  startAlertsOfSegmentOver,
  startAlertsOver,
} from '../figureAlert/startAlertsOver.service.ts';
import { requireChange, requireRoom } from '../lockReport.service.ts';
import { recordAction } from '../recordAction.service.ts';
import { mayChange, mayRead } from '../report.rules.ts';
import {
  ADD_SEGMENT,
  CHANGE_SEGMENT,
  COUNT_SEGMENTS,
  DELETE_SEGMENT,
  LOCK_SEGMENT,
  LOCK_USES,
  REPLACE_IN_ALERTS,
  REPLACE_IN_DASHBOARDS,
  REPLACE_IN_REPORTS,
  SEGMENT_USES,
  type LockedSegment,
} from './segment.sql.ts';
import {
  missingSegment,
  requireValidSegment,
  validSegmentOf,
  type SegmentDraft,
} from './segment.service.ts';

export interface SegmentValues extends SegmentDraft {
  id?: string | null;
  version?: number | null;
  shared: boolean;
}

const ROOM = { count: COUNT_SEGMENTS, max: SEGMENTS_MAX, noun: 'segment' } as const;

/** Creates a segment or replaces one of the caller's; returns its id. */
export async function saveSegment(ctx: Context, values: SegmentValues): Promise<string> {
  await requireValidSegment(ctx, values);
  const id = await ctx.em.transactional((em) =>
    values.id ? changeSegment(ctx, em, values.id, values) : addSegment(ctx, em, values),
  );
  forgetSegments(ctx);
  return id;
}

async function addSegment(ctx: Context, em: EntityManager, values: SegmentValues): Promise<string> {
  await requireRoom(ctx, em, ROOM);
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  await writeIn(em, ADD_SEGMENT, [...stored(ctx, id, values), values.noun]);
  if (values.shared) await recordAction(ctx, em, { kind: 'segment', id, action: 'segment.share' });
  return id;
}

async function changeSegment(
  ctx: Context,
  em: EntityManager,
  id: string,
  values: SegmentValues,
): Promise<string> {
  await lockUses(em, id);
  const segment = await lockedSegment(ctx, em, id);
  requireChange(ctx, segment, 'segment', values.version);
  if (segment.noun !== values.noun)
    throw new Failure('RULE_VIOLATION', ctx.t('analytics.segment.otherNoun'), {
      rule: 'segment.change.noun',
    });
  if (segment.isShared && !values.shared) await requireUnusedByOthers(ctx, em, segment);
  const isOther = !isDeepStrictEqual(segment.definition, values.definition);
  if (isOther) await requireWorkingUses(ctx, em, segment, values);
  await writeIn(em, CHANGE_SEGMENT, stored(ctx, id, values));
  if (isOther) await startAlertsOfSegmentOver(ctx, em, id);
  if (!segment.isShared && !values.shared) return id;
  const action = !values.shared
    ? 'segment.unshare'
    : segment.isShared
      ? 'segment.update'
      : 'segment.share';
  await recordAction(ctx, em, { kind: 'segment', id, action });
  return id;
}

function stored(ctx: Context, id: string, { name, definition, shared }: SegmentValues) {
  const now = ctx.services.clock.now();
  return [id, ctx.viewer!.userId, name, JSON.stringify(definition), shared, now] as const;
}

/** Deletes a segment that is not in use, or whose uses move to another segment. */
export async function deleteSegment(
  ctx: Context,
  id: string,
  replaceWith: string | null,
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    await lockUses(em, id);
    const other = replaceWith ? await otherSegment(ctx, em, id, replaceWith) : null;
    const segment = await lockedSegment(ctx, em, id);
    requireChange(ctx, segment, 'segment');
    if (other) await replaceSegment(ctx, em, segment, other);
    else await requireUnused(ctx, em, segment);
    await writeIn(em, DELETE_SEGMENT, [id]);
    const before = { name: segment.name };
    const after = other && { after: { name: other.name } };
    if (segment.isShared)
      await recordAction(ctx, em, {
        kind: 'segment',
        id,
        action: 'segment.delete',
        before,
        ...after,
      });
  });
  forgetSegments(ctx);
}

/** Both are locked in the order of their ids, so that two deletions cannot wait for each other. */
async function otherSegment(ctx: Context, em: EntityManager, id: string, replaceWith: string) {
  if (isId(id) && id < replaceWith) await readIn(em, LOCK_SEGMENT, [id]);
  const other = await lockedSegment(ctx, em, replaceWith);
  if (other.id === id.toLowerCase()) throw missingSegment(ctx);
  return other;
}

/**
 * segment.replace: another segment of the same noun can take the place of this one if the caller may change everything
 * that uses it, and all of its questions stay valid.
 */
async function replaceSegment(
  ctx: Context,
  em: EntityManager,
  segment: LockedSegment,
  other: LockedSegment,
): Promise<void> {
  if (segment.noun !== other.noun)
    throw new Failure('RULE_VIOLATION', ctx.t('analytics.segment.otherNoun'), {
      rule: 'segment.change.noun',
    });
  const uses = await usesOf(ctx, em, segment);
  const theirs = uses.filter((use) => !mayChange(use, ctx.viewer!.userId));
  if (theirs.length > 0) throw usedBy(ctx, theirs, 'used');
  if (uses.some(({ isShared }) => isShared) && !other.isShared)
    throw new Failure(
      'RULE_VIOLATION',
      ctx.t('analytics.segment.private', { names: `“${other.name}”` }),
      { rule: 'segment.use.shared' },
    );
  const change = [segment.id, other.id, ctx.services.clock.now()] as const;
  await writeIn(em, REPLACE_IN_DASHBOARDS, change);
  const reports = await readIn(em, REPLACE_IN_REPORTS, change);
  const alerts = await readIn(em, REPLACE_IN_ALERTS, change);
  await startAlertsOver(
    ctx,
    em,
    reports.map(({ id }) => id),
  );
  for (const { query } of [...reports, ...alerts]) {
    const read = analyticsQuerySchema.safeParse(query);
    if (read.success) await requireValidQuery(ctx, read.data);
  }
  if (alerts.length > 0) await ctx.services.tasks.enqueue(em, 'check-figure-alerts', {});
}

async function lockUses(em: EntityManager, id: string): Promise<void> {
  for (const lock of LOCK_USES) await readIn(em, lock, [id.toLowerCase()]);
}

/** Another user's private segment counts as missing. */
async function lockedSegment(ctx: Context, em: EntityManager, id: string): Promise<LockedSegment> {
  const [segment] = isId(id) ? await readIn(em, LOCK_SEGMENT, [id]) : [];
  if (!segment || !mayRead(segment, ctx.viewer!.userId)) throw missingSegment(ctx);
  return segment;
}

/** segment.delete.used: a segment in use cannot be deleted, because what uses it would change its meaning. */
async function requireUnused(ctx: Context, em: EntityManager, segment: LockedSegment) {
  const uses = await usesOf(ctx, em, segment);
  if (uses.length > 0) throw usedBy(ctx, uses, 'used');
}

/** segment.share.used: a segment that other users need stays shared; they would lose the figures that it filters. */
async function requireUnusedByOthers(ctx: Context, em: EntityManager, segment: LockedSegment) {
  const uses = await usesOf(ctx, em, segment);
  const theirs = uses.filter(({ isShared, ownerId }) => isShared || ownerId !== ctx.viewer!.userId);
  if (theirs.length > 0) throw usedBy(ctx, theirs, 'usedShared');
}

/** segment.change.breaks: every question that uses a segment can still be answered after its conditions change. */
async function requireWorkingUses(
  ctx: Context,
  em: EntityManager,
  segment: LockedSegment,
  draft: SegmentDraft,
): Promise<void> {
  const changed = { ...draft, id: segment.id };
  const broken: { use: SegmentUse; reason: string }[] = [];
  for (const use of await usesOf(ctx, em, segment)) {
    const read = analyticsQuerySchema.safeParse(use.question);
    if (!read.success || (await refusalOf(ctx, read.data))) continue;
    const refusal = await refusalOf(ctx, read.data, changed);
    if (refusal) broken.push({ use, reason: refusal.message });
  }
  const [first] = broken;
  if (!first) return;
  const uses = broken.map(({ use }) => use);
  throw usedBy(ctx, uses, 'breaks', { reason: first.reason });
}

/** Why a question cannot be answered, also with a changed segment; null if it can. */
async function refusalOf(
  ctx: Context,
  query: AnalyticsQuery,
  changed?: SegmentDraft & { id: string },
): Promise<Failure | null> {
  try {
    const segments = new Map(await validSegmentsIn(ctx, query.filter));
    if (changed) segments.set(changed.id, await validSegmentOf(ctx, changed));
    await requireValidQuery(ctx, query, segments);
    return null;
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

const usesOf = ({ viewer }: Context, em: EntityManager, { id }: LockedSegment) =>
  readIn(em, SEGMENT_USES, [[id], viewer!.userId]);

const RULES = {
  used: 'segment.delete.used',
  usedShared: 'segment.share.used',
  breaks: 'segment.change.breaks',
} as const;

type SegmentUse = RowOf<typeof SEGMENT_USES>;

function usedBy(
  { t }: Context,
  uses: readonly Pick<SegmentUse, 'kind' | 'name'>[],
  why: keyof typeof RULES,
  more: { reason?: string } = {},
): Failure {
  const names = uses.flatMap(({ kind, name }) =>
    name === null ? [] : t(`analytics.segment.user.${kind}`, { name }),
  );
  const hidden = uses.length - names.length;
  const list = [
    ...names,
    ...(hidden > 0 ? [t('analytics.segment.othersUse', { count: hidden })] : []),
  ];
  const message = t(`analytics.segment.${why}`, { uses: list.join(', '), ...more });
  return new Failure('RULE_VIOLATION', message, { rule: RULES[why] });
}
