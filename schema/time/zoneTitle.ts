import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';

/** “India Standard Time”, for sentences; “Eastern Time” in summer and winter. */
export function zoneTitle(timeZone: string, locale: Locale): string {
  const timeZoneName = timeZone === 'UTC' ? 'long' : 'longGeneric';
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], { timeZone, timeZoneName });
  const parts = format.formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
