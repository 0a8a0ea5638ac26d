import { Migration } from '@mikro-orm/migrations';

/**
 * A partner's own id identifies one job of the company, and can be used for another one once that job is deleted. Every
 * change to the content of a feed leaves a mark, so that one small read can tell whether a feed has changed.
 */
export class M026PartnerJobs extends Migration {
  override up() {
    this.addSql(EXTERNAL_IDS);
    this.addSql(CHANGES);
    this.addSql(TRIGGERS);
  }
}

const EXTERNAL_IDS = `
alter table jobs drop constraint jobs_company_id_external_id_key;
alter table jobs add constraint jobs_external_id_length check (length(external_id) between 1 and 100);
create unique index jobs_external_id on jobs (company_id, external_id)
  where external_id is not null and deleted_at is null;
create index jobs_live_until on jobs (application_deadline)
  where status = 'active' and admin_status = 'approved' and deleted_at is null;
`;

/**
 * Rows are only added, one per transaction, so that two writers never wait for each other; their sum grows with each
 * commit, in any order. From time to time, rows that nobody holds are merged into one with the same sum.
 */
const CHANGES = `
create table feed_changes (
  id bigint generated always as identity primary key,
  changes bigint not null,
  at timestamptz(3) not null
);
insert into feed_changes (changes, at) values (0, clock_timestamp());

create function feed_changed() returns trigger language plpgsql as $$
begin
  if coalesce(current_setting('kaamyab.feed_changed', true), '') = pg_current_xact_id()::text then
    return null;
  end if;
  perform set_config('kaamyab.feed_changed', pg_current_xact_id()::text, true);
  insert into feed_changes (changes, at) values (1, clock_timestamp());
  if random() < 0.02 then
    with gone as (
      delete from feed_changes where id = any(array(
        select id from feed_changes order by id limit 1000 for update skip locked))
      returning changes, at
    )
    insert into feed_changes (changes, at) select sum(changes), max(at) from gone having count(*) > 0;
  end if;
  return null;
end $$;
`;

/** Deferred: the recorded time is almost that of the commit, however long the work before it took. */
const TRIGGERS = `
create constraint trigger feed_job_added after insert on jobs deferrable initially deferred
  for each row when (new.admin_status = 'approved') execute function feed_changed();
create constraint trigger feed_job_deleted after delete on jobs deferrable initially deferred
  for each row when (old.admin_status = 'approved') execute function feed_changed();
create constraint trigger feed_job_changed after update of
    company_id, category_id, title, description_html, responsibilities, requirements, benefits, location, district, state,
    type, industry, salary, salary_min, salary_max, salary_period, experience_years, experience_level, education_level,
    skills, is_remote, status, admin_status, posted_at, application_deadline, updated_at, deleted_at
  on jobs deferrable initially deferred
  for each row when (old.admin_status = 'approved' or new.admin_status = 'approved') execute function feed_changed();
create constraint trigger feed_company_changed after update of
    name, website, city, state, admin_status, deleted_at
  on companies deferrable initially deferred for each row execute function feed_changed();
create constraint trigger feed_category_changed after update on categories deferrable initially deferred
  for each row execute function feed_changed();
create constraint trigger feed_setting_changed after insert or update or delete on settings
  deferrable initially deferred for each row execute function feed_changed();
`;
