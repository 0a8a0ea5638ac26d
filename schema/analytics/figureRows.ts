import { addressOfQuery, queryOfAddress, type AddressProblems } from './address.ts';
import { DIMENSIONS_MAX, type AnalyticsQuery } from './query.ts';

/** One number of an answer. Its rows are listed, in the form used in addresses. */
export interface AnalyticsFigureQuestion {
  query: AnalyticsQuery;
  /** Null: the first measure of the question. */
  measure?: string | null | undefined;
  /** The part of the measure; null: the first that has rows. */
  part?: string | null | undefined;
  /** The group of the answer; without it, the total. */
  group?: FigureGroupKey[] | null | undefined;
  /** Of the comparison period. */
  isPrevious?: boolean | null | undefined;
  /** When the figure was read: periods count back from there. */
  readAt?: string | null | undefined;
}

/** A dimension of the question, and a key as the answer returns it; null means not given. */
export interface FigureGroupKey {
  dimension: string;
  key?: string | null | undefined;
}

/** `&rows=part&of=hire_rate&group=time:2026-10-01&group=company&previous=1` after the address of the question. */
export function addressOfFigure(figure: AnalyticsFigureQuestion): URLSearchParams {
  const { query, measure, part, group, isPrevious, readAt } = figure;
  const params = addressOfQuery(query);
  params.set('rows', part ?? '1');
  if (measure) params.set('of', measure);
  for (const { dimension, key } of group ?? [])
    params.append('group', key == null ? dimension : `${dimension}:${key}`);
  if (isPrevious) params.set('previous', '1');
  if (readAt) params.set('readAt', readAt);
  return params;
}

/** Parses what `addressOfFigure` has written. */
export function figureOfAddress(
  params: URLSearchParams,
): { figure: AnalyticsFigureQuestion } | AddressProblems {
  const read = queryOfAddress(params);
  const group = params.getAll('group').map(groupOfText);
  const readAt = params.get('readAt');
  const problems = [
    ...('problems' in read ? read.problems : []),
    ...(group.length > DIMENSIONS_MAX ? ['group'] : []),
    ...(readAt !== null && Number.isNaN(Date.parse(readAt)) ? ['readAt'] : []),
  ];
  if (problems.length > 0 || 'problems' in read) return { problems };
  const part = params.get('rows');
  return {
    figure: {
      query: read.query,
      measure: params.get('of'),
      part: part === '1' ? null : part,
      group,
      isPrevious: params.get('previous') === '1',
      readAt,
    },
  };
}

function groupOfText(text: string): FigureGroupKey {
  const at = text.indexOf(':');
  return at < 0
    ? { dimension: text, key: null }
    : { dimension: text.slice(0, at), key: text.slice(at + 1) };
}
