import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { FIGURE_ALERT_GROUPS_MAILED } from '#schema/options/figureAlerts.ts';
import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { requireReport } from '../report.service.ts';
import type { Watched } from './alertQuestion.ts';
import { firstMeasure, type AlertValues } from './changeFigureAlert.service.ts';
import { crossingFacts } from './crossingFacts.service.ts';
import { isMet } from './figureAlert.rules.ts';
import type { FigureAlertTrial } from './figureAlert.type.ts';
import { shownDays, valueInSubject } from './figureAlertMail.service.ts';
import { amountInWords, groupValue } from './figureAlertWords.service.ts';
import { readFigure, type FigureReading } from './readFigure.service.ts';
import { readGroups, type GroupReading } from './readGroups.service.ts';
import { requireWatched } from './requireWatched.service.ts';

type Trial = Pick<FigureAlertTrial, 'isMet' | 'days'> & {
  reading: FigureReading;
  /** The groups beyond the limit. */
  groups: GroupReading[];
};

/** Checks an alert as it would be saved, and shows what it would send. */
export async function tryAlert(ctx: Context, values: AlertValues): Promise<FigureAlertTrial> {
  const { reportId, query, name, isPerGroup } = values;
  const stored = reportId ? (await requireReport(ctx, reportId)).stored : query;
  const watched = { ...values, measure: values.measure ?? firstMeasure(stored) };
  const question = await requireWatched(ctx, { ...watched, stored, isReadable: true });
  const { reading, groups, ...trial } = isPerGroup
    ? await tryGroups(ctx, question, watched)
    : await tryTotal(ctx, question, watched);
  const alert = { ...watched, id: values.id ?? '' };
  const facts = await crossingFacts(ctx, alert, question, reading, groups);
  const value = valueInSubject(reading, groups, values, ctx);
  return {
    ...trial,
    finding: facts.finding,
    condition: facts.condition,
    subject: translator(ctx.locale, 'mail')('figureAlert.subject', { name, value }),
    groups: groups.slice(0, FIGURE_ALERT_GROUPS_MAILED).map((group) => ({
      name: group.name,
      value: group.value,
      text: groupValue(group, values, reading.unit, ctx.locale),
    })),
    link: reading.path,
    webhookBody: JSON.stringify(
      { type: 'figure.crossed', timestamp: reading.readAt, data: facts },
      null,
      2,
    ),
  };
}

async function tryTotal(
  ctx: Context,
  question: AnalyticsQuery,
  watched: AlertValues & Watched,
): Promise<Trial> {
  const reading = await readFigure(ctx, question, watched);
  const days = await shownDays(ctx, question, watched, reading);
  return {
    isMet: isMet(watched, reading),
    days: days.map((day) => ({ ...day, text: amountInWords(day.value, reading.unit, ctx) })),
    reading,
    groups: [],
  };
}

async function tryGroups(
  ctx: Context,
  question: AnalyticsQuery,
  watched: AlertValues & Watched,
): Promise<Trial> {
  const { reading, groups } = await readGroups(ctx, question, watched);
  const beyond = groups.filter(({ met }) => met === true);
  return { isMet: beyond.length > 0, days: [], reading, groups: beyond };
}
