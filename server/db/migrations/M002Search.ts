import { Migration } from '@mikro-orm/migrations';
import { LOCATIONS, namesOf, STATES } from '#schema/locations/locations.ts';

/**
 * The tables of the job search: a narrow table of the jobs that may be live, with one array of marked words each, and
 * the words themselves to correct misspellings. Triggers keep both up to date.
 */
export class M002Search extends Migration {
  override up() {
    this.addSql(WORDS);
    this.addSql(PLACES);
    this.addSql(addPlaces());
    this.addSql(TABLES);
    this.addSql(REFRESH);
    this.addSql(TRIGGERS);
    // In batches, so that no statement exceeds the timeout of the connection.
    for (let part = 0; part < PARTS; part += 1) {
      this.addSql(`select refresh_job_search(array(
        select id from jobs where abs(hashtext(id::text) % ${PARTS}) = ${part}))`);
    }
    this.addSql(`analyze job_search, job_terms, search_places`);
  }
}

const PARTS = 64;

/** The names as of the day this runs. Names that are already in the table stay. */
export function addPlaces(): string {
  return `insert into search_places (name, district, state)
    select array_to_string(search_words(p.name), ' '), p.district, p.state
    from jsonb_to_recordset('${JSON.stringify(places()).replaceAll("'", "''")}')
      as p(name text, district text, state text)
    except select name, district, state from search_places`;
}

/** For places whose district is unknown. */
function places() {
  const districts = LOCATIONS.flatMap((place) =>
    namesOf(place).map((name) => ({ name, district: place.city, state: place.state })),
  );
  const states = STATES.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((called) => ({ name: called, district: null, state: name })),
  );
  return [...districts, ...states];
}

/**
 * The same as `wordsOf` in server/modules/search/words/words.rules.ts; a test compares them. The stemmer has no stop
 * words: "IT Manager" is about IT.
 */
const WORDS = `
create extension if not exists pg_trgm;
create extension if not exists fuzzystrmatch;

create text search dictionary search_english (template = snowball, language = english);

create function search_words(given text) returns text[]
language sql immutable parallel safe as $$
  select array(
    select left(word, 40) from regexp_split_to_table(
      regexp_replace(
        regexp_replace(
          regexp_replace(
            regexp_replace(
              replace(replace(
                lower(normalize(given, nfkd)), 'c++', ' cplusplus '), 'c#', ' csharp '),
              '[\\u0300-\\u036f\\u093c\\u200c\\u200d\\u2018\\u2019'']', '', 'g'),
            '(^|asp|[^a-z0-9])\\.net', '\\1 dotnet', 'g'),
          '([a-z])\\.([a-z])', '\\1\\2', 'g'),
        '([a-z])\\.([a-z])', '\\1\\2', 'g'),
      '[^a-z0-9\\u00df-\\u024f\\u0370-\\u0963\\u0966-\\u1fff]+') as word
    where word <> '')
$$;

create function search_stem(word text) returns text
language sql immutable parallel safe as $$
  select coalesce((ts_lexize('search_english', word))[1], word)
$$;

/** The word, and the word without each of its letters: two words that share one of these differ by one typo. */
create function search_deletes(word text) returns text[]
language sql immutable parallel safe as $$
  select array_append(
    array(select left(word, n - 1) || substr(word, n + 1) from generate_series(1, length(word)) n
      where length(word) between 3 and 20), word)
$$;

/** Adjacent words as one: "front end" is found as "frontend". */
create function search_pairs(words text[]) returns text[]
language sql immutable parallel safe as $$
  select array(select words[n] || words[n + 1] from generate_series(1, cardinality(words) - 1) n
    where length(words[n] || words[n + 1]) <= 40)
$$;
`;

const PLACES = `
create table search_places (
  name text not null,
  district text,
  state text not null
);
create index search_places_name on search_places (name);

/** The district and state that a location text names, if it can only mean one. */
create function search_place(location text, out district text, out state text)
language plpgsql stable as $$
declare
  parts text[];
  found_state text;
begin
  parts := array(select array_to_string(search_words(part), ' ')
    from regexp_split_to_table(location, '[,;/|]|\\s[-–—]\\s') part);
  parts := array(select part from unnest(parts) part where part not in ('', 'india', 'in', 'भारत'));
  if cardinality(parts) = 0 then return; end if;
  if cardinality(parts) > 1 then
    select p.state into found_state from search_places p
    where p.name = parts[cardinality(parts)] and p.district is null;
    if found_state is not null then
      parts := parts[1:cardinality(parts) - 1];
    end if;
  end if;
  select min(p.district), min(p.state) into district, state
  from search_places p
  where p.name = any(parts) and p.district is not null
    and (found_state is null or p.state = found_state)
  having count(distinct (p.district, p.state)) = 1;
  if state is null then
    state := found_state;
  end if;
  if state is null then
    select min(p.state) into state from search_places p where p.name = any(parts)
    having count(distinct p.state) = 1;
  end if;
end $$;
`;

