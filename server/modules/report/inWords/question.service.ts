import type { AnalyticsCalculation } from '#schema/analytics/calculations.ts';
import type { AnalyticsQuery, AnalyticsRange, AnalyticsFilter } from '#schema/analytics/query.ts';
import type { SegmentDefinition } from '#schema/analytics/segments.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator, type Translator } from '#server/lib/words.ts';
import { INTL_LOCALES } from '#schema/options/locales.ts';
import { modelFor } from '#server/modules/analytics/modelFor.service.ts';
import { segmentsIn } from '#server/modules/analytics/segment/segments.service.ts';
import { labelsFor, type Labels } from './labels.service.ts';

/** The words in the reader's language, with the names this question needs. */
export async function speechFor(
  ctx: Pick<Context, 'services' | 'locale'> & Partial<Pick<Context, 'viewer'>>,
  query: Pick<AnalyticsQuery, 'filter'>,
): Promise<Speech> {
  const segments = await segmentsIn(ctx, query.filter);
  const filters = [query.filter, ...segments.map(({ definition }) => definition.filter)];
  const intl = INTL_LOCALES[ctx.locale];
  const lists = {
    and: new Intl.ListFormat(intl, { type: 'conjunction' }),
    or: new Intl.ListFormat(intl, { type: 'disjunction' }),
  };
  return {
    t: translator(ctx.locale, 'analyticsReports'),
    names: modelNames(ctx),
    labels: await labelsFor(ctx, { filter: { and: filters.filter((filter) => filter != null) } }),
    segment: (id) => segments.find((segment) => segment.id === id.toLowerCase()),
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
    havingInWords(query, speech),
    calculationsInWords(query, speech),
    limit ? t('question.top', { count: limit }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** "only those with at least 10 applications and a seen rate below 50" */
export function havingInWords(query: AnalyticsQuery, speech: Speech): string {
  const conditions = countsInWords(query, speech);
  return conditions && speech.t('question.onlyWith', { conditions });
}

function countsInWords(
  {
    having,
    havingAny,
    calculations,
  }: Pick<AnalyticsQuery, 'having' | 'havingAny' | 'calculations'>,
  { t, names, list, inside }: Speech,
): string {
  if (!having?.length) return '';
  const parts = having.map(({ measure, calculation, test, value }) => {
    const asked = calculation ? calculations?.[calculation - 1] : null;
    const name = asked ? names.calculation(asked) : names.measure(measure ?? '');
    return t(`question.having.${test}`, { name: inside(name), value });
  });
  return list(parts, havingAny ? 'or' : 'and');
}

/** "state is Kerala and applications is at least 10 (last 90 days)" */
export function segmentInWords(definition: SegmentDefinition, speech: Speech): string {
  const { t, list } = speech;
  const { filter, range } = definition;
  const counts = countsInWords(definition, speech);
  const period = counts && range ? periodInWords(range, t) : '';
  const counted = period ? t('question.counted', { conditions: counts, period }) : counts;
  return list([filter ? filterInWords(filter, speech) : '', counted].filter(Boolean), 'and');
}

/** "with applications (running total)" */
function calculationsInWords({ calculations }: AnalyticsQuery, speech: Speech): string {
  const { t, names, list, inside } = speech;
  if (!calculations?.length) return '';
  const texts = calculations.map((one) => {
    const name = names.calculation(one);
    return one.kind === 'formula' ? name : inside(inBrackets(name));
  });
  return t('question.with', { calculations: list(texts, 'and') });
}

/** A comma inside a name would look like the end of it. */
const inBrackets = (name: string) => name.replace(/, (.+)$/, ' ($1)');

function subjectOf({ measures, funnel, dimensions }: AnalyticsQuery, speech: Speech): string {
  const { t, names, list, inside } = speech;
  const texts = measures.map((key, at) => {
    const name = inBrackets(names.measure(key));
    return at === 0 ? name : inside(name);
  });
  const counted = funnel ? texts.join(' → ') : list(texts, 'and');
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
  const { last, unit, rolling, whole, from, to } = range ?? {};
  const kind = rolling ? 'rolling' : whole ? 'whole' : 'last';
  if (last && unit) return t(`question.${kind}`, { unit, count: last });
  if (from && to) return t('question.between', { from, to });
  if (from) return t('question.since', { from });
  return to ? t('question.until', { to }) : t('question.always');
}

export interface Speech {
  t: Translator;
  names: ModelNames;
  labels: Labels;
  /** Undefined if it is private to another user. */
  segment: (id: string) => Awaited<ReturnType<typeof segmentsIn>>[number] | undefined;
  /** "A, B or C", "A, B and C". */
  list: (parts: readonly string[], type: 'and' | 'or') => string;
  /** In the form used inside a sentence. */
  inside: (name: string) => string;
}

/** "state is Karnataka or Kerala and experience is given" */
export function filterInWords(filter: AnalyticsFilter, speech: Speech): string {
  const { and, or, not } = filter;
  if (and) return joined(and, 'and', speech);
  if (or) return joined(or, 'or', speech);
  if (not?.segment) return segmentTestInWords(not.segment, 'notSegment', speech);
  if (not) return speech.t('question.no', { filter: filterInWords(not, speech) });
  if (filter.segment) return segmentTestInWords(filter.segment, 'segment', speech);
  return testInWords(filter, speech);
}

/** Each condition of a top-level `and`, for a line each. */
export function filtersInWords(
  filter: AnalyticsFilter | null | undefined,
  speech: Speech,
): string[] {
  if (!filter) return [];
  return filter.and
    ? filter.and.flatMap((part) => filtersInWords(part, speech))
    : [filterInWords(filter, speech)];
}

function joined(filters: AnalyticsFilter[], type: 'and' | 'or', speech: Speech): string {
  const [only] = filters;
  if (filters.length === 1) return filterInWords(only!, speech);
  const parts = filters.map((filter) => {
    const text = filterInWords(filter, speech);
    return filter.and || filter.or ? speech.t('question.group', { filter: text }) : text;
  });
  return speech.list(parts, type);
}

function segmentTestInWords(id: string, test: 'segment' | 'notSegment', speech: Speech): string {
  const segment = speech.segment(id);
  if (!segment) return speech.t('question.test.segmentGone');
  const conditions = segmentInWords(segment.definition, speech);
  return speech.t(`question.test.${test}`, { name: segment.name, conditions });
}

function testInWords(filter: AnalyticsFilter, { t, names, labels, list, inside }: Speech): string {
  const dimension = filter.dimension ?? '';
  const name = inside(names.dimension(dimension));
  const valueName = (value: string) =>
    names.value(dimension, value) ?? labels(dimension, value) ?? value;
  const values = (given: string[]) => list(given.map(valueName), 'or');
  const { is, isNot, contains, startsWith, from, to, empty } = filter;
  if (is) return t('question.test.is', { name, values: values(is) });
  if (isNot) return t('question.test.isNot', { name, values: values(isNot) });
  if (typeof contains === 'string') return t('question.test.contains', { name, text: contains });
  if (typeof startsWith === 'string')
    return t('question.test.startsWith', { name, text: startsWith });
  if (typeof from === 'string' && typeof to === 'string')
    return t('question.test.between', { name, from: valueName(from), to: valueName(to) });
  if (typeof from === 'string') return t('question.test.from', { name, from: valueName(from) });
  if (typeof to === 'string') return t('question.test.to', { name, to: valueName(to) });
  return t(empty === false ? 'question.test.given' : 'question.test.empty', { name });
}

const NO = ['no', 'false', '0'];

/** The names of the model in the given language. */
interface ModelNames {
  measure(key: string): string;
  dimension(key: string): string;
  calculation(calculation: AnalyticsCalculation): string;
  /** Null if the dimension has no list of values. */
  value(dimension: string, value: string): string | null;
}

function modelNames(ctx: Pick<Context, 'locale'>): ModelNames {
  const t = translator(ctx.locale, 'analyticsModel');
  const { measures, dimensions } = modelFor(ctx);
  const measureNames = new Map<string, string>(measures.map(({ key, name }) => [key, name]));
  const known = new Map(dimensions.map((dimension) => [dimension.key as string, dimension]));
  const measure = (key: string) => measureNames.get(key) ?? key;
  return {
    measure,
    dimension: (key) => known.get(key)?.name ?? key,
    calculation: ({ kind, name, measure: key, steps, target }) =>
      kind === 'formula'
        ? (name ?? '')
        : t(`calculation.${kind}.name`, {
            measure: measure(key ?? ''),
            steps: steps ?? 0,
            target: target ?? 0,
          }),
    value: (dimension, value) => {
      const { kind, values } = known.get(dimension) ?? {};
      if (kind === 'yes_no') return t(NO.includes(value.toLowerCase()) ? 'no' : 'yes');
      return values?.find(({ key }) => key === value)?.label ?? null;
    },
  };
}
