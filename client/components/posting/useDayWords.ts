import { useFormatter } from 'use-intl';

/** "2026-12-24" formatted for people. */
export function useDayWords(): (day: string) => string {
  const format = useFormatter();
  return (day) =>
    format.dateTime(new Date(`${day}T00:00:00Z`), {
      day: 'numeric',
      month: 'short',
      year: 'numeric',
      timeZone: 'UTC',
    });
}
