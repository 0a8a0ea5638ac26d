import { Migration } from '@mikro-orm/migrations';

/**
 * What more can be asked of analytics: search texts that may be shown, calls of API keys, skills, emails that were given
 * up, and indexes by time (docs/decisions/105-more-subjects.md).
 */
export class M086MoreSubjects extends Migration {
  override up() {
    this.addSql(SEARCHES);
    this.addSql(CALLS);
    this.addSql(SKILLS);
    this.addSql(ROWS);
    this.addSql(TIMES);
  }
}

/**
 * Texts that five signed-in people have searched for. They stay after the searches have lost their people, so they
 * cannot be counted again.
 */
const SEARCHES = `
create table common_searches (
  kind text not null check (kind in ('words', 'place')),
  text text not null,
  primary key (kind, text)
);
create index searches_words on searches (lower(words)) where user_id is not null and words <> '';
create index searches_place on searches (lower(btrim(filters ->> 'location')))
  where user_id is not null and filters ->> 'location' <> '';
insert into common_searches (kind, text)
  select 'words', lower(words) from searches where user_id is not null and words <> ''
  group by lower(words) having count(distinct user_id) >= 5
  union all
  select 'place', lower(btrim(filters ->> 'location')) from searches
  where user_id is not null and filters ->> 'location' <> ''
  group by lower(btrim(filters ->> 'location')) having count(distinct user_id) >= 5;
`;

/** Counted by quarters of an hour, because a quarter lies within one hour in every time zone. */
const CALLS = `
create table api_key_calls (
  starts_at timestamptz(3) not null,
  key_id uuid not null references api_keys (id) on delete cascade,
  outcome text not null check (outcome in ('answered', 'refused', 'limited', 'failed')),
  calls integer not null check (calls > 0),
  primary key (starts_at, key_id, outcome)
);
create index api_key_calls_key on api_key_calls (key_id);
`;

const SKILLS = `
create view job_skills as
  select j.id as job_id, j.posted_at, lower(btrim(skill)) as skill
  from jobs j cross join lateral unnest(j.skills) skill where btrim(skill) <> '';
create view seeker_skills as
  select u.id as user_id, u.created_at as joined_at, lower(btrim(skill)) as skill
  from seeker_profiles p join users u on u.id = p.user_id and u.role = 'job_seeker'
    cross join lateral unnest(p.skills || p.technical_skills || p.functional_skills) skill
  where btrim(skill) <> '';
`;

/** A saved job gets an id to be listed by, and an email the moment at which it was given up. */
const ROWS = `
alter table saved_jobs
  add column id uuid generated always as (md5(user_id::text || job_id::text)::uuid) stored;
create unique index saved_jobs_id on saved_jobs (id);
alter table outbox add column failed_at timestamptz(3);
-- Those that are not emptied yet.
create index outbox_whole on outbox (created_at) where recipient <> '';
`;

const TIMES = `
create index saved_jobs_time on saved_jobs (saved_at);
create index notifications_time on notifications (created_at);
create index messages_time on messages (sent_at);
create index interviews_time on interviews (starts_at);
create index interviews_created on interviews (created_at);
create index offers_time on offers (sent_at);
create index job_reports_time on job_reports (created_at);
create index alert_runs_time on alert_runs (ran_at);
`;
