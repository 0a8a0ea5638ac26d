import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import type { DimensionKey } from '../model/dimensions.ts';
import type { Part } from '../model/kinds.ts';
import { measureOf, type MeasureKey } from '../model/measures.ts';
import type { SubjectKey } from '../model/subjects.ts';
import { comparedBack, earlier } from '../query/columns.ts';
import { refusal } from '../query/refusal.ts';
import { NOW, type Back } from '../query/times.ts';
import { validateQuery, type ValidQuery } from '../query/validateQuery.ts';
import { rowPartsIn, type RowPart } from './rowParts.ts';

/** A validated figure. */
export interface ValidFigure {
  /** The question with the one measure. */
  validQuery: ValidQuery;
  /** The question as it was asked, whose steps of time the group names. */
  asked: ValidQuery;
  measure: MeasureKey;
  partKey: RowPart;
  part: Part<SubjectKey>;
  back: Back;
  group: { dimension: DimensionKey; key: string | null }[];
}

type Reader = Parameters<typeof validateQuery>[1];

/** Rejects a figure that has no rows to list with a message that says why. */
export function validateFigure(
  { query, measure: asked, part: wanted, group, isPrevious }: AnalyticsFigureQuestion,
  reader: Reader,
  siteZone: string,
): ValidFigure {
  const { t } = reader;
  if (query.having?.length && !group?.length) throw refusal(t, 'group', 'rowsHaving');
  const { limit: _limit, order: _order, pivot: _pivot, having: _having, ...rest } = query;
  const whole = validateQuery(rest, reader, siteZone);
  const measure = (asked ?? query.measures[0])!;
  if (!query.measures.includes(measure)) throw refusal(t, 'measure', 'rowsMeasure');
  const validQuery = validateQuery({ ...rest, measures: [measure] }, reader, siteZone);
  if (validQuery.isPersonal) throw refusal(t, 'figure', 'rowsPersonal');
  const parts = rowPartsIn(validQuery, measure as MeasureKey);
  if (parts.length === 0) throw refusal(t, 'measure', 'rowsNone');
  const partKey = (wanted ?? parts[0]) as RowPart;
  if (!parts.includes(partKey)) throw refusal(t, 'part', 'rowsPart', { parts: parts.join(', ') });
  const keys = (group ?? []).map(({ dimension }) => dimension);
  const isOfQuestion = keys.every((key) => (validQuery.dimensions as string[]).includes(key));
  if (!isOfQuestion || new Set(keys).size < keys.length) throw refusal(t, 'group', 'rowsGroup');
  const compared = comparedBack(validQuery.compare);
  if (isPrevious && !compared) throw refusal(t, 'isPrevious', 'rowsPrevious');
  const base = isPrevious ? compared! : NOW;
  const { isPrevious: isEarlier, ...part } = measureOf(measure as MeasureKey).parts[partKey]!;
  return {
    validQuery,
    asked: whole,
    measure: measure as MeasureKey,
    partKey,
    part,
    back: isEarlier ? earlier(base) : base,
    group: (group ?? []).map(({ dimension, key = null }) => ({
      dimension: dimension as DimensionKey,
      key,
    })),
  };
}
