import { Migration } from '@mikro-orm/migrations';

/**
 * Decisions of employers: which company an application belongs to, decisions that can be undone, and the texts of a
 * company.
 */
export class M010Deciding extends Migration {
  override up() {
    this.addSql(COMPANY);
    this.addSql(BATCHES);
    this.addSql(INDEXES);
    this.addSql(MAILS);
  }
}

/** Stored with the application, so that listing those of a company does not read all of its jobs. */
const COMPANY = `
alter table applications add column company_id uuid references companies (id);
update applications a set company_id = j.company_id from jobs j where j.id = a.job_id;
alter table applications alter column company_id set not null;

create function application_company() returns trigger language plpgsql as $$
begin
  select company_id into new.company_id from jobs where id = new.job_id;
  return new;
end $$;
create trigger applications_company before insert on applications
  for each row execute function application_company();

create function follow_job_company() returns trigger language plpgsql as $$
begin
  update applications set company_id = new.company_id where job_id = new.id;
  return null;
end $$;
create trigger jobs_company after update of company_id on jobs
  for each row when (old.company_id is distinct from new.company_id) execute function follow_job_company();
`;

/** Until the applicants are notified, a bulk decision is stored next to the status of an application. */
const BATCHES = `
create table application_batches (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  actor_id uuid references users (id) on delete set null,
  status text not null check (status in ('reviewed', 'shortlisted', 'rejected', 'hired')),
  application_ids uuid[] not null check (cardinality(application_ids) between 1 and 500),
  decided_at timestamptz(3) not null,
  undo_until timestamptz(3) not null check (undo_until > decided_at),
  undone_at timestamptz(3)
);
create index application_batches_time on application_batches (undo_until);

alter table applications
  add column moved_to text check (moved_to in ('reviewed', 'shortlisted', 'rejected', 'hired')),
  add column moved_at timestamptz(3),
  add column moved_by uuid references users (id) on delete set null,
  add column batch_id uuid references application_batches (id),
  add constraint applications_held check (
    (batch_id is null) = (moved_to is null) and (batch_id is null) = (moved_at is null)
    and (batch_id is not null or moved_by is null));
create index applications_batch on applications (batch_id) where batch_id is not null;
`;

const INDEXES = `
drop index applications_job;
create index applications_job on applications (job_id, applied_at desc, id desc);
create index applications_company on applications (company_id, applied_at desc, id desc);
`;

const MAILS = `
create table company_status_mails (
  company_id uuid not null references companies (id) on delete cascade,
  status text not null check (status in ('reviewed', 'shortlisted', 'rejected', 'hired')),
  subject text not null check (length(subject) between 1 and 200),
  body text not null check (length(body) between 1 and 5000),
  updated_at timestamptz(3) not null,
  updated_by uuid references users (id) on delete set null,
  primary key (company_id, status)
);
`;
