import { addressOfQuery } from './address.ts';
import { BUCKETS_MAX, DIMENSIONS_MAX, type AnalyticsQuery } from './query.ts';
import { queryOfAddress, type AddressProblems } from './readAddress.ts';

/** One number of an answer, whose rows are to be listed, in the form used in addresses. */
export interface AnalyticsFigureQuestion {
  query: AnalyticsQuery;
  /** Null for the first measure of the question. */
  measure?: string | null | undefined;
  /** The part of the measure; null for the first one that has rows. */
  part?: string | null | undefined;
  /** The group of the answer; omitted for the total. */
  group?: FigureGroupKey[] | null | undefined;
  /** Only the rows of these groups. */
  among?: FigureGroupKey[][] | null | undefined;
  /** Leaves out the rows of these groups. */
  except?: FigureGroupKey[][] | null | undefined;
  /** How many steps of time, up to and including the group's step. */
  steps?: number | null | undefined;
  /** Set for a figure of the comparison period. */
  isPrevious?: boolean | null | undefined;
  /** When the figure was read: periods count back from there. */
  readAt?: string | null | undefined;
}

/** A dimension of the question, and a key as the answer returns it; null means not given. */
export interface FigureGroupKey {
  dimension: string;
  key?: string | null | undefined;
}

/** The most groups in `among` or `except`. */
export const GROUPS_MAX = 200;

/** `&rows=part&of=hire_rate&group=time:2026-10-01&group=company&previous=1` after the address of the question. */
export function addressOfFigure(figure: AnalyticsFigureQuestion): URLSearchParams {
  const { query, measure, part, group, among, except, steps, isPrevious, readAt } = figure;
  const params = addressOfQuery(query);
  params.set('rows', part ?? '1');
  if (measure) params.set('of', measure);
  for (const key of group ?? []) params.append('group', textOfKey(key));
  for (const keys of among ?? []) params.append('among', textOfGroup(keys));
  for (const keys of except ?? []) params.append('except', textOfGroup(keys));
  if (steps) params.set('steps', String(steps));
  if (isPrevious) params.set('previous', '1');
  if (readAt) params.set('readAt', readAt);
  return params;
}

/** Parses what `addressOfFigure` has written. */
export function figureOfAddress(
  params: URLSearchParams,
): { figure: AnalyticsFigureQuestion } | AddressProblems {
  const read = queryOfAddress(params);
  const group = params.getAll('group').map(keyOfText);
  const groupsOf = (name: string) => {
    const texts = params.getAll(name);
    return texts.length > 0 ? texts.map(groupOfText) : null;
  };
  const [among, except] = [groupsOf('among'), groupsOf('except')];
  const readAt = params.get('readAt');
  const steps = params.has('steps') ? Number(params.get('steps')) : null;
  const problems = [
    ...('problems' in read ? read.problems : []),
    ...(group.length > DIMENSIONS_MAX ? ['group'] : []),
    ...((among?.length ?? 0) > GROUPS_MAX ? ['among'] : []),
    ...((except?.length ?? 0) > GROUPS_MAX ? ['except'] : []),
    ...(steps !== null && !(Number.isInteger(steps) && steps >= 1 && steps <= BUCKETS_MAX)
      ? ['steps']
      : []),
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
      ...(among && { among }),
      ...(except && { except }),
      ...(steps !== null && { steps }),
      isPrevious: params.get('previous') === '1',
      readAt,
    },
  };
}

const textOfKey = ({ dimension, key }: FigureGroupKey) =>
  key == null ? dimension : `${dimension}:${key}`;

/** `company:…,category:sales`; a comma within a key has a backslash. */
const textOfGroup = (keys: readonly FigureGroupKey[]) =>
  keys.map((key) => textOfKey(key).replaceAll(/[\\,]/g, String.raw`\$&`)).join(',');

const groupOfText = (text: string): FigureGroupKey[] =>
  [...text.matchAll(/(?:[^\\,]|\\.)+/g)].map(([part]) =>
    keyOfText(part.replaceAll(/\\(.)/g, '$1')),
  );

function keyOfText(text: string): FigureGroupKey {
  const at = text.indexOf(':');
  return at < 0
    ? { dimension: text, key: null }
    : { dimension: text.slice(0, at), key: text.slice(at + 1) };
}
