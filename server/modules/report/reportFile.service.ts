import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { AnalyticsQuery } from '#schema/analytics/query.ts';
import { csvOf, linesOf, type Cell } from '#server/lib/csv.ts';
import { translator, formatTime } from '#server/lib/words.ts';
import type { AnalyticsAnswer, AnalyticsValues } from '#server/modules/analytics/analytics.type.ts';
import { streamAnswer } from '#server/modules/analytics/streamAnswer.service.ts';
import { streamViaFile } from './streamViaFile.service.ts';
import { spannedPeriod, spanInWords } from './inWords/period.service.ts';
import {
  questionInWords,
  speechFor,
  filtersInWords,
  havingInWords,
} from './inWords/question.service.ts';
import type { QuestionContext } from './resolveQuestion.service.ts';

/** The full answer as a CSV file. */
export function reportFile(
  ctx: QuestionContext,
  name: string | null,
  query: AnalyticsQuery,
): Promise<Readable> {
  return streamViaFile((file) => write(ctx, file, name, query));
}

async function write(
  ctx: QuestionContext,
  file: FileHandle,
  name: string | null,
  query: AnalyticsQuery,
): Promise<void> {
  let count = 0;
  await streamAnswer(ctx, query, async (part, isLast) => {
    const rows = part.rows.map((row) => [...row.labels, ...cellsOf(row)]);
    if (count === 0) {
      const head = [...(await headOf(ctx, name, query, part)), columnsOf(ctx, part)];
      await file.write(csvOf([...head, ...rows]));
    } else await file.write(linesOf(rows));
    count += rows.length;
    if (isLast) await file.write(linesOf(footOf(ctx, part, count)));
  });
}

/** The totals, and notes about what the table leaves out. */
function footOf({ locale }: QuestionContext, last: AnalyticsAnswer, count: number): Cell[][] {
  const t = translator(locale, 'analyticsReports');
  const { dimensions, measures, totals, leftOut, rowCount, exactFrom, timeZone } = last;
  const named = [t('file.total'), ...Array<Cell>(Math.max(0, dimensions.length - 1)).fill('')];
  const notes: Cell[][] = [];
  if (measures.some(({ isStock }) => isStock)) notes.push([t('file.stock'), t('file.stockNote')]);
  if (exactFrom)
    notes.push([t('file.exactFrom'), formatTime(exactFrom, locale, timeZone), t('file.derived')]);
  if (leftOut > 0) notes.push([t('file.leftOut'), t('file.fewer', { count: leftOut })]);
  if (rowCount > count) notes.push([t('file.rows'), t('file.cut', { count, total: rowCount })]);
  return [
    ...(dimensions.length > 0 && totals ? [[...named, ...cellsOf(totals)]] : []),
    ...(notes.length > 0 ? [[], ...notes] : []),
  ];
}

/** Each value, followed by its value in the comparison period. */
function cellsOf({ values, previous }: AnalyticsValues): Cell[] {
  return values.flatMap((value, at) => (previous ? [value, previous[at]] : [value]));
}

/** The lines above the table: the question in words, and when it was read. */
async function headOf(
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
    ...(query.having?.length ? [[t('file.filter'), havingInWords(query, speech)]] : []),
    [t('file.readAt'), formatTime(readAt, locale, timeZone)],
    [t('file.freshAt'), formatTime(freshAt, locale, timeZone)],
    [],
  ];
}

/** The column names with their units, and those of the comparison period next to them. */
function columnsOf({ locale }: QuestionContext, answer: AnalyticsAnswer): string[] {
  const t = translator(locale, 'analyticsReports');
  const isCompared = answer.previousFrom !== null;
  const measures = answer.measures.flatMap(({ name, unit }) => {
    const own = t.has(`unit.${unit}`) ? t('file.named', { name, unit: t(`unit.${unit}`) }) : name;
    return isCompared ? [own, t('file.previous', { name: own })] : [own];
  });
  return [...answer.dimensions.map(({ name }) => name), ...measures];
}
