const ZONE = `'Asia/Kolkata'`;
const at = (column: string) => `${column} >= $1 and ${column} < $2`;
const month = (column: string) => `date_trunc('month', ${column} at time zone ${ZONE})`;
const week = (column: string) => `date_trunc('week', ${column} at time zone ${ZONE})`;
const label = (moment: string) => `to_char(${moment}, 'YYYY-MM-DD')`;
const PAY = '(coalesce(salary_min, salary_max) + coalesce(salary_max, salary_min)) / 2.0';
const hours = (end: string) => `extract(epoch from ${end} - applied_at) / 3600`;
const middle = (share: number, of: string) =>
  `percentile_cont(${share}) within group (order by ${of})`;

/**
 * The same queries as written by hand with knowledge of the tables: $1 and $2 are the start and end of the period, $3
 * and $4 those of the period before. Each row has its keys and its values.
 */
export const BY_HAND: Readonly<Record<string, string>> = {
  growth: `
    select array[${label('m')}] as keys, array[coalesce(u.n, 0), coalesce(j.n, 0), coalesce(a.n, 0)] as values
    from generate_series(${month('$1')}, ($2 - interval '1 millisecond') at time zone ${ZONE}, '1 month') m
    left join (select ${month('created_at')} as m, count(*) as n from users where deleted_at is null and ${at('created_at')} group by 1) u using (m)
    left join (select ${month('posted_at')} as m, count(*) as n from jobs where deleted_at is null and ${at('posted_at')} group by 1) j using (m)
    left join (select ${month('applied_at')} as m, count(*) as n from application_facts where ${at('applied_at')} group by 1) a using (m)`,
  categories: `
    select array[c.slug] as keys, array[count(*)] as values from application_facts f join jobs j on j.id = f.job_id
    join categories c on c.id = j.category_id where ${at('f.applied_at')} group by c.slug order by count(*) desc limit 15`,
  map: `
    select array[j.state] as keys, array[count(*)] as values from jobs j join companies c on c.id = j.company_id
    where j.status = 'active' and j.admin_status = 'approved' and j.deleted_at is null and c.admin_status = 'approved'
      and c.deleted_at is null and (j.application_deadline is null or j.application_deadline > now()) group by j.state`,
  pay: `
    select array[c.slug] as keys, array[${middle(0.5, PAY)}, ${middle(0.9, PAY)}] as values
    from jobs j join categories c on c.id = j.category_id where j.deleted_at is null and ${at('posted_at')} group by c.slug`,
  outcome: `
    select '{}'::text[] as keys, array[(select count(*) from job_views where ${at('viewed_at')}), count(*), count(viewed_at),
      count(*) filter (where status in ('shortlisted', 'hired') and withdrawn_at is null), count(*) filter (where status = 'hired')] as values
    from application_facts where ${at('applied_at')}`,
  speed: `
    select array[${label(week('applied_at'))}] as keys, array[${middle(0.5, hours('viewed_at'))}, ${middle(0.9, hours('viewed_at'))},
      ${middle(0.5, hours('decided_at'))}, ${middle(0.9, hours('decided_at'))}] as values
    from application_facts where ${at('applied_at')} group by ${week('applied_at')}`,
  filling: `
    select array[c.slug] as keys, array[${middle(0.5, 'days')}, avg(days)] as values from (
      select j.category_id, greatest(extract(epoch from min(f.hired_at) - j.posted_at) / 86400, 0) as days
      from jobs j join application_facts f on f.job_id = j.id
      where j.deleted_at is null and ${at('j.posted_at')} and f.hired_at is not null group by j.id) filled
    join categories c on c.id = category_id group by c.slug`,
  silence: `
    select array[company_id::text] as keys, array[count(*) filter (where status = 'pending'), count(*), 100.0 * count(decided_at) / count(*)] as values
    from application_facts where ${at('applied_at')} group by company_id
    order by count(*) filter (where status = 'pending') desc, company_id::text limit 25`,
  searches: `
    select array[lower(words)] as keys, array[count(*), avg(results)] as values from searches
    where words <> '' and ${at('searched_at')} group by lower(words) order by count(*) desc, lower(words) limit 25`,
  in_vain: `
    select array[lower(words)] as keys, array[count(*)] as values from searches
    where words <> '' and results = 0 and ${at('searched_at')} group by lower(words) order by count(*) desc, lower(words) limit 25`,
  sources: `
    select array[source] as keys, array[n.views, n.jobs, p.views, p.jobs] as values
    from (select source, count(*) as views, count(distinct job_id) as jobs from job_views where ${at('viewed_at')} group by 1) n
    join (select source, count(*) as views, count(distinct job_id) as jobs from job_views where viewed_at >= $3 and viewed_at < $4 group by 1) p using (source)`,
  returning: `
    select array[${label(week('began_at'))}, role] as keys, array[count(distinct user_id), count(*)] as values
    from visits where ${at('began_at')} group by ${week('began_at')}, role`,
  'views by source': `
    select array[${label(month('viewed_at'))}, source] as keys, array[count(*)] as values from job_views group by ${month('viewed_at')}, source`,
  'views by category': `
    select array[${label('v.m')}, c.slug] as keys, array[sum(v.n)] as values
    from (select ${month('viewed_at')} as m, job_id, count(*) as n from job_views group by 1, 2) v
    join jobs j on j.id = v.job_id join categories c on c.id = j.category_id group by v.m, c.slug`,
  events: `
    select array[${label(month('at'))}, kind] as keys, array[count(*)] as values from application_events group by ${month('at')}, kind`,
};
