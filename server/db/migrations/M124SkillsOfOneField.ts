import { Migration } from '@mikro-orm/migrations';

/**
 * Skills make titles close only if both have jobs in the same category: "decision making" made credit managers similar to
 * nurses. The rest of the function is that of M039TitleRelations.
 */
export class M124SkillsOfOneField extends Migration {
  override up() {
    this.addSql(LEARN);
  }
}

/**
 * $1 now. Skills that fewer titles ask for count more; one that a sixth of all titles ask for says nothing. Fewer than
 * three people are chance, and could be recognized.
 */
const LEARN = `
create or replace function learn_title_relations(at timestamptz) returns void language sql as $$
  -- Two processes that start together learn one after the other; readers do not wait.
  lock table title_relations in share row exclusive mode;
  delete from title_relations;
  with named as materialized (
    select name, search_title(name) as title from (
      select distinct left(lower(title), 200) as name from job_search where live_until > at) names
  ), asked as materialized (
    select n.title, lower(skill) as skill, count(*)::real as jobs
    from job_search s join named n on n.name = left(lower(s.title), 200) join jobs j on j.id = s.job_id, unnest(j.skills) skill
    where s.live_until > at and n.title <> ''
    group by 1, 2
  ), told as materialized (
    select skill, ln((select count(distinct title) from asked)::real / count(*)) as worth
    from asked group by skill
    having count(*) <= greatest(12, (select count(distinct title) from asked) / 6)
  ), weighed as materialized (
    select title, skill, value / nullif(sqrt(sum(value * value) over (partition by title)), 0) as value
    from (select a.title, a.skill, ln(1 + a.jobs) * t.worth as value from asked a join told t using (skill)) each_value
  ), fields as materialized (
    select n.title, array_agg(distinct coalesce(j.category_id::text, '')) as categories
    from job_search s join named n on n.name = left(lower(s.title), 200) join jobs j on j.id = s.job_id
    where s.live_until > at group by 1
  ), by_skills as (
    select a.title, b.title as other, sum(a.value * b.value)::real as skills
    from weighed a join weighed b on b.skill = a.skill and b.title <> a.title
    join fields of_a on of_a.title = a.title join fields of_b on of_b.title = b.title
    where of_a.categories && of_b.categories
    group by 1, 2 having sum(a.value * b.value) >= 0.3
  ), applied as materialized (
    select distinct a.seeker_id, search_title(left(lower(j.title), 200)) as title
    from applications a join jobs j on j.id = a.job_id where a.applied_at > at - interval '180 days'
  ), by_people as (
    select one.title, two.title as other, count(*)::int as people
    from applied one join applied two on two.seeker_id = one.seeker_id and two.title <> one.title
    group by 1, 2 having count(*) >= 3
  ), by_searches as (
    select search_title(s.words) as title, search_title(left(lower(j.title), 200)) as other, count(distinct s.user_id)::int as people
    from searches s join applications a on a.seeker_id = s.user_id
      and a.applied_at between s.searched_at and s.searched_at + interval '1 day'
    join jobs j on j.id = a.job_id
    where s.searched_at > at - interval '180 days' and s.words <> '' and length(s.words) <= 60
    group by 1, 2 having count(distinct s.user_id) >= 3 and search_title(s.words) <> search_title(left(lower(j.title), 200))
  ), by_clicks as (
    select search_title(v.words) as title, search_title(left(lower(j.title), 200)) as other,
      count(distinct coalesce(v.visitor, decode(replace(v.id::text, '-', ''), 'hex')))::int as people
    from job_views v join jobs j on j.id = v.job_id
    where v.viewed_at > at - interval '180 days' and v.words is not null and length(v.words) <= 60
    group by 1, 2
    having count(distinct coalesce(v.visitor, decode(replace(v.id::text, '-', ''), 'hex'))) >= 3
      and search_title(v.words) <> search_title(left(lower(j.title), 200))
  ), related as (
    select title, other, max(skills) as skills, sum(people)::int as people
    from (
      select title, other, skills, 0 as people from by_skills
      union all select title, other, 0, people from by_people
      union all select title, other, 0, people from by_searches
      union all select title, other, 0, people from by_clicks
    ) every_sign
    where title <> '' and other <> ''
    group by 1, 2
  ), ranked as (
    select *, least(1, skills + 0.15 * ln(1 + people))::real as weight,
      row_number() over (partition by title order by skills + 0.15 * ln(1 + people) desc, other) as place
    from related
  )
  insert into title_relations (title, other, skills, people, weight, words)
  select title, other, skills, people, weight,
    array_to_tsvector(array(select mark || word from unnest(string_to_array(title, ' ')) word, unnest(array['t:', '']) mark) || ('=' || title))
  from ranked where place <= 8;
$$;
`;
