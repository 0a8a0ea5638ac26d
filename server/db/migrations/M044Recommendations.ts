import { Migration } from '@mikro-orm/migrations';

/** Jobs that someone does not want and why, the recommended jobs that were sent by email, and the switch for it. */
export class M044Recommendations extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(BELL);
  }
}

const TABLES = `
create table dismissed_jobs (
  user_id uuid not null references users (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  reason text not null check (reason in ('far', 'pay', 'work', 'company', 'other')),
  dismissed_at timestamptz(3) not null,
  primary key (user_id, job_id)
);
create index dismissed_jobs_job on dismissed_jobs (job_id);

create table recommendation_runs (
  user_id uuid primary key references users (id) on delete cascade,
  ran_at timestamptz(3) not null
);

create table recommended_jobs (
  user_id uuid not null references users (id) on delete cascade,
  job_id uuid not null references jobs (id) on delete cascade,
  sent_at timestamptz(3) not null,
  primary key (user_id, job_id)
);
create index recommended_jobs_job on recommended_jobs (job_id);

alter table user_settings add column job_recommendations boolean not null default true;
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
    || replace(rule, '''application_sent''', '''jobs_recommended''::text, ''application_sent''');
end $$;
`;
