import { Migration } from '@mikro-orm/migrations';

/**
 * The triggers that keep counters and roll-ups lock the rows that they correct in one order. Two statements about the
 * same jobs or days now wait for each other; before, they could deadlock, and one of them failed.
 */
export class M108CountedInOrder extends Migration {
  override up() {
    for (const { table, column } of COUNTED) this.addSql(countedBy(table, column));
    for (const rolled of ROLLED) this.addSql(rolledBy(rolled));
  }
}

const COUNTED = [
  { table: 'job_views', column: 'views' },
  { table: 'applications', column: 'applications_count' },
] as const;

/** An update locks rows in the order of its plan, hence the array, which is read first. */
function countedBy(table: string, column: string): string {
  const change = (rows: string, sign: string) => `
    update jobs j set ${column} = j.${column} ${sign} changed.n
    from (select job_id, count(*)::int as n from ${rows} group by job_id) changed
    where j.id = changed.job_id and j.id = any(array(
      select id from jobs where id in (select job_id from ${rows}) order by id for no key update));`;
  return `
create or replace function ${table}_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then ${change('new_rows', '+')}
  else ${change('old_rows', '-')}
  end if;
  return null;
end $$;
`;
}

interface Rolled {
  name: string;
  at: string;
  key: string;
}

const ROLLED: readonly Rolled[] = [
  { name: 'view_days', at: 'viewed_at', key: 'source' },
  { name: 'view_months', at: 'viewed_at', key: 'job_id' },
  { name: 'event_days', at: 'at', key: 'kind' },
];

/** As in M022Analytics, but in order. */
function rolledBy({ name, at, key }: Rolled): string {
  const came = `select ${at}, ${key}, 1 as n from new_rows`;
  const went = `select ${at}, ${key}, -1 as n from old_rows`;
  const change = (rows: string) => `
    insert into ${name} as r (starts_at, ${key}, n)
    select p.starts_at, c.${key}, sum(c.n) from (${rows}) c
      join rolled_periods p on p.name = '${name}' and c.${at} >= p.starts_at and c.${at} < p.ends_at
    group by 1, 2 having sum(c.n) <> 0 order by 1, 2
    on conflict (starts_at, ${key}) do update set n = r.n + excluded.n;`;
  return `
create or replace function ${name}_changed() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock_shared(hashtext('${name}'));
  if tg_op = 'INSERT' then
    -- New rows are of today, and today is never rolled up.
    if (select min(${at}) from new_rows) >= coalesce((select ends_at from rolled_periods
      where name = '${name}' order by starts_at desc limit 1), '-infinity') then return null; end if;
    ${change(came)}
    return null;
  elsif tg_op = 'DELETE' then
    ${change(went)}
  else
    ${change(`${came} union all ${went}`)}
  end if;
  delete from ${name} where n = 0 and starts_at in (
    select p.starts_at from old_rows c
    join rolled_periods p on p.name = '${name}' and c.${at} >= p.starts_at and c.${at} < p.ends_at);
  return null;
end $$;
`;
}
