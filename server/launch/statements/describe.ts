import type pg from 'pg';
import type { KnownStatement } from '#server/db/statement.ts';
import { describeQuery, type Origin } from './describeQuery.ts';
import { PlanColumns, type Column, type PlanNode } from './planColumns.ts';

export interface Field {
  name: string;
  type: number;
  isNullable: boolean;
  /** The only values that a check constraint allows. */
  values?: string[];
}

export interface Described {
  name: string;
  /** Undefined for a family, whose members have different parameters. */
  parameters?: number[];
  fields: Field[];
  /** The first column is there always, all others only if the page has rows. */
  isPage?: boolean;
}

/**
 * How a list answers with its total and the rows of a page: `select (…) as "total!", found.* from (select 1) always left
 * join (…) found on true`. Where the page is empty, one row has only the total.
 */
const PAGE = /(?<=\(select 1\) always )left (?=join )/;

/** PostgreSQL's description of each statement. A statement that does not fit the tables is an error that names it. */
export async function describeStatements(
  client: pg.Client,
  statements: readonly KnownStatement[],
): Promise<Described[]> {
  const columns = await readColumns(client);
  const described: Described[] = [];
  const faults: string[] = [];
  for (const { name, text, members } of statements) {
    try {
      const { parameters, ...first } = await describeOne(client, text, columns);
      let { fields } = first;
      for (const member of members ?? []) {
        fields = together(fields, (await describeOne(client, member, columns)).fields);
      }
      const isPage = PAGE.test(text);
      described.push({ name, fields, ...(!members && { parameters }), ...(isPage && { isPage }) });
    } catch (error) {
      faults.push(`The statement ${name} does not fit the database: ${String(error)}`);
    }
  }
  if (faults.length > 0) throw new Error(faults.join('\n'));
  return described.sort((a, b) => (a.name < b.name ? -1 : 1));
}

async function describeOne(client: pg.Client, text: string, columns: Columns) {
  const { parameters, origins } = await describeQuery(client, text);
  const fields = origins.length > 0 ? await fieldsOf(client, text, origins, columns) : [];
  return { parameters, fields };
}

/** Merges the columns of two members of a family: a column is only non-null if it is in both. */
function together(one: readonly Field[], other: readonly Field[]): Field[] {
  const columns = ({ name, type }: Field) => `${name} ${type}`;
  const [ours, theirs] = [one.map(columns).join(), other.map(columns).join()];
  if (ours !== theirs)
    throw new Error(`its members answer different columns: ${ours} and ${theirs}`);
  return one.map(({ values, ...field }, at) => {
    const { isNullable, values: more } = other[at]!;
    return {
      ...field,
      isNullable: field.isNullable || isNullable,
      ...(values && more && { values: [...new Set([...values, ...more])] }),
    };
  });
}

async function fieldsOf(
  client: pg.Client,
  text: string,
  origins: readonly Origin[],
  columns: Columns,
): Promise<Field[]> {
  // The outer join would make every column of a page nullable, so the plan is read without it.
  const plan = new PlanColumns(await planOf(client, text.replace(PAGE, '')), columns.byName);
  return origins.map(({ name, dataTypeID, tableID, columnID }, at) => {
    const origin = columns.byOrigin.get(`${tableID}.${columnID}`);
    const values = origin ? origin.values : dataTypeID === TEXT ? plan.valuesOf(at) : null;
    const isMarked = name.endsWith('!');
    return {
      name: isMarked ? name.slice(0, -1) : name,
      type: dataTypeID,
      isNullable: !isMarked && !plan.isNeverNull(at, origin),
      ...(values && { values }),
    };
  });
}

const TEXT = 25;

interface Columns {
  /** Keyed by the table and column numbers in the description of a statement. */
  byOrigin: ReadonlyMap<string, Column>;
  byName: ReadonlyMap<string, Column>;
}

/** Each column of our tables: whether it may be null, and the values of a constraint such as `check (status in ('a', 'b'))`. */
const COLUMNS = String.raw`
  select c.oid || '.' || a.attnum as origin, c.relname || '.' || a.attname as name, a.attnotnull as "isNotNull", (
    select array_agg(found.match[1] order by found.at)
    from pg_constraint k cross join lateral
      regexp_matches(pg_get_constraintdef(k.oid), '''([^'']*)''::text', 'g')
        with ordinality as found (match, at)
    where k.conrelid = a.attrelid and k.contype = 'c' and k.conkey = array[a.attnum]
      and pg_get_constraintdef(k.oid) ~ '^CHECK \(\(\w+ = ANY \(ARRAY\[[^()]*\]\)\)\)$') as values
  from pg_attribute a join pg_class c on c.oid = a.attrelid
  where c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped`;

async function readColumns(client: pg.Client): Promise<Columns> {
  const { rows } = await client.query<Column & { origin: string; name: string }>(COLUMNS);
  return {
    byOrigin: new Map(rows.map((row) => [row.origin, row])),
    byName: new Map(rows.map((row) => [row.name, row])),
  };
}

async function planOf(client: pg.Client, text: string): Promise<PlanNode> {
  const explain = `explain (verbose, generic_plan, format json) ${text}`;
  const { rows } = await client.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(explain);
  return rows[0]!['QUERY PLAN'][0].Plan;
}
