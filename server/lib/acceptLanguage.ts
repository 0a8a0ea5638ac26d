import { DEFAULT_LOCALE, isLocale, type Locale } from '#schema/options/locales.ts';

/** The preferred language of the header among those we support. */
export function localeOf(header = '', otherwise: Locale = DEFAULT_LOCALE): Locale {
  if (header === '') return otherwise;
  if (isLocale(header)) return header;
  const wanted = header.split(',').flatMap((entry) => {
    const [tag = '', ...params] = entry.split(';').map((part) => part.trim().toLowerCase());
    const locale = tag.split('-')[0]!;
    const quality = params.find((param) => param.startsWith('q='))?.slice(2) ?? '1';
    return isLocale(locale) ? { locale, quality: Number(quality) || 0 } : [];
  });
  const [best] = wanted
    .filter(({ quality }) => quality > 0)
    .toSorted((a, b) => b.quality - a.quality);
  return best?.locale ?? otherwise;
}