/**
 * Marks in `words`: bare, anywhere in the text; "t:" in the title; "h:" in title, skills, company
 * or category; "l:" in the location; "=" the whole title; "@" what the columns say.
 */
const TABLES = `
create table job_search (
  job_id uuid primary key references jobs (id) on delete cascade,
  company_id uuid not null,
  category_id uuid,
  posted_at timestamptz(3) not null,
  live_until timestamptz(3) not null,
  pay integer not null,
  pay_from integer,
  pay_to integer,
  spot smallint not null,
  is_remote boolean not null,
  is_featured boolean not null,
  is_hot boolean not null,
  type text not null,
  experience_level text,
  industry text not null,
  state text,
  district text,
  company_name text not null,
  company_key text collate "C" not null,
  title text not null,
  words tsvector not null
);
create index job_search_words on job_search using gin (words) with (fastupdate = off);
create index job_search_date on job_search (posted_at desc, job_id desc);
create index job_search_pay on job_search (pay desc, posted_at desc, job_id desc);
create index job_search_company on job_search (company_key, posted_at desc, job_id desc);
create index job_search_company_id on job_search (company_id, posted_at desc, job_id desc);
create index job_search_category on job_search (category_id, posted_at desc, job_id desc);
create index job_search_place on job_search (state, district, posted_at desc, job_id desc);
create index job_search_state on job_search (state, posted_at desc, job_id desc);
create index job_search_featured on job_search (posted_at desc, job_id desc) where is_featured;
create index job_search_hot on job_search (posted_at desc, job_id desc) where is_hot;
create index job_search_spot on job_search (spot);
alter table job_search alter column words set statistics 1000;

/** How many live jobs contain a stem, up to a limit. For very common stems, only some jobs are looked at. */
create function search_held(stem text, at timestamptz, most integer) returns integer
language sql stable parallel safe set gin_fuzzy_search_limit = 400 set enable_seqscan = off set enable_indexscan = off as $$
  select count(*)::int from (
    select 1 from job_search s where s.words @@ quote_literal(stem)::tsquery and s.live_until > at limit most) held
$$;

/** Whether any live job matches. Always uses the index, which the planner might otherwise skip. */
create function search_answered(query text, at timestamptz) returns boolean
language sql stable parallel safe set enable_seqscan = off set enable_indexscan = off as $$
  select exists (select 1 from job_search s where s.words @@ query::tsquery and s.live_until > at)
$$;

create table job_terms (
  term text collate "C" primary key,
  stem text not null,
  deletes text[] not null
);
create index job_terms_deletes on job_terms using gin (deletes) with (fastupdate = off);
create index job_terms_similar on job_terms using gin (term gin_trgm_ops) with (fastupdate = off);
`;

