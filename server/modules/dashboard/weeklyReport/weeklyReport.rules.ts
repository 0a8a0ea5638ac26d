const MONDAY = 'Mon';
const FROM_HOUR = 8;

/**
 * weekly.report.due: on Mondays from eight in the site's time zone. Returns the current day there,
 * or null.
 */
export function reportDay(now: Date, timeZone: string): string | null {
  const parts = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    weekday: 'short',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: 'numeric',
  }).formatToParts(now);
  const of = (type: string) => parts.find((part) => part.type === type)?.value ?? '';
  if (of('weekday') !== MONDAY || Number(of('hour')) < FROM_HOUR) return null;
  return `${of('year')}-${of('month')}-${of('day')}`;
}
