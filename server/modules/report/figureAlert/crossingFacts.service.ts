import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { FIGURE_ALERT_GROUPS_POSTED } from '#schema/options/figureAlerts.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import type { Watched } from './alertQuestion.ts';
import { changeOf, type Condition, type GroupKeys } from './figureAlert.rules.ts';
import {
  conditionInWords,
  findingInWords,
  groupsFinding,
  watchedInWords,
} from './figureAlertWords.service.ts';
import type { FigureReading } from './readFigure.service.ts';
import type { GroupReading } from './readGroups.service.ts';

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
  /** For an alert on each group: those that crossed the limit, the farthest first; only the first of many. */
  groups?: CrossedGroup[];
  groupCount?: number;
}

interface CrossedGroup {
  keys: GroupKeys;
  name: string;
  value: number | null;
  before: number | null;
  change: number | null;
  link: string;
}

interface Watching extends Watched, Condition {
  id: string;
  name: string;
}

export async function crossingFacts(
  ctx: QuestionContext,
  alert: Watching,
  query: AnalyticsQuery,
  reading: FigureReading,
  groups: readonly GroupReading[] = [],
): Promise<CrossingFacts> {
  const { id, name, measure } = alert;
  const { value, before, usual, weeks, day, unit, readAt, path } = reading;
  const figure = await watchedInWords(ctx, query, alert);
  const pageAt = (path: string) => `${ctx.services.config.publicUrl}${path}`;
  return {
    alert: { id, name },
    measure: measure.toUpperCase(),
    figure,
    condition: conditionInWords(alert, unit, ctx),
    finding:
      groups.length > 0
        ? groupsFinding(figure, groups, alert, unit, ctx)
        : findingInWords(figure, alert, reading, ctx),
    value,
    before,
    change: changeOf(reading, alert.isPercent),
    usual: usual && { ...usual, weeks: weeks ?? 0 },
    day,
    unit,
    readAt,
    link: pageAt(path),
    ...(alert.isPerGroup && {
      groups: groups
        .slice(0, FIGURE_ALERT_GROUPS_POSTED)
        .map(({ path: rows, met: _met, ...group }) => ({ ...group, link: pageAt(rows) })),
      groupCount: groups.length,
    }),
  };
}
