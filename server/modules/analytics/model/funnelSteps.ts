import type { Measure, Part } from './kinds.ts';
import type { SubjectKey } from './subjects.ts';

const SEEKER = `u.role = 'job_seeker'`;
const ofSeeker = (column: string) =>
  `select ${column} as at from application_facts where seeker_id = u.id`;
const ofJob = (column: string) =>
  `select ${column} as at from application_facts where job_id = j.id`;
const ofCompany = (column: string) =>
  `select ${column} as at from application_facts where company_id = c.id`;
const held = (column: string, id: string) =>
  `select i.starts_at as at from interviews i where i.${column} = ${id} and i.status = 'held'`;
const offered = (column: string, id: string) =>
  `select sent_at as at from offers where ${column} = ${id}`;

/**
 * analytics.funnel.free: what can happen to the things of a subject, by the measure that counts it, and the moments at
 * which it did. A funnel takes these steps in any order.
 */
const STEPS: Partial<Record<SubjectKey, Readonly<Record<string, string>>>> = {
  users: {
    job_seekers: `select u.created_at as at where ${SEEKER}`,
    seekers_onboarded: `select u.onboarded_at as at where ${SEEKER}`,
    seekers_viewed: `select viewed_at as at from job_views where user_id = u.id and ${SEEKER}`,
    seekers_applied: ofSeeker('applied_at'),
    seekers_seen: ofSeeker('viewed_at'),
    seekers_shortlisted: ofSeeker('shortlisted_at'),
    seekers_interviewed: held('seeker_id', 'u.id'),
    seekers_offered: offered('seeker_id', 'u.id'),
    seekers_hired: ofSeeker('hired_at'),
  },
  jobs: {
    jobs: 'select j.posted_at as at',
    jobs_ever_approved: 'select approved_at as at from job_approvals where job_id = j.id',
    jobs_with_views: 'select viewed_at as at from job_views where job_id = j.id',
    jobs_with_applications: ofJob('applied_at'),
    jobs_with_interviews: held('job_id', 'j.id'),
    jobs_with_offers: offered('job_id', 'j.id'),
    filled_jobs: ofJob('hired_at'),
  },
  applications: {
    applications: 'select f.applied_at as at',
    seen_applications: 'select f.viewed_at as at',
    shortlisted_ever: 'select f.shortlisted_at as at',
    interviewed_applications: held('application_id', 'f.application_id'),
    offered_applications: offered('application_id', 'f.application_id'),
    hired_ever: 'select f.hired_at as at',
  },
  companies: {
    companies: 'select c.created_at as at',
    companies_that_posted: `select posted_at as at from jobs
      where company_id = c.id and (deleted_at is null or deleted_at > {now})`,
    companies_applied_to: ofCompany('applied_at'),
    companies_that_hired: ofCompany('hired_at'),
  },
};

const ALIASES = 'abcdefghijklmnopqrstuvwxyz';

const STEP_OF = new Map(
  Object.entries(STEPS).flatMap(([subject, steps]) =>
    Object.entries(steps).map(([key, moments], at) => {
      const step = { subject: subject as SubjectKey, alias: `k${ALIASES[at]}`, moments };
      return [key, step] as const;
    }),
  ),
);

/** The subject of a measure that can be a step of a funnel; null if it cannot. */
export const subjectOfStep = (key: string): SubjectKey | null => STEP_OF.get(key)?.subject ?? null;

const aliasOf = (key: string) => STEP_OF.get(key)!.alias;

/** Each step is the first moment that is no earlier than that of the step before. */
function joinsOf(steps: readonly string[]): Record<string, string> {
  return Object.fromEntries(
    steps.map((key, at) => {
      const { alias, moments } = STEP_OF.get(key)!;
      const after = at > 0 ? ` and act.at >= ${aliasOf(steps[at - 1]!)}.at` : '';
      return [
        alias,
        `left join lateral (select min(act.at) as at from (${moments}) act where act.at <= {now}${after}) ${alias} on true`,
      ];
    }),
  );
}

