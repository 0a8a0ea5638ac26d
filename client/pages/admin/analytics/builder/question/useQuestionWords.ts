import { useFormatter, useTranslations } from 'use-intl';
import { useCalculationName } from '#client/components/analytics/useCalculationName.ts';
import type { AnalyticsFilter, AnalyticsQuery } from '#schema/analytics/query.ts';
import type { Model, ModelDimension } from './model.ts';
import type { BuiltQuery } from './question.ts';

const DAY = { day: 'numeric', month: 'short', year: 'numeric', timeZone: 'UTC' } as const;

/** A question and its parts in plain language. */
export function useQuestionWords(model: Model) {
  const t = useTranslations('analytics');
  const format = useFormatter();
  const calculationName = useCalculationName(model.nameOf);
  const all = (texts: readonly string[]) => format.list(texts, { type: 'conjunction' });
  const any = (texts: readonly string[]) => format.list(texts, { type: 'disjunction' });
  const day = (text: string) =>
    /^\d{4}-\d\d-\d\d/.test(text) ? format.dateTime(new Date(text.slice(0, 10)), DAY) : text;

  const valueOf = (dimension: string, key: string) =>
    model.labelOf(dimension, key) ?? (key === '' ? t('builder.filter.emptyText') : key);
  const segmentWords = (id: string, key: 'says' | 'saysNot') =>
    t(`builder.segment.${key}`, {
      segment: model.segmentOf(id)?.name ?? t('builder.segment.unknown'),
    });
  const condition = (filter: AnalyticsFilter): string => {
    if (filter.segment) return segmentWords(filter.segment, 'says');
    const dimension = filter.dimension ?? '';
    const name = model.nameOf(dimension);
    const values = (keys: readonly string[]) => any(keys.map((key) => valueOf(dimension, key)));
    const span = spanOf(model.dimensionOf(dimension), filter.is ?? []);
    if (span) {
      const [from, to] = [valueOf(dimension, span[0]), valueOf(dimension, span[1])];
      return t('builder.filter.says.between', { name, from, to });
    }
    if (filter.is) return t('builder.filter.says.is', { name, value: values(filter.is) });
    if (filter.isNot) return t('builder.filter.says.isNot', { name, value: values(filter.isNot) });
    if (filter.contains != null)
      return t('builder.filter.says.contains', { name, value: filter.contains });
    if (filter.startsWith != null)
      return t('builder.filter.says.startsWith', { name, value: filter.startsWith });
    if (filter.empty != null)
      return t(filter.empty ? 'builder.filter.says.empty' : 'builder.filter.says.given', { name });
    const { from, to } = filter;
    if (from != null && to != null)
      return t('builder.filter.says.between', { name, from: day(from), to: day(to) });
    return from != null
      ? t('builder.filter.says.from', { name, value: day(from) })
      : t('builder.filter.says.to', { name, value: day(to ?? '') });
  };
  const filterWords = (filter: AnalyticsFilter, isInner = false): string => {
    const inner = (parts: readonly AnalyticsFilter[]) =>
      parts.map((part) => filterWords(part, true));
    const group = filter.and ? all(inner(filter.and)) : filter.or && any(inner(filter.or));
    if (group) return isInner ? `(${group})` : group;
    if (filter.not?.segment) return segmentWords(filter.not.segment, 'saysNot');
    // The translation of "not" already has brackets.
    if (filter.not) return t('builder.filter.says.not', { what: filterWords(filter.not) });
    return condition(filter);
  };

  const range = ({ range }: AnalyticsQuery): string => {
    if (!range) return t('builder.range.all');
    if (range.last != null && range.unit) {
      const words = { count: range.last, unit: range.unit };
      if (range.whole) return t('builder.range.saysWhole', words);
      return t(range.rolling ? 'builder.range.saysRolling' : 'builder.range.saysLast', words);
    }
    if (range.from && range.to)
      return t('builder.range.saysDays', { from: day(range.from), to: day(range.to) });
    return range.from
      ? t('builder.range.saysFrom', { day: day(range.from) })
      : t('builder.range.saysTo', { day: day(range.to ?? '') });
  };

  /** Empty without conditions. */
  const having = ({ having: conditions, havingAny, calculations }: AnalyticsQuery): string => {
    const parts = (conditions ?? []).map(({ measure, calculation, test, value }) =>
      t(`builder.having.each.${test}`, {
        name: calculation
          ? calculationName(calculations?.[calculation - 1])
          : model.nameOf(measure ?? ''),
        value,
      }),
    );
    if (parts.length === 0) return '';
    return t('builder.having.says', { conditions: havingAny ? any(parts) : all(parts) });
  };

  const title = (query: BuiltQuery): string => {
    const names = query.measures.map(model.nameOf);
    const measures = query.funnel ? names.join(' → ') : all(names);
    const by = query.dimensions.map((key) =>
      key === 'time' && query.grain ? t(`builder.grain.step.${query.grain}`) : model.nameOf(key),
    );
    return by.length > 0 ? t('builder.title', { measures, by: all(by) }) : measures;
  };
  return { filterWords, range, having, title };
}

/** More bands in a row than this are named by the first and the last one. */
const LISTED_MAX = 4;

function spanOf(dimension: ModelDimension | undefined, keys: readonly string[]) {
  const all = dimension?.kind === 'BAND' ? dimension.values?.map(({ key }) => key) : undefined;
  const first = all?.indexOf(keys[0] ?? '') ?? -1;
  const isRow = keys.length > LISTED_MAX && keys.every((key, at) => all?.[first + at] === key);
  return isRow ? ([keys[0]!, keys.at(-1)!] as const) : null;
}
