const DAY = 86_400_000;

const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);

/** Days are dates on a calendar, without a time zone. */
export function addDays(day: string, count: number): string {
  return dayOf(Date.parse(day) + count * DAY);
}

/** The Monday of the week of a day; null for anything else. */
export function mondayOf(day: string): string | null {
  const time = /^\d{4}-\d{2}-\d{2}$/.test(day) ? Date.parse(day) : Number.NaN;
  if (Number.isNaN(time)) return null;
  return addDays(day, -((new Date(time).getUTCDay() + 6) % 7));
}

/** The moments around a week that belong to it in some time zone. */
export function windowOfWeek(monday: string) {
  const start = Date.parse(monday);
  return {
    from: new Date(start - DAY).toISOString(),
    until: new Date(start + 8 * DAY).toISOString(),
  };
}
