import { expect, test } from 'vitest';
import { INTL_LOCALES, LOCALES, type Locale } from '#schema/options/locales.ts';
import { CLOCK_FORMATS, partOfDayFirst } from '#schema/time/clock.ts';
import { zoneTitle } from '#schema/time/zoneTitle.ts';

const INDIA = 'Asia/Kolkata';

test.each<[Locale, string, string]>([
  ['en', '2026-11-29T09:46:00+05:30', '9:46 am IST'],
  ['en', '2026-11-29T21:05:00+05:30', '9:05 pm IST'],
  ['es', '2026-11-29T21:05:00+05:30', '21:05 GMT+5:30'],
  ['hi', '2026-11-29T00:05:00+05:30', 'रात 12:05 IST'],
  ['hi', '2026-11-29T09:46:00+05:30', 'सुबह 9:46 IST'],
  ['hi', '2026-11-29T14:30:00+05:30', 'दोपहर 2:30 IST'],
  ['hi', '2026-11-29T17:30:00+05:30', 'शाम 5:30 IST'],
])('%s writes the time %s as “%s”', (locale, moment, text) => {
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    ...CLOCK_FORMATS[locale],
    timeZone: INDIA,
    timeZoneName: 'short',
  });
  expect(partOfDayFirst(format.format(new Date(moment)))).toBe(text);
});

test.each([
  [INDIA, ['India Standard Time', 'भारतीय मानक समय', 'hora de India']],
  ['America/New_York', ['Eastern Time', 'उत्तरी अमेरिकी पूर्वी समय', 'hora oriental']],
  ['UTC', ['Coordinated Universal Time', 'समन्वित वैश्विक समय', 'hora universal coordinada']],
])('%s has a name in every language', (zone, names) => {
  expect(LOCALES.map((locale) => zoneTitle(zone, locale))).toEqual(names);
});
