import {
  GROUPS_MAX,
  type AnalyticsFigureQuestion,
  type FigureGroupKey,
} from '#schema/analytics/figureRows.ts';
import { BUCKETS_MAX } from '#schema/analytics/query.ts';
import type { DimensionKey } from '../model/dimensions.ts';
import type { Part } from '../model/kinds.ts';
import { isStock, measureIn, measureOf, type MeasureKey } from '../model/measures.ts';
import type { SubjectKey } from '../model/subjects.ts';
import { comparisonOffset, earlier } from '../query/columns.ts';
import { refusal } from '../query/refusal.ts';
import { NOW, type PeriodOffset } from '../query/times.ts';
import { measuresOfFormulas } from '../query/validateCalculations.ts';
import { validateQuery, type ValidQuery } from '../query/validateQuery.ts';
import { rowPartsIn, type RowPart } from './rowParts.ts';

/** A validated figure. */
export interface ValidFigure {
  /** The question with the one measure. */
  validQuery: ValidQuery;
  /** The question as it was asked; the group names one of its steps of time. */
  asked: ValidQuery;
  measure: MeasureKey;
  partKey: RowPart;
  part: Part<SubjectKey>;
  back: PeriodOffset;
  group: FigureKey[];
  /** How many steps of time, up to and including the group's step. */
  steps: number;
  /** Only the rows of these groups; null means all rows. */
  among: FigureKey[][] | null;
  /** Leaves out the rows of these groups. */
  except: FigureKey[][];
}

export interface FigureKey {
  dimension: DimensionKey;
  key: string | null;
}

type Reader = Parameters<typeof validateQuery>[1];

/** Rejects a figure that has no rows to list with a message that says why. */
export function validateFigure(
  {
    query,
    measure: asked,
    part: wanted,
    group,
    among,
    except,
    steps = null,
    isPrevious,
  }: AnalyticsFigureQuestion,
  reader: Reader,
  siteZone: string,
  segments: Parameters<typeof validateQuery>[3],
): ValidFigure {
  const { t } = reader;
  if (query.having?.length && !group?.length && !among) throw refusal(t, 'group', 'rowsHaving');
  const { limit: _limit, order: _order, pivot: _pivot, having: _having, ...others } = query;
  const { calculations: _calculations, funnel: _funnel, ...rest } = others;
  const whole = validateQuery(others, reader, siteZone, segments);
  const measure = (asked ?? query.measures[0])!;
  const known: string[] = [...whole.measures, ...measuresOfFormulas(whole.calculations)];
  if (!known.includes(measure)) throw refusal(t, 'measure', 'rowsMeasure');
  const alone = validateQuery({ ...rest, measures: [measure] }, reader, siteZone, segments);
  const validQuery = { ...alone, steps: whole.steps };
  if (validQuery.isPersonal) throw refusal(t, 'figure', 'rowsPersonal');
  const parts = rowPartsIn(validQuery, measure as MeasureKey);
  if (parts.length === 0) throw refusal(t, 'measure', 'rowsNone');
  const partKey = (wanted ?? parts[0]) as RowPart;
  if (!parts.includes(partKey)) throw refusal(t, 'part', 'rowsPart', { parts: parts.join(', ') });
  const groupOf = (keys: readonly FigureGroupKey[], field: string, hasTime: boolean) => {
    const named = keys.map(({ dimension }) => dimension);
    const known = validQuery.dimensions.filter((key) => hasTime || key !== 'time');
    const isOfQuestion = named.every((key) => (known as string[]).includes(key));
    if (!isOfQuestion || new Set(named).size < named.length) throw refusal(t, field, 'rowsGroup');
    return keys.map(({ dimension, key = null }) => ({ dimension: dimension as DimensionKey, key }));
  };
  const groupsOf = (groups: readonly FigureGroupKey[][], field: string) => {
    if (groups.length > GROUPS_MAX) throw refusal(t, field, 'tooMany', { most: GROUPS_MAX });
    if (groups.length === 0 || groups.some((keys) => keys.length === 0))
      throw refusal(t, field, 'rowsGroup');
    return groups.map((keys) => groupOf(keys, field, false));
  };
  if (steps !== null && !canHaveSteps(steps, measure as MeasureKey, group ?? []))
    throw refusal(t, 'steps', 'rowsSteps', { most: BUCKETS_MAX });
  const compared = comparisonOffset(validQuery.compare);
  if (isPrevious && !compared) throw refusal(t, 'isPrevious', 'rowsPrevious');
  const base = isPrevious ? compared! : NOW;
  const { isPrevious: isEarlier, ...part } = measureIn(whole, measure as MeasureKey).parts[
    partKey
  ]!;
  return {
    validQuery,
    asked: whole,
    measure: measure as MeasureKey,
    partKey,
    part,
    back: isEarlier ? earlier(base) : base,
    group: groupOf(group ?? [], 'group', true),
    steps: steps ?? 1,
    among: among ? groupsOf(among, 'among') : null,
    except: except ? groupsOf(except, 'except') : [],
  };
}

/** A stock counts other rows at each moment, so it has no steps. */
const canHaveSteps = (steps: number, measure: MeasureKey, group: readonly FigureGroupKey[]) =>
  Number.isInteger(steps) &&
  steps >= 1 &&
  steps <= BUCKETS_MAX &&
  group.some(({ dimension }) => dimension === 'time') &&
  !isStock(measureOf(measure));
