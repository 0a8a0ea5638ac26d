import type { DimensionKey } from '../model/dimensions.ts';
import type { SubjectKey } from '../model/subjects.ts';

/** What a distinct count counts. */
export type Entity = 'job' | 'company' | 'person';

/** How a row is listed. In all SQL, `r.id` is the id of the row. */
export interface Listed {
  /** The id within the tables of the subject, and its type. */
  id: string;
  type: 'uuid' | 'bigint';
  /** The joins that the other expressions need. They drop no row. */
  joins?: string;
  job?: string;
  company?: string;
  person?: string;
  application?: string;
  /** What it is called: the name of what it links to, its own text, or the label of a dimension. */
  name: Entity | { text: string } | { dimension: DimensionKey; sql: string };
  /** A second fact about it. */
  detail?: { dimension: DimensionKey; sql: string };
}

const FACTS = 'left join application_facts f on f.application_id = ';

const APPLICATION: Listed = {
  id: 'f.application_id',
  type: 'uuid',
  joins: `${FACTS}r.id`,
  job: 'f.job_id',
  person: 'f.seeker_id',
  application: 'r.id',
  name: 'person',
  detail: {
    dimension: 'application_status',
    sql: `case when f.withdrawn_at is null then f.status else 'withdrawn' end`,
  },
};

/** A row of another table that belongs to an application. */
const ofApplication = (table: string, alias: string): Listed => ({
  ...APPLICATION,
  id: `${alias}.id`,
  joins: `left join ${table} ${alias} on ${alias}.id = r.id ${FACTS}${alias}.application_id`,
  application: `${alias}.application_id`,
});

const EVENT: Listed = {
  ...ofApplication('application_events', 'e'),
  detail: { dimension: 'event', sql: 'e.kind' },
};

/** The subject of an action, if it is one of this kind. The text can be anything. */
const actedOn = (kind: string) =>
  `case when l.subject_kind = '${kind}' and l.subject_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then l.subject_id::uuid end`;

export const LISTED: Readonly<Record<SubjectKey, Listed>> = {
  jobs: { id: 'j.id', type: 'uuid', job: 'r.id', name: 'job' },
  fills: { id: 'h.job_id', type: 'uuid', job: 'r.id', name: 'job' },
  applications: APPLICATION,
  hires: APPLICATION,
  stays: EVENT,
  events: EVENT,
  interviews: ofApplication('interviews', 'i'),
  offers: ofApplication('offers', 'o'),
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
    joins: 'left join searches s on s.id = r.id',
    person: 's.user_id',
    name: { text: 's.words' },
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
    name: { text: 'al.name' },
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
  decisions: APPLICATION,
  company_approvals: { id: 'c.id', type: 'uuid', company: 'r.id', name: 'company' },
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
    job: actedOn('job'),
    company: actedOn('company'),
    name: { dimension: 'action', sql: 'l.action' },
  },
};

/** What is counted once however many rows it has. */
export const LISTED_ONCE: Readonly<Record<Entity, Omit<Listed, 'id'>>> = {
  job: { type: 'uuid', job: 'r.id', name: 'job' },
  company: { type: 'uuid', company: 'r.id', name: 'company' },
  person: { type: 'uuid', person: 'r.id', name: 'person' },
};
