import type { Term } from '#schema/analytics/formula.ts';
import type { MeasureKey } from '../model/measures.ts';
import type { ValidCalculation } from './validateCalculations.ts';

/**
 * A calculation, over the values that the answer shows: it never reads a hidden value, and is null where it would need
 * one.
 */
export function calculationSql(calculation: ValidCalculation, textOf: TextOf): CalculatedSql {
  if (calculation.kind === 'formula') return { text: formulaSql(calculation.term, textOf) };
  const value = textOf(calculation.measure);
  switch (calculation.kind) {
    case 'share_of_total':
      return shareSql(value);
    case 'running_total':
      return runningSql(value);
    case 'moving_average':
      return averageSql(value, calculation.steps);
    case 'difference_from_target':
      return { text: `(${value}) - ${numberSql(calculation.target)}`, totalText: 'null' };
  }
}

/** The SQL of a measure, with its columns in braces. */
type TextOf = (measure: MeasureKey) => string;

interface CalculatedSql {
  text: string;
  totalText?: string;
}

const shareSql = (value: string): CalculatedSql => ({
  text: `100.0 * ${value} / nullif(${value.replaceAll(/\{(\w+)\}/g, 'whole_$1')}, 0)`,
  totalText: `case when ${value} <> 0 then 100 end`,
});

const upTo = (first: string) =>
  `over (partition by k order by t rows between ${first} preceding and current row)`;

function runningSql(value: string): CalculatedSql {
  const over = upTo('unbounded');
  return {
    text: `case when bool_and((${value}) is not null) ${over} then sum(${value}) ${over} end`,
    totalText: 'null',
  };
}

function averageSql(value: string, steps: number): CalculatedSql {
  const over = upTo(`${steps - 1}`);
  return {
    text: `case when count(${value}) ${over} = ${steps} then avg(${value}) ${over} end`,
    totalText: 'null',
  };
}

const numberSql = (value: number) => `(${value})::float8`;

/** The SQL of a formula; a division by zero has no value. */
function formulaSql(term: Term, textOf: TextOf): string {
  if ('number' in term) return numberSql(term.number);
  if ('measure' in term) return `(${textOf(term.measure as MeasureKey)})`;
  if ('negated' in term) return `(-${formulaSql(term.negated, textOf)})`;
  const { operator, left, right } = term;
  const [first, second] = [formulaSql(left, textOf), formulaSql(right, textOf)];
  return operator === '/'
    ? `(${first} / nullif(${second}, 0))`
    : `(${first} ${operator} ${second})`;
}
