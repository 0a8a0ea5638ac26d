import type { AnalyticsRange } from '#schema/analytics/query.ts';
import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import { periodInWords } from './question.service.ts';

interface Period {
  range: AnalyticsRange | null | undefined;
  from: Date | null;
  to: Date | null;
  timeZone: string;
}

/** "last 90 days (25 Aug 2026 to 22 Nov 2026)": the range as entered, with its dates. */
export function spannedPeriod(period: Period, locale: Locale): string {
  const asked = periodInWords(period.range, translator(locale, 'analyticsReports'));
  const span = spanInWords(period, locale);
  return span && period.range?.last ? `${asked} (${span})` : (span ?? asked);
}

const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };
const MINUTE: Intl.DateTimeFormatOptions = {
  ...DAY,
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
};

interface Shape {
  timeZone: string;
  locale: Locale;
  isDay: boolean;
}

export const momentInWords = (moment: Date, { timeZone, locale, isDay }: Shape) =>
  new Intl.DateTimeFormat(INTL_LOCALES[locale], { timeZone, ...(isDay ? DAY : MINUTE) }).format(
    moment,
  );

/** The first and last day, or the times if the range does not consist of whole days. */
export function spanInWords({ range, from, to, timeZone }: Period, locale: Locale): string | null {
  if (!from || !to) return null;
  const isExact = range?.rolling || range?.unit === 'hour' || range?.from?.includes('T');
  const shape = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    timeZone,
    ...(isExact ? MINUTE : DAY),
  });
  const first = shape.format(from);
  // The end is exclusive.
  const last = shape.format(isExact ? to : new Date(to.getTime() - 1));
  return first === last
    ? first
    : translator(locale, 'analyticsReports')('file.fromTo', { from: first, to: last });
}
