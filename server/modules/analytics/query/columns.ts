import {
  comparabilityOfMeasure,
  measureIn,
  shareParts,
  type MeasureKey,
} from '../model/measures.ts';
import type { Part } from '../model/kinds.ts';
import { daysToLast } from '#server/modules/analytics/model/funnelSteps.ts';
import { subjectOf, type SubjectKey } from '../model/subjects.ts';
import { calculationSql } from './calculationSql.ts';
import { NOW, type PeriodOffset } from './times.ts';
import type { ValidQuery } from './validateQuery.ts';

/** One aggregate over one subject and period, with its own column name. */
export interface Column {
  name: string;
  part: Part<SubjectKey>;
  back: PeriodOffset;
  /** Whether the values of groups add up to the total, as for counts and sums, but not for stocks over time. */
  isAdditive: boolean;
  /** Of a stock: how many steps of its period have begun. */
  begun?: number;
}

/** How a measure is calculated from the columns. */
export interface Formula {
  /** Null: a calculation, or the time to a step. */
  measure: MeasureKey | null;
  /** `{v1} / nullif({v2}, 0)`; null where the past is not recorded. */
  text: string;
  /** For the totals, where they are calculated differently. */
  totalText?: string;
}

export interface Columns {
  all: Column[];
  /** The measures, then the calculations, then the times between the steps of a funnel. */
  current: Formula[];
  /** The formulas for the comparison period. */
  previous: Formula[] | null;
  /** The part and the whole of each share, in the order of the measures; then those of the comparison period. */
  counts: Formula[];
}

export const earlier = ({ periods, years }: PeriodOffset): PeriodOffset => ({
  periods: periods + 1,
  years,
});

/** How far back the comparison period is; null without one. */
export function comparisonOffset(compare: ValidQuery['compare']): PeriodOffset | null {
  if (compare === null) return null;
  return compare === 'previous_period' ? { periods: 1, years: 0 } : { periods: 0, years: 1 };
}

/** Contains each aggregate once, however many measures use it. */
export function columnsOf(validQuery: ValidQuery): Columns {
  const { measures, dimensions, compare, calculations, steps } = validQuery;
  const all: Column[] = [];
  const known = new Map<string, Column>();
  const columnOf = (given: Part<SubjectKey>, base: PeriodOffset): Column => {
    const { isPrevious, ...part } = given;
    const back = isPrevious ? earlier(base) : base;
    const id = JSON.stringify([part, back]);
    const column = known.get(id) ?? {
      name: `v${all.length + 1}`,
      part,
      back,
      isAdditive:
        (part.kind === 'count' || part.kind === 'sum') &&
        !(isStock(part) && dimensions.includes('time')),
    };
    if (!known.has(id)) all.push(column);
    known.set(id, column);
    return column;
  };
  const isLost = (key: MeasureKey, back: PeriodOffset) =>
    !isSameOffset(back, NOW) &&
    comparabilityOfMeasure(measureIn(validQuery, key)) === 'not_recorded';
  const textOf = (back: PeriodOffset) => (key: MeasureKey) => {
    const { parts, formula = '{value}' } = measureIn(validQuery, key);
    if (isLost(key, back)) return 'null::float8';
    return formula.replaceAll(
      /\{(\w+)\}/g,
      (_, name: string) => `{${columnOf(parts[name]!, back).name}}`,
    );
  };
  const formulas = (back: PeriodOffset): Formula[] => [
    ...measures.map((key) => ({ measure: key, text: textOf(back)(key) })),
    ...calculations.map((one) => ({ measure: null, ...calculationSql(one, textOf(back)) })),
    ...steps.slice(1).map((_, at) => {
      const { name } = columnOf(daysToLast(steps.slice(0, at + 2)), back);
      return { measure: null, text: `{${name}}` };
    }),
  ];
  const compared = comparisonOffset(compare);
  const current = formulas(NOW);
  const previous = compared && formulas(compared);
  const counts = (back: PeriodOffset) =>
    measures.flatMap((key) =>
      shareParts(measureIn(validQuery, key)).map((part): Formula => {
        const text = isLost(key, back) ? 'null' : `{${columnOf(part, back).name}}`;
        return { measure: key, text };
      }),
    );
  return { all, current, previous, counts: [NOW, ...(compared ? [compared] : [])].flatMap(counts) };
}

export const isStock = ({ subject }: Part<SubjectKey>) => subjectOf(subject).until !== undefined;

export const isSameOffset = (a: PeriodOffset, b: PeriodOffset) =>
  a.periods === b.periods && a.years === b.years;
