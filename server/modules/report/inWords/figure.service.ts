import { wallClock } from '#schema/time/wallClock.ts';
import type { Context } from '#server/graphql/context.ts';
import type { FigureRowConnection } from '#server/modules/analytics/rows/figureRow.type.ts';
import { translator } from '#server/lib/words.ts';
import { spannedPeriod, momentInWords } from './period.service.ts';
import { filterInWords, speechFor } from './question.service.ts';

type Figure = Pick<
  FigureRowConnection,
  'measure' | 'isStock' | 'query' | 'from' | 'to' | 'timeZone'
>;

/** "Applications, 1 Oct 2026 to 31 Oct 2026, where category is Sales" */
export async function figureInWords(
  ctx: Pick<Context, 'services' | 'locale'>,
  figure: Figure,
): Promise<string> {
  const speech = await speechFor(ctx, figure.query);
  const { filter } = figure.query;
  const parts = [
    speech.names.measure(figure.measure),
    periodOfFigure(figure, ctx.locale),
    filter ? speech.t('question.where', { filter: filterInWords(filter, speech) }) : '',
  ];
  return parts.filter(Boolean).join(', ');
}

/** Whole days are shown without hours, however they were asked for. */
export function periodOfFigure(
  { isStock, query, from, to, timeZone }: Figure,
  locale: Context['locale'],
): string {
  const isMidnight = (end: Date | null) =>
    end !== null && wallClock(end, timeZone).getTime() % 86_400_000 === 0;
  if (to && isStock) {
    const t = translator(locale, 'analyticsReports');
    return isMidnight(to)
      ? t('question.endOf', {
          day: momentInWords(new Date(to.getTime() - 1), { timeZone, locale, isDay: true }),
        })
      : t('question.asOf', { time: momentInWords(to, { timeZone, locale, isDay: false }) });
  }
  const isOfDays = isMidnight(from) && isMidnight(to);
  return spannedPeriod({ range: isOfDays ? null : query.range, from, to, timeZone }, locale);
}
