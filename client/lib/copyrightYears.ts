const FIRST_YEAR = 2024;
const YEAR = new Intl.DateTimeFormat('en', { year: 'numeric', timeZone: 'Asia/Kolkata' });

/** "2024–2026", by the Indian calendar. */
export function copyrightYears(now: Date): string {
  const year = Number(YEAR.format(now));
  return year > FIRST_YEAR ? `${FIRST_YEAR}–${year}` : String(FIRST_YEAR);
}
