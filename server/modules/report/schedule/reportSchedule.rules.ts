import { nextSendings, type ReportHours } from '#schema/analytics/schedule.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { REPORT_FAILURES_MAX } from '#schema/options/reports.ts';

/** report.schedule.next: a late report is sent once; missed ones are not sent later. */
export function nextSending(hours: ReportHours, after: Date, timeZone: string): Date {
  const [next] = nextSendings(hours, { after, timeZone, count: 1 });
  return next!;
}

/** report.schedule.moved: recalculates the next time for another time zone, but never on the day of the last email. */
export function rescheduledSending(
  hours: ReportHours,
  { now, timeZone, lastSentAt }: { now: Date; timeZone: string; lastSentAt: Date | null },
): Date {
  const dayOf = (moment: Date) => wallClock(moment, timeZone).toISOString().slice(0, 10);
  const [next, other] = nextSendings(hours, { after: now, timeZone, count: 2 });
  return lastSentAt && dayOf(lastSentAt) === dayOf(next!) ? other! : next!;
}

/** report.schedule.reported: only the first of several failures in a row is reported. */
export function isReported(failures: number): boolean {
  return failures === 1;
}

/** report.schedule.paused: after too many failures in a row, the schedule is paused. */
export function isGivenUp(failures: number): boolean {
  return failures >= REPORT_FAILURES_MAX;
}
