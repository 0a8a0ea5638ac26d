import type { FileHandle } from 'node:fs/promises';
import type { Readable } from 'node:stream';
import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import { FILE_ROWS_MAX } from '#schema/analytics/query.ts';
import { csvOf, linesOf, type Cell } from '#server/lib/csv.ts';
import { formatTime, translator } from '#server/lib/words.ts';
import type { FigureRow } from '#server/modules/analytics/rows/figureRow.type.ts';
import type { RowsContext } from '#server/modules/analytics/rows/listRows.service.ts';
import {
  streamRows,
  type StreamedRows,
} from '#server/modules/analytics/rows/streamRows.service.ts';
import { streamViaFile } from './streamViaFile.service.ts';
import { periodOfFigure } from './inWords/figure.service.ts';
import { filtersInWords, speechFor } from './inWords/question.service.ts';

/** The rows behind a figure as a CSV file, up to the row limit of a file. */
export function rowsFile(ctx: RowsContext, figure: AnalyticsFigureQuestion): Promise<Readable> {
  return streamViaFile((file) => write(ctx, file, figure));
}

async function write(ctx: RowsContext, file: FileHandle, figure: AnalyticsFigureQuestion) {
  const t = translator(ctx.locale, 'analyticsReports');
  let count = 0;
  await streamRows(ctx, figure, async (rows, about, isLast) => {
    if (count === 0) await file.write(csvOf([...(await headOf(ctx, about)), columnsOf(ctx)]));
    await file.write(linesOf(rows.map((row) => cellsOf(ctx, row, about))));
    count += rows.length;
    if (isLast && about.total > FILE_ROWS_MAX)
      await file.write(
        linesOf([[], [t('file.rows'), t('file.cut', { count, total: about.total })]]),
      );
  });
}

/** The figure in words, line by line. */
async function headOf(ctx: RowsContext, about: StreamedRows): Promise<Cell[][]> {
  const { locale } = ctx;
  const t = translator(locale, 'analyticsReports');
  const speech = await speechFor(ctx, about.query);
  return [
    [t('list.rowsBehind'), speech.names.measure(about.measure)],
    ['', t(`list.part.${about.part}`)],
    [t('file.period'), periodOfFigure(about, locale)],
    [t('file.timeZone'), about.timeZone],
    ...filtersInWords(about.query.filter, speech).map((filter) => [t('file.filter'), filter]),
    [t('file.rows'), about.total],
    [t('file.readAt'), formatTime(about.readAt, locale, about.timeZone)],
    [],
  ];
}

function columnsOf({ locale }: RowsContext): string[] {
  const t = translator(locale, 'analyticsReports');
  return [
    t('list.time'),
    t('list.name'),
    t('list.detail'),
    t('list.job'),
    t('list.company'),
    t('list.person'),
    t('list.link'),
    t('list.id'),
  ];
}

function cellsOf(
  { locale, services: { config } }: RowsContext,
  row: FigureRow,
  { timeZone }: StreamedRows,
): Cell[] {
  const { job, company, user } = row;
  const path = (job ?? user ?? company)?.path;
  return [
    formatTime(row.at, locale, timeZone),
    row.label,
    row.detail,
    job?.label,
    company?.label,
    user?.label,
    path && `${config.publicUrl}${path}`,
    row.id,
  ];
}
