import { useSiteLocale } from '#client/lib/locale.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';

/** India in the reader's language; other countries as the company wrote them. */
export function useCountryName(): (country: string) => string {
  const names = new Intl.DisplayNames(INTL_LOCALES[useSiteLocale()], { type: 'region' });
  return (country) => (country === 'India' ? (names.of('IN') ?? country) : country);
}
