import { Migration } from '@mikro-orm/migrations';

/**
 * A change counts a candidate's months up to the last thing they did, by the clock of the application. The nightly
 * count takes care of the months since.
 */
export class M122MonthsAtLastChange extends Migration {
  override up() {
    this.addSql(`
do $$
declare
  known text := pg_get_functiondef('refresh_candidates'::regproc);
  changed text := replace(known, 'greatest(p.updated_at, now())',
    'greatest(p.updated_at, u.updated_at, u.last_login_at,
      (select max(x.last_used_at) from sessions x where x.user_id = u.id))');
begin
  if changed = known then raise exception 'refresh_candidates does not count months as expected'; end if;
  execute changed;
end $$;`);
  }
}
