import { BULK_ERRORS_LISTED } from '#schema/options/limits.ts';
import type { Locale } from '#schema/options/locales.ts';
import { BULK_FIRST_ROW } from '#schema/options/screens/bulkUpload.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import type { BulkResult, BulkValidation } from './bulkUpload.payloads.ts';
import { FAIL_UPLOAD } from './bulkUpload.sql.ts';
import { bulkUpload, columnsIn, theBulkUpload } from './bulkUpload.service.ts';
import { checkRows, type GivenRow, type CheckedRow } from './checkRows.service.ts';
import { addUpload } from './prepareBulkUpload.service.ts';
import { runBulkUpload } from './createJobs/runBulkUpload.service.ts';
import type { RowData } from './sheet/sheet.ts';
import { startBulkUpload } from './startBulkUpload.service.ts';
import { errorsIn, errorsOf } from './rowErrors.service.ts';

/** Checks rows as an upload would, without creating anything. */
export async function validateBulkRows(
  ctx: Context,
  data: readonly RowData[],
): Promise<BulkValidation> {
  const { em, services } = ctx;
  const wrong = new WrongRows();
  for await (const rows of checkRows(em, services.clock.now(), numbered(data)))
    rows.forEach((row) => wrong.note(row));
  const valid = wrong.rows === 0;
  const validRows = data.length - wrong.rows;
  return { valid, total: data.length, validRows, ...wrong.inWords(ctx.locale) };
}

/**
 * Answers when every row has become a job or was rejected. If repeated after a crash, it continues where it stopped. The
 * errors are read from the stored rows, because a second check would refuse those that have become jobs already.
 */
export async function uploadBulkRows(ctx: Context, data: readonly RowData[]): Promise<BulkResult> {
  const begun = ctx.creationId ? await bulkUpload(ctx, ctx.creationId) : null;
  const about = { fileId: null, fileName: '', columns: columnsIn(data), unknownColumns: [] };
  const { id, valid, status } =
    begun ?? (await theBulkUpload(ctx, await addUpload(ctx, about, numbered(data))));
  if (valid === 0) {
    await writeIn(ctx.em, FAIL_UPLOAD, [ctx.services.clock.now(), id]);
  } else {
    if (status === 'pending') await startBulkUpload(ctx, { id, skipFaulty: true });
    await runBulkUpload(ctx.services, id);
  }
  const { successful, failed, errorCount } = await theBulkUpload(ctx, id);
  const [errors = []] = await errorsOf(ctx, [id], BULK_ERRORS_LISTED);
  return { id, successful, failed, errorCount, errors };
}

function* numbered(data: readonly RowData[]): Generator<GivenRow> {
  for (const [at, row] of data.entries()) yield { row: at + BULK_FIRST_ROW, data: row };
}

/** Keeps only the errors that are listed: every cell of ten thousand rows can be wrong. */
class WrongRows {
  rows = 0;
  private errorCount = 0;
  private readonly listed: Pick<CheckedRow, 'row' | 'issues'>[] = [];

  note({ row, issues }: CheckedRow): void {
    if (issues.length === 0) return;
    this.rows += 1;
    if (this.errorCount < BULK_ERRORS_LISTED) this.listed.push({ row, issues });
    this.errorCount += issues.length;
  }

  inWords(locale: Locale): Pick<BulkValidation, 'errorCount' | 'errors'> {
    const translate = errorsIn(locale);
    const errors = this.listed.flatMap(({ row, issues }) =>
      issues.map((issue) => translate(row, issue)),
    );
    return { errorCount: this.errorCount, errors: errors.slice(0, BULK_ERRORS_LISTED) };
  }
}
