import { createHash } from 'node:crypto';
import pg from 'pg';

/** A database that can be reset to the state after its migrations, in a few milliseconds. */
export interface EmptiedDatabase {
  url: string;
  /** False if a copy of the template is the better way: the schema has changed, or much was written. */
  empty(): Promise<boolean>;
}

/** A table in which migrations leave rows, and how to write them again. */
interface Kept {
  table: string;
  restore: string;
}

const SCHEMAS = `('public', 'pgboss')`;

const TABLES = `
  select format('%I.%I', n.nspname, c.relname) as name,
    (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
     where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
  from pg_class c join pg_namespace n on n.oid = c.relnamespace
  where c.relkind = 'r' and n.nspname in ${SCHEMAS} order by 1`;

const SCHEMA_DIGEST = `
  select md5(string_agg(line, '|' order by line)) as digest from (
    select c.oid || c.relname || c.relkind::text from pg_class c where c.relnamespace in (
      select oid from pg_namespace where nspname in ${SCHEMAS})
    union all select t.oid || t.tgname || t.tgenabled::text from pg_trigger t
    union all select c.oid || c.conname from pg_constraint c
    union all select p.oid || p.proname || md5(p.prosrc) from pg_proc p where p.pronamespace in (
      select oid from pg_namespace where nspname in ${SCHEMAS})) as parts (line)`;

const SEQUENCES = `
  select format('select setval(%L, %s, %L)', format('%I.%I', schemaname, sequencename),
    coalesce(last_value, start_value), last_value is not null) as restart
  from pg_sequences where schemaname in ${SCHEMAS}`;

const CATALOGUES = ['pg_class', 'pg_trigger', 'pg_constraint', 'pg_proc'];

/** How many rows there are, and how many were written since transaction `$1`: much cheaper than reading their content. */
const markOf = (table: string) =>
  `(select count(*) || ' ' || count(*) filter (where age(xmin) < age($1::xid)) from ${table})`;

/** Deleted rows keep their space on disk; beyond this size a new copy is faster. */
const MAX_GROWTH = 8 * 1024 * 1024;
const SIZE = `(select sum(pg_relation_size(oid))::int from pg_class where oid >= 16384 and relkind in ('r', 't'))`;

interface State {
  catalogues: string[];
  bytes: number;
  /** The other tables that have rows. */
  used: string[];
  /** The mark of each table in which migrations leave rows. */
  marks: string[];
}

export async function emptiedDatabase(url: string): Promise<EmptiedDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Planning a statement that reads every table takes longer than running it. Triggers and foreign keys stay off:
  // switching them discards every plan.
  await client.query(
    'set plan_cache_mode = force_generic_plan; set session_replication_role = replica',
  );
  const read = async <Row extends object>(text: string, values: unknown[] = []) =>
    (await client.query<Row>({ name: hashOf(text), text, values })).rows;

  const tables = await read<{ name: string; columns: string }>(TABLES);
  const usedAmong = (among: readonly { name: string }[]) => {
    const each = among.map(
      ({ name }) => `case when exists (select from ${name}) then '${name}' end`,
    );
    return `array_remove(array[${each.join(', ')}]::text[], null)`;
  };
  const [first] = await read<{ used: string[] }>(`select ${usedAmong(tables)} as used`);
  const filled = new Set(first!.used);
  const kept: Kept[] = [];
  for (const { name, columns } of tables.filter((table) => filled.has(table.name))) {
    const [row] = await read<{ rows: string }>(`select json_agg(t)::text as rows from ${name} t`);
    const rows = client.escapeLiteral(row!.rows);
    const restore = `delete from ${name}; insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${rows})`;
    kept.push({ table: name, restore });
  }
  const others = tables.filter((table) => !filled.has(table.name));
  const sequences = (await read<{ restart: string }>(SEQUENCES)).map(({ restart }) => restart);
  const look = `select array[${CATALOGUES.map(markOf).join(', ')}] as catalogues, ${SIZE} as bytes,
    ${usedAmong(others)} as used, array[${kept.map(({ table }) => markOf(table)).join(', ')}]::text[] as marks`;
  const transaction = async () =>
    (await read<{ id: string }>('select pg_current_xact_id()::xid::text as id'))[0]!.id;
  let since = await transaction();
  const stateNow = async () => (await read<State>(look, [since]))[0]!;
  const schemaOf = async () => (await read<{ digest: string }>(SCHEMA_DIGEST))[0]!.digest;
  const schema = await schemaOf();
  const start = await stateNow();
  let { catalogues, marks } = start;

  return {
    url,
    empty: async () => {
      // Fails if a table is gone.
      const now = await stateNow().catch(() => null);
      const isUntouched = now?.catalogues.join() === catalogues.join();
      const isSameSchema = isUntouched || (await schemaOf()) === schema;
      if (!now || !isSameSchema || now.bytes > start.bytes + MAX_GROWTH) {
        await client.end();
        return false;
      }
      const changed = kept.filter((_table, at) => marks[at] !== now.marks[at]);
      await client.query(
        [
          `begin; set local lock_timeout = '2s'`,
          ...now.used.map((name) => `delete from ${name}`),
          ...changed.map(({ restore }) => restore),
          ...sequences,
          'commit',
        ].join(';\n'),
      );
      if (isUntouched && changed.length === 0) return true;
      since = await transaction();
      ({ catalogues, marks } = await stateNow());
      return true;
    },
  };
}

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex');
