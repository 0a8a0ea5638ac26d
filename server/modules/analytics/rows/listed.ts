import { knownWords } from '../model/searchTexts.ts';
import type { SubjectKey } from '../model/subjects.ts';
import { API_USE_LISTED } from '../model/topics/apiUse.ts';
import { INTEREST_LISTED } from '../model/topics/interest.ts';
import { INTERVIEWS_LISTED } from '../model/topics/interviews.ts';
import { JOB_REPORTS_LISTED } from '../model/topics/jobReports.ts';
import { MESSAGES_LISTED } from '../model/topics/messages.ts';
import { NOTICES_LISTED } from '../model/topics/notices.ts';
import { SEARCHING_LISTED } from '../model/topics/searching.ts';
import { SKILLS_LISTED } from '../model/topics/skills.ts';
import { APPLICATION, FACTS, ofApplication, type Entity, type ListedRow } from './listedRow.ts';

const EVENT = ofApplication('application_events', 'e', { dimension: 'event', sql: 'e.kind' });

/** The subject of an action, if it is one of this kind. The text can be anything. */
const subjectOfAction = (kind: string) =>
  `case when l.subject_kind = '${kind}' and l.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.subject_id::uuid end`;

/** A member of a cohort. */
const ofCohort = (id: string, kind: 'person' | 'company'): ListedRow => ({
  id,
  type: 'uuid',
  [kind]: 'r.id',
  name: kind,
});

export const LISTED: Readonly<Record<SubjectKey, ListedRow>> = {
  jobs: { id: 'j.id', type: 'uuid', job: 'r.id', name: 'job' },
  fills: { id: 'h.job_id', type: 'uuid', job: 'r.id', name: 'job' },
  applications: APPLICATION,
  hires: APPLICATION,
  stays: EVENT,
  events: EVENT,
  interviews: ofApplication('interviews', 'i'),
  offers: ofApplication('offers', 'o', { dimension: 'offer_status', sql: 'o.status' }),
  users: {
    id: 'u.id',
    type: 'uuid',
    joins: 'left join users u on u.id = r.id',
    person: 'r.id',
    company: 'u.company_id',
    name: 'person',
    detail: { dimension: 'role', sql: 'u.role' },
  },
  companies: { id: 'c.id', type: 'uuid', company: 'r.id', name: 'company' },
  searches: {
    id: 's.id',
    type: 'uuid',
    joins: `left join searches s on s.id = r.id ${knownWords('s.words')}`,
    person: 's.user_id',
    name: { text: 'kw.text' },
  },
  views: {
    id: 'v.id',
    type: 'uuid',
    joins: 'left join job_views v on v.id = r.id',
    job: 'v.job_id',
    person: 'v.user_id',
    name: 'job',
    detail: { dimension: 'source', sql: 'v.source' },
  },
  alerts: {
    id: 'al.id',
    type: 'uuid',
    joins: 'left join alerts al on al.id = r.id',
    person: 'al.user_id',
    name: 'person',
    detail: { dimension: 'alert_frequency', sql: 'al.frequency' },
  },
  visits: {
    id: 'w.id',
    type: 'uuid',
    joins: 'left join visits w on w.id = r.id',
    person: 'w.user_id',
    name: 'person',
    detail: { dimension: 'visitor_role', sql: 'w.role' },
  },
  approvals: { id: 'ap.job_id', type: 'uuid', job: 'r.id', name: 'job' },
  closings: { id: 'g.job_id', type: 'uuid', job: 'r.id', name: 'job' },
  job_rejections: { id: 'g.job_id', type: 'uuid', job: 'r.id', name: 'job' },
  decisions: APPLICATION,
  first_views: APPLICATION,
  shortlistings: APPLICATION,
  rejections: APPLICATION,
  company_approvals: { id: 'g.company_id', type: 'uuid', company: 'r.id', name: 'company' },
  job_stock: { id: 'g.job_id', type: 'uuid', job: 'r.id', name: 'job' },
  company_stock: { id: 'g.company_id', type: 'uuid', company: 'r.id', name: 'company' },
  account_stock: {
    id: 'g.id',
    type: 'uuid',
    joins: 'left join account_standings g on g.id = r.id',
    person: 'g.user_id',
    name: 'person',
    detail: { dimension: 'role', sql: 'g.role' },
  },
  application_stock: {
    id: 'g.application_id',
    type: 'uuid',
    joins: `${FACTS}r.id`,
    job: 'f.job_id',
    person: 'f.seeker_id',
    application: 'r.id',
    name: 'person',
  },
  actions: {
    id: 'l.id',
    type: 'bigint',
    joins: 'left join activity_log l on l.id = r.id',
    person: 'l.actor_id',
    job: subjectOfAction('job'),
    company: subjectOfAction('company'),
    name: { dimension: 'action', sql: 'l.action' },
  },
  sign_up_months: ofCohort('u.id', 'person'),
  sign_up_weeks: ofCohort('u.id', 'person'),
  applicant_months: ofCohort('fa.seeker_id', 'person'),
  applicant_weeks: ofCohort('fa.seeker_id', 'person'),
  poster_months: ofCohort('fp.company_id', 'company'),
  poster_weeks: ofCohort('fp.company_id', 'company'),
  ...INTERVIEWS_LISTED,
  ...MESSAGES_LISTED,
  ...NOTICES_LISTED,
  ...INTEREST_LISTED,
  ...JOB_REPORTS_LISTED,
  ...SKILLS_LISTED,
  ...SEARCHING_LISTED,
  ...API_USE_LISTED,
};

/** How to list things that are counted once, however many rows they have. */
export const LISTED_ONCE: Readonly<Record<Entity, Omit<ListedRow, 'id'>>> = {
  job: { type: 'uuid', job: 'r.id', name: 'job' },
  company: { type: 'uuid', company: 'r.id', name: 'company' },
  person: { type: 'uuid', person: 'r.id', name: 'person' },
};
