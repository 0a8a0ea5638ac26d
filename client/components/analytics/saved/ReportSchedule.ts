import { graphql } from '#client/gql/gql.ts';
import type { ReportSchedule_ScheduleFragment } from '#client/gql/graphql.ts';
import type { ReportHours } from '#schema/analytics/schedule.ts';
import type { ReportRhythm } from '#schema/options/reports.ts';

export const ReportSchedule_schedule = graphql(`
  fragment ReportSchedule_schedule on AnalyticsSchedule {
    id
    every
    weekday
    day
    hour
    timeZone
    nextAt
    lastSentAt
    isActive
  }
`);

/** Monday at eight, by default. */
const USUAL: ReportHours = { every: 'weekly', weekday: 1, day: 1, hour: 8 };

export function hoursOf(schedule: ReportSchedule_ScheduleFragment | null | undefined): ReportHours {
  if (!schedule) return USUAL;
  const { every, weekday, day, hour } = schedule;
  return {
    every: every.toLowerCase() as ReportRhythm,
    weekday: weekday ?? USUAL.weekday,
    day: day ?? USUAL.day,
    hour,
  };
}

/** Keeps only the fields the rhythm uses. */
export function hoursInput({ every, weekday, day, hour }: ReportHours) {
  return {
    every: every.toUpperCase() as Uppercase<ReportRhythm>,
    weekday: every === 'weekly' ? weekday : null,
    day: every === 'monthly' ? day : null,
    hour,
  };
}
