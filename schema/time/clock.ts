import type { Locale } from '#schema/options/locales.ts';

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

/** For a time with its zone, where Intl writes the part of the day after the time: “9:46 सुबह IST”. */
export const partOfDayFirst = (text: string): string => text.replace(/(\d+:\d+) ([ऀ-ॿ]+)/, '$2 $1');
