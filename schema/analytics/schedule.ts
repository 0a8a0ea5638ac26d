import type { ReportRhythm } from '#schema/options/reports.ts';
import { momentOf, wallClock } from '#schema/time/wallClock.ts';

export interface ReportHours {
  every: ReportRhythm;
  /** 1 for Monday to 7 for Sunday, for weekly reports. */
  weekday?: number | null;
  /** 1 to 31, for monthly reports; the last day in a shorter month. */
  day?: number | null;
  hour: number;
}

/** The next times at which a report is sent, in a given time zone. */
export function nextSendings(
  hours: ReportHours,
  { after, timeZone, count }: { after: Date; timeZone: string; count: number },
): Date[] {
  const today = wallClock(after, timeZone);
  const found: Date[] = [];
  // Every step gives a time, because a day that the month does not have becomes its last day. The first time may be in
  // the past.
  for (let step = 0; found.length < count; step += 1) {
    const moment = momentOf(shownAt(hours, today, step), timeZone);
    if (moment > after) found.push(moment);
  }
  return found;
}

/** The local time as if it were UTC: `step` days, weeks or months from today. */
function shownAt({ every, weekday, day, hour }: ReportHours, today: Date, step: number): number {
  const [year, month, date] = [today.getUTCFullYear(), today.getUTCMonth(), today.getUTCDate()];
  if (every === 'daily') return Date.UTC(year, month, date + step, hour);
  if (every === 'weekly') {
    const ahead = ((weekday ?? 1) - (today.getUTCDay() || 7) + 7) % 7;
    return Date.UTC(year, month, date + ahead + 7 * step, hour);
  }
  const last = new Date(Date.UTC(year, month + step + 1, 0)).getUTCDate();
  return Date.UTC(year, month + step, Math.min(day ?? 1, last), hour);
}
