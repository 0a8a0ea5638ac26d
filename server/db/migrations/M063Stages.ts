import { Migration } from '@mikro-orm/migrations';

/** The stages that a company divides applications into, how long they take, and why applications are rejected. */
export class M063Stages extends Migration {
  override up() {
    this.addSql(STAGES);
    this.addSql(APPLICATIONS);
    this.addSql(TIMES);
  }
}

/**
 * Stages without a company belong to every company that has not changed its stages. They are copied when a company
 * first changes one of them.
 */
const STAGES = `
create table company_stages (
  id uuid primary key,
  company_id uuid references companies (id) on delete cascade,
  preset text check (preset in ('screening', 'shortlist', 'interview', 'test', 'offer')),
  name text check (length(name) between 1 and 40),
  applicant_name text check (length(applicant_name) between 1 and 60),
  status text not null check (status in ('reviewed', 'shortlisted')),
  position integer not null,
  emails boolean not null default false,
  archived_at timestamptz(3),
  constraint company_stages_named check (preset is not null or (name is not null and applicant_name is not null))
);
create index company_stages_company on company_stages (company_id, position);

insert into company_stages (id, preset, status, position) values
  ('019ac000-0000-7000-8000-000000000001', 'screening', 'reviewed', 1),
  ('019ac000-0000-7000-8000-000000000002', 'shortlist', 'shortlisted', 2),
  ('019ac000-0000-7000-8000-000000000003', 'interview', 'shortlisted', 3),
  ('019ac000-0000-7000-8000-000000000004', 'test', 'shortlisted', 4),
  ('019ac000-0000-7000-8000-000000000005', 'offer', 'shortlisted', 5);
`;

/** Without a stage, an application is in the first one of its status. */
const APPLICATIONS = `
alter table applications
  add column stage_id uuid references company_stages (id),
  add column moved_stage_id uuid references company_stages (id),
  add column moved_told jsonb,
  add column rejection_reason text check (rejection_reason in ('skills', 'experience', 'pay', 'place',
    'notice_period', 'interview', 'filled', 'no_answer', 'other')),
  add column rejection_message text check (length(rejection_message) between 1 and 2000),
  add constraint applications_held_stage check (
    batch_id is not null or (moved_stage_id is null and moved_told is null));
create index applications_stage on applications (stage_id) where stage_id is not null;
create index applications_moved_stage on applications (moved_stage_id) where moved_stage_id is not null;
`;

const TIMES = `
create table company_stage_times (
  company_id uuid not null references companies (id) on delete cascade,
  stage_id uuid not null references company_stages (id) on delete cascade,
  cases integer not null check (cases > 0),
  typical_days integer not null check (typical_days > 0),
  counted_at timestamptz(3) not null,
  primary key (company_id, stage_id)
);
create index company_stage_times_stage on company_stage_times (stage_id);
`;
