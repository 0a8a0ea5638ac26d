import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { addressOfFigure } from '#schema/analytics/figureRows.ts';
import { USUAL_WEEKS } from '#schema/options/figureAlerts.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { answer, oldestRow } from '#server/modules/analytics/analytics.service.ts';
import type { AnalyticsAnswer } from '#server/modules/analytics/analytics.type.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import {
  figureQuestion,
  judgedQuestion,
  columnIndexOf,
  shownQuestion,
  type Watched,
} from './alertQuestion.ts';
import type { Condition } from './figureAlert.rules.ts';
import {
  historyOf,
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
  /** For an alert on each group: how many were read, and how many of them are beyond the limit. */
  groups?: { watched: number; beyond: number };
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
  watched: Watched & Pick<Condition, 'kind'>,
): Promise<FigureReading> {
  const figure = figureQuestion(query, watched);
  const judged = judgedQuestion(query, watched, watched.kind);
  const found = await answer(ctx, judged);
  const at = columnIndexOf(figure, watched);
  if (watched.kind === 'unusual') return unusualReading(ctx, figure, found, at);
  const [row] = found.rows;
  return {
    ...NO_READING,
    value: row?.values[at] ?? null,
    before: row?.previous?.[at] ?? null,
    ...placeOf(found, judged, at),
  };
}

export const NO_READING = {
  value: null,
  before: null,
  usual: null,
  day: null,
  weeks: null,
  history: [],
};

async function unusualReading(
  ctx: QuestionContext,
  figure: AnalyticsQuery,
  found: AnalyticsAnswer,
  at: number,
): Promise<FigureReading> {
  const oldest = await oldestRow(ctx, figure);
  const { day, value } = dayOf(found, at);
  const ofDay = { ...figure, range: { from: day, to: day } };
  const before = await weekdaysBefore(ctx, ofDay, at);
  const history = historyOf(before, oldest && localDay(oldest, found.timeZone));
  const { unit } = found.measures[at]!;
  return {
    value,
    before: null,
    usual: usualRange(
      history.map((one) => one.value),
      unit,
    ),
    day,
    weeks: history.length,
    history,
    ...placeOf(found, ofDay, at),
  };
}

/**
 * The same weekday in the weeks before, the oldest first. Each is counted as it stood when it was as old as the day is
 * now, because what follows, such as a view of an application, takes longer than a day.
 */
async function weekdaysBefore(
  ctx: QuestionContext,
  ofDay: AnalyticsQuery,
  at: number,
): Promise<DayValue[]> {
  const days: DayValue[] = [];
  for (let weeks = USUAL_WEEKS; weeks > 0; weeks -= 1) {
    const found = await answer(ctx, ofDay, { back: { periods: 7 * weeks, years: 0 } });
    days.push(dayOf(found, at));
  }
  return days;
}

const localDay = (moment: Date, timeZone: string) =>
  wallClock(moment, timeZone).toISOString().slice(0, 10);

const dayOf = ({ from, timeZone, rows }: AnalyticsAnswer, at: number): DayValue => ({
  day: localDay(from!, timeZone),
  value: rows[0]?.values[at] ?? null,
});

function placeOf({ measures, readAt }: AnalyticsAnswer, query: AnalyticsQuery, at: number) {
  const { unit, rowParts } = measures[at]!;
  const hasRows = rowParts.length > 0;
  const address = hasRows
    ? addressOfFigure({
        query,
        measure: query.measures[at]!,
        readAt: readAt.toISOString(),
      })
    : addressOfQuery(query, 'number');
  const path = `/admin/analytics/explore?${address.toString()}`;
  return { unit, hasRows, path, readAt: readAt.toISOString() };
}

/** The last days of a figure, the oldest first. */
export async function readDays(
  ctx: QuestionContext,
  query: AnalyticsQuery,
  watched: Watched,
): Promise<DayValue[]> {
  const question = shownQuestion(query, watched);
  const at = columnIndexOf(question, watched);
  const { rows } = await answer(ctx, question);
  return rows.map(({ keys, values }) => ({ day: keys[0] ?? '', value: values[at] ?? null }));
}
