import { isShareOfFew } from '#schema/profile/change.ts';
import { addressOfQuery } from '#schema/analytics/address.ts';
import { isChartKind } from '#schema/analytics/charts.ts';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { REPORT_ROWS_MAILED } from '#schema/options/reports.ts';
import { INTL_LOCALES, type Locale } from '#schema/options/locales.ts';
import { wallClock } from '#schema/time/wallClock.ts';
import { Failure } from '#server/graphql/failures.ts';
import { translator } from '#server/lib/words.ts';
import { answer } from '#server/modules/analytics/analytics.service.ts';
import type { AnalyticsAnswer, AnalyticsValues } from '#server/modules/analytics/analytics.type.ts';
import { resolveQuestion, type QuestionContext } from '../resolveQuestion.service.ts';
import { spannedPeriod, spanInWords } from '../inWords/period.service.ts';
import type { TakenSending } from './reportSchedule.sql.ts';

/** The content of a report email. The question is answered at the time of sending. */
export async function reportMail(ctx: QuestionContext, sending: TakenSending, stop: string) {
  const { query, problem, question } = await resolveQuestion(ctx, sending.query);
  if (!query) throw new Failure('BAD_USER_INPUT', problem!);
  const found = await answer(ctx, { ...query, totals: true, pivot: null });
  const period = { ...found, range: query.range };
  const before = { ...period, from: found.previousFrom, to: found.previousTo };
  const { firstName: name, name: reportName, every, chart } = sending;
  const address = addressOfQuery(query, isChartKind(chart) ? chart : null);
  return {
    name,
    reportName,
    question: await question(),
    period: spannedPeriod(period, ctx.locale),
    before: spanInWords(before, ctx.locale),
    every,
    readAt: found.readAt,
    table: tableOf({ ...found, rows: mailedRows(found, query) }, ctx.locale),
    total: found.rowCount,
    leftOut: found.leftOut,
    report: `/admin/analytics/explore?${address.toString()}&report=${sending.reportId}`,
    stop,
  };
}

export function failedMail(
  { firstName: name, name: reportName, every }: TakenSending,
  more: { why: string | null; nextAt: Date; stop: string },
) {
  return { name, reportName, every, report: '/admin/analytics/reports', ...more };
}

/** The first rows; over time, unless the question has its own order, those of the latest steps that have begun. */
function mailedRows(
  { dimensions, rows, readAt, timeZone }: AnalyticsAnswer,
  query: AnalyticsQuery,
) {
  const at = dimensions.findIndex(({ key }) => key === 'TIME');
  if (at < 0 || query.order?.length) return rows.slice(0, REPORT_ROWS_MAILED);
  const now = wallClock(readAt, timeZone).toISOString();
  const begun = rows.filter(({ keys }) => keys[at]! <= now).length;
  const end = Math.max(begun, REPORT_ROWS_MAILED);
  return rows.slice(end - REPORT_ROWS_MAILED, end);
}

type Tabled = Pick<AnalyticsAnswer, 'dimensions' | 'measures' | 'rows' | 'totals' | 'previousFrom'>;

/** The rows with formatted numbers. */
export function tableOf(found: Tabled, locale: Locale) {
  const t = translator(locale, 'analyticsReports');
  const { dimensions, measures, rows, totals, previousFrom } = found;
  const isCompared = previousFrom !== null;
  const figuresOf = ({ values, previous, counts, previousCounts }: AnalyticsValues) =>
    measures.flatMap(({ unit }, at) => {
      const inWords = (value: number | null | undefined, share: number[] | null | undefined) =>
        shareInWords(share ?? null, locale) ?? figureInWords(value ?? null, unit, locale);
      const value = inWords(values[at], counts[at]);
      return isCompared ? [value, inWords(previous?.[at], previousCounts?.[at])] : [value];
    });
  const labels = dimensions.map(({ name }) => ({ label: name, isFigure: false }));
  const names = measures.flatMap(({ name }) =>
    isCompared ? [name, t('file.previous', { name })] : [name],
  );
  const padding = dimensions.slice(1).map(() => '');
  return {
    columns: [...labels, ...names.map((label) => ({ label, isFigure: true }))],
    rows: rows.map((row) => [...row.labels, ...figuresOf(row)]),
    totals:
      totals && dimensions.length > 0
        ? [t('file.total'), ...padding, ...figuresOf(totals)]
        : undefined,
  };
}

/** "3 of 5", while that says more than a percentage. */
function shareInWords(counts: readonly number[] | null, locale: Locale): string | null {
  const [part = 0, whole = 0] = counts ?? [];
  if (whole === 0 || !isShareOfFew(whole)) return null;
  return translator(locale, 'analyticsReports')('figure.share', { part, whole });
}

/** Formats a number with Indian digit grouping, at most two decimals and its unit. */
export function figureInWords(value: number | null, unit: string, locale: Locale): string {
  const t = translator(locale, 'analyticsReports');
  if (value === null) return t('figure.none');
  const isMoney = unit === 'rupees';
  const text = new Intl.NumberFormat(INTL_LOCALES[locale], {
    maximumFractionDigits: isMoney ? 0 : unit === 'ratio' ? 2 : 1,
  }).format(value);
  if (unit === 'days') return t('figure.days', { value, text });
  return t.has(`figure.${unit}`) ? t(`figure.${unit}`, { value: text }) : text;
}
