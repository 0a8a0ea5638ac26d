import type { Locale } from '#schema/options/locales.ts';
import { INTL_LOCALES, translator } from '#server/lib/words.ts';

/** Formats a number with Indian digit grouping, at most two decimals and its unit. */
export function figureInWords(value: number | null, unit: string, locale: Locale): string {
  const t = translator(locale, 'analyticsReports');
  if (value === null) return t('figure.none');
  const isMoney = unit === 'rupees';
  const text = new Intl.NumberFormat(INTL_LOCALES[locale], {
    maximumFractionDigits: isMoney ? 0 : unit === 'ratio' ? 2 : 1,
  }).format(value);
  if (unit === 'days') return t('figure.days', { value, text });
  return t.has(`figure.${unit}`) ? t(`figure.${unit}`, { value: text }) : text;
}
