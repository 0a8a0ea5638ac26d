import { Migration } from '@mikro-orm/migrations';

/** As in M069ReviewDesk, but a rating waits for a simultaneous one and then reads it, so that the average counts both. */
export class M114RatedAtOnce extends Migration {
  override up() {
    this.addSql(RATED);
  }
}

const RATED = `
create or replace function application_rated() returns trigger language plpgsql as $$
begin
  perform from application_desk where application_id = coalesce(new.application_id, old.application_id)
    for no key update;
  update application_desk set rating = (
    select round(avg(stars) * 100) from application_ratings where application_id = coalesce(new.application_id, old.application_id))
  where application_id = coalesce(new.application_id, old.application_id);
  return null;
end $$;
`;
