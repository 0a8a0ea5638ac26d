import { Migration } from '@mikro-orm/migrations';

/**
 * The applications of a company are counted by status and stage, and an application's place by match or rating, from the
 * index alone. What a search reads of each applicant is kept in lower case, because comparing without regard to case
 * takes three times as long.
 */
export class M131ReceivedLists extends Migration {
  override up() {
    this.addSql(INDEXES);
    this.addSql(NAMES);
  }
}

const INDEXES = `
drop index applications_company;
create index applications_company on applications (company_id, applied_at desc, id desc)
  include (job_id, status, moved_to, withdrawn_at, batch_id, stage_id, moved_stage_id);
drop index application_desk_match, application_desk_rating;
create index application_desk_match on application_desk
  (company_id, (coalesce(match, -1000)) desc, application_id desc) include (match);
create index application_desk_rating on application_desk
  (company_id, (coalesce(rating, 0)) desc, application_id desc) include (rating);
`;

const NAMES = `
create function application_names(application applications) returns text language sql immutable parallel safe as $$
  select lower(application.name || E'\\n' || application.email)
$$;

create or replace function application_desk_kept() returns trigger language plpgsql as $$
begin
  insert into application_desk (application_id, company_id, names, email_key, phone_key, words)
  values (new.id, new.company_id, application_names(new), lower(new.email), application_phone_key(new.phone), '')
  on conflict (application_id) do update set names = excluded.names, email_key = excluded.email_key, phone_key = excluded.phone_key,
    resume_text = case when old.resume_file_id is not distinct from new.resume_file_id then application_desk.resume_text end,
    months = null, notice_days = null, notice_until = null, pay = null, location = null, district = null, state = null,
    match = null, ready_at = null;
  return null;
end $$;

update application_desk set names = lower(names) where names <> lower(names);
`;
