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

  const grownFigure = (from: string, where: string, column: string): Written => [
    count(from, where),
    count(from, `${where} and ${period(column)}`),
    count(from, `${where} and ${before(column)}`),
  ];
  const newToday = (from: string, where: string, column: string): Written => {
    const since = count(from, `${where} and ${column} >= ${today} and ${column} <= ${at}`);
    const until = `${column} >= ${yesterday} and ${column} <= ${byNow}`;
    return [since, since, count(from, `${where} and ${until}`)];
  };
  const growth = (from: string, where: string, column: string): Written => {
    const was = count(from, `${where} and ${before(column)}`);
    const is = count(from, `${where} and ${period(column)}`);
    return [`100.0 * (${is} - ${was}) / nullif(${was}, 0)`];
  };
  const both = (sql: (within: (column: string) => string) => string): Written => [
    sql(period),
    sql(period),
    sql(before),
  ];

  const USERS = ['users', 'deleted_at is null', 'created_at'] as const;
  const JOBS = ['jobs', 'deleted_at is null', 'posted_at'] as const;
  const COMPANIES = ['companies', 'deleted_at is null', 'created_at'] as const;
  const SENT = ['applications', 'true', 'applied_at'] as const;
  const being = ([from, where, column]: readonly [string, string, string], more: string) =>
    grownFigure(from, `${where} and ${more}`, column);
  const LIVE = `status = 'active' and admin_status = 'approved'
    and (application_deadline is null or application_deadline > ${at})
    and company_id in (select id from companies where admin_status = 'approved' and deleted_at is null)`;
  const SUSPENDED = `status = 'suspended' and (suspended_until is null or suspended_until > ${at})`;
  const SUSPENSIONS = `action = 'user.suspend'`;

  const totals = {
    totalUsers: grownFigure(...USERS),
    totalJobs: grownFigure(...JOBS),
    totalCompanies: grownFigure(...COMPANIES),
    totalApplications: grownFigure(...SENT),
    newUsersToday: newToday(...USERS),
    newJobsToday: newToday(...JOBS),
    activeJobs: being(JOBS, LIVE),
    pendingApplications: being(SENT, `status = 'pending'`),
  };
  const { totalUsers, totalJobs, totalCompanies, totalApplications } = totals;
  return {
    users: {
      totalUsers,
      growthRate: growth(...USERS),
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
      growthRate: growth(...JOBS),
      totalCompanies,
      companyGrowthRate: growth(...COMPANIES),
      newJobsToday: totals.newJobsToday,
      activeJobs: totals.activeJobs,
      featuredJobs: being(JOBS, 'is_featured'),
      pendingJobs: being(JOBS, `admin_status = 'pending'`),
      avgApplicationsPerJob: both(
        (within) => `${count('applications', within('applied_at'))}::float8
          / nullif(${count('jobs', `deleted_at is null and ${within('posted_at')}`)}, 0)`,
      ),
      avgTimeToFill: both(
        (within) => `(select avg(extract(epoch from filled - posted_at)) / 86400 from (
          select posted_at, (select min(e.at) from application_events e
            join applications a on a.id = e.application_id
            where a.job_id = j.id and e.kind = 'hired') as filled
          from jobs j where deleted_at is null) of_jobs where ${within('filled')})`,
      ),
    },
    applications: {
      totalApplications,
      growthRate: growth(...SENT),
      newApplicationsToday: newToday(...SENT),
      pendingApplications: totals.pendingApplications,
      approvedApplications: being(SENT, `status in ('shortlisted', 'hired')`),
      rejectedApplications: being(SENT, `status = 'rejected'`),
      conversionRate: both(
        (within) => `(select 100.0 * count(*) filter (where status = 'hired') / nullif(count(*), 0)
          from applications where ${within('applied_at')})`,
      ),
    },
    market: {
      ...totals,
      pendingCompanies: being(COMPANIES, `admin_status = 'pending'`),
      suspendedUsers: [
        being(USERS, SUSPENDED)[0],
        count('activity_log', `${SUSPENSIONS} and ${period('at')}`),
        count('activity_log', `${SUSPENSIONS} and ${before('at')}`),
      ],
      approvedJobs: being(JOBS, `admin_status = 'approved'`),
      rejectedJobs: being(JOBS, `admin_status = 'rejected'`),
    },
  };
}
