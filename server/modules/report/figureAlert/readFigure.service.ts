import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { addressOfFigure } from '#schema/analytics/figureRows.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { answer, oldestRow } from '#server/modules/analytics/analytics.service.ts';
import type { AnalyticsAnswer } from '#server/modules/analytics/analytics.type.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { figureQuestion, judgedQuestion, shownQuestion } from './alertQuestion.ts';
import type { Condition } from './figureAlert.rules.ts';
import {
  comparedDays,
  usualRange,
  type DayValue,
  type Unit,
  type UsualRange,
} from './usualRange.rules.ts';

/** A figure as a check found it. */
export interface FigureReading {
  value: number | null;
  /** For a change: the value in the period before. */
  before: number | null;
  /** For an unusual day: null without enough history. */
  usual: UsualRange | null;
  /** For an unusual day: the local day, and how many weeks before it have a value for that weekday. */
  day: string | null;
  weeks: number | null;
  /** The same weekday in the weeks before. */
  history: DayValue[];
  unit: Unit;
  /** The page that shows the figure, with its rows if it has any. */
  path: string;
  hasRows: boolean;
  readAt: string;
}

/** Reads what the condition of an alert is judged by. */
export async function readFigure(
  ctx: QuestionContext,
  query: AnalyticsQuery,
  measure: string,
  { kind }: Pick<Condition, 'kind'>,
): Promise<FigureReading> {
  const judged = judgedQuestion(query, measure, kind);
  const found = await answer(ctx, judged);
  if (kind === 'unusual') return unusualReading(ctx, figureQuestion(query, measure), found);
  const [row] = found.rows;
  return {
    value: row?.values[0] ?? null,
    before: row?.previous?.[0] ?? null,
    usual: null,
    day: null,
    weeks: null,
    history: [],
    ...placeOf(found, figureQuestion(query, measure)),
  };
}

async function unusualReading(
  ctx: QuestionContext,
  figure: AnalyticsQuery,
  found: AnalyticsAnswer,
): Promise<FigureReading> {
  const oldest = await oldestRow(ctx, figure);
  const since = oldest && wallClock(oldest, found.timeZone).toISOString().slice(0, 10);
  const compared = comparedDays(daysOf(found), since);
  const { unit } = found.measures[0]!;
  const before = compared?.before ?? [];
  const day = compared?.judged.day ?? null;
  const ofDay = day ? { ...figure, range: { from: day, to: day } } : figure;
  return {
    value: compared?.judged.value ?? null,
    before: null,
    usual: usualRange(
      before.map(({ value }) => value),
      unit,
    ),
    day,
    weeks: before.length,
    history: before,
    ...placeOf(found, ofDay),
  };
}

function placeOf({ measures, readAt }: AnalyticsAnswer, figure: AnalyticsQuery) {
  const [{ unit, rowParts }] = measures as [AnalyticsAnswer['measures'][number]];
  const hasRows = rowParts.length > 0;
  const address = hasRows
    ? addressOfFigure({
        query: figure,
        measure: figure.measures[0]!,
        readAt: readAt.toISOString(),
      })
    : addressOfQuery(figure, 'number');
  const path = `/admin/analytics/explore?${address.toString()}`;
  return { unit, hasRows, path, readAt: readAt.toISOString() };
}

/** The last days of a figure, the oldest first. */
export async function readDays(
  ctx: QuestionContext,
  query: AnalyticsQuery,
  measure: string,
): Promise<DayValue[]> {
  return daysOf(await answer(ctx, shownQuestion(query, measure)));
}

const daysOf = ({ rows }: AnalyticsAnswer): DayValue[] =>
  rows.map(({ keys, values }) => ({ day: keys[0] ?? '', value: values[0] ?? null }));
