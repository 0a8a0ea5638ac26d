import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';

interface ClockFormat {
  hour: 'numeric';
  minute: '2-digit';
  dayPeriod?: 'short';
}

const CLOCK: ClockFormat = { hour: 'numeric', minute: '2-digit' };

/** The time of day. Hindi names the part of the day (“सुबह 9:46”) where English has am and pm. */
export const CLOCK_FORMATS: Readonly<Record<Locale, ClockFormat>> = {
  en: CLOCK,
  hi: { ...CLOCK, dayPeriod: 'short' },
  es: CLOCK,
};

/** “9:46 am IST”. Joined by hand, because Intl writes the part of the day last if there is a time zone. */
export function clockWithZone(moment: Date, locale: Locale, timeZone: string): string {
  const clock = formatOf(locale, timeZone, CLOCK_FORMATS[locale]).format(moment);
  return `${clock} ${zoneName(moment, locale, timeZone)}`;
}

function zoneName(moment: Date, locale: Locale, timeZone: string): string {
  const parts = formatOf(locale, timeZone, { timeZoneName: 'short' }).formatToParts(moment);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}

/** Cached, because creating one takes longer than using it a thousand times. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(locale: Locale, timeZone: string, options: Intl.DateTimeFormatOptions) {
  const name = [locale, timeZone, ...Object.keys(options)].join(' ');
  let format = formats.get(name);
  if (!format) {
    format = new Intl.DateTimeFormat(INTL_LOCALES[locale], { timeZone, ...options });
    formats.set(name, format);
  }
  return format;
}

/** “India Standard Time”, for sentences; “Eastern Time” in summer and winter. */
export function zoneTitle(timeZone: string, locale: Locale): string {
  const timeZoneName = timeZone === 'UTC' ? 'long' : 'longGeneric';
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], { timeZone, timeZoneName });
  const parts = format.formatToParts(0);
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? timeZone;
}
