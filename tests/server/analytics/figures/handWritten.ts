import type { FigureSection } from '#schema/analytics/figures/figures.ts';

/** The SQL of a figure and, if it has a change, of the current and previous values it compares. */
export type Written = [value: string, current?: string, previous?: string];

interface Times {
  now: string;
  days: number;
  zone: string;
}

/** The figures in plain SQL, independent of the analytics code. */
export function handWritten({
  now,
  days,
  zone,
}: Times): Record<FigureSection | 'market', Record<string, Written>> {
  const at = `'${now}'::timestamptz`;
  const begin = (periods: number) => `${at} - interval '${periods * days * 24} hours'`;
  const today = `(date_trunc('day', ${at} at time zone '${zone}') at time zone '${zone}')`;
  const yesterday = `((date_trunc('day', ${at} at time zone '${zone}') - interval '1 day') at time zone '${zone}')`;
  const byNow = `((${at} at time zone '${zone}' - interval '1 day') at time zone '${zone}')`;
  const period = (column: string) => `${column} > ${begin(1)} and ${column} <= ${at}`;
  const before = (column: string) => `${column} > ${begin(2)} and ${column} <= ${begin(1)}`;
  const count = (from: string, where: string) => `(select count(*) from ${from} where ${where})`;
  const earlier = begin(1);

  /** A condition as of a moment. */
  type AsOf = (moment: string) => string;
  type Rows = readonly [from: string, where: AsOf, column: string];
  const grownFigure = ([from, where, column]: Rows): Written => [
    count(from, where(at)),
    count(from, `${where(at)} and ${period(column)}`),
    count(from, `${where(earlier)} and ${before(column)}`),
  ];
  const newToday = ([from, where, column]: Rows): Written => {
    const since = count(from, `${where(at)} and ${column} >= ${today} and ${column} <= ${at}`);
    const until = `${column} >= ${yesterday} and ${column} <= ${byNow}`;
    return [since, since, count(from, `${where(byNow)} and ${until}`)];
  };
  const growth = ([from, where, column]: Rows): Written => {
    const was = count(from, `${where(earlier)} and ${before(column)}`);
    const is = count(from, `${where(at)} and ${period(column)}`);
    return [`100.0 * (${is} - ${was}) / nullif(${was}, 0)`];
  };
  const both = (sql: (within: (column: string) => string, moment: string) => string): Written => [
    sql(period, at),
    sql(period, at),
    sql(before, earlier),
  ];

  const isThere: AsOf = (moment) => `(deleted_at is null or deleted_at > ${moment})`;
  const USERS = ['users', isThere, 'created_at'] as const;
  const JOBS = ['jobs', isThere, 'posted_at'] as const;
  const COMPANIES = ['companies', isThere, 'created_at'] as const;
  const SENT = ['applications', () => 'true', 'applied_at'] as const;
  const also = ([from, where, column]: Rows, more: AsOf): Rows => [
    from,
    (moment) => `${where(moment)} and ${more(moment)}`,
    column,
  ];
  const being = (rows: Rows, more: string) => grownFigure(also(rows, () => more));
  const standing = (rows: Rows, more: AsOf): Written => {
    const [from, where, column] = also(rows, more);
    const present = count(from, where(at));
    return [present, present, count(from, `${where(earlier)} and ${column} <= ${earlier}`)];
  };
  const live: AsOf = (moment) => `status = 'active' and admin_status = 'approved'
    and (application_deadline is null or application_deadline > ${moment})
    and company_id in (select id from companies where admin_status = 'approved' and ${isThere(moment)})`;
  const suspended: AsOf = (moment) =>
    `status = 'suspended' and (suspended_until is null or suspended_until > ${moment})`;
  const statusAt: AsOf = (moment) => `coalesce((select kind from application_events
    where application_id = applications.id and kind in ('reviewed', 'shortlisted', 'rejected', 'hired')
      and at <= ${moment} order by at desc limit 1), 'pending')`;
  const isIn =
    (statuses: string): AsOf =>
    (moment) =>
      `${statusAt(moment)} in (${statuses}) and not coalesce(withdrawn_at <= ${moment}, false)`;
  const answeredWith = (statuses: string) => grownFigure(also(SENT, isIn(statuses)));

  const totals = {
    totalUsers: grownFigure(USERS),
    totalJobs: grownFigure(JOBS),
    totalCompanies: grownFigure(COMPANIES),
    totalApplications: grownFigure(SENT),
    newUsersToday: newToday(USERS),
    newJobsToday: newToday(JOBS),
    activeJobs: standing(JOBS, live),
    pendingApplications: standing(SENT, isIn(`'pending'`)),
  };
  const { totalUsers, totalJobs, totalCompanies, totalApplications } = totals;
  return {
    users: {
      totalUsers,
      growthRate: growth(USERS),
      newUsersToday: totals.newUsersToday,
      activeUsers: both(
        (within) => `(select count(distinct user_id) from visits where ${within('began_at')})`,
      ),
      jobSeekers: being(USERS, `role = 'job_seeker'`),
      employers: being(USERS, `role = 'employer'`),
      avgSessionDuration: both(
        (within) => `(select avg(extract(epoch from last_at - began_at)) / 60
          from visits where ${within('began_at')})`,
      ),
    },
    jobs: {
      totalJobs,
      growthRate: growth(JOBS),
      totalCompanies,
      companyGrowthRate: growth(COMPANIES),
      newJobsToday: totals.newJobsToday,
      activeJobs: totals.activeJobs,
      featuredJobs: standing(JOBS, () => 'is_featured'),
      pendingJobs: standing(JOBS, () => `admin_status = 'pending'`),
      avgApplicationsPerJob: both(
        (within, moment) => `${count('applications', within('applied_at'))}::float8
          / nullif(${count('jobs', `${isThere(moment)} and ${within('posted_at')}`)}, 0)`,
      ),
      avgTimeToFill: both(
        (within, moment) => `(select avg(extract(epoch from filled - posted_at)) / 86400 from (
          select posted_at, (select min(e.at) from application_events e
            join applications a on a.id = e.application_id
            where a.job_id = j.id and e.kind = 'hired') as filled
          from jobs j where ${isThere(moment)}) of_jobs where ${within('filled')})`,
      ),
    },
    applications: {
      totalApplications,
      growthRate: growth(SENT),
      newApplicationsToday: newToday(SENT),
      pendingApplications: totals.pendingApplications,
      approvedApplications: answeredWith(`'shortlisted', 'hired'`),
      rejectedApplications: answeredWith(`'rejected'`),
      conversionRate: both(
        (
          within,
          moment,
        ) => `(select 100.0 * count(*) filter (where ${statusAt(moment)} = 'hired') / nullif(count(*), 0)
          from applications where ${within('applied_at')})`,
      ),
    },
    market: {
      ...totals,
      pendingCompanies: standing(COMPANIES, () => `admin_status = 'pending'`),
      suspendedUsers: standing(USERS, suspended),
      approvedJobs: being(JOBS, `admin_status = 'approved'`),
      rejectedJobs: being(JOBS, `admin_status = 'rejected'`),
    },
  };
}
