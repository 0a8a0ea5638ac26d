import { beforeEach, describe, expect, test } from 'vitest';
import { nextSendings } from '#schema/analytics/schedule.ts';
import type { App } from '#tests/support/app.ts';
import type { GraphqlFailure } from '#tests/support/caller.ts';
import { scenario, type Person } from '#tests/support/scenario.ts';
import {
  deleteReport,
  reportOf,
  saveReport,
  scheduleReport,
  shareReport,
  unscheduleReport,
} from './reportWorld.ts';

const KOLKATA = 'Asia/Kolkata';
const NEW_YORK = 'America/New_York';

let app: App;
let asha: Person;
let ravi: Person;

beforeEach(async () => {
  const world = await scenario().admin({ as: 'asha' }).admin({ as: 'ravi' });
  ({ app, asha, ravi } = world);
});

const times = (
  hours: Parameters<typeof nextSendings>[0],
  after: string,
  timeZone: string,
  count = 3,
) => nextSendings(hours, { after: new Date(after), timeZone, count }).map((at) => at.toISOString());

describe('the next sending times', () => {
  test('follow the time zone and are always in the future', () => {
    expect(times({ every: 'daily', hour: 8 }, '2026-11-22T02:29:59Z', KOLKATA, 2)).toEqual([
      '2026-11-22T02:30:00.000Z',
      '2026-11-23T02:30:00.000Z',
    ]);
    expect(times({ every: 'daily', hour: 8 }, '2026-11-22T02:30:00Z', KOLKATA, 1)).toEqual([
      '2026-11-23T02:30:00.000Z',
    ]);
    expect(
      times({ every: 'weekly', weekday: 1, hour: 0 }, '2026-11-22T20:00:00Z', KOLKATA, 2),
    ).toEqual(['2026-11-29T18:30:00.000Z', '2026-12-06T18:30:00.000Z']);
  });

  test('are on the last day of a month that is too short', () => {
    const monthly = { every: 'monthly', day: 31, hour: 9 } as const;
    expect(times(monthly, '2027-01-31T09:00:00Z', 'UTC', 4)).toEqual([
      '2027-02-28T09:00:00.000Z',
      '2027-03-31T09:00:00.000Z',
      '2027-04-30T09:00:00.000Z',
      '2027-05-31T09:00:00.000Z',
    ]);
    expect(times({ ...monthly, day: 29 }, '2028-02-01T00:00:00Z', 'UTC', 1)).toEqual([
      '2028-02-29T09:00:00.000Z',
    ]);
  });

  test('come once on the days when clocks change', () => {
    // In New York clocks skip from 2 to 3 on 14 March 2027 and repeat 1 on 7 November 2027.
    expect(times({ every: 'daily', hour: 2 }, '2027-03-13T08:00:00Z', NEW_YORK, 2)).toEqual([
      '2027-03-14T07:00:00.000Z',
      '2027-03-15T06:00:00.000Z',
    ]);
    expect(times({ every: 'daily', hour: 1 }, '2027-11-06T06:00:00Z', NEW_YORK, 2)).toEqual([
      '2027-11-07T05:00:00.000Z',
      '2027-11-08T06:00:00.000Z',
    ]);
  });
});

describe('a report', () => {
  test('is scheduled once per user, and scheduling it again changes the schedule', async () => {
    const { id } = await saveReport(asha, { shared: true });
    const { schedule } = await scheduleReport(asha, {
      reportId: id,
      every: 'WEEKLY',
      weekday: 1,
      day: 3,
      hour: 8,
    });
    expect(schedule).toMatchObject({
      every: 'WEEKLY',
      weekday: 1,
      day: null,
      hour: 8,
      timeZone: 'UTC',
      isActive: true,
      lastSentAt: null,
      failures: 0,
    });
    expect(new Date(schedule!.nextAt).getTime()).toBeGreaterThan(app.clock.now().getTime());
    expect((await reportOf(ravi, id))!.schedule).toBeNull();
    await scheduleReport(ravi, { reportId: id });
    await scheduleReport(asha, { reportId: id, every: 'MONTHLY', day: 31, hour: 0 });
    expect((await reportOf(asha, id))!.schedule).toMatchObject({
      id: schedule!.id,
      every: 'MONTHLY',
      weekday: null,
      day: 31,
    });
    expect((await scheduleReport(asha, { reportId: id, isActive: false })).schedule).toMatchObject({
      isActive: false,
    });
    await unscheduleReport(asha, id);
    expect((await reportOf(asha, id))!.schedule).toBeNull();
    expect((await reportOf(ravi, id))!.schedule).not.toBeNull();
    await expect(unscheduleReport(asha, id)).toFailWith('NOT_FOUND');
  });

  test('cannot be scheduled without its day, with an invalid day, or if it is not visible', async () => {
    const { id: reportId } = await saveReport(asha);
    for (const wrong of [
      { every: 'WEEKLY' },
      { every: 'MONTHLY' },
      { every: 'WEEKLY', weekday: 8 },
      { every: 'MONTHLY', day: 32 },
      { hour: 24 },
      { hour: -1 },
    ])
      await expect(scheduleReport(asha, { reportId, ...wrong })).toFailWith('BAD_USER_INPUT');
    await expect(scheduleReport(ravi, { reportId })).toFailWith('NOT_FOUND');
    await shareReport(asha, reportId);
    await scheduleReport(ravi, { reportId });
    await deleteReport(asha, reportId);
    await expect(scheduleReport(ravi, { reportId })).toFailWith('NOT_FOUND');
  });

  test('is scheduled once by concurrent requests; a concurrent deletion waits', async () => {
    const { id: reportId } = await saveReport(asha, { shared: true });
    await Promise.all([8, 9].map((hour) => scheduleReport(ravi, { reportId, hour })));
    const rows = await app.sql('select 1 from analytics_schedules where report_id = ?', [reportId]);
    expect(rows).toHaveLength(1);
    const scheduled = scheduleReport(ravi, { reportId, hour: 10 }).then(
      () => 'scheduled',
      (error: GraphqlFailure) => error.extensions.code,
    );
    await deleteReport(asha, reportId);
    expect(['scheduled', 'NOT_FOUND']).toContain(await scheduled);
    expect(await reportOf(ravi, reportId)).toBeNull();
  });

  test('is logged when it is scheduled and unscheduled', async () => {
    const { id: reportId } = await saveReport(asha);
    await scheduleReport(asha, { reportId, every: 'MONTHLY', day: 1, hour: 7 });
    await unscheduleReport(asha, reportId);
    const rows = await app.sql<{ action: string; after: object | null }>(
      'select action, after from activity_log where subject_id = ? order by id',
      [reportId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['report.schedule', 'report.unschedule']);
    expect(rows[0]!.after).toMatchObject({ every: 'monthly', day: 1, hour: 7 });
  });
});
