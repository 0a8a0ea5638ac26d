import type { EntityManager } from '@mikro-orm/postgresql';
import { REPORT_SCHEDULES_MAX, type ReportRhythm } from '#schema/options/reports.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { lockedReport, lockOwner, requireRoom } from '../lockReport.service.ts';
import { recordAction } from '../recordAction.service.ts';
import { withCurrentSettings } from '#server/modules/setting/withCurrentSettings.service.ts';
import {
  COUNT_SCHEDULES,
  LOCK_SCHEDULE,
  SCHEDULE,
  UNSCHEDULE,
  SCHEDULES,
} from './reportSchedule.sql.ts';
import { nextSending } from './reportSchedule.rules.ts';
import type { AnalyticsSchedule } from './reportSchedule.type.ts';

interface ScheduleValues {
  reportId: string;
  every: ReportRhythm;
  weekday?: number | null;
  day?: number | null;
  hour: number;
  isActive: boolean;
}

const ROOM = { count: COUNT_SCHEDULES, max: REPORT_SCHEDULES_MAX, noun: 'schedule' } as const;

/** Schedules emails to the caller; returns the id of the report. */
export async function scheduleReport(ctx: Context, values: ScheduleValues): Promise<string> {
  const { timeZone } = await (await withCurrentSettings(ctx.services)).settings.current();
  const { reportId, every, hour, isActive } = values;
  const weekday = every === 'weekly' ? values.weekday : null;
  const day = every === 'monthly' ? values.day : null;
  const hours = { every, weekday, day, hour };
  await ctx.em.transactional(async (em) => {
    await lockOwner(ctx, em);
    await lockedReport(ctx, em, reportId);
    if (!(await isScheduled(ctx, em, reportId))) await requireRoom(ctx, em, ROOM);
    const now = ctx.services.clock.now();
    const next = nextSending(hours, now, timeZone);
    const times = [timeZone, next, isActive, now] as const;
    const whose = [newId(now.getTime()), reportId, ctx.viewer!.userId] as const;
    await writeIn(em, SCHEDULE, [...whose, every, weekday, day, hour, ...times]);
    await recordAction(ctx, em, {
      kind: 'report',
      id: reportId,
      action: 'report.schedule',
      after: { ...hours, isActive },
    });
  });
  return reportId;
}

async function isScheduled({ viewer }: Context, em: EntityManager, id: string): Promise<boolean> {
  return (await readIn(em, LOCK_SCHEDULE, [id, viewer!.userId])).length > 0;
}

export async function unscheduleReport(ctx: Context, reportId: string): Promise<void> {
  await ctx.em.transactional(async (em) => {
    const ended = await writeIn(em, UNSCHEDULE, [reportId, ctx.viewer!.userId]);
    if (ended.length === 0) throw new Failure('NOT_FOUND', ctx.t('analytics.schedule.missing'));
    await recordAction(ctx, em, { kind: 'report', id: reportId, action: 'report.unschedule' });
  });
}

/** The caller's own schedule of each report. */
export async function schedulesByReport(
  { services, viewer }: Context,
  ids: readonly string[],
): Promise<(AnalyticsSchedule | null)[]> {
  const rows = await services.database.read(SCHEDULES, [viewer!.userId, ids]);
  const byReport = new Map(rows.map((row) => [row.reportId, row]));
  return ids.map((id) => byReport.get(id) ?? null);
}
