import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { translator } from '#server/lib/words.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import type { CrossingFacts } from './crossingFacts.service.ts';
import { amountInWords, dayInWords } from './figureAlertWords.service.ts';
import { readDays, type FigureReading } from './readFigure.service.ts';
import type { DayValue } from './usualRange.rules.ts';

/** The days an email shows: those a day was compared with, or the last ones. */
export async function shownDays(
  ctx: QuestionContext,
  query: AnalyticsQuery,
  measure: string,
  { day, value, history }: FigureReading,
): Promise<DayValue[]> {
  if (day) return [...history, { day, value }];
  return readDays(ctx, query, measure);
}

/** The days as a table with a bar for each, which every email program can draw. */
export function dayTable(days: readonly DayValue[], { unit }: FigureReading, ctx: QuestionContext) {
  const t = translator(ctx.locale, 'figureAlerts');
  return {
    columns: [
      { label: t('table.day'), isFigure: false },
      { label: t('table.value'), isFigure: true },
    ],
    rows: days.map(({ day, value }) => [
      dayInWords(day, ctx.locale),
      amountInWords(value, unit, ctx),
    ]),
    bars: days.map(({ value }) => value),
  };
}

interface MailValues {
  /** The reader's given name. */
  name: string;
  facts: CrossingFacts;
  reading: FigureReading;
  days: readonly DayValue[];
  stop: string;
}

export function figureAlertMail(ctx: QuestionContext, values: MailValues) {
  const { name, facts, reading, days, stop } = values;
  return {
    name,
    alertName: facts.alert.name,
    value: amountInWords(reading.value, reading.unit, ctx),
    finding: facts.finding,
    condition: facts.condition,
    readAt: new Date(reading.readAt),
    table: dayTable(days, reading, ctx),
    hasRows: reading.hasRows,
    page: reading.path,
    stop,
  };
}
