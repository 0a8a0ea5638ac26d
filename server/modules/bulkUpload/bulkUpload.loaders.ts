import { PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import type { BulkIssue } from '#schema/validation/bulkRow.ts';
import type { BatchFunction } from '#server/graphql/loader.ts';
import { REFUSED_ROWS } from './bulkUpload.reads.ts';
import type { BulkError } from './bulkUpload.type.ts';
import { errorsIn } from './rowErrors.service.ts';

/** Loads the first hundred errors of each upload; a page shows five of them. */
export const errorsByUpload: BatchFunction<string, BulkError[]> = async (ctx, ids) => {
  type Row = { uploadId: string; row: number; issues: BulkIssue[] };
  const { database } = ctx.services;
  const rows = await database.read<Row>(REFUSED_ROWS, [ids, PAGE_SIZE_MAX]);
  const translate = errorsIn(ctx.locale);
  const byUpload = Map.groupBy(rows, ({ uploadId }) => uploadId);
  return ids.map((id) =>
    (byUpload.get(id) ?? []).flatMap(({ row, issues }) =>
      issues.map((issue) => translate(row, issue)),
    ),
  );
};