/** Counts the things that took all of these steps, in this order. */
export function countTaken(...steps: string[]): Part<SubjectKey> {
  const last = steps.at(-1)!;
  const where = `${aliasOf(last)}.at is not null`;
  return { subject: subjectOfStep(last)!, kind: 'count', where, joins: joinsOf(steps) };
}

/** The median number of days from the last but one step to the last, for the things that took all of these steps. */
export function daysToLast(steps: readonly string[]): Part<SubjectKey> {
  const [before, last] = steps.slice(-2).map((key) => `${aliasOf(key)}.at`);
  const of = `(extract(epoch from ${last} - ${before})::float8 / 86400)`;
  return { ...countTaken(...steps), kind: 'percentile', of, at: 0.5 };
}

const step = (key: string, name: string, description: string): Measure<SubjectKey> => ({
  name,
  description,
  unit: 'count',
  parts: { value: countTaken(key) },
});

/** Measures that exist only as steps of funnels. */
export const STEP_MEASURES = {
  seekers_onboarded: step(
    'seekers_onboarded',
    'Job seekers with a complete profile',
    'Job seekers who signed up and completed the first steps of their profile.',
  ),
  seekers_viewed: step(
    'seekers_viewed',
    'Job seekers who viewed a job',
    'Job seekers who signed up and viewed a job while logged in; without accounts deleted since. Views from searches by words are known for 90 days.',
  ),
  seekers_applied: step(
    'seekers_applied',
    'Job seekers who applied',
    'Job seekers who signed up and have applied for a job at least once.',
  ),
  seekers_seen: step(
    'seekers_seen',
    'Job seekers with a seen application',
    'Job seekers who signed up and had at least one application opened by an employer.',
  ),
  seekers_shortlisted: step(
    'seekers_shortlisted',
    'Job seekers who were shortlisted',
    'Job seekers who signed up and were shortlisted at least once.',
  ),
  seekers_interviewed: step(
    'seekers_interviewed',
    'Job seekers who had an interview',
    'Job seekers who signed up and had at least one interview that took place.',
  ),
  seekers_offered: step(
    'seekers_offered',
    'Job seekers with an offer',
    'Job seekers who signed up and were sent at least one offer.',
  ),
  seekers_hired: step(
    'seekers_hired',
    'Job seekers who were hired',
    'Job seekers who signed up and were hired at least once.',
  ),
  jobs_ever_approved: step(
    'jobs_ever_approved',
    'Jobs ever approved',
    'Jobs that have ever been approved, whatever their status now.',
  ),
  jobs_with_views: step(
    'jobs_with_views',
    'Jobs with a view',
    'Jobs that were viewed at least once.',
  ),
  jobs_with_applications: step(
    'jobs_with_applications',
    'Jobs with an application',
    'Jobs with at least one application.',
  ),
  jobs_with_interviews: step(
    'jobs_with_interviews',
    'Jobs with an interview',
    'Jobs with at least one interview that took place.',
  ),
  jobs_with_offers: step(
    'jobs_with_offers',
    'Jobs with an offer',
    'Jobs with at least one offer sent.',
  ),
  interviewed_applications: step(
    'interviewed_applications',
    'Applications with an interview',
    'Applications with at least one interview that took place.',
  ),
  offered_applications: step(
    'offered_applications',
    'Applications with an offer',
    'Applications with at least one offer sent.',
  ),
  hired_ever: step(
    'hired_ever',
    'Applications ever hired',
    'Applications that have ever been hired, whatever their status now.',
  ),
  companies_applied_to: step(
    'companies_applied_to',
    'Companies with an application',
    'Companies that have received at least one application.',
  ),
  companies_that_hired: step(
    'companies_that_hired',
    'Companies with a hire',
    'Companies that have hired at least one applicant.',
  ),
};
