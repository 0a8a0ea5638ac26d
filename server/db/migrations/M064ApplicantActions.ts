import { Migration } from '@mikro-orm/migrations';

/**
 * What applicants do with an application they have sent: withdraw it, and say afterwards how they were treated
 * (docs/decisions/083-what-applicants-do.md).
 */
export class M064ApplicantActions extends Migration {
  override up() {
    this.addSql(WITHDRAWALS);
    this.addSql(WEBHOOKS);
    this.addSql(TREATMENT);
    this.addSql(BELL);
  }
}

/**
 * Until `withdrawal_told_at`, the withdrawal can be undone and the company is not notified. A withdrawn application
 * keeps its status but no pending change of it. The applicant can apply for the job again.
 */
const WITHDRAWALS = `
alter table applications
  add column withdrawn_at timestamptz(3),
  add column withdrawal_reason text check (withdrawal_reason in
    ('other_job', 'no_answer', 'pay', 'place', 'changed_mind', 'personal', 'other')),
  add column withdrawal_text text check (length(withdrawal_text) between 1 and 500),
  add column withdrawal_told_at timestamptz(3),
  add constraint applications_withdrawal check (
    withdrawn_at is not null or num_nonnulls(withdrawal_reason, withdrawal_text, withdrawal_told_at) = 0),
  add constraint applications_withdrawn_rest check (withdrawn_at is null or batch_id is null),
  drop constraint applications_once;
create unique index applications_once on applications (job_id, seeker_id) where withdrawn_at is null;
create index applications_of_pair on applications (seeker_id, job_id);
`;

/** One event for each application: when its withdrawal is final, or when the account of its applicant is deleted. */
const WEBHOOKS = `
create function webhook_application_withdrawn() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('application.withdrawn', new.company_id, new.id, webhook_application(new),
      new.withdrawal_told_at);
  end if;
  return null;
end $$;
create trigger webhooks_withdrawn after update of withdrawal_told_at on applications for each row
  when (old.withdrawal_told_at is null and new.withdrawal_told_at is not null)
  execute function webhook_application_withdrawn();

create or replace function webhook_applicant_left() returns trigger language plpgsql as $$
begin
  if someone_listens() then
    perform tell_webhooks('application.withdrawn', a.company_id, a.id, webhook_application(a), new.deleted_at)
      from applications a where a.seeker_id = new.id and a.withdrawal_told_at is null;
  end if;
  return null;
end $$;
`;

/** Answers are never shown to the company one by one. */
const TREATMENT = `
create table treatment_ratings (
  application_id uuid primary key references applications (id) on delete cascade,
  rating smallint not null check (rating between 1 and 5),
  comment text check (length(comment) between 1 and 500),
  first_rated_at timestamptz(3) not null,
  rated_at timestamptz(3) not null
);

alter table company_responses
  add column ratings integer not null default 0,
  add column treated_well integer not null default 0;
`;

/** Adds one kind to the existing ones, including those of other migrations. */
const BELL = `
do $$
declare
  rule text;
begin
  select pg_get_constraintdef(oid) into rule from pg_constraint
  where conrelid = 'notifications'::regclass and conname = 'notifications_kind_check';
  alter table notifications drop constraint notifications_kind_check;
  execute 'alter table notifications add constraint notifications_kind_check '
    || replace(rule, '''application_sent''', '''application_withdrawn''::text, ''application_sent''');
end $$;
`;
