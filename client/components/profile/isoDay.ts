/** Converts the three boxes' value ("1998-5-7" or "1998--") to the form the rules expect; empty if nothing is typed. */
export function isoDay(typed: string): string {
  const [year = '', month = '', day = ''] = typed.split('-');
  if (!year && !month && !day) return '';
  return [year, month.padStart(2, '0'), day.padStart(2, '0')].join('-');
}
