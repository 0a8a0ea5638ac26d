import type { AnalyticsQuery, AnalyticsRange } from '#schema/analytics/query.ts';
import type { Context } from '#server/graphql/context.ts';
import { INTL_LOCALES, translator, type Translator } from '#server/lib/words.ts';
import { filterInWords, type Speech } from './filter.service.ts';
import { labelsFor } from './labels.service.ts';
import { modelNames } from './names.service.ts';

/** The words in the reader's language, with the names this question needs. */
export async function speechFor(
  ctx: Pick<Context, 'services' | 'locale'>,
  query: AnalyticsQuery,
): Promise<Speech> {
  const intl = INTL_LOCALES[ctx.locale];
  const lists = {
    and: new Intl.ListFormat(intl, { type: 'conjunction' }),
    or: new Intl.ListFormat(intl, { type: 'disjunction' }),
  };
  return {
    t: translator(ctx.locale, 'analyticsReports'),
    names: modelNames(ctx),
    labels: await labelsFor(ctx, query),
    list: (parts, type) => lists[type].format(parts),
    inside: (name) => (/^\p{Lu}\p{Ll}/u.test(name) ? name[0]!.toLowerCase() + name.slice(1) : name),
  };
}

/** "Applications and hires by category, monthly, last 90 days, where state is Karnataka or Kerala" */
export function questionInWords(query: AnalyticsQuery, speech: Speech): string {
  const { t } = speech;
  const { filter, compare, limit } = query;
  const parts = [
    subjectOf(query, speech),
    stepsOf(query, t),
    query.range ? periodInWords(query.range, t) : '',
    compare ? t(`question.compare.${compare}`) : '',
    filter ? t('question.where', { filter: filterInWords(filter, speech) }) : '',
    limit ? t('question.top', { count: limit }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

function subjectOf({ measures, dimensions }: AnalyticsQuery, speech: Speech): string {
  const { t, names, list, inside } = speech;
  const said = measures.map((key, at) => {
    const name = names.measure(key).replace(/, (.+)$/, ' ($1)');
    return at === 0 ? name : inside(name);
  });
  const counted = list(said, 'and');
  const by = (dimensions ?? []).filter((key) => key !== 'time');
  if (by.length === 0) return counted;
  const grouped = by.map((key) => inside(names.dimension(key)));
  return t('question.by', { measures: counted, dimensions: list(grouped, 'and') });
}

function stepsOf({ dimensions, grain }: AnalyticsQuery, t: Translator): string {
  return dimensions?.includes('time') ? t(`question.grain.${grain ?? 'fitting'}`) : '';
}

/** The range as entered: "last 90 days", "2026-11-01 to 2026-11-30". */
export function periodInWords(range: AnalyticsRange | null | undefined, t: Translator): string {
  const { last, unit, rolling, from, to } = range ?? {};
  if (last && unit) return t(rolling ? 'question.rolling' : 'question.last', { unit, count: last });
  if (from && to) return t('question.between', { from, to });
  if (from) return t('question.since', { from });
  return to ? t('question.until', { to }) : t('question.always');
}
