import type { AnalyticsFigureQuestion } from '#schema/analytics/figureRows.ts';
import { FILE_ROWS_MAX } from '#schema/analytics/query.ts';
import type { FigureRow, FigureRowConnection } from './figureRow.type.ts';
import { describeRows, readPage, withRows, type RowsContext } from './listRows.service.ts';
import { ROWS_COUNTED } from './rows.sql.ts';
import { rowPresenter } from './showRow.ts';

/** What the rows are. */
export type StreamedRows = Omit<
  FigureRowConnection,
  'edges' | 'nodes' | 'pageInfo' | 'totalCount' | 'totalCountIsExact'
> & { total: number; readAt: Date };

/** Parts are large because distinct rows are grouped again for each part. */
const AT_ONCE = 5_000;

/** All rows behind a figure, up to the row limit of a file, in parts. There is at least one part. */
export async function streamRows(
  ctx: RowsContext,
  figure: AnalyticsFigureQuestion,
  take: (rows: FigureRow[], about: StreamedRows, isLast: boolean) => Promise<void>,
): Promise<void> {
  await withRows(ctx, figure, async ({ ask, found, values, valid, now }) => {
    const [{ total } = { total: 0 }] = await ask(ROWS_COUNTED(found), values.list);
    const about = { ...describeRows(figure, valid, found), total, readAt: now };
    const show = rowPresenter(ctx, found.listed);
    let [count, isLast] = [0, false];
    let last: FigureRow | undefined;
    while (!isLast) {
      const wanted = Math.min(AT_ONCE, FILE_ROWS_MAX - count);
      const after = last ? { at: last.at.toISOString(), id: last.id } : null;
      const rows = (await readPage(ask, found, values, after, wanted)).map(show);
      count += rows.length;
      last = rows.at(-1);
      isLast = rows.length < AT_ONCE || count >= FILE_ROWS_MAX;
      await take(rows, about, isLast);
    }
  });
}
