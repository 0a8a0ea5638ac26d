import type { RecountedValue } from '#schema/options/recounts.ts';
import type { Services } from '#server/services.ts';
import { writeIn } from '#server/db/inTransaction.ts';
import { statementFamily } from '#server/db/statement.ts';
import type { CountedValue, Walk, WholeValue, Within } from './derivedValue.ts';

type Common = Pick<CountedValue, 'subject' | 'hidden'>;

const BATCH = 2_000;

/** The columns of a row as JSON, with a short mark instead of a text that is not shown. */
const facts = (alias: string, columns: readonly string[], hidden: readonly string[] = []) =>
  `jsonb_build_object(${columns
    .map((column) => {
      const value = `${alias}.${column}`;
      return `'${column}', ${hidden.includes(column) ? `md5(${value}::text)` : value}`;
    })
    .join(', ')})`;

const row = (alias: string, columns: readonly string[]) =>
  `row(${columns.map((column) => `${alias}.${column}`).join(', ')})`;

export const lockRows =
  (table: string, key: string, strength = 'no key update') =>
  (within: Within) =>
    `select 1 as "locked!" from ${table} where ${within(key)} order by ${key} for ${strength}`;

interface Columns extends Common {
  name: RecountedValue;
  table: string;
  /** Also the order of the batches. */
  key: string;
  type?: Walk['type'];
  batch?: number;
  /** Distinguishes rows with the same key. */
  part?: string;
  /** The id of the subject, by the row `s`. */
  subjectId?: string;
  /** Joined to the row `s`. */
  from?: string;
  /** Each column as an expression of `s` and the joined tables. */
  columns: Readonly<Record<string, string>>;
  where?: string;
  locks?: CountedValue['locks'];
}

/** A derived value that consists of columns of existing rows. */
export function columnsOf({
  table,
  key,
  from = '',
  columns,
  where,
  ...one
}: Columns): CountedValue {
  const names = Object.keys(columns);
  const { name, type = 'uuid', batch = BATCH, part, subjectId = 'null::uuid' } = one;
  const expected = Object.entries(columns).map(([column, sql]) => `${sql} as ${column}`);
  const joined = `${table} s ${from} cross join lateral (select ${expected.join(', ')}) e`;
  const differs = `${row('s', names)} is distinct from ${row('e', names)}`;
  const also = where ? `and ${where}` : '';
  return {
    kind: 'counted',
    name,
    table,
    columns: names,
    subject: one.subject,
    hidden: one.hidden,
    walk: { table, key, type, batch },
    differing: (within) => `
      select s.${key}::text as "id!", concat_ws(' ', s.${key}${part ? `, ${part}` : ''}) as "key!",
        (${subjectId})::text as "subjectId",
        ${facts('s', names, one.hidden)} as before, ${facts('e', names, one.hidden)} as after
      from ${joined} where ${within(`s.${key}`)} and ${differs} ${also}`,
    locks: one.locks ?? [lockRows(table, key)],
    repairs: [
      (within) => `
        update ${table} t set ${names.map((column) => `${column} = e.${column}`).join(', ')}
        from (select s.${key} as "keyOfRow", e.* from ${joined} where ${within(`s.${key}`)} and ${differs} ${also}) e
        where t.${key} = e."keyOfRow" and ${row('t', names)} is distinct from ${row('e', names)}
        returning 1 as "repaired!"`,
    ],
  };
}

interface Rows extends Common {
  name: RecountedValue;
  table: string;
  key: string;
  columns: readonly string[];
  batch: number;
  /** The table whose keys are visited; rows of the table itself are found wherever they are. */
  of: Pick<Walk, 'table' | 'key'>;
  /** The rows that the table should have, with the key and the columns. */
  expected: (within: Within) => string;
  /** The id of the subject, by the rows `s` (stored) and `e` (expected). */
  subjectId?: string;
  locks: CountedValue['locks'];
  repairs: CountedValue['repairs'];
}

/** Whole rows: missing ones and surplus ones differ as well. */
export function rowsOf({ table, key, columns, expected, of, ...one }: Rows): CountedValue {
  const { name, hidden, subject, batch, subjectId = 'null::uuid', locks, repairs } = one;
  return {
    kind: 'counted',
    name,
    table,
    columns,
    subject,
    hidden,
    walk: { ...of, type: 'uuid', batch },
    differing: (within) => `
      with e as materialized (${expected(within)}),
        s as materialized (select * from ${table} where ${within(key)})
      select coalesce(s.${key}, e.${key})::text as "id!", coalesce(s.${key}, e.${key})::text as "key!",
        (${subjectId})::text as "subjectId",
        case when s.${key} is not null then ${facts('s', columns, hidden)} end as before,
        case when e.${key} is not null then ${facts('e', columns, hidden)} end as after
      from s full join e on e.${key} = s.${key}
      where s.${key} is null or e.${key} is null
        or ${row('s', columns)} is distinct from ${row('e', columns)}`,
    locks,
    repairs,
  };
}

/** A function of the database that writes the rows of these ids. */
export const refreshed = (name: string) => () =>
  `select 1 as "repaired!" from (select ${name}($1::uuid[])) done`;

interface Sealed extends Common {
  name: RecountedValue;
  table: string;
  /** The parts of the key, in order. */
  key: readonly string[];
  subjectId?: string;
  /** Counts the table again. */
  count: (services: Services) => Promise<void>;
}

/** The rows are counted while nobody else can change them. */
const RESEAL = statementFamily('recount-sealed-rows', {
  text: (table: string) => `
    update sealed_tables set rows = (select count(*) from ${table}) where name = '${table}'`,
  examples: ['company_responses', 'company_stage_times', 'pay_figures', 'title_relations'],
});

const LOCK_SEALED = statementFamily('recount-lock-sealed', {
  text: (table: string) =>
    `select 1 as locked from sealed_tables where name = '${table}' for update`,
  examples: ['company_responses'],
});

/**
 * The figures of a past night: the rows they were counted from have changed since, so each row is checked by its seal,
 * and the table by the number of its rows (M078Recounts).
 */
export function sealedOf({ name, table, key, subject, subjectId, count }: Sealed): WholeValue {
  const id = `concat_ws(' ', ${key.map((part) => `s.${part}`).join(', ')})`;
  return {
    kind: 'whole',
    name,
    table,
    columns: null,
    subject,
    differing: `
      select ${id} as "id!", ${id} as "key!", (${subjectId ?? 'null::uuid'})::text as "subjectId",
        to_jsonb(s) - 'seal' - 'words' as before, null::jsonb as after
      from ${table} s where s.seal is distinct from row_seal(s)
      union all
      select '', '${table}', null, jsonb_build_object('rows', (select count(*) from ${table})),
        jsonb_build_object('rows', t.rows)
      from sealed_tables t where t.name = '${table}' and t.rows <> (select count(*) from ${table})`,
    repair: async (services) => {
      await count(services);
      await services.database.fork().transactional(async (em) => {
        await writeIn(em, LOCK_SEALED(table), []);
        await writeIn(em, RESEAL(table), []);
      });
    },
  };
}
