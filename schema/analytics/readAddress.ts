import { SIGNS } from './address.ts';
import { calculationOfText } from './calculations.ts';
import { isChartKind, type ChartKind } from './charts.ts';
import { filterOfText, FilterTextError } from './filterText.ts';
import { lastUnitsOfText } from './lastUnits.ts';
import type { AnalyticsOrder, AnalyticsQuery } from './query.ts';
import { analyticsQuerySchema } from './querySchema.ts';

/** The parameters that could not be read. */
export interface AddressProblems {
  problems: string[];
}

export interface QuestionInAddress {
  query: AnalyticsQuery;
  chart: ChartKind | null;
}

const list = (text: string | null) => (text ? text.split(',').filter(Boolean) : undefined);

/** Parses what `addressOfQuery` has written, or an address typed by hand. */
export function queryOfAddress(params: URLSearchParams): QuestionInAddress | AddressProblems {
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
  const parts = {
    measures: list(params.get('measures')) ?? [],
    funnel: get('funnel') === undefined ? undefined : get('funnel') === '1',
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
    Object.entries(parts).filter(([, value]) => value !== undefined && value !== ''),
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

function orderOfText(text: string): AnalyticsOrder {
  const [, down, number] = /^(-?)calc\.(\d+)$/.exec(text) ?? [];
  if (number) return { calculation: Number(number), ...(down && { descending: true }) };
  const [, sign, by, name = ''] = /^(-?)(by\.)?(.*)$/.exec(text) ?? [];
  return { [by ? 'dimension' : 'measure']: name, ...(sign && { descending: true }) };
}
