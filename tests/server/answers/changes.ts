import type { App } from '#tests/support/app.ts';

type Row = Readonly<Record<string, unknown>>;

/** What a request has changed in one row, in the end. */
export interface Change {
  table: string;
  before: Row | null;
  after: Row | null;
}

/**
 * Keeps every row before and after any change, so that a request can be undone. Statements that undo fire no triggers
 * and check no foreign keys: they write again exactly what was there.
 */
const KEEP = `
  create schema recording;
  create table recording.changes (n bigserial primary key, of_table regclass, before jsonb, after jsonb);
  create table recording.tables as
    select c.oid::regclass as of_table,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
       where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
      coalesce(
        (select string_agg(format('t.%1$I = o.%1$I', a.attname), ' and ')
         from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
         where i.indrelid = c.oid and i.indisprimary),
        'to_jsonb(t) = $1') as is_same,
      (select array_agg(a.attname::text)
       from pg_index i join pg_attribute a on a.attrelid = i.indrelid and a.attnum = any (i.indkey)
       where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname in ('public', 'pgboss');
  create view recording.sequences_now as
    select format('%I.%I', schemaname, sequencename) as name, coalesce(last_value, start_value) as at,
      last_value is not null as is_used
    from pg_sequences where schemaname in ('public', 'pgboss');
  create table recording.sequences as select * from recording.sequences_now;
  create function recording.keep() returns trigger language plpgsql as $$
  begin
    insert into recording.changes (of_table, before, after) values (tg_relid,
      case when tg_op <> 'INSERT' then to_jsonb(old) end, case when tg_op <> 'DELETE' then to_jsonb(new) end);
    return null;
  end $$;
  create function recording.undo() returns void language plpgsql as $$
  declare c record;
  begin
    perform set_config('session_replication_role', 'replica', true);
    for c in select * from recording.changes join recording.tables using (of_table) order by n desc loop
      if c.after is not null then
        execute format('delete from %1$s t using jsonb_populate_record(null::%1$s, $1) o where %2$s',
          c.of_table, c.is_same) using c.after;
      end if;
      if c.before is not null then
        execute format('insert into %1$s (%2$s) overriding system value
          select %2$s from jsonb_populate_record(null::%1$s, $1)', c.of_table, c.columns) using c.before;
      end if;
    end loop;
    delete from recording.changes;
    perform setval(name, at, is_used) from recording.sequences;
  end $$;
  do $$
  declare t record;
  begin
    for t in select of_table from recording.tables loop
      execute format('create trigger recording after insert or update or delete on %s
        for each row execute function recording.keep()', t.of_table);
    end loop;
  end $$`;

export async function keepChanges(app: App): Promise<void> {
  await app.sql(KEEP.replaceAll('?', '??'));
}

/** Tables that about one in fifty changes clears, at random. */
const BY_CHANCE = new Set(['feed_changes']);

/** The net changes since `from`, by row; without seals, which are computed from random ids. */
export async function changesSince(app: App, from: string): Promise<Change[]> {
  const rows = await app.sql<Change & { keys: string[] | null }>(
    `select of_table::text as table, before - 'seal' as before, after - 'seal' as after, keys from recording.changes
     join recording.tables using (of_table) where n > ? order by n`,
    [from],
  );
  const byRow = new Map<string, Change>();
  for (const { table, before, after, keys } of rows) {
    const row = (before ?? after)!;
    const key = `${table} ${JSON.stringify((keys ?? Object.keys(row)).map((name) => row[name]))}`;
    const known = byRow.get(key);
    if (known) byRow.set(key, { ...known, after });
    else byRow.set(key, { table, before, after });
  }
  return [...byRow.values()].filter(
    ({ table, before, after }) =>
      !BY_CHANCE.has(table) && JSON.stringify(before) !== JSON.stringify(after),
  );
}

export async function lastChange(app: App): Promise<string> {
  const [row] = await app.sql<{ n: string }>(
    'select coalesce(max(n), 0) as n from recording.changes',
  );
  return row!.n;
}

export async function undoChanges(app: App): Promise<void> {
  await app.sql('select recording.undo()');
}

/** Keeps what is there now as the state to which changes are undone. */
export async function startFromHere(app: App): Promise<void> {
  await app.sql('delete from recording.changes');
  await app.sql('truncate recording.sequences');
  await app.sql('insert into recording.sequences select * from recording.sequences_now');
}
