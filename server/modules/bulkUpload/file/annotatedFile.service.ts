import type { Readable } from 'node:stream';
import { BULK_COLUMNS, BULK_NOTES, parseBulkNote } from '#schema/options/screens/bulkUpload.ts';
import type { BulkIssue } from '#schema/validation/bulkRow.ts';
import { type Locale, isLocale } from '#schema/options/locales.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import { csvFile } from '#server/lib/csv.ts';
import { isId } from '#server/lib/ids.ts';
import { openPath, signPath } from '#server/lib/signedPath.ts';
import type { Services } from '#server/services.ts';
import { ROWS } from '#server/modules/bulkUpload/bulkUpload.sql.ts';
import { plain } from '#server/modules/bulkUpload/bulkUpload.service.ts';
import { openSheet } from '#server/modules/bulkUpload/sheet/sheet.ts';
import { errorsIn } from '../rowErrors.service.ts';

const AT_ONCE = 500;

/** $1 the upload. */
const SOURCE = statement(
  'bulk-upload-source',
  `select b.file_name as "fileName", f.storage_key as "storageKey"
    from bulk_uploads b left join files f on f.id = b.file_id where b.id = $1`,
);

/** The uploaded file with two additional columns: the errors of each row and how to fix them. */
export async function annotatedFile(services: Services, id: string, locale: Locale) {
  const { database, storage } = services;
  const [source] = isId(id) ? await database.read(SOURCE, [id]) : [];
  if (!source) return null;
  const notes = notesIn(locale);
  const { storageKey, fileName } = source;
  const name = fileName ? fileName.replace(/(\.[^.]*)?$/, '-errors.csv') : 'jobs-errors.csv';
  const file = storageKey
    ? await fromFile(services, id, () => storage.stream(storageKey), notes)
    : csvFile([...BULK_COLUMNS, ...BULK_NOTES], fromRows(services, id, notes));
  return { name, file };
}

type Notes = (row: number, issues: readonly BulkIssue[]) => [string, string];

function notesIn(locale: Locale): Notes {
  const translate = errorsIn(locale);
  return (row, issues) => {
    const errors = issues.map((issue) => translate(row, issue));
    const hints = new Set(errors.map(({ hint }) => hint));
    return [
      errors.map(({ field, message }) => `${field}: ${message}`).join('; '),
      [...hints].join(' '),
    ];
  };
}

/** Keeps the columns and the delimiter of the original file. Columns from an earlier annotated file are replaced. */
async function fromFile(
  services: Services,
  id: string,
  open: () => Promise<Readable>,
  notes: Notes,
) {
  const { header, delimiter, rows } = await openSheet(open);
  const kept = header.map((name, at) => ({ name, at })).filter(({ name }) => !parseBulkNote(name));
  const issues = new Map<number, readonly BulkIssue[]>();
  for await (const page of pagesOf(services, id))
    for (const { row, issues: found } of page) if (found.length > 0) issues.set(row, found);
  async function* parts() {
    for await (const { row, cells } of rows) {
      const beyond = cells.slice(header.length);
      const own = [...kept.map(({ at }) => cells[at] ?? ''), ...notes(row, issues.get(row) ?? [])];
      yield [[...own, ...beyond]];
    }
  }
  const heads = [...kept.map(({ name }) => name), ...BULK_NOTES];
  return csvFile(heads, parts(), delimiter);
}

async function* fromRows(services: Services, id: string, notes: Notes) {
  for await (const page of pagesOf(services, id))
    yield page.map(({ row, data, issues }) => [
      ...BULK_COLUMNS.map((column) => plain(data[column])),
      ...notes(row, issues),
    ]);
}

async function* pagesOf({ database }: Services, id: string): AsyncGenerator<RowOf<typeof ROWS>[]> {
  for (let behind = 0; ;) {
    const page = await database.read(ROWS, [id, behind, AT_ONCE, 0]);
    if (page.length > 0) yield page;
    if (page.length < AT_ONCE) return;
    behind = page.at(-1)!.row;
  }
}

/** How long a link is valid. */
const LINK_LIFETIME = 5 * 60_000;

const pathOf = (id: string) => `/api/admin/jobs/bulk-upload/uploads/${id}/file`;

/** A temporary link to the annotated file. It works without a login, so that a browser can save the file. */
export function linkToAnnotated({ config, clock }: Services, id: string, locale: Locale): string {
  const until = new Date(clock.now().getTime() + LINK_LIFETIME);
  return signPath(pathOf(id), { locale }, until, config.secretKey!);
}

/** Returns the language of the file, or null if the link has expired or was not signed here. */
export function openAnnotated({ config, clock }: Services, url: string): Locale | null {
  const locale = openPath(url, clock.now(), config.secretKey!)?.['locale'];
  return isLocale(locale) ? locale : null;
}
