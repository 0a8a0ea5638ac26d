import { Migration } from '@mikro-orm/migrations';

/**
 * What the nightly recount needs: its results, and proof for values that cannot be counted again later, because they
 * belong to a past night, a file or rows that are no longer kept (docs/decisions/095-recounts.md).
 */
export class M078Recounts extends Migration {
  override up() {
    this.addSql(RESULTS);
    this.addSql(SEAL);
    for (const table of NIGHTLY) this.addSql(nightly(table));
    this.addSql(DESK);
    // In batches, so that no statement exceeds the timeout of the connection.
    for (let part = 0; part < PARTS; part += 1)
      this.addSql(`update application_desk set months = months
        where abs(hashtext(application_id::text) % ${PARTS}) = ${part}`);
    this.addSql(POSTS);
    this.addSql(BELL);
  }
}

const PARTS = 64;

/** Only one recount waits or runs at a time. */
const RESULTS = `
create table recounts (
  id uuid primary key,
  asked_by text not null check (asked_by in ('schedule', 'administrator')),
  status text not null check (status in ('waiting', 'running', 'complete', 'failed')),
  requested_at timestamptz(3) not null,
  -- The last sign of life of the process that runs it.
  active_at timestamptz(3) not null,
  finished_at timestamptz(3)
);
create unique index recounts_open on recounts ((true)) where status in ('waiting', 'running');
create index recounts_time on recounts (requested_at desc, id desc);

create table recount_findings (
  recount_id uuid not null references recounts (id) on delete cascade,
  value text not null,
  checked integer not null,
  differing integer not null,
  corrected integer not null,
  milliseconds integer not null,
  has_failed boolean not null,
  primary key (recount_id, value)
);

create table recount_examples (
  id uuid primary key,
  recount_id uuid not null,
  value text not null,
  row_key text not null,
  subject_kind text,
  subject_id uuid,
  before jsonb,
  after jsonb,
  corrected_at timestamptz(3),
  foreign key (recount_id, value) references recount_findings (recount_id, value) on delete cascade
);
create index recount_examples_finding on recount_examples (recount_id, value);
`;

/**
 * A checksum of all other columns of the row, which does not depend on the time zone of the connection. A new column
 * does not change it while it is null.
 */
const SEAL = `
create function row_seal(entry anyelement) returns bigint
language sql stable parallel safe set timezone = 'UTC' as $$
  select hashtextextended((jsonb_strip_nulls(to_jsonb(entry)) - 'seal')::text, 0)
$$;

create function seal_row() returns trigger language plpgsql as $$
begin
  new.seal := row_seal(new);
  return new;
end $$;

-- How many rows each of the sealed tables has.
create table sealed_tables (
  name text primary key,
  rows bigint not null
);

create function count_sealed_rows() returns trigger language plpgsql as $$
begin
  update sealed_tables set rows = rows + case when tg_op = 'INSERT' then 1 else -1 end * (select count(*) from changed)
  where name = tg_table_name;
  return null;
end $$;
`;

const NIGHTLY = ['company_responses', 'company_stage_times', 'pay_figures', 'title_relations'];

const nightly = (table: string) => `
alter table ${table} add column seal bigint;
create trigger ${table}_sealed before insert or update on ${table} for each row execute function seal_row();
update ${table} set seal = null;
insert into sealed_tables (name, rows) select '${table}', count(*) from ${table};
create trigger ${table}_added after insert on ${table}
  referencing new table as changed for each statement execute function count_sealed_rows();
create trigger ${table}_removed after delete on ${table}
  referencing old table as changed for each statement execute function count_sealed_rows();
`;

/**
 * What a task reads from a resume and a profile: sealed together with what it was read from. The trigger runs after that
 * of the words, whose name comes first in the alphabet.
 */
const DESK = `
create function desk_seal(d application_desk, a applications) returns bigint
language sql stable parallel safe set timezone = 'UTC' as $$
  select hashtextextended(jsonb_build_array(d.words::text, d.resume_text, d.months, d.notice_days, d.notice_until, d.pay,
    d.location, d.district, d.state, d.match, d.ready_at, a.name, a.cover_letter, a.expected_salary, a.resume_file_id,
    a.profile)::text, 0)
$$;

alter table application_desk add column seal bigint;

create function seal_desk() returns trigger language plpgsql as $$
declare
  sent applications;
begin
  select * into sent from applications where id = new.application_id;
  new.seal := desk_seal(new, sent);
  return new;
end $$;
create trigger application_desk_words_sealed before insert or update of
    words, resume_text, answers, months, notice_days, notice_until, pay, location, district, state, match, ready_at
  on application_desk for each row execute function seal_desk();
`;

/** The views of an article whose rows are no longer kept. */
const POSTS = `
create table post_earlier_views (
  post_id uuid primary key references posts (id) on delete cascade,
  n integer not null
);
insert into post_earlier_views (post_id, n)
select p.id, p.views - (select count(*) from post_views v where v.post_id = p.id) from posts p;

create function post_views_begin() returns trigger language plpgsql as $$
begin
  insert into post_earlier_views (post_id, n) values (new.id, new.views);
  return null;
end $$;
create trigger posts_views_begin after insert on posts for each row execute function post_views_begin();

create function post_views_kept() returns trigger language plpgsql as $$
begin
  update post_earlier_views e set n = e.n + gone.n
  from (select post_id, count(*) as n from removed group by post_id) gone where gone.post_id = e.post_id;
  return null;
end $$;
create trigger post_views_kept after delete on post_views
  referencing old table as removed for each statement execute function post_views_kept();
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
    || replace(rule, '''application_sent''', '''figures_corrected''::text, ''application_sent''');
end $$;
`;
