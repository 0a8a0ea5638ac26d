import { isDeepStrictEqual } from 'node:util';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { ChartKind } from '#schema/analytics/charts.ts';
import { REPORT_NAME_MAX, REPORTS_MAX } from '#schema/options/reports.ts';
import type { EntityManager } from '@mikro-orm/postgresql';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { newId } from '#server/lib/ids.ts';
import { startAlertsOver } from './figureAlert/startAlertsOver.service.ts';
import { requireChange, lockedReport, lockOwner, requireRoom } from './lockReport.service.ts';
import {
  ADD_REPORT,
  CHANGE_REPORT,
  COUNT_REPORTS,
  DELETE_REPORT,
  SHARE_REPORT,
  type LockedReport,
} from './report.sql.ts';
import { recordAction } from './recordAction.service.ts';
import { keepSegments } from './segment/keepSegments.service.ts';

interface StoredValues {
  name: string;
  description: string;
  query: unknown;
  chart: string;
  shared: boolean;
}

export interface ReportValues extends StoredValues {
  id?: string | null;
  version?: number | null;
  query: AnalyticsQuery;
  chart: ChartKind;
}

const ROOM = { count: COUNT_REPORTS, max: REPORTS_MAX, noun: 'report' } as const;

/** Creates a report or replaces one of the caller's; returns its id. */
export function saveReport(ctx: Context, values: ReportValues): Promise<string> {
  const { id } = values;
  return ctx.em.transactional(async (em) => {
    if (!id) return addReport(ctx, em, values);
    const report = await lockedReport(ctx, em, id);
    requireChange(ctx, report, 'report', values.version);
    await keepSegments(ctx, em, values.query, values);
    const now = ctx.services.clock.now();
    await writeIn(em, CHANGE_REPORT, [id, ctx.viewer!.userId, ...stored(values), now]);
    if (!isDeepStrictEqual(report.query, values.query)) await startAlertsOver(ctx, em, [id]);
    await recordSharing(ctx, em, report, values.shared);
    return id;
  });
}

async function addReport(ctx: Context, em: EntityManager, values: StoredValues): Promise<string> {
  await requireRoom(ctx, em, ROOM);
  await keepSegments(ctx, em, values.query, values);
  const now = ctx.services.clock.now();
  const id = newId(now.getTime());
  await writeIn(em, ADD_REPORT, [id, ctx.viewer!.userId, ...stored(values), now]);
  if (values.shared) await recordAction(ctx, em, { kind: 'report', id, action: 'report.share' });
  return id;
}

function stored({ name, description, query, chart, shared }: StoredValues) {
  return [name, description, JSON.stringify(query), chart, shared] as const;
}

async function recordSharing(
  ctx: Context,
  em: EntityManager,
  was: LockedReport,
  isShared: boolean,
) {
  if (was.isShared === isShared) return;
  const action = isShared ? 'report.share' : 'report.unshare';
  await recordAction(ctx, em, { kind: 'report', id: was.id, action });
}

/** Copies a report. The copy belongs to the caller and is private until shared. Returns its id. */
export function duplicateReport(ctx: Context, id: string): Promise<string> {
  return ctx.em.transactional(async (em) => {
    const { name, description, query, chart } = await lockedReport(ctx, em, id);
    const copy = [...ctx.t('analytics.report.copy', { name })].slice(0, REPORT_NAME_MAX).join('');
    const kept = { description, query, chart };
    return addReport(ctx, em, { name: copy.trim(), ...kept, shared: false });
  });
}

export async function shareReport(ctx: Context, id: string, shared: boolean): Promise<string> {
  await ctx.em.transactional(async (em) => {
    const report = await lockedReport(ctx, em, id);
    requireChange(ctx, report, 'report');
    if (report.isShared === shared) return;
    await keepSegments(ctx, em, report.query, { shared });
    await writeIn(em, SHARE_REPORT, [id, ctx.viewer!.userId, shared, ctx.services.clock.now()]);
    await recordSharing(ctx, em, report, shared);
  });
  return id;
}

/** A deleted report can be restored within a day, with its pins and schedules. */
export async function deleteReport(ctx: Context, id: string): Promise<string> {
  await ctx.em.transactional(async (em) => {
    const report = await lockedReport(ctx, em, id);
    requireChange(ctx, report, 'report');
    await writeIn(em, DELETE_REPORT, [id, ctx.services.clock.now()]);
    const before = { name: report.name };
    if (report.isShared)
      await recordAction(ctx, em, { kind: 'report', id, action: 'report.delete', before });
  });
  return id;
}

export async function restoreReport(ctx: Context, id: string): Promise<string> {
  await ctx.em.transactional(async (em) => {
    // Locks are always taken in the order user, then report.
    await lockOwner(ctx, em);
    const report = await lockedReport(ctx, em, id, { deletedToo: true });
    requireChange(ctx, report, 'report');
    if (!report.deletedAt) return;
    if (report.ownerId) await requireRoom(ctx, em, ROOM);
    await writeIn(em, DELETE_REPORT, [id, null]);
    if (report.isShared)
      await recordAction(ctx, em, { kind: 'report', id, action: 'report.restore' });
  });
  return id;
}
