import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { formatTime, translator } from '#server/lib/words.ts';
import type { Cell } from '#server/lib/csv.ts';
import type { AnalyticsAnswer } from '#server/modules/analytics/analytics.type.ts';
import type { QuestionContext } from '../resolveQuestion.service.ts';
import { filtersInWords } from '../inWords/filter.service.ts';
import { spannedPeriod, spanInWords } from '../inWords/period.service.ts';
import { questionInWords, speechFor } from '../inWords/question.service.ts';

/** The lines above the table: the question in words, and when it was read. */
export async function headOf(
  ctx: QuestionContext,
  name: string | null,
  query: AnalyticsQuery,
  answer: AnalyticsAnswer,
): Promise<Cell[][]> {
  const { locale } = ctx;
  const t = translator(locale, 'analyticsReports');
  const speech = await speechFor(ctx, query);
  const { timeZone, readAt, freshAt, previousFrom, previousTo } = answer;
  const period = { ...answer, range: query.range };
  const before = spanInWords({ ...period, from: previousFrom, to: previousTo }, locale);
  return [
    [t('file.report'), name ?? t('file.untitled')],
    [t('file.question'), questionInWords(query, speech)],
    [t('file.period'), spannedPeriod(period, locale)],
    ...(before ? [[t('file.before'), before]] : []),
    [t('file.timeZone'), timeZone],
    ...filtersInWords(query.filter, speech).map((filter) => [t('file.filter'), filter]),
    [t('file.readAt'), formatTime(readAt, locale, timeZone)],
    [t('file.freshAt'), formatTime(freshAt, locale, timeZone)],
    [],
  ];
}

/** The column names with their units, and those of the comparison period next to them. */
export function columnsOf({ locale }: QuestionContext, answer: AnalyticsAnswer): string[] {
  const t = translator(locale, 'analyticsReports');
  const isCompared = answer.previousFrom !== null;
  const measures = answer.measures.flatMap(({ name, unit }) => {
    const own = t.has(`unit.${unit}`) ? t('file.named', { name, unit: t(`unit.${unit}`) }) : name;
    return isCompared ? [own, t('file.previous', { name: own })] : [own];
  });
  return [...answer.dimensions.map(({ name }) => name), ...measures];
}
