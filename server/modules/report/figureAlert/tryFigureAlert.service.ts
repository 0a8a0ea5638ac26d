import type { Context } from '#server/graphql/context.ts';
import { translator } from '#server/lib/words.ts';
import { requireReport } from '../report.service.ts';
import { firstMeasure, type AlertValues } from './changeFigureAlert.service.ts';
import { crossingFacts } from './crossingFacts.service.ts';
import { isMet } from './figureAlert.rules.ts';
import type { FigureAlertTrial } from './figureAlert.type.ts';
import { shownDays } from './figureAlertMail.service.ts';
import { amountInWords } from './figureAlertWords.service.ts';
import { readFigure } from './readFigure.service.ts';
import { requireWatched } from './requireWatched.service.ts';

/** Checks an alert as it would be saved, and shows what it would send. */
export async function tryAlert(ctx: Context, values: AlertValues): Promise<FigureAlertTrial> {
  const { reportId, query, name, kind } = values;
  const stored = reportId ? (await requireReport(ctx, reportId)).stored : query;
  const measure = values.measure ?? firstMeasure(stored);
  const watched = await requireWatched(ctx, { stored, measure, kind, isReadable: true });
  const reading = await readFigure(ctx, watched, measure, values);
  const alert = { ...values, id: values.id ?? '', measure };
  const facts = await crossingFacts(ctx, alert, watched, reading);
  const days = await shownDays(ctx, watched, measure, reading);
  const value = amountInWords(reading.value, reading.unit, ctx);
  return {
    isMet: isMet(values, reading),
    finding: facts.finding,
    condition: facts.condition,
    subject: translator(ctx.locale, 'mail')('figureAlert.subject', { name, value }),
    days: days.map((day) => ({ ...day, text: amountInWords(day.value, reading.unit, ctx) })),
    link: reading.path,
    webhookBody: JSON.stringify(
      { type: 'figure.crossed', timestamp: reading.readAt, data: facts },
      null,
      2,
    ),
  };
}
