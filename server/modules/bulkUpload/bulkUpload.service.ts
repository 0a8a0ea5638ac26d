import { BULK_COLUMNS, type BulkColumn } from '#schema/options/screens/bulkUpload.ts';
import type { RowOf } from '#server/db/statement.ts';
import { toConnection, windowOf, type PageArgs } from '#server/graphql/connection.ts';
import type { Context } from '#server/graphql/context.ts';
import { Failure } from '#server/graphql/failures.ts';
import { isId } from '#server/lib/ids.ts';
import { cursorOf, keyOf, numbered, type Numbered } from '#server/graphql/numberedConnection.ts';
import { ROWS, UPLOADS, UPLOADS_BY_ID } from './bulkUpload.sql.ts';
import type { BulkUpload, BulkUploadRow } from './bulkUpload.type.ts';
import type { RowData } from './sheet/sheet.ts';
import { errorsIn } from './rowErrors.service.ts';

/** The newest first, in one statement for a page of any size. */
export async function listBulkUploads(ctx: Context, args: PageArgs): Promise<Numbered<BulkUpload>> {
  const window = windowOf(ctx, args, keyOf);
  const { after, limit, offset } = window;
  const found = await ctx.services.database.read(UPLOADS, [
    after?.createdAt,
    after?.id,
    limit + 1,
    offset,
  ]);
  const total = found[0]?.totalCount ?? 0;
  const rows = found.filter(isUpload);
  return numbered(toConnection({ rows, window, total, totalIsExact: true, cursorOf }), args);
}

type PageRow = RowOf<typeof UPLOADS>;

/** An empty page has one row with only the total. */
function isUpload(row: PageRow): row is PageRow & RowOf<typeof UPLOADS_BY_ID> {
  return row.id !== null;
}

export async function bulkUpload(
  { services }: Pick<Context, 'services'>,
  id: string,
): Promise<BulkUpload | null> {
  if (!isId(id)) return null;
  const [found] = await services.database.read(UPLOADS_BY_ID, [[id]]);
  return found ?? null;
}

export async function theBulkUpload(ctx: Context, id: string): Promise<BulkUpload> {
  const found = await bulkUpload(ctx, id);
  if (!found) throw unknown(ctx);
  return found;
}

export function unknown({ t }: Context): Failure {
  return new Failure('NOT_FOUND', t('bulkUpload.unknown'));
}

export async function rowsOf(
  ctx: Context,
  upload: BulkUpload,
  args: PageArgs,
): Promise<Numbered<BulkUploadRow>> {
  const window = windowOf(ctx, args, rowNumberOf);
  const { after, limit, offset } = window;
  const found = await ctx.services.database.read(ROWS, [upload.id, after ?? 0, limit + 1, offset]);
  const translate = errorsIn(ctx.locale);
  const rows = found.map(({ row, data, outcome, issues, jobId }) => ({
    row,
    cells: cellsOf(upload.columns, data),
    outcome,
    errors: issues.map((issue) => translate(row, issue)),
    jobId,
  }));
  const cursor = ({ row }: BulkUploadRow) => String(row);
  const page = { rows, window, total: upload.total, totalIsExact: true, cursorOf: cursor };
  return numbered(toConnection(page), args);
}

function rowNumberOf(cursor: string): number | null {
  return /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;
}

function cellsOf(columns: readonly string[], data: RowData): string[] {
  return columns.map((column) => plain(data[column as BulkColumn]));
}

export function plain(cell: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof cell) ? String(cell) : '';
}

/** The columns that any of the rows has, in the documented order. */
export function columnsIn(rows: readonly RowData[]): BulkColumn[] {
  return BULK_COLUMNS.filter((column) => rows.some((row) => row[column] !== undefined));
}
