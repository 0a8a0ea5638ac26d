import { useFormatter, useTranslations } from 'use-intl';
import { useClockFormat } from '#client/lib/useClockFormat.ts';
import type { ReportHours } from '#schema/analytics/schedule.ts';

const DAYS_A_WEEK = 7;
/** Any Monday, used to name the weekdays. */
const MONDAY = Date.UTC(2026, 0, 5);
const DAY = 86_400_000;
const HOUR = 3_600_000;

/** When a report is sent, in the reader's language and the site's time zone. */
export function useScheduleWords() {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const clock = useClockFormat();
  const weekday = (number: number) =>
    format.dateTime(new Date(MONDAY + (number - 1) * DAY), { weekday: 'long', timeZone: 'UTC' });
  const hour = (number: number) =>
    format.dateTime(new Date(MONDAY + number * HOUR), {
      ...clock,
      timeZone: 'UTC',
    });
  return {
    weekday,
    hour,
    weekdays: Array.from({ length: DAYS_A_WEEK }, (_, at) => ({
      value: String(at + 1),
      label: weekday(at + 1),
    })),
    /** "Every Monday at 8:00 am". */
    rhythm: (hours: ReportHours) =>
      t(`boards.schedule.says.${hours.every}`, {
        hour: hour(hours.hour),
        weekday: weekday(hours.weekday ?? 1),
        day: hours.day ?? 1,
      }),
    /** "Mon, 23 Nov". */
    day: (at: string, timeZone: string) =>
      format.dateTime(new Date(at), {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        timeZone,
      }),
    /** "Monday, 23 November, 8:00 am". */
    moment: (at: Date, timeZone: string) =>
      format.dateTime(at, {
        weekday: 'long',
        day: 'numeric',
        month: 'long',
        ...clock,
        timeZone,
      }),
  };
}
