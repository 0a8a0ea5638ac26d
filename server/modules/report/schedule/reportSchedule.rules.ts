import { nextSendings, type ReportHours } from '#schema/analytics/schedule.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { REPORT_FAILURES_MAX } from '#schema/options/reports.ts';

/** report.schedule.next: what is late is sent once, and what was missed is not made up for. */
export function nextSending(hours: ReportHours, after: Date, timeZone: string): Date {
  const [next] = nextSendings(hours, { after, timeZone, count: 1 });
  return next!;
}

/** report.schedule.moved: by the clocks of another zone, and not a second time on the day of the last. */
export function movedSending(
  hours: ReportHours,
  { now, timeZone, lastSentAt }: { now: Date; timeZone: string; lastSentAt: Date | null },
): Date {
  const dayOf = (moment: Date) => wallClock(moment, timeZone).toISOString().slice(0, 10);
  const [next, other] = nextSendings(hours, { after: now, timeZone, count: 2 });
  return lastSentAt && dayOf(lastSentAt) === dayOf(next!) ? other! : next!;
}

/** report.schedule.told: of failures in a row the first is told. */
export function isToldOf(failures: number): boolean {
  return failures === 1;
}

/** report.schedule.paused: nobody is mailed for ever about what cannot be asked. */
export function isGivenUp(failures: number): boolean {
  return failures >= REPORT_FAILURES_MAX;
}