const REFRESH = `
/** Words that every text contains and nobody searches for. Titles and skills keep theirs. */
create function search_fillers() returns text[] language sql immutable parallel safe as $$
  select string_to_array('a an and are as at be been but by can do does for from had has have he her his how i if in into is its just like may more most must my no not of on one only or other our out over own per she should so some such than that the their them then there these they this those through to too two under up us very was we well were what when where which while who whom why will with within without would you your yours', ' ')
$$;

create function search_vector(title text[], head text[], place text[], body text[], marks text[])
returns tsvector language sql immutable parallel safe as $$
  with word as (
    select word, search_stem(word) as stem, bool_or(field = 't') as t, bool_or(field = 'h') as h, bool_or(field = 'l') as l
    from (
      select unnest(title || search_pairs(title)) as word, 't' as field
      union all select unnest(head), 'h'
      union all select unnest(place), 'l'
      union all select unnest(body), 'b'
    ) every_word
    group by word
    having bool_or(field <> 'b') or word <> all(search_fillers())
  )
  select array_to_tsvector(array(
    select stem from word
    union select 't:' || stem from word where t
    union select 'h:' || stem from word where t or h
    union select 'l:' || stem from word where l
    union select '=' || array_to_string(array(select distinct search_stem(w) collate "C" from unnest(title) w order by 1), ' ')
    union select unnest(marks)))
$$;

/** Updates the rows of these jobs, whatever has happened to them. */
create function refresh_job_search(ids uuid[]) returns void language plpgsql as $$
declare
  fresh_terms text[];
begin
  if cardinality(ids) = 0 then return; end if;
  -- Waits for a concurrent approval of the company, or makes it wait.
  perform 1 from companies where id in (select company_id from jobs where id = any(ids)) order by id for share;
  delete from job_search s where s.job_id = any(ids) and not exists (
    select 1 from jobs j join companies c on c.id = j.company_id
    where j.id = s.job_id and j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
      and c.admin_status = 'approved' and c.deleted_at is null);
  with source as (
    select j.*, c.name as company_name, place.district as found_district, place.state as found_state,
      search_words(j.title) as title_words,
      (select coalesce(array_agg(w), '{}') from unnest(j.skills) skill, unnest(search_words(skill) || search_pairs(search_words(skill))) w)
        || search_words(c.name) || search_words(coalesce(g.title, '')) as head_words,
      search_words(j.location || ' ' || coalesce(place.district, '') || ' ' || coalesce(place.state, '')) as place_words,
      search_words(j.description || ' ' || j.responsibilities || ' ' || j.requirements || ' ' || j.benefits || ' ' || replace(j.industry, '_', ' ')) as body_words
    from jobs j
    join companies c on c.id = j.company_id
    left join categories g on g.id = j.category_id
    cross join lateral (
      select coalesce(j.district, case when j.state is null or j.state = found.state then found.district end) as district,
        coalesce(j.state, found.state) as state
      from search_place(case when j.district is null then j.location else '' end) found
    ) place
    where j.id = any(ids) and j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null
      and c.admin_status = 'approved' and c.deleted_at is null
  ), written as (
    insert into job_search (job_id, company_id, category_id, posted_at, live_until, pay, pay_from, pay_to, spot,
      is_remote, is_featured, is_hot, type, experience_level, industry, state, district, company_name, company_key, title, words)
    select id, company_id, category_id, posted_at, coalesce(application_deadline, 'infinity'),
      coalesce(salary_max, salary_min, 0),
      case when salary_min is not null or salary_max is not null then coalesce(salary_min, 0) end,
      case when salary_min is not null or salary_max is not null then coalesce(salary_max, 2147483647) end,
      abs(hashtext(id::text) % 1024), is_remote, is_featured, is_hot, type, experience_level, industry,
      found_state, found_district, company_name, left(lower(company_name), 200), title,
      search_vector(title_words, head_words, place_words, body_words, array_remove(array[
        '@s:' || found_state, '@d:' || found_district || ', ' || found_state, '@type:' || type,
        '@level:' || experience_level, case when is_remote then '@remote' end], null))
    from source
    on conflict (job_id) do update set
      company_id = excluded.company_id, category_id = excluded.category_id, posted_at = excluded.posted_at,
      live_until = excluded.live_until, pay = excluded.pay, pay_from = excluded.pay_from, pay_to = excluded.pay_to,
      is_remote = excluded.is_remote, is_featured = excluded.is_featured, is_hot = excluded.is_hot,
      type = excluded.type, experience_level = excluded.experience_level, industry = excluded.industry,
      state = excluded.state, district = excluded.district, company_name = excluded.company_name,
      company_key = excluded.company_key, title = excluded.title, words = excluded.words
  )
  select array(
    select distinct term from source,
      unnest(title_words || search_pairs(title_words) || head_words || place_words || body_words) term
    where length(term) between 3 and 30 and term !~ '[0-9]{3}'
  ) into fresh_terms;
  insert into job_terms (term, stem, deletes)
  select term, search_stem(term), search_deletes(term)
  from unnest(fresh_terms) as fresh(term)
  where not exists (select 1 from job_terms known where known.term = fresh.term)
  order by term
  on conflict do nothing;
end $$;
`;

/** Runs once per statement. Counting a view or an application costs only a check. */
const TRIGGERS = `
create function search_jobs_added() returns trigger language plpgsql as $$
begin
  perform refresh_job_search(array(select id from new_jobs));
  return null;
end $$;

create function search_jobs_changed() returns trigger language plpgsql as $$
begin
  perform refresh_job_search(array(
    select n.id from new_jobs n join old_jobs o using (id)
    where (n.company_id, n.category_id, n.title, n.description, n.responsibilities, n.requirements, n.benefits,
        n.location, n.district, n.state, n.type, n.industry, n.salary_min, n.salary_max, n.experience_level, n.skills,
        n.is_remote, n.is_featured, n.is_hot, n.status, n.admin_status, n.posted_at, n.application_deadline, n.deleted_at)
      is distinct from (o.company_id, o.category_id, o.title, o.description, o.responsibilities, o.requirements, o.benefits,
        o.location, o.district, o.state, o.type, o.industry, o.salary_min, o.salary_max, o.experience_level, o.skills,
        o.is_remote, o.is_featured, o.is_hot, o.status, o.admin_status, o.posted_at, o.application_deadline, o.deleted_at)));
  return null;
end $$;

create function search_companies_changed() returns trigger language plpgsql as $$
begin
  perform refresh_job_search(array(
    select j.id from new_companies n join old_companies o using (id) join jobs j on j.company_id = n.id
    where (n.name, n.admin_status, n.deleted_at) is distinct from (o.name, o.admin_status, o.deleted_at)));
  return null;
end $$;

create trigger search_added after insert on jobs
  referencing new table as new_jobs for each statement execute function search_jobs_added();
create trigger search_changed after update on jobs
  referencing old table as old_jobs new table as new_jobs for each statement execute function search_jobs_changed();
create trigger search_changed after update on companies
  referencing old table as old_companies new table as new_companies for each statement execute function search_companies_changed();
`;
