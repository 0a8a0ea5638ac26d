import { createHash } from 'node:crypto';
import pg from 'pg';

/** A database that can be reset to the state after its migrations, in a few milliseconds. */
export interface EmptiedDatabase {
  url: string;
  /** False if a copy of the template is the better way: the schema has changed, or much was written. */
  empty(): Promise<boolean>;
}

/** The rows that migrations leave in a table, and how to write them again. */
interface Kept {
  table: string;
  digest: string;
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

/** Deleted rows keep their space on disk; beyond this size a new copy is faster. */
const MAX_GROWTH = 16 * 1024 * 1024;
const SIZE = 'select pg_database_size(current_database())::int as bytes';

const rowsDigest = (table: string) =>
  `select coalesce(md5(string_agg(t::text, '|' order by t::text)), '') from ${table} t`;

export async function emptiedDatabase(url: string): Promise<EmptiedDatabase> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  // Planning a statement that reads every table takes longer than running it.
  await client.query('set plan_cache_mode = force_generic_plan');
  const read = async <Row extends object>(text: string) =>
    (await client.query<Row>({ name: hashOf(text), text })).rows;

  const tables = await read<{ name: string; columns: string }>(TABLES);
  await client.query(NON_EMPTY);
  const filledAmong = async (among: { name: string }[]) => {
    const text = 'select pg_temp.filled($1) as name';
    const found = await client.query<{ name: string }>({ text, values: [namesOf(among)] });
    return namesOf(found.rows);
  };
  const filled = new Set(await filledAmong(tables));
  const kept: Kept[] = [];
  for (const { name, columns } of tables.filter((table) => filled.has(table.name))) {
    const [row] = await read<{ digest: string; rows: string }>(
      `select (${rowsDigest(name)}) as digest, (select json_agg(t)::text from ${name} t) as rows`,
    );
    const rows = client.escapeLiteral(row!.rows);
    const restore = `delete from ${name}; insert into ${name} (${columns}) overriding system value
      select ${columns} from json_populate_recordset(null::${name}, ${rows})`;
    kept.push({ table: name, digest: row!.digest, restore });
  }
  const others = tables.filter((table) => !filled.has(table.name));
  const sequences = (await read<{ restart: string }>(SEQUENCES)).map(({ restart }) => restart);
  const digests = kept.map(({ table }) => rowsDigest(table));
  const schemaOf = async () => (await read<{ digest: string }>(SCHEMA_DIGEST))[0]!.digest;
  const sizeOf = async () => (await read<{ bytes: number }>(SIZE))[0]!.bytes;
  const schema = await schemaOf();
  const size = await sizeOf();

  return {
    url,
    empty: async () => {
      if ((await schemaOf()) !== schema || (await sizeOf()) > size + MAX_GROWTH) {
        await client.end();
        return false;
      }
      const used = await filledAmong(others);
      const now = await read<{ digests: string[] }>(
        `select array[(${digests.join('), (')})] as digests`,
      );
      const changed = kept.filter(({ digest }, at) => digest !== now[0]!.digests[at]);
      await client.query(
        [
          // Without triggers and foreign keys.
          `begin; set local session_replication_role = replica; set local lock_timeout = '2s'`,
          ...used.map((name) => `delete from ${name}`),
          ...changed.map(({ restore }) => restore),
          ...sequences,
          'commit',
        ].join(';\n'),
      );
      return true;
    },
  };
}

const hashOf = (text: string) => createHash('sha1').update(text).digest('hex');

const namesOf = (rows: { name: string }[]) => rows.map(({ name }) => name);

/** Planned table by table: a single statement about all of them takes longer to plan than to run. */
const NON_EMPTY = `
  create function pg_temp.filled(tables text[]) returns setof text language plpgsql as $$
  declare
    name text;
    is_filled boolean;
  begin
    foreach name in array tables loop
      execute 'select exists (select from ' || name || ')' into is_filled;
      if is_filled then return next name; end if;
    end loop;
  end $$`;
