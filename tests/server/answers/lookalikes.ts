import { newId } from '#server/lib/ids.ts';
import type { App } from '#tests/support/app.ts';
import { changesSince, startFromHere, undoChanges } from './changes.ts';
import type { Market } from './market.ts';

type Row = Readonly<Record<string, unknown>>;

export interface Column {
  name: string;
  type: string;
  isNullable: boolean;
  /** The table that its ids refer to. */
  refersTo: string | null;
  /** No two rows may have the same, perhaps together with other columns. */
  isUnique: boolean;
  /** The values that a check of the database lists. */
  allowed: string[] | null;
}

const COLUMNS = `
  select c.oid::regclass::text as table, a.attname as name, format_type(a.atttypid, null) as type,
    not a.attnotnull as "isNullable",
    (select confrelid::regclass::text from pg_constraint
     where conrelid = c.oid and contype = 'f' and conkey = array[a.attnum] limit 1) as "refersTo",
    exists (select from pg_index
      where indrelid = c.oid and indisunique and a.attnum = any (indkey)) as "isUnique",
    (select nullif(array(select m[1] from regexp_matches(pg_get_constraintdef(p.oid), '''([^'']+)''::', 'g') m), '{}')
     from pg_constraint p where conrelid = c.oid and contype = 'c' and conkey = array[a.attnum] limit 1) as allowed
  from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not attisdropped and attgenerated = ''
  where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace`;

/** What no two rows of a table may share; `where` says which rows. */
interface Key {
  columns: string[];
  where: string;
}

const KEYS = `
  select indrelid::regclass::text as table, coalesce(pg_get_expr(indpred, indrelid), '') as where,
    array(select attname::text from pg_attribute where attrelid = indrelid and attnum = any (indkey)) as columns
  from pg_index join pg_class c on c.oid = indrelid
  where indisunique and c.relnamespace = 'public'::regnamespace`;

/** Adds the rows that the database allows. A row can refer to a later one, so some are tried twice. */
const ADD_ALLOWED = `
  create function recording.add_allowed(many jsonb) returns void language plpgsql as $$
  declare one jsonb; later jsonb := '[]';
  begin
    set constraints all immediate;
    for pass in 1..2 loop
      for one in select * from jsonb_array_elements(case pass when 1 then many else later end) loop
        begin
          execute format('insert into %1$s (%2$s) overriding system value
            select %2$s from jsonb_populate_record(null::%1$s, $1)', one ->> 'table',
            (select columns from recording.tables where of_table = (one ->> 'table')::regclass)) using one -> 'row';
        exception
          when foreign_key_violation then later := later || one;
          when integrity_constraint_violation then null;
        end;
      end loop;
    end loop;
  end $$`;

const known = new WeakMap<App, Promise<ReadonlyMap<string, Column[]>>>();

/** The columns of each table. */
export function tableColumns(app: App): Promise<ReadonlyMap<string, Column[]>> {
  const columns = known.get(app) ?? columnsOf(app);
  known.set(app, columns);
  return columns;
}

async function columnsOf(app: App): Promise<ReadonlyMap<string, Column[]>> {
  const rows = await app.sql<Column & { table: string }>(COLUMNS.replaceAll('?', '??'));
  return Map.groupBy(rows, ({ table }) => table);
}

const DAY = 86_400_000;
/** The first rows of each table are enough. */
const PER_TABLE = 2;
/**
 * Tables without lookalikes. One changed stage gives a company a separate set of stages, an interview depends on rows in
 * other tables, and the server itself fills the search and the histories.
 */
const ALONE = new Set([
  'company_stages',
  'interviews',
  'interview_people',
  'interview_slots',
  'job_search',
  'job_terms',
  'job_standings',
  'account_standings',
]);
/**
 * The last administrator may not leave, a person applies for a job once, and a company may have three featured and three
 * hot jobs.
 */
const THE_SAME = new Set([
  'id',
  'created_at',
  'updated_at',
  'users.role',
  'jobs.is_featured',
  'jobs.is_hot',
  'applications.seeker_id',
]);
/** Far from the numbers that requests will take. */
const FAR_AWAY = 1_000_000;

/**
 * Turns the rows that requests have just added, and some that were there, into rows that differ from them in one thing
 * each: they belong to someone else, have ended, or end at this moment. So a request that forgets one condition finds or
 * changes more than it should.
 */
