/** A day as three boxes hold it, "1998-5-7" or "1998--", as the rules want it; empty while nothing is typed. */
export function isoDay(typed: string): string {
  const [year = '', month = '', day = ''] = typed.split('-');
  if (!year && !month && !day) return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
