import { createHash } from 'node:crypto';
import type { EntityManager } from '@mikro-orm/postgresql';
import { readBulkRow, type BulkIssue } from '#schema/validation/bulkRow.ts';
import { readIn } from '#server/db/inTransaction.ts';
import { mapWithPauses, Pauses } from '#server/lib/mapWithPauses.ts';
import { COMPANIES_CALLED, EXISTING_JOBS } from './bulkUpload.sql.ts';
import { companyIssue, identityOf, keyOf, repeated, ROW_ISSUES } from './row.rules.ts';
import type { RowData, SheetRow } from './sheet/sheet.ts';

export type GivenRow = Pick<SheetRow, 'row' | 'data'> & { hasSurplus?: boolean };

export interface CheckedRow {
  row: number;
  data: RowData;
  company: string | null;
  /** Empty if the row is valid. */
  issues: BulkIssue[];
}

interface ReadRow extends CheckedRow {
  identity: ReturnType<typeof identityOf> | null;
}

type GivenRows = Iterable<GivenRow> | AsyncIterable<GivenRow>;

/** Small enough for each batch to be garbage collected before the next is read, without a collection of everything. */
const AT_ONCE = 50;
/** Rows can have a million letters each. */
const LETTERS_AT_ONCE = 1_000_000;

/** The only place that decides whether a row is valid. Checks rows in batches, both for a check and for an upload. */
export async function* checkRows(
  em: EntityManager,
  now: Date,
  given: GivenRows,
): AsyncGenerator<CheckedRow[]> {
  const companies = new Map<string, string[]>();
  const seen = new Map<string, number>();
  // One batch of wrong rows takes a few milliseconds, and the database is not asked in between.
  const pauses = new Pauses();
  for await (const some of inParts(given)) {
    await loadCompanies(em, companies, some);
    const rows = await mapWithPauses(some, (one) => read(one, companies, seen), pauses);
    for (const row of await existingAmong(em, now, rows)) row.issues.push(ROW_ISSUES.standing);
    yield rows.map(({ row, data, company, issues }) => ({ row, data, company, issues }));
  }
}

async function* inParts(given: GivenRows): AsyncGenerator<GivenRow[]> {
  let some: GivenRow[] = [];
  let letters = 0;
  for await (const one of given) {
    some.push(one);
    letters += lettersIn(one);
    if (some.length < AT_ONCE && letters < LETTERS_AT_ONCE) continue;
    yield some;
    [some, letters] = [[], 0];
  }
  if (some.length > 0) yield some;
}

const lettersIn = ({ data }: GivenRow): number =>
  Object.values(data).reduce<number>(
    (sum, cell) => sum + (typeof cell === 'string' ? cell.length : 0),
    0,
  );

function read(
  { row, data, hasSurplus = false }: GivenRow,
  companies: Map<string, string[]>,
  seen: Map<string, number>,
): ReadRow {
  const { values, issues } = readBulkRow(data);
  const found: BulkIssue[] = [...(issues ?? [])];
  const named = nameIn(data);
  const ids = companies.get(named);
  const isNamed = named !== '' && !found.some(({ field }) => field === 'company_name');
  const company = isNamed && ids?.length === 1 ? ids[0]! : null;
  const stranger = isNamed && companyIssue(ids);
  if (stranger) found.push(stranger);
  if (hasSurplus) found.push(ROW_ISSUES.surplus);
  const isRight = found.length === 0 && values && company;
  const identity = isRight ? once(identityOf(values, company), row, seen, found) : null;
  return { row, data, company, issues: found, identity };
}

function once(
  identity: ReturnType<typeof identityOf>,
  row: number,
  seen: Map<string, number>,
  found: BulkIssue[],
) {
  // Keeps hashes instead of texts, because there can be ten thousand of them.
  const key = createHash('sha256').update(keyOf(identity)).digest('base64');
  const first = seen.get(key);
  if (first === undefined) seen.set(key, row);
  else found.push(repeated(first));
  return first === undefined ? identity : null;
}

/** Looks up company ids by name, as written in the rows. An unknown name has no ids. */
async function loadCompanies(
  em: EntityManager,
  companies: Map<string, string[]>,
  given: readonly GivenRow[],
): Promise<void> {
  const names = new Set(given.map(({ data }) => nameIn(data)).filter(Boolean));
  const unknown = [...names].filter((name) => !companies.has(name));
  if (unknown.length === 0) return;
  const rows = await readIn(em, COMPANIES_CALLED, [unknown]);
  for (const name of unknown) companies.set(name, []);
  for (const { name, ids } of rows) companies.set(name, ids);
}

/** Excludes text PostgreSQL cannot store; the rules of the column reject it. */
function nameIn({ company_name: name }: RowData): string {
  return typeof name === 'string' && !/[\0\p{Cs}]/u.test(name) ? name.trim().slice(0, 300) : '';
}

/** The rows that duplicate an existing job. */
async function existingAmong(
  em: EntityManager,
  now: Date,
  rows: readonly ReadRow[],
): Promise<readonly ReadRow[]> {
  const identified = rows.flatMap(({ row, identity }) => (identity ? [{ row, ...identity }] : []));
  if (identified.length === 0) return [];
  const found = await readIn(em, EXISTING_JOBS, [now, JSON.stringify(identified)]);
  const numbers = new Set(found.map(({ row }) => row));
  return rows.filter(({ row }) => numbers.has(row));
}
