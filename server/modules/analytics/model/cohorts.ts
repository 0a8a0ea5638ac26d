import type { Subject } from './kinds.ts';

/**
 * analytics.cohort.periods: people or companies by the moment of their first act, once for each month or week that has
 * begun since. Period 1 is the calendar month or week after that of the first act.
 */
interface Cohort {
  first: string;
  from: string;
  at: string;
  where: string;
  /** Who belongs to the cohort. */
  member: string;
  kind: 'person' | 'company';
  joins: Readonly<Record<string, string>>;
  /** What they may have done again, by alias. */
  acts: Readonly<Record<string, Act>>;
}

interface Act {
  table: string;
  who: string;
  at: string;
  where?: string;
}

/** How many periods are counted, and the alias of their number. */
export const PERIODS = {
  month: { alias: 'mo', most: 60 },
  week: { alias: 'we', most: 104 },
} as const;
export type Period = keyof typeof PERIODS;

const VISITS: Act = {
  table: 'visits',
  who: 'user_id',
  at: 'began_at',
  where: 'user_id is not null',
};
const APPLICATIONS: Act = { table: 'application_facts', who: 'seeker_id', at: 'applied_at' };
const POSTINGS: Act = {
  table: 'jobs',
  who: 'company_id',
  at: 'posted_at',
  where: 'deleted_at is null',
};

const PROFILE = 'left join seeker_profiles p on p.user_id = u.id';

const SIGN_UPS: Cohort = {
  first: 'users.created_at',
  from: 'users u',
  at: 'u.created_at',
  where: 'u.deleted_at is null',
  member: 'u.id',
  kind: 'person',
  joins: { p: PROFILE },
  acts: { av: VISITS, aa: APPLICATIONS },
};

const APPLICANTS: Cohort = {
  first: 'the first application, application_facts.applied_at',
  from: 'first_applications fa',
  at: 'fa.applied_at',
  where: 'u.deleted_at is null',
  member: 'fa.seeker_id',
  kind: 'person',
  joins: { u: 'join users u on u.id = fa.seeker_id', p: PROFILE },
  acts: { av: VISITS, aa: APPLICATIONS },
};

const POSTERS: Cohort = {
  first: 'the first job, jobs.posted_at',
  from: 'first_postings fp',
  at: 'fp.posted_at',
  where: 'c.deleted_at is null',
  member: 'fp.company_id',
  kind: 'company',
  joins: { c: 'join companies c on c.id = fp.company_id' },
  acts: { aj: POSTINGS },
};

/** How many calendar months or weeks lie between the period of a moment and the current period, in local time. */
const ELAPSED: Record<Period, (now: string, at: string) => string> = {
  month: (now, at) =>
    `((extract(year from ${now}) - extract(year from ${at})) * 12 + extract(month from ${now}) - extract(month from ${at}))`,
  week: (now, at) => `((date_trunc('week', ${now})::date - date_trunc('week', ${at})::date) / 7)`,
};

const local = (moment: string) => `(${moment} at time zone {zone})`;

/** The joins of a cohort as of `moment`: `{now}` or `{then}`. */
function joinsOf({ at, member, acts }: Cohort, period: Period, moment: string) {
  const { alias, most } = PERIODS[period];
  const elapsed = ELAPSED[period](local(moment), local(at));
  const step = (of: string) => `date_trunc('${period}', ${local(of)})`;
  const periods = `join lateral generate_series(1, least(${most}, ${elapsed})::int) ${alias}(n) on true`;
  const again = ([name, act]: [string, Act]) => {
    const until = [`${act.at} >= {since}`, `${act.at} <= ${moment}`];
    const where = [...until, act.where].filter(Boolean).join(' and ');
    const steps = `select distinct ${act.who} as who, ${step(act.at)} as step from ${act.table} where ${where}`;
    return [
      name,
      `left join (${steps}) ${name} on ${name}.who = ${member} and ${name}.step = ${step(at)} + ${alias}.n * interval '1 ${period}'`,
    ];
  };
  return { [alias]: periods, ...Object.fromEntries(Object.entries(acts).map(again)) };
}

function cohort(name: string, of: Cohort, period: Period): Subject {
  const { first, from, at, where, member, kind, joins } = of;
  return {
    name,
    source: `${first}, once for each ${period} that has begun since; without deleted accounts and companies`,
    from,
    at,
    where,
    [kind]: member,
    joins: { ...joins, ...joinsOf(of, period, '{now}') },
    joinsAsOf: joinsOf(of, period, '{then}'),
  };
}

export const COHORTS = {
  sign_up_months: cohort('People by sign-up, month by month', SIGN_UPS, 'month'),
  sign_up_weeks: cohort('People by sign-up, week by week', SIGN_UPS, 'week'),
  applicant_months: cohort('Applicants by first application, month by month', APPLICANTS, 'month'),
  applicant_weeks: cohort('Applicants by first application, week by week', APPLICANTS, 'week'),
  poster_months: cohort('Companies by first job, month by month', POSTERS, 'month'),
  poster_weeks: cohort('Companies by first job, week by week', POSTERS, 'week'),
} as const satisfies Record<string, Subject>;
