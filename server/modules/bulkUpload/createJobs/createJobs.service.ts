import type { EntityManager } from '@mikro-orm/postgresql';
import { CATEGORY_FACTS, type Category } from '#schema/options/categories.ts';
import { readBulkRow, type BulkIssue, type BulkRowValues } from '#schema/validation/bulkRow.ts';
import { readIn, writeIn } from '#server/db/inTransaction.ts';
import { statement, type RowOf } from '#server/db/statement.ts';
import { mapWithPauses } from '#server/lib/mapWithPauses.ts';
import type { Services } from '#server/services.ts';
import {
  ADD_JOBS,
  COUNT_ROWS,
  EXISTING_JOBS,
  LOCK_COMPANIES,
  LOCK_UPLOAD,
  MARK_ROWS,
  TAKE_ROWS,
} from '../bulkUpload.sql.ts';
import { jobRowOf, type JobRow } from './jobRow.service.ts';
import { identityOf, ROW_ISSUES } from '#server/modules/bulkUpload/row.rules.ts';

export type LockedUpload = RowOf<typeof LOCK_UPLOAD>;

export async function lockUpload(em: EntityManager, id: string): Promise<LockedUpload | null> {
  const [found] = await readIn(em, LOCK_UPLOAD, [id]);
  return found ?? null;
}

type WaitingRow = RowOf<typeof TAKE_ROWS>;

interface RowOutcome {
  row: number;
  job: string | null;
  issues: BulkIssue[] | null;
}

/**
 * Creates jobs from the next rows and marks the rows in the same transaction, so that each row becomes a job exactly
 * once. Returns the number of rows processed; 0 when none is left.
 */
export async function createJobs(services: Services, id: string, most: number): Promise<number> {
  const categories = await categoryIds(services);
  return services.database.fork().transactional(async (em) => {
    const upload = await lockUpload(em, id);
    if (upload?.status !== 'running') return 0;
    const waiting = await readIn(em, TAKE_ROWS, [id, most]);
    if (waiting.length === 0) return 0;
    const rows = await recheckRows(services, em, waiting);
    const jobs: JobRow[] = [];
    const done = await mapWithPauses(rows, ({ row, values, company, issues }): RowOutcome => {
      if (!values || !company) return { row, job: null, issues };
      const now = services.clock.now();
      const categoryId = categories.get(values.category)!;
      const around = { now, uploadId: id, postedBy: upload.uploadedBy, company, categoryId };
      const job = jobRowOf(values, around);
      jobs.push(job);
      return { row, job: job.id, issues: null };
    });
    await write(services, em, id, jobs, done);
    return rows.length;
  });
}

type Company = RowOf<typeof LOCK_COMPANIES>;

interface ReadRow {
  row: number;
  values: BulkRowValues | null;
  company: Company | null;
  issues: BulkIssue[] | null;
}

/** Checks the rows again, because a company may have been deleted or the same job posted since. */
async function recheckRows(
  { clock }: Services,
  em: EntityManager,
  waiting: readonly WaitingRow[],
): Promise<ReadRow[]> {
  const wanted = new Set(waiting.flatMap(({ company }) => company ?? []));
  const companies = await readIn(em, LOCK_COMPANIES, [[...wanted]]);
  const byId = new Map(companies.map((company) => [company.id, company]));
  const rows = await mapWithPauses(waiting, ({ row, data, company: companyId }): ReadRow => {
    const { values, issues } = readBulkRow(data);
    const company = byId.get(companyId ?? '') ?? null;
    if (values && !company) return refused(row, ROW_ISSUES.companyUnknown);
    return { row, values, company, issues };
  });
  const identified = rows.flatMap(({ row, values, company }) =>
    values && company ? [{ row, ...identityOf(values, company.id) }] : [],
  );
  const found = await readIn(em, EXISTING_JOBS, [clock.now(), JSON.stringify(identified)]);
  const existing = new Set(found.map(({ row }) => row));
  return rows.map((one) => (existing.has(one.row) ? refused(one.row, ROW_ISSUES.standing) : one));
}

function refused(row: number, issue: BulkIssue): ReadRow {
  return { row, values: null, company: null, issues: [issue] };
}

async function write(
  { live }: Services,
  em: EntityManager,
  id: string,
  jobs: readonly JobRow[],
  done: readonly RowOutcome[],
): Promise<void> {
  if (jobs.length > 0) await writeIn(em, ADD_JOBS, [JSON.stringify(jobs)]);
  await writeIn(em, MARK_ROWS, [JSON.stringify(done), id]);
  const errors = done.reduce((sum, { issues }) => sum + (issues?.length ?? 0), 0);
  await writeIn(em, COUNT_ROWS, [jobs.length, done.length - jobs.length, errors, id]);
  await live.publish(em, { bulkUpload: id });
}

/** Rejects a row that the database does not accept, so that it does not block those after it. */
export async function rejectNext({ database, live }: Services, id: string): Promise<void> {
  await database.fork().transactional(async (em) => {
    const upload = await lockUpload(em, id);
    const [next] = await readIn(em, TAKE_ROWS, [id, 1]);
    if (upload?.status !== 'running' || !next) return;
    const done: RowOutcome[] = [{ row: next.row, job: null, issues: [ROW_ISSUES.unstorable] }];
    await writeIn(em, MARK_ROWS, [JSON.stringify(done), id]);
    await writeIn(em, COUNT_ROWS, [0, 1, 1, id]);
    await live.publish(em, { bulkUpload: id });
  });
}

const CATEGORIES = statement('bulk-categories', 'select id, slug from categories');

async function categoryIds({ database }: Services): Promise<Map<Category, string>> {
  const rows = await database.read(CATEGORIES, []);
  const bySlug = new Map(rows.map(({ id, slug }) => [slug, id]));
  const all = Object.entries(CATEGORY_FACTS) as [Category, { slug: string }][];
  return new Map(all.map(([category, { slug }]) => [category, bySlug.get(slug)!]));
}
