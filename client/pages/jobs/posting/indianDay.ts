const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Kolkata' });

/** 2026-11-21, by the Indian calendar. */
export function dayInIndia(moment: string): string {
  return day.format(new Date(moment));
}

/** A deadline is a day and lasts until its last second; midnight would end the day before. */
export function endOfDayInIndia(deadline: string): string {
  return `${day.format(new Date(Date.parse(deadline) - 1))}T23:59:59+05:30`;
}
