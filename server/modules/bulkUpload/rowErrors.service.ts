import { CATEGORIES, CATEGORY_FACTS } from '#schema/options/categories.ts';
import { PAGE_SIZE_MAX } from '#schema/options/limits.ts';
import type { Locale } from '#schema/options/locales.ts';
import type { BulkIssue } from '#schema/validation/bulkRow.ts';
import { messageOf } from '#schema/validation/issues.ts';
import type { Context } from '#server/graphql/context.ts';
import type { BatchFunction } from '#server/graphql/loader.ts';
import { translator } from '#server/lib/words.ts';
import { REFUSED_ROWS } from './bulkUpload.sql.ts';
import type { BulkError } from './bulkUpload.type.ts';

const categories = CATEGORIES.map((category) => CATEGORY_FACTS[category].title).join('; ');

/** Translates errors, which are stored without a language. Most rows have the same few errors. */
export function errorsIn(locale: Locale) {
  const t = translator(locale, 'errors');
  const rules = translator(locale, 'validation');
  const known = new Map<string, Pick<BulkError, 'message' | 'hint'>>();
  const inWords = ({ field, issue }: BulkIssue) => {
    const [key = '', ...params] = issue.split('|');
    const own = `bulkUpload.issue.${key}`;
    const values = Object.fromEntries(params.map((param) => param.split('=')));
    const hint = `bulkUpload.hint.${key}`;
    return {
      message: t.has(own) ? t(own, values) : messageOf(issue, rules),
      hint: t.has(hint) ? t(hint) : t(`bulkUpload.hint.${field}`, { categories }),
    };
  };
  return (row: number, error: BulkIssue): BulkError => {
    const key = `${error.field}|${error.issue}`;
    const words = known.get(key) ?? inWords(error);
    known.set(key, words);
    return { row, field: error.field, ...words };
  };
}

/** The first errors of each upload, row by row. */
export async function errorsOf(
  { services, locale }: Context,
  ids: readonly string[],
  most: number,
): Promise<BulkError[][]> {
  const rows = await services.database.read(REFUSED_ROWS, [ids, most]);
  const translate = errorsIn(locale);
  const byUpload = Map.groupBy(rows, ({ uploadId }) => uploadId);
  return ids.map((id) =>
    (byUpload.get(id) ?? [])
      .flatMap(({ row, issues }) => issues.map((issue) => translate(row, issue)))
      .slice(0, most),
  );
}

/** Loads the first hundred errors of each upload; a page shows five of them. */
export const errorsByUpload: BatchFunction<string, BulkError[]> = (ctx, ids) =>
  errorsOf(ctx, ids, PAGE_SIZE_MAX);
