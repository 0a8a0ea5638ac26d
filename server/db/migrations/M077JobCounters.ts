import { Migration } from '@mikro-orm/migrations';

/**
 * The counters of a job are the number of its rows, whatever adds or removes them, so employers, administrators and
 * partners read the same numbers. Each statement that writes rows corrects the counter of each job once.
 */
export class M077JobCounters extends Migration {
  override up() {
    for (const { table, column } of COUNTED) {
      this.addSql(keptBy(table, column));
      this.addSql(`
        update jobs j set ${column} = counted.n
        from (select j.id, count(r.job_id)::int as n from jobs j left join ${table} r on r.job_id = j.id group by j.id) counted
        where counted.id = j.id and j.${column} <> counted.n`);
    }
  }
}

const COUNTED = [
  { table: 'job_views', column: 'views' },
  { table: 'applications', column: 'applications_count' },
] as const;

function keptBy(table: string, column: string): string {
  const change = (rows: string, sign: string) => `
    update jobs j set ${column} = j.${column} ${sign} changed.n
    from (select job_id, count(*)::int as n from ${rows} group by job_id order by job_id) changed
    where j.id = changed.job_id;`;
  return `
create function ${table}_counted() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' then ${change('new_rows', '+')}
  else ${change('old_rows', '-')}
  end if;
  return null;
end $$;
create trigger counted_added after insert on ${table}
  referencing new table as new_rows for each statement execute function ${table}_counted();
create trigger counted_removed after delete on ${table}
  referencing old table as old_rows for each statement execute function ${table}_counted();
`;
}
