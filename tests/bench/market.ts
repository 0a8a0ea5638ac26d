import type pg from 'pg';

export const JOBS = 100_000;
const MISSPELT = 2_000;

/**
 * Repeats the demo market at other places and times: the cost of reading a text is real, and no text needs to be
 * written. Rows are inserted without triggers and indexes; what the triggers would have computed is derived from the
 * original row, and checked on a few.
 */
const GROW = `
  create unlogged table originals as
    select row_number() over () - 1 as n, j.*, s.words, s.spot
    from jobs j join job_search s on s.job_id = j.id;
  create unlogged table places as
    select row_number() over () - 1 as n, district, state, location from (
      select district, state, min(location) as location from jobs where district is not null group by 1, 2
      union all
      -- Big cities hold most of the work.
      select district, state, min(location) from jobs, generate_series(1, 6) where district is not null
      group by 1, 2, generate_series having count(*) >= 8) p;
  select setseed(0.42);
  create unlogged table drawn as
    select gen_random_uuid() as new_id, floor(random() * (select count(*) from originals))::int as original,
      floor(random() * (select count(*) from places))::int as place, random() as luck, random() as age
    from generate_series(1, $1 - (select count(*)::int from jobs));
  create unlogged table grown as
    select d.new_id, d.luck, d.age, o.*, p.district as new_district, p.state as new_state, p.location as new_location,
      date_trunc('milliseconds', now() - d.age * d.age * interval '90 days') as new_posted_at
    from drawn d join originals o on o.n = d.original join places p on p.n = d.place;
  insert into jobs (id, company_id, posted_by, category_id, title, description, description_html, responsibilities,
      requirements, benefits, location, district, state, type, industry, salary, salary_min, salary_max, salary_period,
      experience_years, experience_level, education_level, skills, is_remote, is_featured, is_hot, status, admin_status,
      posted_at, application_deadline, created_at, updated_at)
    select new_id, company_id, posted_by, category_id, title, description, description_html, responsibilities,
      requirements, benefits, new_location, new_district, new_state, type, industry, salary,
      salary_min + (luck * 40000)::int, salary_max + (luck * 40000)::int, salary_period, experience_years, experience_level, education_level, skills,
      is_remote, luck < 0.03, luck > 0.97, 'active', 'approved', new_posted_at, now() + age * interval '60 days' + interval '1 day', new_posted_at, new_posted_at
    from grown;
  insert into job_search (job_id, company_id, category_id, posted_at, live_until, pay, pay_from, pay_to, spot, is_remote,
      is_featured, is_hot, type, experience_level, industry, state, district, company_name, company_key, title, words)
    select j.id, j.company_id, j.category_id, j.posted_at, j.application_deadline, coalesce(j.salary_max, j.salary_min, 0),
      case when coalesce(j.salary_min, j.salary_max) is not null then coalesce(j.salary_min, 0) end,
      case when coalesce(j.salary_min, j.salary_max) is not null then coalesce(j.salary_max, 2147483647) end,
      abs(hashtext(j.id::text) % 1024), j.is_remote, j.is_featured, j.is_hot, j.type, j.experience_level, j.industry,
      j.state, j.district, c.name, left(lower(c.name), 200), j.title,
      ts_delete(g.words, array(select lexeme from unnest(g.words) where lexeme like 'l:%' or lexeme like '@s:%' or lexeme like '@d:%'))
        || array_to_tsvector(array['@s:' || j.state, '@d:' || j.district || ', ' || j.state]
          || array(select distinct 'l:' || search_stem(w) from unnest(search_words(j.location || ' ' || j.district || ' ' || j.state)) w)
          || array(select distinct search_stem(w) from unnest(search_words(j.location || ' ' || j.district || ' ' || j.state)) w))
    from grown g join jobs j on j.id = g.new_id join companies c on c.id = j.company_id`;

/** Employers make typos too: two letters of the title are swapped. */
const MISSPELL = `
  update jobs set title = left(title, 3) || substr(title, 5, 1) || substr(title, 4, 1) || substr(title, 6)
  where id in (select new_id from grown order by new_id limit $1) and length(title) > 6`;

export async function grow(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ jobs: number }>('select count(*)::int as jobs from jobs');
  if (rows[0]!.jobs >= JOBS) return;
  process.stdout.write(`Growing a market of ${JOBS.toLocaleString('en-IN')} jobs …\n`);
  const { rows: found } = await client.query<{ indexdef: string; indexname: string }>(
    `select indexdef, indexname from pg_indexes where tablename = 'job_search' and indexname <> 'job_search_pkey'`,
  );
  await client.query('alter table jobs disable trigger user');
  for (const { indexname } of found) await client.query(`drop index ${indexname}`);
  for (const statement of GROW.replaceAll('$1', String(JOBS)).split(';\n')) {
    await client.query(statement);
  }
  await client.query(`set maintenance_work_mem = '256MB'`);
  for (const { indexdef } of found) await client.query(indexdef);
  await client.query('alter table jobs enable trigger user');
  await client.query(MISSPELL.replace('$1', String(MISSPELT)));
  await client.query('drop table originals, places, drawn, grown');
  await client.query('vacuum analyze');
}
