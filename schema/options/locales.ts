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

export function isLocale(text: unknown): text is Locale {
  return (LOCALES as readonly unknown[]).includes(text);
}
