import { createTranslator, type AbstractIntlMessages, type TranslationValues } from 'use-intl/core';
import { DEFAULT_LOCALE, INTL_LOCALES, type Locale } from '#schema/options/locales.ts';
import { CLOCK_FORMATS, partOfDayFirst } from '#schema/time/clock.ts';

/** One area of schema/words in one language: `t('login.locked', { minutes: 5 })`. */
export interface Translator {
  (key: string, values?: TranslationValues): string;
  has(key: string): boolean;
}

const CATALOGUES = import.meta.glob<AbstractIntlMessages>('/schema/words/*/*.json', {
  eager: true,
  import: 'default',
});

const made = new Map<string, Translator>();

/** Messages missing in a language are shown in English, one by one. */
export function translator(locale: Locale, area: string): Translator {
  const name = `${locale}/${area}`;
  const known = made.get(name);
  if (known) return known;
  const own = wordsOf(locale, area);
  const english = locale === DEFAULT_LOCALE ? own : wordsOf(DEFAULT_LOCALE, area);
  const t: Translator = Object.assign(
    (key: string, values?: TranslationValues) => (own.has(key) ? own : english)(key, values),
    { has: (key: string) => own.has(key) || english.has(key) },
  );
  made.set(name, t);
  return t;
}

function wordsOf(locale: Locale, area: string): Translator {
  return createTranslator({
    locale: INTL_LOCALES[locale],
    messages: CATALOGUES[`/schema/words/${locale}/${area}.json`] ?? {},
    // A test finds missing messages; at run time the key is shown rather than losing the request.
    onError: () => {},
    getMessageFallback: ({ key }) => `${area}.${key}`,
  }) as Translator;
}

/** Date and time are joined by hand, because some languages' join cannot include a time zone name. */
export function formatTime(time: Date, locale: Locale, timeZone: string, weekday?: 'long'): string {
  const part = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(INTL_LOCALES[locale], { timeZone, ...options }).format(time);
  const date = part({ weekday, day: 'numeric', month: 'long', year: 'numeric' });
  const clock = part({ ...CLOCK_FORMATS[locale], timeZoneName: 'short' });
  return `${date}, ${partOfDayFirst(clock)}`;
}
