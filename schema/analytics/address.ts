import { calculationOfText, textOfCalculation } from './calculations.ts';
import { isChartKind, type ChartKind } from './charts.ts';
import { filterOfText, FilterTextError, textOfFilter } from './filterText.ts';
import { lastUnitsOfText, textOfLastUnits } from './lastUnits.ts';
import {
  analyticsQuerySchema,
  type AnalyticsCondition,
  type AnalyticsOrder,
  type AnalyticsQuery,
  type ConditionTest,
} from './query.ts';

/** The parameters that could not be read. */
export interface AddressProblems {
  problems: string[];
}

export interface Addressed {
  query: AnalyticsQuery;
  chart: ChartKind | null;
}

const list = (text: string | null) => (text ? text.split(',').filter(Boolean) : undefined);

/** `?measures=applications&by=time&grain=month&last=12-month`: the whole query, in readable form. */
export function addressOfQuery(query: AnalyticsQuery, chart?: ChartKind | null): URLSearchParams {
  const { measures, dimensions, filter, range, timeZone, grain, compare, order, limit } = query;
  const parts: Record<string, string | null | undefined> = {
    measures: measures.join(','),
    by: dimensions?.join(','),
    grain,
    last: range && textOfLastUnits(range),
    from: range?.from,
    to: range?.to,
    compare,
    filter: filter && textOfFilter(filter),
    having: query.having?.map(textOfCondition).join(','),
    any: query.havingAny ? '1' : null,
    order: order?.map(textOfOrder).join(','),
    limit: limit?.toString(),
    zone: timeZone,
    totals: query.totals ? '1' : null,
    pivot: query.pivot,
    chart,
  };
  const calculations = query.calculations?.map((one) => ['calc', textOfCalculation(one)]) ?? [];
  return new URLSearchParams([
    ...Object.entries(parts).flatMap(([name, text]) => (text ? [[name, text]] : [])),
    ...calculations,
  ]);
}

const SIGNS: Record<ConditionTest, string> = {
  at_least: '>=',
  at_most: '<=',
  more_than: '>',
  less_than: '<',
};

/** `applications>=10`, `calc.1>5` */
const textOfCondition = ({ measure, calculation, test, value }: AnalyticsCondition) =>
  `${calculation ? `calc.${calculation}` : measure}${SIGNS[test]}${value}`;

function conditionOfText(text: string): object {
  const [, number, measure, sign, value] =
    /^(?:calc\.(\d+)|(\w+))([<>]=?)(-?\d+(?:\.\d+)?(?:e-\d+)?)$/.exec(text) ?? [];
  const [test] = Object.entries(SIGNS).find(([, own]) => own === sign) ?? [];
  return {
    ...(number ? { calculation: Number(number) } : { measure }),
    test,
    value: Number(value),
  };
}

/** `-applications`, `by.category` or `-calc.1`. */
function textOfOrder({ measure, calculation, dimension, descending }: AnalyticsOrder): string {
  const name = calculation ? `calc.${calculation}` : (measure ?? `by.${dimension ?? ''}`);
  return descending ? `-${name}` : name;
}

function orderOfText(text: string): AnalyticsOrder {
  const [, down, number] = /^(-?)calc\.(\d+)$/.exec(text) ?? [];
  if (number) return { calculation: Number(number), ...(down && { descending: true }) };
  const [, sign, by, name = ''] = /^(-?)(by\.)?(.*)$/.exec(text) ?? [];
  return { [by ? 'dimension' : 'measure']: name, ...(sign && { descending: true }) };
}

/** Parses what `addressOfQuery` has written, or an address typed by hand. */
export function queryOfAddress(params: URLSearchParams): Addressed | AddressProblems {
  const problems: string[] = [];
  const readFilter = (text: string) => {
    try {
      return filterOfText(text);
    } catch (error) {
      if (!(error instanceof FilterTextError)) throw error;
      problems.push('filter');
      return undefined;
    }
  };
  const get = (name: string) => params.get(name) || undefined;
  const filter = get('filter');
  const limit = get('limit');
  const chart = get('chart') ?? null;
  const calculations = params.getAll('calc').filter(Boolean).map(calculationOfText);
  const told = {
    measures: list(params.get('measures')) ?? [],
    dimensions: list(params.get('by')),
    filter: filter && readFilter(filter),
    range: rangeOf(get('last'), get('from'), get('to')),
    timeZone: get('zone'),
    grain: get('grain'),
    compare: get('compare'),
    having: list(params.get('having'))?.map(conditionOfText),
    havingAny: get('any') === undefined ? undefined : get('any') === '1',
    calculations: calculations.length > 0 ? calculations : undefined,
    order: list(params.get('order'))?.map(orderOfText),
    limit: limit === undefined ? undefined : Number(limit),
    totals: get('totals') === undefined ? undefined : get('totals') === '1',
    pivot: get('pivot'),
  };
  const given = Object.fromEntries(
    Object.entries(told).filter(([, value]) => value !== undefined && value !== ''),
  );
  const read = analyticsQuerySchema.safeParse(given);
  if (!read.success)
    problems.push(...read.error.issues.map(({ path }) => nameOf(String(path[0] ?? 'measures'))));
  if (chart !== null && !isChartKind(chart)) problems.push('chart');
  if (!read.success || problems.length > 0) return { problems: [...new Set(problems)] };
  return { query: read.data, chart: chart as ChartKind | null };
}

function rangeOf(last?: string, from?: string, to?: string) {
  if (last === undefined && from === undefined && to === undefined) return undefined;
  return {
    // What cannot be read is refused with the rest of the address.
    ...(last !== undefined && (lastUnitsOfText(last) ?? { last: Number.NaN })),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
  };
}

const NAMES: Record<string, string> = {
  dimensions: 'by',
  range: 'last',
  havingAny: 'any',
  calculations: 'calc',
  timeZone: 'zone',
};
const nameOf = (field: string) => NAMES[field] ?? field;
