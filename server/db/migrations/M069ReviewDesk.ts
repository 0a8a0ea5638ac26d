import { Migration } from '@mikro-orm/migrations';

/**
 * What an employer filters and searches applications by, the ratings, tags and mentions of colleagues, and saved views.
 */
export class M069ReviewDesk extends Migration {
  override up() {
    this.addSql(TABLES);
    this.addSql(KEYS);
    this.addSql(EXISTING);
    this.addSql(WORDS);
    this.addSql(KEPT);
    this.addSql(ANSWERED);
    this.addSql(RATED);
    this.addSql(BELL);
  }
}

/**
 * One row for each application, which a trigger adds and a task completes: the text of its resume, and the facts of its
 * profile as numbers.
 */
const TABLES = `
create table application_desk (
  application_id uuid primary key references applications (id) on delete cascade,
  company_id uuid not null references companies (id) on delete cascade,
  names text not null,
  email_key text not null,
  phone_key text,
  resume_text text check (length(resume_text) <= 60000),
  answers text not null default '' check (length(answers) <= 60000),
  words tsvector not null,
  months integer,
  notice_days integer,
  notice_until date,
  pay integer,
  location text,
  district text,
  state text,
  match integer,
  rating integer,
  ready_at timestamptz(3)
);
create index application_desk_words on application_desk using gin (words);
create index application_desk_names on application_desk (company_id, names) include (application_id);
create index application_desk_match on application_desk
  (company_id, (coalesce(match, -1000)) desc, application_id desc);
create index application_desk_rating on application_desk
  (company_id, (coalesce(rating, 0)) desc, application_id desc);
create index application_desk_email on application_desk (company_id, email_key);
create index application_desk_phone on application_desk (company_id, phone_key) where phone_key is not null;
create index application_desk_waiting on application_desk (application_id) where ready_at is null;

create table application_ratings (
  application_id uuid not null references applications (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  stars integer not null check (stars between 1 and 5),
  rated_at timestamptz(3) not null,
  primary key (application_id, user_id)
);
create index application_ratings_user on application_ratings (user_id);

create table company_tags (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  name text not null check (length(name) between 1 and 40),
  created_at timestamptz(3) not null
);
create unique index company_tags_name on company_tags (company_id, lower(name));

create table application_tags (
  application_id uuid not null references applications (id) on delete cascade,
  tag_id uuid not null references company_tags (id) on delete cascade,
  added_at timestamptz(3) not null,
  primary key (application_id, tag_id)
);
create index application_tags_tag on application_tags (tag_id);

create table application_note_mentions (
  note_id uuid not null references application_notes (id) on delete cascade,
  user_id uuid not null references users (id) on delete cascade,
  primary key (note_id, user_id)
);
create index application_note_mentions_user on application_note_mentions (user_id);

create table application_views (
  id uuid primary key,
  company_id uuid not null references companies (id) on delete cascade,
  owner_id uuid not null references users (id) on delete cascade,
  name text not null check (length(name) between 1 and 60),
  query text not null check (length(query) <= 1000),
  is_shared boolean not null default false,
  created_at timestamptz(3) not null
);
create unique index application_views_name on application_views (owner_id, company_id, lower(name));
create index application_views_company on application_views (company_id);
`;

/**
 * The words of a name, a letter, a resume and the answers, each as written and by its stem, and the company as one
 * more word: one lookup finds the company's applications with all words.
 */
const WORDS = `
create function application_words(company uuid, variadic texts text[]) returns tsvector
language sql immutable parallel safe as $$
  select array_to_tsvector(array['@' || company] || coalesce(array_agg(distinct form), '{}'))
  from unnest(search_words(array_to_string(texts, ' '))) word, unnest(array[word, '~' || search_stem(word)]) form
$$;

/** All of the words: each begins a word, or has the same stem as one. Null if there are none. */
create function application_query(company uuid, typed text) returns tsquery
language sql immutable parallel safe as $$
  select (quote_literal('@' || company) || ' & ' || string_agg(
    case when length(word) = 1 then quote_literal(word)
      else '(' || quote_literal(word) || ':* | ' || quote_literal('~' || search_stem(word)) || ')' end, ' & '))::tsquery
  from unnest(search_words(typed)) word
$$;

create function application_desk_words() returns trigger language plpgsql as $$
begin
  select application_words(a.company_id, a.name, a.cover_letter, new.answers, coalesce(new.resume_text, ''))
  into new.words from applications a where a.id = new.application_id;
  return new;
end $$;
create trigger application_desk_words before insert or update of resume_text, answers on application_desk
  for each row execute function application_desk_words();
`;

const KEYS = `
create function application_phone_key(phone text) returns text language sql immutable parallel safe as $$
  select case when length(digits) >= 10 then right(digits, 10) end from regexp_replace(phone, '\\D', '', 'g') digits
$$;
`;

/** Runs before the triggers exist: the task adds the words and the facts. */
const EXISTING = `
insert into application_desk (application_id, company_id, names, email_key, phone_key, words)
select id, company_id, name || E'\\n' || email, lower(email), application_phone_key(phone), '' from applications;
`;

/** Triggers, so that every way of adding or changing an application keeps its row up to date. */
const KEPT = `
create function application_desk_kept() returns trigger language plpgsql as $$
begin
  insert into application_desk (application_id, company_id, names, email_key, phone_key, words)
  values (new.id, new.company_id, new.name || E'\\n' || new.email, lower(new.email), application_phone_key(new.phone), '')
  on conflict (application_id) do update set names = excluded.names, email_key = excluded.email_key, phone_key = excluded.phone_key,
    resume_text = case when old.resume_file_id is not distinct from new.resume_file_id then application_desk.resume_text end,
    months = null, notice_days = null, notice_until = null, pay = null, location = null, district = null, state = null,
    match = null, ready_at = null;
  return null;
end $$;
create trigger application_desk_added after insert on applications for each row execute function application_desk_kept();
create trigger application_desk_changed after update on applications for each row
  when ((old.name, old.email, old.phone, old.cover_letter, old.expected_salary, old.resume_file_id, old.profile)
    is distinct from (new.name, new.email, new.phone, new.cover_letter, new.expected_salary, new.resume_file_id, new.profile))
  execute function application_desk_kept();
`;

/** The answers to the questions of the job, as text. */
const ANSWERED = `
create function application_answers_text(application uuid) returns text language sql stable as $$
  select left(coalesce(string_agg(w.answer, E'\n' order by w.position), ''), 60000)
  from application_answers w where w.application_id = application
$$;

create function application_answered() returns trigger language plpgsql as $$
begin
  update application_desk set answers = application_answers_text(application_id)
  where application_id = coalesce(new.application_id, old.application_id);
  return null;
end $$;
create trigger application_answered after insert or update or delete on application_answers
  for each row execute function application_answered();
`;

/** The average in hundredths, so that a list can be ordered by it. */
const RATED = `
create function application_rated() returns trigger language plpgsql as $$
begin
  update application_desk set rating = (
    select round(avg(stars) * 100) from application_ratings where application_id = coalesce(new.application_id, old.application_id))
  where application_id = coalesce(new.application_id, old.application_id);
  return null;
end $$;
create trigger application_rated after insert or update or delete on application_ratings
  for each row execute function application_rated();
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
    || replace(rule, '''application_sent''', '''note_mention''::text, ''application_sent''');
end $$;
`;
