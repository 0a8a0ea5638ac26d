import { Migration } from '@mikro-orm/migrations';

/**
 * A job seeker's career in lists, and what they look for. Both sides read one definition (schema/profile/career.ts);
 * the documented columns say the same in one value each, and existing profiles start with these values.
 */
export class M046Careers extends Migration {
  override up() {
    this.addSql(COLUMNS);
    this.addSql(FIRST_CAREER);
    // The search is filled once, below.
    this.addSql('alter table seeker_profiles disable trigger candidates_changed');
    for (let part = 0; part < PARTS; part += 1)
      this.addSql(`update seeker_profiles p set career = first_career(p) where ${inPart(part)}`);
    this.addSql('alter table seeker_profiles enable trigger candidates_changed');
    this.addSql('drop function first_career');
    this.addSql(SEARCH);
    for (let part = 0; part < PARTS; part += 1)
      this.addSql(`select refresh_candidates(array(
        select user_id from candidate_search where ${inPart(part)}))`);
  }
}

/** In batches, so that no statement exceeds the timeout of the connection. */
const PARTS = 32;
const inPart = (part: number) => `abs(hashtext(user_id::text) % ${PARTS}) = ${part}`;

const EMPTY =
  '{"jobs": [], "degrees": [], "projects": [], "certificates": [], "languages": [], "links": []}';

const COLUMNS = `
alter table seeker_profiles
  add column career jsonb not null default '${EMPTY}'
    constraint seeker_profiles_career_lists check (career @? 'strict $ ? (@.jobs.type() == "array" && @.degrees.type() == "array" && @.projects.type() == "array"
      && @.certificates.type() == "array" && @.languages.type() == "array" && @.links.type() == "array")'),
  add column experience_months integer check (experience_months between 0 and 720),
  add column notice_period text check (notice_period in ('immediately', 'days_15', 'month_1', 'months_2', 'months_3', 'serving')),
  add column notice_until date,
  add column willing_to_move boolean,
  add column shifts text[] not null default '{}' check (shifts <@ array['day', 'night', 'rotating', 'flexible']),
  add column work_modes text[] not null default '{}' check (work_modes <@ array['office', 'hybrid', 'remote']),
  add column accommodations text,
  add column show_accommodations boolean not null default false;
`;

const FIRST_CAREER = `
create function first_career(p seeker_profiles) returns jsonb language sql stable as $$
  select p.career || jsonb_build_object(
    'jobs', case when coalesce(p.current_job_title, p.current_company) is null then '[]' else jsonb_build_array(jsonb_build_object(
      'title', coalesce(p.current_job_title, ''), 'company', coalesce(p.current_company, ''), 'place', null,
      'from', null, 'to', null, 'isCurrent', true, 'summary', null)) end,
    'degrees', case when coalesce(p.education, p.specialization, p.university) is null then '[]' else jsonb_build_array(jsonb_build_object(
      'qualification', p.education, 'name', '', 'field', p.specialization, 'institution', p.university,
      'from', null, 'to', p.year_of_passing::text, 'grade', null)) end,
    'certificates', (select coalesce(jsonb_agg(jsonb_build_object('name', name, 'issuer', null, 'year', null, 'link', null) order by place), '[]')
      from unnest(p.certifications) with ordinality as told (name, place)))
$$;
`;

/**
 * The words of a career join those of the profile, and the notice period can be searched by. What someone needs
 * because of a disability is in neither.
 */
const SEARCH = `
create function career_words(career jsonb) returns text language sql immutable parallel safe as $$
  select concat_ws(' ',
    (select string_agg(concat_ws(' ', e ->> 'title', e ->> 'company'), ' ') from jsonb_array_elements(career -> 'jobs') e),
    (select string_agg(concat_ws(' ', e ->> 'name', e ->> 'field', e ->> 'institution'), ' ') from jsonb_array_elements(career -> 'degrees') e),
    (select string_agg(e ->> 'name', ' ') from jsonb_array_elements(career -> 'projects') e),
    (select string_agg(e ->> 'name', ' ') from jsonb_array_elements(career -> 'languages') e))
$$;

do $$
declare
  known text := pg_get_functiondef('refresh_candidates'::regproc);
  wider text := replace(known, 'specialization, university)) as body_words', 'specialization, university, career_words(career))) as body_words');
begin
  if wider = known then raise exception 'refresh_candidates does not name the words of a profile as expected'; end if;
  execute wider;
end $$;

alter table candidate_search add column notice_days smallint, add column notice_until date;

create function candidate_notice_taken() returns trigger language plpgsql as $$
begin
  select case p.notice_period when 'immediately' then 0 when 'days_15' then 15 when 'month_1' then 30
    when 'months_2' then 60 when 'months_3' then 90 end, p.notice_until
  into new.notice_days, new.notice_until from seeker_profiles p where p.user_id = new.user_id;
  return new;
end $$;
create trigger candidate_notice_taken before insert or update of words on candidate_search
  for each row execute function candidate_notice_taken();
`;