export async function leaveLookalikes(market: Market): Promise<void> {
  const { app } = market;
  const columns = await tableColumns(app);
  const keys = Map.groupBy(
    await app.sql<Key & { table: string }>(KEYS.replaceAll('?', '??')),
    ({ table }) => table,
  );
  const added = (await changesSince(app, '0')).flatMap(({ table, before, after }) =>
    !before && columns.has(table) && !ALONE.has(table) ? [{ table, row: after! }] : [],
  );
  await undoChanges(app);
  const originals = [...(await rowsOf(market)), ...added];
  const seekers = await app.sql<{ id: string }>(
    `select id from users where role = 'job_seeker' and not (id = any (?)) order by id limit 100`,
    [`{${Object.values(market.ids).join(',')}}`],
  );
  const made = new Lookalikes(
    market,
    new Map(
      added.flatMap(({ row }) =>
        isId(row['id']) ? [[row['id'], newId(market.now.getTime())]] : [],
      ),
    ),
    seekers.map(({ id }) => id),
  );
  const rows = [...Map.groupBy(originals, ({ table }) => table)].flatMap(([table, ofTable]) =>
    ofTable.slice(0, PER_TABLE).flatMap(({ row: original }) =>
      made
        .of(table, columns.get(table)!, original)
        .filter((row) => (keys.get(table) ?? []).every((key) => isOutside(key, row, original)))
        .map((row) => ({ table, row })),
    ),
  );
  await app.sql(ADD_ALLOWED.replaceAll('?', '??'));
  await app.sql('select recording.add_allowed(?)', [JSON.stringify(rows)]);
  await startFromHere(app);
}

/**
 * Copies of the rows that requests have just added, which belong to a deleted job of the company or to an application for
 * it. An answer that counts or shows one of them does not ask whether the job is still there.
 */
export async function leaveCopiesOfDeleted(market: Market): Promise<void> {
  const { app, ids, one } = market;
  const deleted: Readonly<Record<string, string>> = {
    jobs: ids.qa,
    applications: await one(
      `select id from applications where job_id = '${ids.qa}' order by id limit 1`,
    ),
  };
  const columns = await tableColumns(app);
  const made = new Lookalikes(market, new Map(), []);
  const added = (await changesSince(app, '0')).filter(
    ({ table, before }) => !before && !ALONE.has(table),
  );
  const rows = [...Map.groupBy(added, ({ table }) => table)].flatMap(([table, ofTable]) => {
    const own = columns.get(table) ?? [];
    return ofTable.slice(0, PER_TABLE).flatMap(({ after }) => {
      const other = own.flatMap(({ name, refersTo }) =>
        refersTo && deleted[refersTo] && isId(after![name]) ? [[name, deleted[refersTo]]] : [],
      );
      return other.length > 0
        ? [{ table, row: made.copy(own, after!, Object.fromEntries(other)) }]
        : [];
    });
  });
  await app.sql('select recording.add_allowed(?)', [JSON.stringify(rows)]);
}

/** Adds so many copies of a row, which differ only in what no two rows may share. */
export async function addCopies(
  market: Market,
  table: string,
  count: number,
  original: Row,
): Promise<void> {
  const columns = (await tableColumns(market.app)).get(table)!;
  const made = new Lookalikes(market, new Map(), []);
  const rows = Array.from({ length: count }, (_, place) =>
    made.copy(columns, original, 'name' in original ? { name: `Another ${place}` } : {}),
  );
  const names = columns.map(({ name }) => name).join(', ');
  await market.app.sql(
    `insert into ${table} (${names}) overriding system value
     select ${names} from jsonb_populate_recordset(null::${table}, ?)`,
    [JSON.stringify(rows)],
  );
}

/** Some rows that the market has had from the beginning. */
async function rowsOf({ app, ids }: Market): Promise<{ table: string; row: Row }[]> {
  const known = {
    users: [ids.applicant],
    companies: [ids.rivalCompany],
    jobs: [ids.accountant],
    applications: [ids.pending, ids.sentShortlisted],
  };
  const found: { table: string; row: Row }[] = [];
  for (const [table, these] of Object.entries(known))
    found.push(
      ...(await app.sql<{ table: string; row: Row }>(
        `select '${table}' as table, to_jsonb(t) as row from ${table} t where id = any (?) order by id`,
        [`{${these.join(',')}}`],
      )),
    );
  return found;
}

