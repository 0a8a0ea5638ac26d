import { LEAST_COMPANIES, LEAST_JOBS, LEAST_JOBS_IN_GROUP } from '#schema/options/smallGroups.ts';
import { statement } from '#server/db/statement.ts';
import { PUBLIC } from '#server/modules/job/job.sql.ts';

/**
 * Jobs that were public and open at some time since $2, whose yearly pay is certain. Internships and part-time jobs are
 * paid for less time. $1 now.
 */
const PAID = `
  ${PUBLIC} and j.posted_at <= $1
  and j.salary_min is not null and j.salary_max is not null
  and j.type in ('full_time', 'contract', 'temporary')
  and case when j.status = 'closed' then coalesce(j.closed_at, j.updated_at) > $2
    else j.application_deadline is null or j.application_deadline > $2 end`;

/** The columns in which two jobs of a company can differ; jobs that agree in all of them count once. */
const PARTS = 'j.company_id, j.district, j.state, j.salary_min, j.salary_max, j.experience_level';

/** The middle of the pay that a job offers. */
const PAY = '(salary_min::float8 + salary_max) / 2';

/** In whole hundreds. */
const hundreds = (part: number) =>
  `(round((percentile_cont(${part}) within group (order by pay) / 100)::numeric) * 100)::int`;
const FIGURES = `
  count(*)::int as "jobs!", count(distinct company_id)::int as "companies!",
  ${hundreds(0.25)} as "low!", ${hundreds(0.5)} as "median!", ${hundreds(0.75)} as "high!"`;

/**
 * The jobs of a title in an area, as a whole and by experience and size. A company with more than half of the jobs would
 * set the figures alone. $1 and $2 as above, $3 the keys of the title, $4 state and $5 district; null for a wider area.
 */
export const PAY_INSIGHT = statement(
  'pay-insight',
  `
  with points as (
    select distinct ${PARTS}, c.size
    from jobs j join companies c on c.id = j.company_id
    where ${PAID} and title_key(j.title) = any($3::text[])
      and ($4::text is null or j.state = $4) and ($5::text is null or j.district = $5)
  ), owned as (
    select experience_level, size, company_id, ${PAY} as pay, count(*) over (partition by company_id) as own,
      count(*) over (partition by experience_level, company_id) as own_at_level
    from points
  )
  select experience_level as "experienceLevel", size as "companySize",
    grouping(experience_level) = 1 and grouping(size) = 1 as "isWhole!", ${FIGURES}
  from owned
  group by grouping sets ((), (experience_level), (size))
  having count(distinct company_id) >= ${LEAST_COMPANIES}
    and 2 * case when grouping(experience_level) = 0 then max(own_at_level) else max(own) end <= count(*)
    and count(*) >= case when grouping(experience_level) = 1 and grouping(size) = 1
      then ${LEAST_JOBS} else ${LEAST_JOBS_IN_GROUP} end`,
  { isHeavy: true },
);

export const FORGET_PAY_FIGURES = statement('forget-pay-figures', 'delete from pay_figures');

/** $1 and $2 as above, $3 the keys of the known titles, $4 the slug of each. */
export const COUNT_PAY = statement(
  'count-pay',
  `
  insert into pay_figures (path, title, state, district, jobs, low, median, high, counted_at)
  with named as (
    select * from unnest($3::text[], $4::text[]) named(key, title)
  ), points as (
    select distinct named.title, ${PARTS}
    from named join jobs j on title_key(j.title) = named.key join companies c on c.id = j.company_id
    where ${PAID}
  ), owned as (
    select title, state, district, company_id, ${PAY} as pay,
      count(*) over (partition by title, company_id) as own,
      count(*) over (partition by title, state, company_id) as own_in_state,
      count(*) over (partition by title, state, district, company_id) as own_in_district
    from points
  )
  select concat_ws('/', title, regexp_replace(lower(nullif(concat_ws(', ', district, state), '')), '[^a-z0-9]+', '-', 'g')),
    title, state, district, count(*), ${hundreds(0.25)}, ${hundreds(0.5)}, ${hundreds(0.75)}, $1
  from owned
  group by grouping sets ((title), (title, state), (title, state, district))
  having (grouping(state) = 1 or state is not null) and (grouping(district) = 1 or district is not null)
    and count(*) >= ${LEAST_JOBS} and count(distinct company_id) >= ${LEAST_COMPANIES}
    and 2 * case when grouping(state) = 1 then max(own) when grouping(district) = 1 then max(own_in_state)
      else max(own_in_district) end <= count(*)`,
  { isHeavy: true },
);

export const TITLES = statement(
  'pay-titles',
  'select title, jobs, low, median, high from pay_figures where state is null order by title',
);

/** $1 the slug of the title. */
export const PLACES = statement(
  'pay-places',
  `
  select state as "state!", district, jobs, low, median, high from pay_figures
  where title = $1 and state is not null order by jobs desc, path`,
);

export const IS_COUNTED = statement('is-pay-counted', 'select path from pay_figures limit 1');
