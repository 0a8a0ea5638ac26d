import type { Subject } from './kinds.ts';

const COMPANY_OF_JOB = 'join companies c on c.id = j.company_id';

const APPLICATION_JOINS = {
  j: 'join jobs j on j.id = f.job_id',
  c: 'join companies c on c.id = f.company_id',
  u: 'join users u on u.id = f.seeker_id',
  p: 'left join seeker_profiles p on p.user_id = f.seeker_id',
};

/** The subjects of questions. To add one, add a row here and a measure that counts it. */
export const SUBJECTS = {
  jobs: {
    name: 'Jobs',
    source: 'jobs, by the day they were posted; without deleted ones',
    from: 'jobs j',
    at: 'j.posted_at',
    where: 'j.deleted_at is null',
    company: 'j.company_id',
    job: 'j.id',
    joins: {
      c: COMPANY_OF_JOB,
      n: 'left join (select distinct job_id from application_facts) n on n.job_id = j.id',
      h: 'left join job_fills h on h.job_id = j.id',
    },
  },
  fills: {
    name: 'Filled jobs',
    source: 'job_fills, by the moment of the first hire; without deleted jobs',
    from: 'job_fills h',
    at: 'h.filled_at',
    where: 'j.deleted_at is null',
    company: 'j.company_id',
    job: 'h.job_id',
    joins: {
      j: 'join jobs j on j.id = h.job_id',
      c: COMPANY_OF_JOB,
    },
  },
  applications: {
    name: 'Applications',
    source: 'application_facts, by the day of applying',
    from: 'application_facts f',
    at: 'f.applied_at',
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    joins: { ...APPLICATION_JOINS, a: 'join applications a on a.id = f.application_id' },
  },
  hires: {
    name: 'Hires',
    source: 'application_facts, by the moment of the hire',
    from: 'application_facts f',
    at: 'f.hired_at',
    where: 'f.hired_at is not null',
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    joins: APPLICATION_JOINS,
  },
  stays: {
    name: 'Stays in stages',
    source: 'application_events, by the moment an application reached a status or stage',
    from: 'application_events e',
    at: 'e.at',
    where: `e.kind in ('reviewed', 'shortlisted', 'stage_changed')`,
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    joins: {
      z: `left join lateral (select min(later.at) as left_at from application_events later
        where later.application_id = e.application_id and later.at > e.at
          and later.kind in ('reviewed', 'shortlisted', 'rejected', 'hired', 'stage_changed', 'withdrawn')) z on true`,
      f: 'join application_facts f on f.application_id = e.application_id',
      ...APPLICATION_JOINS,
    },
  },
  interviews: {
    name: 'Interviews',
    source: 'interviews that took place, by their beginning',
    from: 'interviews i',
    at: 'i.starts_at',
    where: `i.status = 'held'`,
    person: 'i.seeker_id',
    company: 'i.company_id',
    job: 'i.job_id',
    joins: {
      f: 'join application_facts f on f.application_id = i.application_id',
      ...APPLICATION_JOINS,
    },
  },
  offers: {
    name: 'Offers',
    source: 'offers, by the moment of sending',
    from: 'offers o',
    at: 'o.sent_at',
    person: 'o.seeker_id',
    company: 'o.company_id',
    job: 'o.job_id',
    joins: {
      q: `left join lateral (select max(held.starts_at) as held_at from interviews held
        where held.application_id = o.application_id and held.status = 'held' and held.starts_at <= o.sent_at) q on true`,
      f: 'join application_facts f on f.application_id = o.application_id',
      ...APPLICATION_JOINS,
    },
  },
  events: {
    name: 'Application events',
    source: 'application_events, by the moment of the event',
    from: 'application_events e',
    at: 'e.at',
    rollUps: [{ name: 'event_days', key: 'kind', period: 'day' }],
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    joins: {
      f: 'join application_facts f on f.application_id = e.application_id',
      ...APPLICATION_JOINS,
    },
  },
  users: {
    name: 'Users',
    source: 'users, by the day of signing up; without deleted accounts',
    from: 'users u',
    at: 'u.created_at',
    where: 'u.deleted_at is null',
    person: 'u.id',
    company: 'u.company_id',
    joins: {
      c: 'left join companies c on c.id = u.company_id',
      p: 'left join seeker_profiles p on p.user_id = u.id',
    },
  },
  companies: {
    name: 'Companies',
    source: 'companies, by the day they were added; without deleted ones',
    from: 'companies c',
    at: 'c.created_at',
    where: 'c.deleted_at is null',
    company: 'c.id',
    joins: {
      o: `left join (select distinct company_id from jobs where deleted_at is null) o on o.company_id = c.id`,
    },
  },
  searches: {
    name: 'Searches',
    source: 'searches, by the moment of searching',
    from: 'searches s',
    at: 's.searched_at',
    person: 's.user_id',
    joins: {
      u: 'left join users u on u.id = s.user_id',
      p: 'left join seeker_profiles p on p.user_id = s.user_id',
    },
  },
  views: {
    name: 'Job views',
    source: 'job_views, by the moment of viewing',
    from: 'job_views v',
    at: 'v.viewed_at',
    rollUps: [
      { name: 'view_days', key: 'source', period: 'day' },
      { name: 'view_months', key: 'job_id', period: 'month' },
    ],
    person: 'v.user_id',
    company: 'j.company_id',
    job: 'v.job_id',
    joins: {
      j: 'join jobs j on j.id = v.job_id',
      c: COMPANY_OF_JOB,
      u: 'left join users u on u.id = v.user_id',
      p: 'left join seeker_profiles p on p.user_id = v.user_id',
    },
  },
  alerts: {
    name: 'Job alerts',
    source: 'alerts, by the day they were made; without deleted ones',
    from: 'alerts al',
    at: 'al.created_at',
    where: 'al.deleted_at is null',
    person: 'al.user_id',
    joins: {
      u: 'join users u on u.id = al.user_id',
      p: 'left join seeker_profiles p on p.user_id = al.user_id',
    },
  },
  visits: {
    name: 'Visits',
    source: 'visits, by their beginning; a pause of more than half an hour ends one',
    from: 'visits w',
    at: 'w.began_at',
    person: 'w.user_id',
    joins: {
      u: 'left join users u on u.id = w.user_id',
      p: 'left join seeker_profiles p on p.user_id = w.user_id',
    },
  },
  actions: {
    name: 'Recorded actions',
    source: 'activity_log, by the moment of the action',
    from: 'activity_log l',
    at: 'l.at',
    joins: { u: 'left join users u on u.id = l.actor_id' },
  },
} as const satisfies Record<string, Subject>;

export type SubjectKey = keyof typeof SUBJECTS;

export const subjectOf = (key: SubjectKey): Subject => SUBJECTS[key];
