import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { FIGURE_ALERT_GROUPS_MAILED } from '#schema/options/figureAlerts.ts';
import { translator } from '#server/lib/words.ts';
import type { MailTable } from '#server/modules/mail/mail.type.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import type { Watched } from './alertQuestion.ts';
import type { CrossingFacts } from './crossingFacts.service.ts';
import type { Condition } from './figureAlert.rules.ts';
import {
  amountInWords,
  dayInWords,
  groupsInWords,
  groupValue,
} from './figureAlertWords.service.ts';
import { readDays, type FigureReading } from './readFigure.service.ts';
import type { GroupReading } from './readGroups.service.ts';
import type { DayValue } from './usualRange.rules.ts';

/** The days an email shows: those a day was compared with, or the last ones. */
export async function shownDays(
  ctx: QuestionContext,
  query: AnalyticsQuery,
  watched: Watched,
  { day, value, history }: FigureReading,
): Promise<DayValue[]> {
  if (day) return [...history, { day, value }];
  return readDays(ctx, query, watched);
}

/** The days as a table with a bar for each, which every email program can draw. */
export function dayTable(
  days: readonly DayValue[],
  { unit }: FigureReading,
  ctx: QuestionContext,
): MailTable {
  return {
    columns: columnsOf('day', ctx),
    rows: days.map(({ day, value }) => [
      dayInWords(day, ctx.locale),
      amountInWords(value, unit, ctx),
    ]),
    bars: days.map(({ value }) => value),
  };
}

/** The groups that crossed the limit, in the same form. */
export function groupTable(
  groups: readonly GroupReading[],
  { unit }: FigureReading,
  condition: Condition,
  ctx: QuestionContext,
): MailTable {
  const shown = groups.slice(0, FIGURE_ALERT_GROUPS_MAILED);
  return {
    columns: columnsOf('group', ctx),
    rows: shown.map((group) => [group.name, groupValue(group, condition, unit, ctx.locale)]),
    bars: shown.map(({ value }) => value),
  };
}

function columnsOf(first: 'day' | 'group', { locale }: QuestionContext): MailTable['columns'] {
  const t = translator(locale, 'figureAlerts');
  return [
    { label: t(`table.${first}`), isFigure: false },
    { label: t('table.value'), isFigure: true },
  ];
}

/** What the subject says: the value, or the first groups. */
export function valueInSubject(
  reading: FigureReading,
  groups: readonly GroupReading[],
  condition: Condition,
  ctx: QuestionContext,
): string {
  return groups.length > 0
    ? groupsInWords(groups, condition, reading.unit, ctx, 1)
    : readingInWords(reading, ctx);
}

/** The value of a check, or how many groups are beyond the limit. */
export function readingInWords(
  { value, unit, groups }: FigureReading,
  ctx: Pick<QuestionContext, 'locale'>,
): string {
  if (!groups) return amountInWords(value, unit, ctx);
  return translator(ctx.locale, 'figureAlerts')('groupsBeyond', groups);
}

interface MailValues {
  /** The reader's given name. */
  name: string;
  facts: CrossingFacts;
  reading: FigureReading;
  value: string;
  table: MailTable;
  stop: string;
}

export function figureAlertMail({ name, facts, reading, value, table, stop }: MailValues) {
  const { groupCount = 0 } = facts;
  return {
    name,
    alertName: facts.alert.name,
    value,
    finding: facts.finding,
    condition: facts.condition,
    readAt: new Date(reading.readAt),
    table,
    moreGroups: Math.max(0, groupCount - FIGURE_ALERT_GROUPS_MAILED),
    isPerGroup: facts.groups !== undefined,
    hasRows: reading.hasRows,
    page: reading.path,
    stop,
  };
}
