import type { Locale } from '#schema/options/locales.ts';
import { translator } from '#server/lib/words.ts';
import type {
  AnalyticsAnswer,
  AnalyticsColumn,
  AnalyticsRow,
  AnalyticsValues,
} from '../analytics.type.ts';
import { betterWhen } from '../model/betterWhen.ts';
import { dimensionOf, type DimensionKey } from '../model/dimensions.ts';
import {
  addsUp,
  comparabilityOfMeasure,
  isStock,
  measureIn,
  measureOf,
  shareParts,
  type MeasureKey,
} from '../model/measures.ts';
import { isSubsetOf } from '../model/measureSubsets.ts';
import { subjectOf } from '../model/subjects.ts';
import { namesFor } from '../modelFor.service.ts';
import { comparisonOffset } from '../query/columns.ts';
import type { ValidQuery } from '../query/validateQuery.ts';
import type { AnswerRow } from '../query/answer.sql.ts';
import type { BuiltStatement } from '../query/statement.ts';
import { NOW, type Times } from '../query/times.ts';
import { labeller } from './labels.ts';
import { rowMeasuresIn, rowPartsIn } from '../rows/rowParts.ts';
import { calculationColumn } from './calculationColumn.ts';
import { pivotRows } from './pivotRows.ts';

interface AnswerContext {
  validQuery: ValidQuery;
  times: Times;
  statement: Pick<BuiltStatement, 'measures' | 'isCompared'>;
  rows: number;
  now: Date;
  /** Before this moment, the stocks of the question may differ from what they were. */
  exactFrom?: Date | null;
  milliseconds: number;
  locale: Locale;
}

export function buildAnswer(found: readonly AnswerRow[], context: AnswerContext): AnalyticsAnswer {
  const { validQuery, times, locale } = context;
  const whole = found.at(-1)!;
  const rows = rowsOf(found.slice(0, -1), context);
  const span = times.span(NOW);
  const back = comparisonOffset(validQuery.compare);
  const compared = back && times.span(back);
  const isPlanned = validQuery.subjects.some((key) => subjectOf(key).isPlanned);
  const rowCount = rowCountOf(whole.total ?? 0, validQuery, times);
  return {
    dimensions: validQuery.dimensions.map((key) => dimensionColumn(key, locale)),
    measures: [
      ...validQuery.measures.map((key, at) => ({
        ...measureColumn(key, validQuery, locale),
        isWithinPrevious:
          at > 0 && (validQuery.steps.length > 0 || isSubsetOf(key, validQuery.measures[at - 1]!)),
        timesStep: null,
        rowParts: rowPartsIn(validQuery, key),
        rowMeasures: rowMeasuresIn(validQuery, [key]),
      })),
      ...validQuery.calculations.map((one, at) =>
        calculationColumn(one, at + 1, validQuery, locale),
      ),
      ...validQuery.steps.slice(1).map((key) => stepTimeColumn(key, validQuery, locale)),
    ],
    rows,
    totals: validQuery.totals ? valuesOf(whole, context) : null,
    pivot: pivotRows(rows, validQuery),
    from: span.from ?? null,
    to: span.to ?? null,
    previousFrom: compared?.from ?? null,
    previousTo: (isPlanned ? compared?.plannedTo : compared?.to) ?? null,
    previousAsOf: compared?.asOf ?? null,
    timeZone: validQuery.timeZone,
    grain: times.grain,
    rowCount,
    isComplete: rows.length >= rowCount,
    leftOut: whole.leftOut ?? 0,
    exactFrom: context.exactFrom ?? null,
    readAt: context.now,
    freshAt: context.now,
    milliseconds: context.milliseconds,
  };
}

/** Counts the rows of the requested groups. A limit set by the caller does not make the answer incomplete. */
function rowCountOf(total: number, { limit, dimensions }: ValidQuery, { keys }: Times): number {
  const steps = dimensions.includes('time') ? keys.length : 1;
  return limit === null || dimensions.every((key) => key === 'time')
    ? total
    : Math.min(total, limit * steps);
}

