import { sqlAsOf } from '#server/db/sqlAsOf.ts';
import { COHORTS } from './cohorts.ts';
import { APPLICATION_JOINS, COMPANY_OF_JOB } from './joins.ts';
import type { Subject } from './kinds.ts';
import { KNOWN_PLACE, knownWords } from './searchTexts.ts';
import { API_USE_SUBJECTS } from './topics/apiUse.ts';
import { INTEREST_SUBJECTS } from './topics/interest.ts';
import { INTERVIEW_AS_OF, INTERVIEW_SUBJECTS } from './topics/interviews.ts';
import { JOB_REPORT_SUBJECTS } from './topics/jobReports.ts';
import { MESSAGE_SUBJECTS } from './topics/messages.ts';
import { NOTICE_SUBJECTS } from './topics/notices.ts';
import { SEARCHING_SUBJECTS } from './topics/searching.ts';
import { SKILL_SUBJECTS } from './topics/skills.ts';

/** A stock is counted at the end of each step of time, so it cannot be split by hour or weekday. */
const NO_CLOCK = { weekday: null, hour_of_day: null, month_of_year: null };

/** The last interview before an offer. */
const LAST_INTERVIEW = `left join lateral (select max(i.starts_at) as held_at from interviews i
  where i.application_id = o.application_id and i.status = 'held' and i.starts_at <= o.sent_at) q on true`;

