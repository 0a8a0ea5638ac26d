import { Migration } from '@mikro-orm/migrations';

/**
 * The people of a company and their roles, the jobs that hiring managers and interviewers work on, and invitations.
 * `users.company_id` stays the company that an account works for at the moment; from now on it has to be one that the
 * account is a member of, and a member who leaves no longer works for it.
 */
export class M061Teams extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(OWNERS);
    this.addSql(CURRENT);
    this.addSql(LAST_OWNER);
  }
}

const ROLE = `text not null check (role in ('owner', 'recruiter', 'hiring_manager', 'interviewer'))`;

const TABLES = `
create table company_members (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  role ${ROLE},
  invited_by uuid references users (id) on delete set null,
  joined_at timestamptz(3) not null,
  unique (company_id, user_id)
);
create index company_members_user on company_members (user_id);
create index company_members_invited_by on company_members (invited_by);

create table member_jobs (
  member_id uuid not null references company_members (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  primary key (member_id, job_id)
);
create index member_jobs_job on member_jobs (job_id);

create table team_invitations (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  email text not null check (email = lower(email)),
  role ${ROLE},
  job_ids uuid[] not null default '{}',
  token_hash bytea not null unique,
  invited_by uuid references users (id) on delete set null,
  invited_at timestamptz(3) not null,
  sent_at timestamptz(3) not null,
  sends integer not null default 1,
  expires_at timestamptz(3) not null,
  accepted_at timestamptz(3),
  revoked_at timestamptz(3)
);
create unique index team_invitations_open on team_invitations (company_id, email)
  where accepted_at is null and revoked_at is null;
create index team_invitations_email on team_invitations (email);
create index team_invitations_invited_by on team_invitations (invited_by);
`;

/** Everyone who works for a company so far manages it. */
const OWNERS = `
insert into company_members (id, company_id, user_id, role, joined_at)
select gen_random_uuid(), company_id, id, 'owner', created_at from users where company_id is not null;
`;

const CURRENT = `
alter table users add constraint users_company_member_fkey foreign key (company_id, id)
  references company_members (company_id, user_id) on delete set null (company_id)
  deferrable initially deferred;
`;

/** Checked when the transaction ends; of two owners who leave at the same time, the second is refused. */
const LAST_OWNER = `
create function keep_an_owner() returns trigger language plpgsql as $$
begin
  perform from companies where id = old.company_id for no key update;
  if exists (select from company_members where company_id = old.company_id)
    and not exists (select from company_members where company_id = old.company_id and role = 'owner') then
    raise exception 'a team needs an owner' using errcode = 'check_violation', constraint = 'company_members_owner';
  end if;
  return null;
end $$;
create constraint trigger company_members_owner after update of role or delete on company_members
  deferrable initially deferred for each row when (old.role = 'owner') execute function keep_an_owner();
`;
