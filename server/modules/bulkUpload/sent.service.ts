import { BULK_FIRST_ROW } from '#schema/options/screens/bulkUpload.ts';
import type { Context } from '#server/graphql/context.ts';
import type { BulkResult, BulkValidation } from './bulkUpload.payloads.ts';
import { columnsIn, theBulkUpload } from './bulkUpload.service.ts';
import { FAIL_UPLOAD } from './changing.reads.ts';
import { judgeRows, type GivenRow, type JudgedRow } from './judging.service.ts';
import { addUpload } from './preparing.service.ts';
import { runBulkUpload } from './making/running.service.ts';
import type { RowData } from './sheet/sheet.ts';
import { startBulkUpload } from './starting.service.ts';
import { errorsIn } from './telling.service.ts';

/** What an upload of the same rows would say, without one. */
export async function validateBulkRows(
  ctx: Context,
  data: readonly RowData[],
): Promise<BulkValidation> {
  const { em, services } = ctx;
  const wrong: JudgedRow[] = [];
  for await (const rows of judgeRows(em, services.clock.now(), numbered(data)))
    wrong.push(...rows.filter(({ issues }) => issues.length > 0));
  const validRows = data.length - wrong.length;
  return { valid: wrong.length === 0, total: data.length, validRows, errors: told(ctx, wrong) };
}

/** Answers when every row is a job, or was refused. */
export async function uploadBulkRows(ctx: Context, data: readonly RowData[]): Promise<BulkResult> {
  const about = { fileId: null, fileName: '', columns: columnsIn(data), unknownColumns: [] };
  const wrong: JudgedRow[] = [];
  const id = await addUpload(ctx, about, numbered(data), (row) => wrong.push(row));
  if (wrong.length < data.length) {
    await startBulkUpload(ctx, { id, skipFaulty: true });
    await runBulkUpload(ctx.services, id);
  } else {
    await ctx.em.execute(FAIL_UPLOAD, [ctx.services.clock.now(), id]);
  }
  const { successful, failed } = await theBulkUpload(ctx, id);
  return { id, successful, failed, errors: told(ctx, wrong) };
}

function* numbered(data: readonly RowData[]): Generator<GivenRow> {
  for (const [at, row] of data.entries()) yield { row: at + BULK_FIRST_ROW, data: row };
}

function told({ locale }: Context, rows: readonly JudgedRow[]) {
  const inWords = errorsIn(locale);
  return rows.flatMap(({ row, issues }) => issues.map((issue) => inWords(row, issue)));
}
