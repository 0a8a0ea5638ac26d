import { Migration } from '@mikro-orm/migrations';

/** What the search can filter by, in addition to the facts: years of experience, verified employers, and companies people hide. */
export class M040SearchFilters extends Migration {
  override up() {
    this.addSql(COLUMNS);
    this.addSql(HIDDEN);
  }
}

/** `years` are the years a job asks for: those it states, or else the least for its level, or else none. */
const COLUMNS = `
alter table job_search add column years smallint not null default 0,
  add column is_verified boolean not null default false;

create function years_asked(years integer, level text) returns smallint language sql immutable parallel safe as $$
  select coalesce(years, case level when 'executive' then 10 when 'senior_level' then 5 when 'mid_level' then 2 else 0 end)::smallint
$$;

create function is_verified(company uuid) returns boolean language sql stable parallel safe as $$
  select exists (select 1 from company_verifications v where v.company_id = company and v.status = 'verified')
$$;

/* As in M038SearchNames, with the new columns. */
create or replace function search_facts_taken() returns trigger language plpgsql as $$
declare
  job jobs;
begin
  select * into job from jobs j where j.id = new.job_id;
  new.facts := job.facts;
  new.years := years_asked(job.experience_years, job.experience_level);
  new.is_verified := is_verified(job.company_id);
  new.words := new.words || array_to_tsvector(search_names(job.title, job.skills, job.facts, job.experience_years));
  return new;
end $$;

create function search_years_changed() returns trigger language plpgsql as $$
begin
  update job_search set years = years_asked(new.experience_years, new.experience_level) where job_id = new.id;
  return null;
end $$;
create trigger search_years_changed after update of experience_years, experience_level on jobs for each row
  when ((old.experience_years, old.experience_level) is distinct from (new.experience_years, new.experience_level))
  execute function search_years_changed();

create function search_verification_changed() returns trigger language plpgsql as $$
declare
  company uuid := coalesce(new.company_id, old.company_id);
begin
  update job_search set is_verified = is_verified(company)
  where company_id = company and is_verified is distinct from is_verified(company);
  return null;
end $$;
create trigger search_verification_changed after insert or update of status or delete on company_verifications
  for each row execute function search_verification_changed();

update job_search s set years = years_asked(j.experience_years, j.experience_level), is_verified = is_verified(j.company_id)
from jobs j where j.id = s.job_id;
`;

const HIDDEN = `
create table hidden_companies (
  user_id uuid not null references users on delete cascade,
  company_id uuid not null references companies on delete cascade,
  hidden_at timestamptz(3) not null,
  primary key (user_id, company_id)
);
create index hidden_companies_company on hidden_companies (company_id);
`;
