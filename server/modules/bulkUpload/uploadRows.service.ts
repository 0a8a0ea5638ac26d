import { BULK_FIRST_ROW } from '#schema/options/screens/bulkUpload.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { mapInTurns } from '#server/lib/mapInTurns.ts';
import type { BulkResult, BulkValidation } from './bulkUpload.payloads.ts';
import { FAIL_UPLOAD } from './bulkUpload.reads.ts';
import { bulkUpload, columnsIn, theBulkUpload } from './bulkUpload.service.ts';
import { checkRows, type GivenRow, type CheckedRow } from './checkRows.service.ts';
import { addUpload } from './prepareBulkUpload.service.ts';
import { runBulkUpload } from './createJobs/runBulkUpload.service.ts';
import type { RowData } from './sheet/sheet.ts';
import { startBulkUpload } from './startBulkUpload.service.ts';
import { errorsIn } from './rowErrors.service.ts';

/** Checks rows as an upload would, without creating anything. */
export async function validateBulkRows(
  ctx: Context,
  data: readonly RowData[],
): Promise<BulkValidation> {
  const wrong = await wrongIn(ctx, data);
  const validRows = data.length - wrong.length;
  return {
    valid: wrong.length === 0,
    total: data.length,
    validRows,
    errors: await translatedErrors(ctx, wrong),
  };
}

async function wrongIn({ em, services }: Context, data: readonly RowData[]): Promise<CheckedRow[]> {
  const wrong: CheckedRow[] = [];
  for await (const rows of checkRows(em, services.clock.now(), numbered(data)))
    wrong.push(...rows.filter(({ issues }) => issues.length > 0));
  return wrong;
}

/**
 * Answers when every row has become a job or was rejected. If repeated after a crash, it continues where it stopped.
 */
export async function uploadBulkRows(ctx: Context, data: readonly RowData[]): Promise<BulkResult> {
  const begun = ctx.creationId ? await bulkUpload(ctx, ctx.creationId) : null;
  const about = { fileId: null, fileName: '', columns: columnsIn(data), unknownColumns: [] };
  const wrong = begun ? await wrongIn(ctx, data) : [];
  const id = begun?.id ?? (await addUpload(ctx, about, numbered(data), (row) => wrong.push(row)));
  if (wrong.length === data.length) {
    await writeIn(ctx.em, FAIL_UPLOAD, [ctx.services.clock.now(), id]);
  } else {
    if (!begun || begun.status === 'pending') await startBulkUpload(ctx, { id, skipFaulty: true });
    await runBulkUpload(ctx.services, id);
  }
  const { successful, failed } = await theBulkUpload(ctx, id);
  return { id, successful, failed, errors: await translatedErrors(ctx, wrong) };
}

function* numbered(data: readonly RowData[]): Generator<GivenRow> {
  for (const [at, row] of data.entries()) yield { row: at + BULK_FIRST_ROW, data: row };
}

async function translatedErrors({ locale }: Context, rows: readonly CheckedRow[]) {
  const inWords = errorsIn(locale);
  const errors = await mapInTurns(rows, ({ row, issues }) =>
    issues.map((issue) => inWords(row, issue)),
  );
  return errors.flat();
}