/** The subjects of questions. A new one is in a file in `topics`, with its measures, dimensions and rows. */
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
    joinsAsOf: {
      n: 'left join (select distinct job_id from application_facts where applied_at <= {then}) n on n.job_id = j.id',
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
    application: 'f.application_id',
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
    application: 'f.application_id',
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
    application: 'e.application_id',
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
    application: 'i.application_id',
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
    application: 'o.application_id',
    joins: {
      q: LAST_INTERVIEW,
      f: 'join application_facts f on f.application_id = o.application_id',
      ...APPLICATION_JOINS,
    },
    joinsAsOf: { q: sqlAsOf(LAST_INTERVIEW, INTERVIEW_AS_OF) },
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
    application: 'e.application_id',
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
      po: `left join (select distinct company_id from jobs where deleted_at is null) po on po.company_id = c.id`,
    },
    joinsAsOf: {
      po: `left join (select distinct company_id from jobs
        where created_at <= {then} and (deleted_at is null or deleted_at > {then})) po on po.company_id = c.id`,
    },
  },
  searches: {
    name: 'Searches',
    source: 'searches, by the moment of searching',
    from: 'searches s',
    at: 's.searched_at',
    person: 's.user_id',
    joins: {
      kw: knownWords('s.words'),
      kp: KNOWN_PLACE,
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
    forgets: true,
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
  approvals: {
    name: 'Approved jobs',
    source: 'job_approvals, by the moment a job was first approved; without deleted jobs',
    from: 'job_approvals ap',
    at: 'ap.approved_at',
    where: 'j.deleted_at is null',
    company: 'j.company_id',
    job: 'ap.job_id',
    joins: { j: 'join jobs j on j.id = ap.job_id', c: COMPANY_OF_JOB },
  },
  closings: {
    name: 'Closed jobs',
    source: 'job_standings, by the moment an employer closed the job; without deleted jobs',
    from: 'job_standings g',
    at: 'g.starts_at',
    // A job that was closed, deleted and restored counts as closed once.
    where: `g.status = 'closed' and j.deleted_at is null and (select b.status from job_standings b
      where b.job_id = g.job_id and b.ends_at <= g.starts_at order by b.ends_at desc limit 1) is distinct from 'closed'`,
    company: 'j.company_id',
    job: 'g.job_id',
    joins: { j: 'join jobs j on j.id = g.job_id', c: COMPANY_OF_JOB },
  },
  job_rejections: {
    name: 'Rejected jobs',
    source: 'job_standings, by the moment a job was rejected; without deleted jobs',
    from: 'job_standings g',
    at: 'g.starts_at',
    // Closing a rejected job does not count as another rejection.
    where: `g.approval = 'rejected' and j.deleted_at is null and (select b.approval from job_standings b
      where b.job_id = g.job_id and b.ends_at <= g.starts_at order by b.ends_at desc limit 1) is distinct from 'rejected'`,
    company: 'j.company_id',
    job: 'g.job_id',
    joins: { j: 'join jobs j on j.id = g.job_id', c: COMPANY_OF_JOB },
  },
  decisions: {
    name: 'Decisions',
    source: 'application_facts, by the moment of the first decision',
    from: 'application_facts f',
    at: 'f.decided_at',
    where: 'f.decided_at is not null',
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    application: 'f.application_id',
    joins: APPLICATION_JOINS,
  },
  first_views: {
    name: 'First views of applications',
    source: 'application_facts, by the moment of the first view',
    from: 'application_facts f',
    at: 'f.viewed_at',
    where: 'f.viewed_at is not null',
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    application: 'f.application_id',
    joins: APPLICATION_JOINS,
  },
  shortlistings: {
    name: 'Shortlisted applications',
    source: 'application_facts, by the moment of the first shortlisting',
    from: 'application_facts f',
    at: 'f.shortlisted_at',
    where: 'f.shortlisted_at is not null',
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    application: 'f.application_id',
    joins: APPLICATION_JOINS,
  },
  rejections: {
    name: 'Rejections',
    source: 'application_facts, by the moment of the first rejection',
    from: 'application_facts f',
    at: 'f.rejected_at',
    where: 'f.rejected_at is not null',
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    application: 'f.application_id',
    joins: { ...APPLICATION_JOINS, a: 'join applications a on a.id = f.application_id' },
  },
  company_approvals: {
    name: 'Approved companies',
    source: 'company_standings, by the moment a company was approved; without deleted companies',
    from: 'company_standings g',
    at: 'g.starts_at',
    // A company that was deleted and restored was not approved again.
    where: `g.standing = 'approved' and c.deleted_at is null and (select b.standing from company_standings b
      where b.company_id = g.company_id and b.ends_at <= g.starts_at order by b.ends_at desc limit 1) is distinct from 'approved'`,
    company: 'g.company_id',
    joins: { c: 'join companies c on c.id = g.company_id' },
  },
  job_stock: {
    name: 'Jobs at a moment',
    source: 'job_standings, at the end of each step or of the period; today is now',
    from: 'job_standings g',
    at: 'g.starts_at',
    until: 'g.ends_at',
    history: 'jobs',
    company: 'j.company_id',
    job: 'g.job_id',
    joins: { j: 'join jobs j on j.id = g.job_id', c: COMPANY_OF_JOB },
    own: {
      ...NO_CLOCK,
      job_standing: 'g.standing',
      job_approval: 'g.approval',
      job_status: 'g.status',
      company_approval: null,
      featured: null,
      hot: null,
      has_applications: null,
    },
  },
  company_stock: {
    name: 'Companies at a moment',
    source: 'company_standings, at the end of each step or of the period; today is now',
    from: 'company_standings g',
    at: 'g.starts_at',
    until: 'g.ends_at',
    history: 'companies',
    company: 'g.company_id',
    joins: { c: 'join companies c on c.id = g.company_id' },
    own: { ...NO_CLOCK, company_approval: 'g.standing' },
  },
  account_stock: {
    name: 'Accounts at a moment',
    source: 'account_standings, at the end of each step or of the period; today is now',
    from: 'account_standings g',
    at: 'g.starts_at',
    until: 'g.ends_at',
    history: 'accounts',
    person: 'g.user_id',
    joins: { u: 'left join users u on u.id = g.user_id' },
    own: {
      ...NO_CLOCK,
      role: 'g.role',
      user_status: 'g.standing',
      language: null,
      email_confirmed: null,
      onboarded: null,
      google_sign_in: null,
      has_applied: null,
      applied_in_first_week: null,
      has_viewed_a_job: null,
      has_saved_a_job: null,
    },
  },
  application_stock: {
    name: 'Applications at a moment',
    source:
      'application_standings, at the end of each step or of the period; today is now; without withdrawn ones',
    from: 'application_standings g',
    at: 'g.starts_at',
    until: 'g.ends_at',
    person: 'f.seeker_id',
    company: 'f.company_id',
    job: 'f.job_id',
    application: 'g.application_id',
    joins: {
      f: 'join application_facts f on f.application_id = g.application_id',
      j: APPLICATION_JOINS.j,
      c: APPLICATION_JOINS.c,
    },
    own: {
      ...NO_CLOCK,
      application_status: 'g.standing',
      seen_by_employer: null,
      job_status: null,
      job_approval: null,
      job_standing: null,
      company_approval: null,
      featured: null,
      hot: null,
      has_applications: null,
    },
  },
  actions: {
    name: 'Recorded actions',
    source: 'activity_log, by the moment of the action',
    from: 'activity_log l',
    at: 'l.at',
    joins: { u: 'left join users u on u.id = l.actor_id' },
  },
  ...COHORTS,
  ...INTERVIEW_SUBJECTS,
  ...MESSAGE_SUBJECTS,
  ...NOTICE_SUBJECTS,
  ...INTEREST_SUBJECTS,
  ...JOB_REPORT_SUBJECTS,
  ...SKILL_SUBJECTS,
  ...SEARCHING_SUBJECTS,
  ...API_USE_SUBJECTS,
} as const satisfies Record<string, Subject>;

export type SubjectKey = keyof typeof SUBJECTS;

export const subjectOf = (key: SubjectKey): Subject => SUBJECTS[key];
