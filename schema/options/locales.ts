/** The languages of the site. English is complete; the others fall back to it. */
export const LOCALES = ['en', 'hi', 'es'] as const;
export type Locale = (typeof LOCALES)[number];

export const DEFAULT_LOCALE: Locale = 'en';

/** Every language in its own name. */
export const LOCALE_NAMES: Readonly<Record<Locale, string>> = {
  en: 'English',
  hi: 'हिन्दी',
  es: 'Español',
};

/** For Intl. Numbers and dates follow Indian habits in the languages of India: 12,50,000 and not 1,250,000. */
export const INTL_LOCALES: Readonly<Record<Locale, string>> = {
  en: 'en-IN',
  hi: 'hi-IN',
  // A 24-hour clock, because "8:07 p. m." at the end of a sentence would have two full stops.
  es: 'es-419-u-hc-h23',
};

export function isLocale(text: unknown): text is Locale {
  return (LOCALES as readonly unknown[]).includes(text);
}
