import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from '@mikro-orm/postgresql';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { FIGURE_ALERTS_MAX } from '#schema/options/figureAlerts.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { isId, newId } from '#server/lib/ids.ts';
import type { Facts } from '#server/modules/activity/activity.type.ts';
import { lockedReport, lockOwner, requireRoom } from '../lockReport.service.ts';
import { recordAction } from '../recordAction.service.ts';
import { keepSegments } from '../segment/keepSegments.service.ts';
import {
  ADD_ALERT,
  CHANGE_ALERT,
  COUNT_ALERTS,
  DELETE_ALERT,
  END_CROSSING,
  LOCK_ALERT,
  PAUSE_OR_RESUME,
  type LockedAlert,
} from './figureAlert.sql.ts';
import type { Condition } from './figureAlert.rules.ts';
import { missingAlert } from './figureAlert.service.ts';
import { requireWatched } from './requireWatched.service.ts';

export interface AlertValues extends Condition {
  id?: string | null;
  name: string;
  reportId: string | null;
  query: AnalyticsQuery | null;
  /** The key of a column; null means the first of the question. */
  measure: string | null;
  isPerGroup: boolean;
  isMailed: boolean;
  isPosted: boolean;
  isActive: boolean;
}

const ROOM = { count: COUNT_ALERTS, max: FIGURE_ALERTS_MAX, noun: 'figureAlert' } as const;

/** Creates an alert or replaces one of the caller's; returns its id. It is checked at once. */
export function saveAlert(ctx: Context, values: AlertValues): Promise<string> {
  return ctx.em.transactional(async (em) => {
    await lockOwner(ctx, em);
    const watched = await watchedBy(ctx, em, values);
    const now = ctx.services.clock.now();
    const kept = values.id ? await lockedAlert(ctx, em, values.id) : null;
    const id = kept?.id ?? newId(now.getTime());
    const row = [
      id,
      ctx.viewer!.userId,
      values.name,
      ...watched.row,
      ...conditionOf(values),
    ] as const;
    const ways = [values.isMailed, values.isPosted, values.isActive, now] as const;
    if (kept) {
      const isOther = isChanged(kept, values, watched.measure);
      if (isOther) await writeIn(em, END_CROSSING, [id, now]);
      await writeIn(em, CHANGE_ALERT, [...row, ...ways, isOther]);
    } else {
      await requireRoom(ctx, em, ROOM);
      await writeIn(em, ADD_ALERT, [...row, ...ways]);
    }
    await ctx.services.tasks.enqueue(em, 'check-figure-alerts', {});
    const action = kept ? 'figureAlert.update' : 'figureAlert.create';
    await recordAction(ctx, em, { kind: 'figure_alert', id, action, after: factsOf(values) });
    return id;
  });
}

const conditionOf = ({ isPerGroup, kind, direction, amount, isPercent }: AlertValues) =>
  [
    isPerGroup,
    kind,
    direction,
    kind === 'unusual' ? null : amount,
    kind === 'change' && isPercent,
  ] as const;

function factsOf(values: AlertValues): Facts {
  const [isPerGroup, kind, direction, amount, isPercent] = conditionOf(values);
  const { name, isMailed, isPosted, isActive } = values;
  return { name, isPerGroup, kind, direction, amount, isPercent, isMailed, isPosted, isActive };
}

/** The question as stored, which the caller may ask. */
async function watchedBy(ctx: Context, em: EntityManager, values: AlertValues) {
  const { reportId, query, kind, isPerGroup } = values;
  const report = reportId ? await lockedReport(ctx, em, reportId) : null;
  const stored = report?.query ?? query;
  const measure = values.measure ?? firstMeasure(stored);
  if (!report) await keepSegments(ctx, em, stored, { shared: false });
  await requireWatched(ctx, { stored, measure, isPerGroup, kind, isReadable: true });
  const row = [reportId, query && JSON.stringify(query), measure] as const;
  return { measure, row };
}

export function firstMeasure(stored: unknown): string {
  return (stored as Partial<AnalyticsQuery> | null)?.measures?.[0] ?? '';
}

/** Whether it now watches another figure or limit, which earlier crossings do not belong to. */
function isChanged(kept: LockedAlert, values: AlertValues, measure: string): boolean {
  const { reportId, query, isPerGroup, kind, direction, amount, isPercent } = kept;
  const before = [reportId, query, kept.measure, isPerGroup, kind, direction, amount, isPercent];
  const after = [values.reportId, values.query, measure, ...conditionOf(values)];
  return !isDeepStrictEqual(before, after);
}

/** Paused, or resumed and checked at once. */
export async function pauseOrResumeAlert(
  ctx: Context,
  id: string,
  isActive: boolean,
): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const alert = await lockedAlert(ctx, em, id);
    if (alert.isActive === isActive) return;
    const now = ctx.services.clock.now();
    await writeIn(em, PAUSE_OR_RESUME, [id, ctx.viewer!.userId, isActive, now]);
    if (isActive) await ctx.services.tasks.enqueue(em, 'check-figure-alerts', {});
    const action = isActive ? 'figureAlert.resume' : 'figureAlert.pause';
    await recordAction(ctx, em, { kind: 'figure_alert', id, action });
  });
}

export async function deleteAlert(ctx: Context, id: string): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const { name } = await lockedAlert(ctx, em, id);
    await writeIn(em, DELETE_ALERT, [id, ctx.viewer!.userId]);
    const action = 'figureAlert.delete';
    await recordAction(ctx, em, { kind: 'figure_alert', id, action, before: { name } });
  });
}

/** Someone else's alert counts as missing. */
async function lockedAlert(ctx: Context, em: EntityManager, id: string): Promise<LockedAlert> {
  const [alert] = isId(id) ? await readIn(em, LOCK_ALERT, [ctx.viewer!.userId, id]) : [];
  if (!alert) throw missingAlert(ctx);
  return alert;
}
