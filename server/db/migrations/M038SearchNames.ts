import { Migration } from '@mikro-orm/migrations';

/**
 * More marks in `job_search.words`: "k:" in the title or the skills, without the company and the category; words that
 * name an occupation as they are, because the stem of "accountant" is also that of "account"; the facts of the job and
 * the years of experience it asks for.
 */
export class M038SearchNames extends Migration {
  override up() {
    this.addSql(NAMES);
    this.addSql(TAKEN);
    // In batches, so that no statement exceeds the timeout of the connection.
    for (let part = 0; part < PARTS; part += 1) {
      this.addSql(`update job_search s
        set words = s.words || array_to_tsvector(search_names(j.title, j.skills, j.facts, j.experience_years))
        from jobs j where j.id = s.job_id and abs(hashtext(s.job_id::text) % ${PARTS}) = ${part}`);
    }
    this.addSql('analyze job_search');
  }
}

const PARTS = 64;

/** The same words as `occupation` in server/modules/search/words/words.rules.ts; a test compares the two. */
const NAMES = `
create function search_occupation(word text) returns text
language sql immutable parallel safe as $$
  select case
    when word in ('accounts', 'accounting') then word
    when word ~ '^(accountant|attendant|consultant|developer|manager|operator)s?$' then rtrim(word, 's')
  end
$$;

create function search_names(title text, skills text[], facts jsonb, years integer) returns text[]
language sql immutable parallel safe as $$
  with told as (
    select word, true as in_title from unnest(search_words(title) || search_pairs(search_words(title))) word
    union all
    select word, false from unnest(skills) skill, unnest(search_words(skill) || search_pairs(search_words(skill))) word
  ), word as (
    select search_stem(word) as stem, search_occupation(word) as name, bool_or(in_title) as in_title
    from told group by 1, 2
  )
  select array(
    select 'k:' || stem from word
    union select mark || name from word, unnest(array['', 'h:', 'k:']) mark where name is not null
    union select 't:' || name from word where name is not null and in_title
    union select '=' || array_to_string(array(
      select distinct coalesce(search_occupation(w), search_stem(w)) collate "C" from unnest(search_words(title)) w order by 1), ' ')
    union select '@' || key || ':' || (value #>> '{}') from jsonb_each(facts) where jsonb_typeof(value) = 'string'
    union select '@years:' || years where years is not null)
$$;
`;

/** Every refresh inserts a new row, so this sees each change of the title, the skills and the facts. */
const TAKEN = `
create or replace function search_facts_taken() returns trigger language plpgsql as $$
declare
  job jobs;
begin
  select * into job from jobs j where j.id = new.job_id;
  new.facts := job.facts;
  new.words := new.words || array_to_tsvector(search_names(job.title, job.skills, job.facts, job.experience_years));
  return new;
end $$;

create or replace function search_facts_changed() returns trigger language plpgsql as $$
begin
  perform refresh_job_search(array[new.id]);
  update job_search set facts = new.facts where job_id = new.id;
  return null;
end $$;
drop trigger search_facts_changed on jobs;
create trigger search_facts_changed after update of facts, experience_years on jobs for each row
  when (old.facts is distinct from new.facts or old.experience_years is distinct from new.experience_years)
  execute function search_facts_changed();
`;
