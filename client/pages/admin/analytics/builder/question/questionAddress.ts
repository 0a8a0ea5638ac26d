import { addressOfQuery } from '#schema/analytics/address.ts';
import { queryOfAddress } from '#schema/analytics/readAddress.ts';
import { DIMENSIONS_MAX, MEASURES_MAX } from '#schema/analytics/query.ts';
import type { Question } from './question.ts';

/** A stand-in while the address has no measures, so that the rest can be parsed. */
const NO_MEASURE = 'none';
const KEY = /^[a-z][a-z0-9_]{0,59}$/;
/** The parameters that are lists, with their maximum length: their valid items are kept. */
const MAX_LENGTHS: Record<string, number> = { measures: MEASURES_MAX, by: DIMENSIONS_MAX };
const TOGETHER: Record<string, string[]> = { last: ['last', 'from', 'to'] };

export interface QuestionInAddress {
  question: Question;
  /** The address names a report and no question. */
  isBare: boolean;
  /** The parameters that were partly or wholly invalid. */
  problems: string[];
}

/** Keeps the valid parts of a broken address. */
export function questionInAddress(params: URLSearchParams): QuestionInAddress {
  const rest = new URLSearchParams(params);
  const problems = new Set<string>();
  if (!rest.get('measures')) rest.set('measures', NO_MEASURE);
  for (;;) {
    const found = queryOfAddress(rest);
    if ('query' in found) {
      const { query, chart } = found;
      const measures = query.measures.filter((key) => key !== NO_MEASURE);
      const dimensions = query.dimensions ?? [];
      const report = params.get('report');
      const question = { query: { ...query, measures, dimensions }, chart, report };
      const isBare = report !== null && params.size === 1;
      return { question, isBare, problems: [...problems] };
    }
    for (const name of found.problems) {
      const isNew = !problems.has(name);
      problems.add(name);
      dropInvalid(rest, name, isNew);
    }
  }
}

function dropInvalid(rest: URLSearchParams, name: string, isNew: boolean) {
  const keys = (rest.get(name) ?? '').split(',').filter((key) => KEY.test(key));
  const kept = isNew ? [...new Set(keys)].slice(0, MAX_LENGTHS[name] ?? 0) : [];
  for (const one of TOGETHER[name] ?? [name]) rest.delete(one);
  if (kept.length > 0) rest.set(name, kept.join(','));
  else if (name === 'measures') rest.set(name, NO_MEASURE);
}

/** Without the question mark. */
export function addressOfQuestion({ query, chart, report }: Question): string {
  const params = addressOfQuery(query, chart);
  // An address with only a report means the report as saved, so an emptied one needs another parameter.
  if (report && params.size === 0) params.set('measures', '');
  if (report) params.set('report', report);
  return params.toString();
}