function rowsOf(found: readonly AnswerRow[], context: AnswerContext): AnalyticsRow[] {
  const { validQuery, times, locale } = context;
  const labels = validQuery.dimensions.map((key) => labeller(key, times.grain, locale));
  return found.map((row) => {
    let at = -1;
    const columns = validQuery.dimensions.map((dimension) => {
      if (dimension === 'time') return { key: times.keys[row.t! - 1] ?? null, name: null };
      at += 1;
      return {
        key: keyOf(dimension, row.keys![at] ?? null),
        name: nameOf(dimension, row.labels![at] ?? null),
      };
    });
    return {
      keys: columns.map(({ key }) => key),
      labels: columns.map(({ key, name }, place) => labels[place]!(key, name)),
      ...valuesOf(row, context),
    };
  });
}

const keyOf = (dimension: DimensionKey, key: string | null) =>
  dimensionOf(dimension).kind === 'yes_no' && key !== null ? (key === 'true' ? 'yes' : 'no') : key;

const nameOf = (dimension: DimensionKey, label: string | null) =>
  dimensionOf(dimension).lookup ? label : null;

function valuesOf(
  { values }: AnswerRow,
  { validQuery, statement: { measures, isCompared } }: AnswerContext,
): AnalyticsValues {
  let next = isCompared ? 2 * measures : measures;
  const countsOf = () => [
    ...validQuery.measures.map((key) => {
      const parts = shareParts(measureOf(key));
      next += parts.length;
      const [part, whole] = values.slice(next - parts.length, next);
      return part == null || whole == null ? null : [part, whole];
    }),
    ...validQuery.calculations.map(() => null),
    ...validQuery.steps.slice(1).map(() => null),
  ];
  const counts = countsOf();
  const previousCounts = isCompared ? countsOf() : null;
  const from = (first: number) =>
    Array.from({ length: measures }, (_, at) => rounded(values[first + at]));
  const previous = isCompared ? from(measures) : null;
  return { values: from(0), previous, counts, previousCounts };
}

/**
 * The last digits of an average depend on the order in which the database adds. Rounding makes the same question return
 * the same answer.
 */
const rounded = (value: number | null | undefined): number | null =>
  value == null ? null : Number(value.toPrecision(14));

function measureColumn(
  key: MeasureKey,
  validQuery: ValidQuery,
  locale: Locale,
): Omit<AnalyticsColumn, 'rowParts' | 'rowMeasures' | 'isWithinPrevious' | 'timesStep'> {
  const measure = measureIn(validQuery, key);
  const names = namesFor(locale).measure(key);
  const { description } = names;
  const t = translator(locale, 'analyticsModel');
  return {
    key: key.toUpperCase(),
    ...names,
    description:
      validQuery.steps.indexOf(key) > 0 ? t('funnel.step', { description }) : description,
    unit: measure.unit,
    isAdditive: addsUp(measure, validQuery.dimensions),
    comparability: comparabilityOfMeasure(measure),
    betterWhen: betterWhen(key),
    isStock: isStock(measure),
  };
}

/** The median time from the step before. Its rows are those that took the step. */
function stepTimeColumn(key: MeasureKey, validQuery: ValidQuery, locale: Locale): AnalyticsColumn {
  const t = translator(locale, 'analyticsModel');
  const { name: measure, source } = namesFor(locale).measure(key);
  return {
    key: `TIME_TO_${key.toUpperCase()}`,
    name: t('funnel.time.name', { measure }),
    description: t('funnel.time.description'),
    source,
    unit: 'days',
    isAdditive: false,
    comparability: 'as_it_stood',
    isWithinPrevious: false,
    timesStep: key.toUpperCase(),
    betterWhen: 'less',
    isStock: false,
    rowParts: [],
    rowMeasures: rowMeasuresIn(validQuery, [key]),
  };
}

function dimensionColumn(key: DimensionKey, locale: Locale): AnalyticsColumn {
  return {
    key: key.toUpperCase(),
    ...namesFor(locale).dimension(key),
    unit: key === 'time' ? 'time' : 'none',
    isAdditive: false,
    comparability: 'settled',
    isWithinPrevious: false,
    timesStep: null,
    betterWhen: null,
    isStock: false,
    rowParts: [],
    rowMeasures: [],
  };
}
