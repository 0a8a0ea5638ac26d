import type { Grain } from '#schema/analytics/grains.ts';
import { showPlace } from '#schema/locations/showPlace.ts';
import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import { choiceLabel } from '../modelFor.service.ts';

const SHAPES: Partial<Record<Grain, Intl.DateTimeFormatOptions>> = {
  hour: {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  },
  month: { month: 'long', year: 'numeric' },
  year: { year: 'numeric' },
};
const DAY: Intl.DateTimeFormatOptions = { day: 'numeric', month: 'short', year: 'numeric' };

export type Labeller = (key: string | null, name: string | null) => string;

/** Returns a function that turns keys into display labels. Each label is built once. */
export function labeller(dimension: DimensionKey, grain: Grain | null, locale: Locale): Labeller {
  const t = translator(locale, 'analyticsModel');
  const known = new Map<string, string>();
  const label = labelOf(dimension, grain, locale);
  const nameOf = dimension === 'category' ? categoryIn(locale) : () => null;
  return (key, name) => {
    if (key === null) return t('notGiven');
    if (name !== null && name !== key) return nameOf(key) ?? name;
    const text = known.get(key) ?? label(key);
    known.set(key, text);
    return text;
  };
}

function labelOf(
  dimension: DimensionKey,
  grain: Grain | null,
  locale: Locale,
): (key: string) => string {
  const { kind, choices } = dimensionOf(dimension);
  const t = translator(locale, 'analyticsModel');
  if (kind === 'time') return timeLabel(grain ?? 'day', locale);
  if (kind === 'yes_no') return (key) => t(key === 'yes' ? 'yes' : 'no');
  if (dimension === 'district') return (key) => showPlace(key, locale);
  if (!choices) return (key) => key;
  return (key) => (choices.values.includes(key) ? choiceLabel(choices, key, locale) : key);
}

/** Categories are stored in English. Only the documented ones have translations. */
function categoryIn(locale: Locale): (slug: string) => string | null {
  const t = translator(locale, 'jobFacts');
  return (slug) => (t.has(`category.${slug}`) ? t(`category.${slug}`) : null);
}

function timeLabel(grain: Grain, locale: Locale): (key: string) => string {
  const t = translator(locale, 'analyticsModel');
  const format = new Intl.DateTimeFormat(INTL_LOCALES[locale], {
    timeZone: 'UTC',
    ...(SHAPES[grain] ?? DAY),
  });
  return (key) => {
    const shown = new Date(key.length > 10 ? `${key}Z` : key);
    if (grain === 'quarter') {
      const quarter = Math.floor(shown.getUTCMonth() / 3) + 1;
      return t('quarter', { quarter, year: String(shown.getUTCFullYear()) });
    }
    const day = format.format(shown);
    return grain === 'week' ? t('week', { day }) : day;
  };
}