/** The next requests may add the original again, so no lookalike may have its keys. */
const isOutside = ({ columns, where }: Key, row: Row, original: Row): boolean =>
  columns.some((name) => row[name] === null) ||
  Object.keys(row).some(
    (name) => row[name] !== original[name] && (columns.includes(name) || where.includes(name)),
  );

const isId = (value: unknown): value is string =>
  typeof value === 'string' && /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]{22}$/.test(value);

class Lookalikes {
  private count = 0;

  constructor(
    private readonly market: Market,
    /** The ids of the copies, by those of the originals. */
    private readonly copies: ReadonlyMap<unknown, string>,
    private readonly seekers: string[],
  ) {}

  /** A copy, and one row more for each thing that can be different. */
  of(table: string, columns: readonly Column[], original: Row): Row[] {
    const { id, ...row } = original;
    const kept = Object.fromEntries(
      Object.entries(row).map(([name, value]) => [name, this.copies.get(value) ?? value]),
    );
    const others = columns
      .filter(({ name }) => !THE_SAME.has(name) && !THE_SAME.has(`${table}.${name}`))
      .flatMap((column) =>
        this.otherValues(column, kept[column.name]).map((value) => ({ [column.name]: value })),
      );
    return [{ ...this.newKey(id, this.copies.get(id)) }, ...others].map((other) => ({
      ...this.newKey(id),
      ...this.withOtherKeys(columns, kept),
      // A resume belongs to one person.
      ...(table === 'applications' && { seeker_id: this.seekers.pop(), resume_file_id: null }),
      ...other,
    }));
  }

  copy(columns: readonly Column[], { id, ...row }: Row, other: Row): Row {
    return { ...this.withOtherKeys(columns, row), ...other, ...this.newKey(id) };
  }

  private newKey(id: unknown, copy?: string): Row {
    if (isId(id)) return { id: copy ?? newId(this.market.now.getTime()) };
    return typeof id === 'number' ? { id: FAR_AWAY + ++this.count } : {};
  }

  private otherValues(column: Column, value: unknown): unknown[] {
    const { type, isNullable, refersTo, allowed } = column;
    const { now } = this.market;
    if (refersTo) return isId(value) ? this.othersThan(refersTo, value) : [];
    if (type === 'boolean') return [value !== true];
    if (allowed && typeof value === 'string')
      return allowed.filter((one) => one !== value).slice(0, 2);
    if (!type.startsWith('timestamp')) return [];
    const dayBefore = new Date(now.getTime() - DAY);
    if (value === null) return [dayBefore, now];
    const isOver = new Date(value as string) <= now;
    const other = isOver ? new Date(now.getTime() - 40 * DAY) : dayBefore;
    return isNullable ? [null, other, now] : [other, now];
  }

  /** Someone of the same company, and someone of another one. */
  private othersThan(table: string, id: string): string[] {
    const { ids } = this.market;
    const groups: Readonly<Record<string, readonly (readonly string[])[]>> = {
      users: [
        [ids.employer, ids.recruiter, ids.rival],
        [ids.seeker, ids.applicant],
        [ids.admin, ids.rival],
      ],
      companies: [[ids.company, ids.rivalCompany]],
      jobs: [[ids.frontEnd, ids.accountant, ids.rivalJob]],
      applications: [
        [ids.pending, ids.reviewed, ids.shortlisted],
        [ids.sentPending, ids.sentShortlisted],
      ],
    };
    const group = groups[table]?.find((one) => one.includes(id)) ?? groups[table]?.[0] ?? [];
    return group.filter((one) => one !== id).slice(0, 2);
  }

  /** Words, addresses and random values that no two rows may share. */
  private withOtherKeys(columns: readonly Column[], row: Row): Row {
    const place = ++this.count;
    const changed = columns.flatMap(({ name, type, isUnique, refersTo, allowed }) => {
      const value = row[name];
      if (refersTo || allowed || typeof value !== 'string') return [];
      if (/^[\w.]+@[\w.]+$/.test(value)) return [[name, `${place}.${value}`]];
      if (!isUnique) return [];
      if (type === 'bytea')
        return [[name, `${value.slice(0, -4)}${String(place).padStart(4, '0')}`]];
      if (type !== 'text' && !type.startsWith('character')) return [];
      return [[name, `${value} ${place}`]];
    });
    return { ...row, ...Object.fromEntries(changed) };
  }
}
