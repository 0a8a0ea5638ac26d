import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { changeOf, type Condition } from './figureAlert.rules.ts';
import { conditionInWords, findingInWords, watchedInWords } from './figureAlertWords.service.ts';
import type { FigureReading } from './readFigure.service.ts';

/** The facts of a crossing: kept as its history, and sent to webhooks as they are. */
export interface CrossingFacts {
  alert: { id: string; name: string };
  measure: string;
  /** The watched figure, its limit and the value that was found, in the language of the owner. */
  figure: string;
  condition: string;
  finding: string;
  value: number | null;
  before: number | null;
  change: number | null;
  usual: { low: number; high: number; median: number; weeks: number } | null;
  day: string | null;
  unit: string;
  readAt: string;
  /** The page with the rows. */
  link: string;
}

interface Watching extends Condition {
  id: string;
  name: string;
  measure: string;
}

export async function crossingFacts(
  ctx: QuestionContext,
  alert: Watching,
  query: AnalyticsQuery,
  reading: FigureReading,
): Promise<CrossingFacts> {
  const { id, name, measure } = alert;
  const { value, before, usual, weeks, day, unit, readAt, path } = reading;
  const figure = await watchedInWords(ctx, query, measure, alert);
  return {
    alert: { id, name },
    measure: measure.toUpperCase(),
    figure,
    condition: conditionInWords(alert, unit, ctx),
    finding: findingInWords(figure, alert, reading, ctx),
    value,
    before,
    change: changeOf(reading, alert.isPercent),
    usual: usual && { ...usual, weeks: weeks ?? 0 },
    day,
    unit,
    readAt,
    link: `${ctx.services.config.publicUrl}${path}`,
  };
}
