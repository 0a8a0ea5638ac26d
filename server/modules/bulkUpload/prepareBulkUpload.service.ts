import type { EntityManager } from '@mikro-orm/postgresql';
import { BULK_REQUIRED_COLUMNS, type BulkColumn } from '#schema/options/screens/bulkUpload.ts';
import { issue, messageOf } from '#schema/validation/issues.ts';
import { BULK_ROWS_MAX } from '#schema/validation/lengths.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { newId } from '#server/lib/ids.ts';
import { translator } from '#server/lib/words.ts';
import { ownFile } from '#server/modules/file/file.service.ts';
import { ADD_ROWS, ADD_UPLOAD, COUNT_UPLOAD } from './bulkUpload.sql.ts';
import { theBulkUpload } from './bulkUpload.service.ts';
import type { BulkUpload } from './bulkUpload.type.ts';
import { checkRows, type GivenRow, type CheckedRow } from './checkRows.service.ts';
import { Unreadable } from './sheet/records.ts';
import { openSheet } from './sheet/sheet.ts';

/** Reads, checks and stores the rows. No job is created yet. */
export async function prepareBulkUpload(ctx: Context, fileId: string): Promise<BulkUpload> {
  const file = await ownFile(ctx, fileId);
  try {
    const {
      columns: heads,
      unknownColumns,
      rows,
    } = await openSheet(() => ctx.services.storage.stream(file.storageKey));
    requireColumns(ctx, heads);
    const columns = heads.filter((column) => column !== null);
    const about = { fileId: file.id, fileName: file.name, columns, unknownColumns };
    return await theBulkUpload(ctx, await addUpload(ctx, about, rows));
  } catch (error) {
    throw error instanceof Unreadable ? refused(inWords(ctx, error.problem)) : error;
  }
}

function requireColumns(ctx: Context, columns: readonly (BulkColumn | null)[]): void {
  const lacking = BULK_REQUIRED_COLUMNS.filter((column) => !columns.includes(column));
  if (lacking.length === 0) return;
  throw refused(
    ctx.t('bulkUpload.columns', { columns: lacking.join(', '), count: lacking.length }),
  );
}

interface About {
  fileId: string | null;
  fileName: string;
  columns: readonly BulkColumn[];
  unknownColumns: readonly string[];
}

/** Stores the upload with all of its rows in one transaction. */
export async function addUpload(
  ctx: Context,
  { fileId, fileName, columns, unknownColumns }: About,
  given: Iterable<GivenRow> | AsyncIterable<GivenRow>,
): Promise<string> {
  const now = ctx.services.clock.now();
  const id = ctx.creationId ?? newId(now.getTime());
  await ctx.em.transactional(async (em) => {
    const file = [fileId, fileName, now, columns, unknownColumns] as const;
    await writeIn(em, ADD_UPLOAD, [id, ctx.viewer!.userId, ...file]);
    const counts = { total: 0, valid: 0, errors: 0 };
    for await (const rows of checkRows(em, now, given)) {
      const refusedRows = rows.filter(({ issues }) => issues.length > 0);
      counts.total += rows.length;
      counts.valid += rows.length - refusedRows.length;
      counts.errors += refusedRows.reduce((sum, { issues }) => sum + issues.length, 0);
      if (counts.total > BULK_ROWS_MAX) throw tooMany(ctx);
      await addRows(em, id, rows);
    }
    const { total, valid, errors } = counts;
    if (total === 0) throw refused(ctx.t('bulkUpload.empty'));
    await writeIn(em, COUNT_UPLOAD, [total, valid, total - valid, errors, id]);
  });
  return id;
}

async function addRows(em: EntityManager, id: string, rows: readonly CheckedRow[]): Promise<void> {
  const stored = rows.map(({ issues, ...row }) => ({
    ...row,
    issues,
    outcome: issues.length === 0 ? 'waiting' : 'refused',
  }));
  await writeIn(em, ADD_ROWS, [id, storable(JSON.stringify(stored))]);
}

/** Removes characters PostgreSQL cannot store, so that a row rejected for them can still be shown. */
function storable(json: string): string {
  return json.replaceAll(/\\\\|\\u0000|\\ud[89a-f][0-9a-f]{2}/gi, (sign) =>
    sign === '\\\\' ? sign : '\\ufffd',
  );
}

function tooMany(ctx: Context): Failure {
  return refused(inWords(ctx, issue('listMax', { label: 'data', max: BULK_ROWS_MAX })));
}

function inWords({ locale }: Context, encoded: string): string {
  return messageOf(encoded, translator(locale, 'validation'));
}

function refused(message: string): Failure {
  return new Failure('BAD_USER_INPUT', message, { fields: [{ field: 'file', message }] });
}
