import { APPLICATION_SORTS, type ApplicationSort } from '#schema/options/screens/applications.ts';
import { json, statement, statementFamily } from '#server/db/statement.ts';
import type { Application } from './application.type.ts';
import type { SentProfile } from './sentProfile.type.ts';

/** A seeker reads the applications they sent, an employer those the company received. */
export type Side = 'sent' | 'received';

/** A bulk change of status is visible only to the company until it can no longer be undone. */
const STATUS = { sent: 'a.status', received: 'coalesce(a.moved_to, a.status)' };
const CHANGED_AT = {
  sent: 'a.status_changed_at',
  received: 'coalesce(a.moved_at, a.status_changed_at)',
};

/** Notes belong to the employer and are not shown on the timeline. */
const TOLD = `select e.id, e.kind, e.actor_id, e.at from application_events e
  where e.application_id = a.id and e.kind <> 'note'`;
const EVENTS = {
  sent: `select id, kind, at, null as "actorName" from (${TOLD}) told`,
  received: `select known.id, known.kind, known.at, nullif(trim(u.first_name || ' ' || u.last_name), '') as "actorName"
    from (${TOLD} union all
      select a.batch_id, a.moved_to, a.moved_by, a.moved_at where a.batch_id is not null) known
    left join users u on u.id = known.actor_id and u.company_id = a.company_id`,
};

/** In the shape of the GraphQL type. */
const columns = (side: Side) => `
  'Application' as "__typename", a.id, a.job_id as "jobId", a.seeker_id as "seekerId",
  a.company_id as "companyId", ${side === 'received'} as "isReceived", ${STATUS[side]} as status,
  ${CHANGED_AT[side]} as "statusChangedAt", a.applied_at as "appliedAt", a.name, a.email, a.phone,
  a.cover_letter as "coverLetter", a.expected_salary as "expectedSalary",
  (select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mediaType', f.media_type)
    from files f where f.id = a.resume_file_id) as "sentResume",
  (select coalesce(json_agg(e order by e.at, e.id), '[]') from (${EVENTS[side]}) e) as events`;

const JSON_COLUMNS = json<Pick<Application, 'sentResume' | 'events'>>();

const FROM = 'from applications a join jobs j on j.id = a.job_id';

/**
 * $1 the seeker, or the company. A deleted job is visible only to its applicants (product decision
 * 46).
 */
const OF = {
  sent: 'a.seeker_id = $1',
  received: 'a.company_id = $1 and j.deleted_at is null',
};

const FOUND = {
  sent: `j.title ilike $4 or exists (select from companies c where c.id = j.company_id and c.name ilike $4)`,
  received: 'a.name ilike $4 or a.email ilike $4 or j.title ilike $4',
};

/**
 * $2 the job, $3 statuses, $4 a pattern, $5 and $6 the first and the last day, $7 the time zone of
 * these days.
 */
const filtered = (side: Side, ofJob: boolean) => `
  where ${OF[side]} and ${ofJob ? 'a.job_id = $2::uuid' : '$2::uuid is null'}
    and ($3::text[] is null or ${STATUS[side]} = any($3))
    and ($4::text is null or ${FOUND[side]})
    and ($5::date is null or a.applied_at >= $5::date::timestamp at time zone $7::text)
    and ($6::date is null or a.applied_at < ($6::date + 1)::timestamp at time zone $7::text)`;

/** The sort key that the cursor is compared with, and the order. */
const ORDERS: Readonly<Record<ApplicationSort, { key: string; type: string; way: string }>> = {
  newest: { key: 'a.applied_at', type: 'timestamptz', way: 'desc' },
  oldest: { key: 'a.applied_at', type: 'timestamptz', way: 'asc' },
  name: { key: 'lower(a.name)', type: 'text', way: 'asc' },
};

interface Kind {
  side: Side;
  ofJob: boolean;
}

const KINDS: readonly Kind[] = (['sent', 'received'] as const).flatMap((side) =>
  [false, true].map((ofJob) => ({ side, ofJob })),
);

const keyOf = ({ side, ofJob }: Kind) => `${side}${ofJob ? '-of-job' : ''}`;

/**
 * $8 and $9 the key of the last entry on the previous page, $10 limit, $11 offset. The long columns
 * are read for one page only.
 */
export const LIST = statementFamily('applications', {
  text: ({ side, sort, ofJob }: Kind & { sort: ApplicationSort }) => {
    const { key, type, way } = ORDERS[sort];
    const order = `${key} ${way}, a.id ${way}`;
    return `
      with page as (
        select a.id ${FROM} ${filtered(side, ofJob)}
          and ($8::${type} is null or (${key}, a.id) ${way === 'asc' ? '>' : '<'} ($8, $9::uuid))
        order by ${order} limit $10 offset $11)
      select ${columns(side)}, lower(a.name) as "nameKey!"
      ${FROM} where a.id in (select id from page) order by ${order}`;
  },
  key: (kind) => `${keyOf(kind)}-${kind.sort}`,
  examples: KINDS.flatMap((kind) => APPLICATION_SORTS.map((sort) => ({ ...kind, sort }))),
  ...JSON_COLUMNS,
});

export const COUNT = statementFamily('applications-count', {
  text: ({ side, ofJob }: Kind) => `select count(*)::int as total ${FROM} ${filtered(side, ofJob)}`,
  key: keyOf,
  examples: KINDS,
});

/** $8 the latest time of sending, $9 the ids to leave out, $10 limit. */
export const MATCHING = statementFamily('applications-matching', {
  text: ({ side, ofJob }: Kind) =>
    `select a.id, count(*) over ()::int as total ${FROM} ${filtered(side, ofJob)}
      and a.applied_at <= $8 and a.id <> all($9::uuid[]) order by a.id limit $10`,
  key: keyOf,
  examples: KINDS,
});

export const STATUS_COUNTS = statementFamily('applications-by-status', {
  text: ({ side, ofJob }: Kind) =>
    `select ${STATUS[side]} as status, count(*)::int as total
      ${FROM} ${filtered(side, ofJob)} group by 1`,
  key: keyOf,
  examples: KINDS,
});

const byIds = (side: Side) =>
  `select ${columns(side)} ${FROM} where ${OF[side]} and a.id = any($2::uuid[])`;

/** $1 the seeker or the company, $2 the ids. */
export const BY_IDS = {
  sent: statement('applications-sent-by-id', byIds('sent'), JSON_COLUMNS),
  received: statement('applications-received-by-id', byIds('received'), JSON_COLUMNS),
};

/** $1 the seeker, $2 the jobs. */
export const BY_JOBS = statement(
  'applications-by-job',
  `select ${columns('sent')} ${FROM} where a.seeker_id = $1 and a.job_id = any($2::uuid[])`,
  JSON_COLUMNS,
);

/** $1 the company. All its active employers. */
export const EMPLOYERS = statement(
  'employers-of',
  `select id from users
    where company_id = $1 and role = 'employer' and deleted_at is null order by id`,
);

/**
 * $1 the application, $2 the user the link was made for. A user who can no longer see the
 * application cannot open its resume either.
 */
export const SENT_RESUME = statement(
  'application-sent-resume',
  `select a.seeker_id as "seekerId", a.resume_file_id as "fileId"
    ${FROM} where a.id = $1 and (a.seeker_id = $2 or (j.deleted_at is null and exists (
      select from users u join companies c on c.id = u.company_id
      where u.id = $2 and u.role = 'employer' and u.company_id = a.company_id
        and u.status <> 'inactive' and u.deleted_at is null
        and c.admin_status not in ('rejected', 'suspended'))))`,
);

/** Recorded once only. $1 id, $2 application, $3 kind, $4 user, $5 now. */
export const RECORD_ONCE = statement(
  'record-event-once',
  `insert into application_events (id, application_id, kind, actor_id, at)
    values ($1, $2, $3, $4, $5) on conflict do nothing`,
);

/** As the trigger of M047SentProfiles writes it. */
type KeptProfile = Omit<SentProfile, 'experienceMonths'> & { ownMonths: number | null };

/** $1 the applications, whose readers have been checked. */
export const SENT_PROFILES = statement(
  'application-sent-profiles',
  `select id, applied_at as "appliedAt", profile as "profile!" from applications
    where id = any($1::uuid[]) and profile is not null`,
  json<{ profile: KeptProfile }>(),
);
