import { APPLICATION_SORTS, type ApplicationSort } from '#schema/options/screens/applications.ts';
import type { ApplicationStatus } from '#schema/options/statuses.ts';
import { anyId, json, shortKey, statement, statementFamily } from '#server/db/statement.ts';
import { worksOnJob } from '#server/modules/team/memberJobs.sql.ts';
import type { Application } from './application.type.ts';
import type { SentProfile } from './sentProfile.type.ts';

/** The value for withdrawn applications where a list is chosen by status. */
export const WITHDRAWN = 'withdrawn';

/** A seeker reads the applications they sent, an employer those the company received. */
export type Side = 'sent' | 'received';

/** A bulk change of status is visible only to the company until it can no longer be undone. */
const STATUS = { sent: 'a.status', received: 'coalesce(a.moved_to, a.status)' };
const CHANGED_AT = {
  sent: 'a.status_changed_at',
  received: 'coalesce(case when a.moved_to <> a.status then a.moved_at end, a.status_changed_at)',
};

/** A withdrawn application is in no list of a status, although it keeps its last one. */
const LISTED = (side: Side) =>
  `case when a.withdrawn_at is null then ${STATUS[side]} else '${WITHDRAWN}' end`;

/** The stage that was chosen for it; it counts only in the status that it belongs to. */
const CHOSEN_STAGE = `case when a.batch_id is null then a.stage_id else a.moved_stage_id end`;

/**
 * The stages of the company $1 in order, or those of every company without its own. An application is in the one that
 * was chosen for it, or else in the first one of its status. Applicants read theirs elsewhere.
 */
const STAGES = `stages as materialized (
  select s.id, s.status, row_number() over (partition by s.status order by s.position) = 1 as is_first,
    json_build_object('id', s.id, 'preset', s.preset, 'ownName', s.name,
      'ownApplicantName', s.applicant_name, 'status', s.status, 'emails', s.emails) as facts
  from company_stages s
  where s.archived_at is null and (s.company_id = $1 or (s.company_id is null
    and not exists (select from company_stages own where own.company_id = $1))))`;

/** The words are looked up once, and then the applications are read by their ids. */
const WITH_WORDS = `found as materialized (select array(
  select s.application_id from application_desk s where s.company_id = $1 and s.names like lower($4)
  union all select s.application_id from application_desk s where s.words @@ (select application_query($1, $11))
  union all select o.id from jobs t join applications o on o.job_id = t.id where t.company_id = $1 and t.title ilike $4) as ids)`;

/** The `with` clause of a statement about these applications. */
const withParts = ({ side, ofStage, isSearched }: With, ...more: string[]) => {
  const isReceived = side === 'received';
  const parts = [
    ...(isReceived && ofStage ? [STAGES] : []),
    ...(isReceived && isSearched ? [WITH_WORDS] : []),
    ...more,
  ];
  return parts.length > 0 ? `with ${parts.join(', ')}` : '';
};
type With = Pick<Kind, 'side' | 'ofStage'> & Partial<Pick<Kind, 'isSearched'>>;
const inStage = (chosen: string, status: string) =>
  `left join stages chosen on chosen.id = ${chosen} and chosen.status = ${status}
    left join stages usual on usual.is_first and usual.status = ${status}`;
const IN_STAGE = { sent: '', received: inStage(CHOSEN_STAGE, STATUS.received) };
/** A withdrawn application is in no stage either. */
const STAGE_ID = {
  sent: 'null::uuid',
  received: 'case when a.withdrawn_at is null then coalesce(chosen.id, usual.id) end',
};
const STAGE = {
  sent: 'null::json',
  received: 'case when a.withdrawn_at is null then coalesce(chosen.facts, usual.facts) end',
};

/** Notes belong to the employer and are not shown on the timeline. */
const SHARED_EVENTS = `select e.id, e.kind, e.actor_id, e.at, e.data from application_events e
  where e.application_id = a.id and e.kind <> 'note'`;
/** What the sentence about the event needs. */
const FACTS = `data ->> 'stage' as "ownStageName", data ->> 'preset' as "stagePreset",
  data ->> 'time' as "plannedFor"`;
const EVENTS = {
  sent: `select id, kind, at, ${FACTS}, null as "actorName" from (${SHARED_EVENTS}) shared`,
  received: `select known.id, known.kind, known.at, ${FACTS}, nullif(trim(u.first_name || ' ' || u.last_name), '') as "actorName"
    from (${SHARED_EVENTS} union all
      select a.batch_id, case when a.moved_to = a.status then 'stage_changed' else a.moved_to end, a.moved_by,
        a.moved_at, a.moved_told
      where a.batch_id is not null) known
    left join users u on u.id = known.actor_id and u.role = 'employer'`,
};

/** In the shape of the GraphQL type. */
const columns = (side: Side) => `
  'Application' as "__typename", a.id, a.job_id as "jobId", a.seeker_id as "seekerId",
  a.company_id as "companyId", ${side === 'received'} as "isReceived", ${STATUS[side]} as status,
  ${CHANGED_AT[side]} as "statusChangedAt", a.applied_at as "appliedAt", a.name, a.email, a.phone,
  a.cover_letter as "coverLetter", a.expected_salary as "expectedSalary", ${STAGE[side]} as "stage",
  case when ${STATUS[side]} = 'rejected' then a.rejection_message end as "rejectionMessage",
  ${side === 'sent' ? 'null' : `case when ${STATUS[side]} = 'rejected' then a.rejection_reason end`} as "rejectionReason",
  a.answers_asked as "answersAsked", a.answers_fitting as "answersFitting", a.musts_missed as "mustsMissed",
  (select json_build_object('id', f.id, 'name', f.name, 'size', f.size, 'mediaType', f.media_type)
    from files f where f.id = a.resume_file_id) as "sentResume",
  case when a.withdrawn_at is not null then json_build_object('at', a.withdrawn_at,
    'reason', a.withdrawal_reason, 'text', a.withdrawal_text) end as withdrawal,
  (select coalesce(json_agg(e order by e.at, e.id), '[]') from (${EVENTS[side]}) e) as events`;

const JSON_COLUMNS =
  json<Pick<Application, 'sentResume' | 'withdrawal' | 'events' | 'stage' | 'rejectionReason'>>();

/**
 * For applications that are found by their ids. Without `is true`, PostgreSQL looks for the ids among all that the
 * company received, because it expects every company to have few.
 */
export const IS_OF_COMPANY = '(a.company_id = $1) is true';

/** Applicants also search by what the job says. */
const FROM = {
  sent: 'from applications a join jobs j on j.id = a.job_id',
  received: 'from applications a',
};
const DESK = 'join application_desk d on d.application_id = a.id and d.company_id = a.company_id';
const WANTED = `cross join jsonb_to_record($10::jsonb) as w ("monthsFrom" integer, "monthsTo" integer, "days" integer,
  today date, pay integer, place text, districts text[], states text[], "tagIds" uuid[], rating integer,
  "hasResume" boolean)`;

/** The filters on applicants; `w` is a row, so each value is read once. */
const IS_WANTED = `
  and (w."monthsFrom" is null or d.months >= w."monthsFrom")
  and (w."monthsTo" is null or d.months <= w."monthsTo")
  and (w."days" is null or coalesce(d.notice_until - w.today, d.notice_days) <= w."days")
  and (w.pay is null or d.pay <= w.pay)
  and (w.place is null or d.district = any(w.districts) or d.state = any(w.states) or d.location ilike w.place)
  and (w."tagIds" is null or exists (
    select from application_tags t where t.application_id = a.id and t.tag_id = any(w."tagIds")))
  and (w.rating is null or d.rating >= w.rating)
  and (w."hasResume" is null or (a.resume_file_id is not null) = w."hasResume")`;

/** A deleted job is visible only to its applicants (product decision 46). */
const IS_KEPT = `a.job_id not in (select id from jobs where company_id = $1 and deleted_at is not null)`;

/** $1 the seeker, or the company. */
const OF = {
  sent: 'a.seeker_id = $1',
  received: `a.company_id = $1 and ${IS_KEPT}`,
  /** The same, without reading the applications. */
  desk: `d.company_id = $1 and d.application_id not in (select o.id from jobs t join applications o on o.job_id = t.id
    where t.company_id = $1 and t.deleted_at is not null)`,
};

const FOUND = {
  sent: `j.title ilike $4 or exists (select from companies c where c.id = j.company_id and c.name ilike $4)`,
  received: 'a.id = any((select ids from found)::uuid[])',
};

const DATED = `($5::date is null or a.applied_at >= $5::date::timestamp at time zone $7::text)
    and ($6::date is null or a.applied_at < ($6::date + 1)::timestamp at time zone $7::text)`;

/**
 * The percentage of answers that fit, minus 100 for each must-have missed. Applications without such questions come
 * last.
 */
const ANSWERS_KEY = `case when a.answers_asked = 0 then -2000
  else a.answers_fitting * 100 / a.answers_asked - a.musts_missed * 100 end`;

/** The sort key that the cursor is compared with, and the order. */
const ORDERS: Readonly<Record<ApplicationSort, { key: string; type: string; way: string }>> = {
  newest: { key: 'a.applied_at', type: 'timestamptz', way: 'desc' },
  oldest: { key: 'a.applied_at', type: 'timestamptz', way: 'asc' },
  name: { key: 'lower(a.name)', type: 'text', way: 'asc' },
  answers: { key: ANSWERS_KEY, type: 'integer', way: 'desc' },
  match: { key: 'coalesce(d.match, -1000)', type: 'integer', way: 'desc' },
  rating: { key: 'coalesce(d.rating, 0)', type: 'integer', way: 'desc' },
};

export interface Kind {
  side: Side;
  ofJobs: boolean;
  ofStatus: boolean;
  ofStage: boolean;
  isSearched: boolean;
  isDated: boolean;
  /** Whether the list is filtered by facts about the applicants. */
  isNarrowed: boolean;
  hasMusts: boolean;
}

interface Sorted extends Kind {
  sort: ApplicationSort;
}

const asking = (all: boolean) => ({
  ofJobs: all,
  ofStatus: all,
  ofStage: all,
  isSearched: all,
  isDated: all,
  isNarrowed: all,
  hasMusts: all,
});
const NO = asking(false);
const ALL = asking(true);

/** Codegen describes the statements of these kinds, which together contain every part that a text can have. */
const KINDS: readonly Kind[] = [
  { ...NO, side: 'sent' },
  { ...ALL, side: 'sent', isNarrowed: false },
  { ...NO, side: 'received' },
  { ...ALL, side: 'received' },
];

const SORTED: readonly Sorted[] = KINDS.flatMap((kind) =>
  APPLICATION_SORTS.filter((sort) => kind.side === 'received' || !isOfDesk(sort)).map((sort) => ({
    ...kind,
    sort,
  })),
);

/** Whether the order uses figures of the desk, which only companies see. */
export function isOfDesk(sort: ApplicationSort): boolean {
  return sort === 'match' || sort === 'rating';
}

const askedOf = (kind: Kind) => Object.keys(NO).filter((part) => kind[part as keyof typeof NO]);

const keyOf = (kind: Kind) => {
  const { side } = kind;
  const parts = askedOf(kind);
  return parts.length === 0 ? side : `${side}-${shortKey(...parts)}`;
};
const sortedKeyOf = (kind: Sorted) => `${kind.sort}-${keyOf(kind)}`;

/** Whether an index has all of the company's applications in this order. */
const isWalked = (kind: Kind, sort: ApplicationSort) =>
  askedOf(kind).length === 0 && sort !== 'name' && sort !== 'answers';

/** Whether an index of the desk has the order and everything else that the list needs. */
const isOfDeskAlone = (kind: Kind, sort: ApplicationSort) => isOfDesk(sort) && isWalked(kind, sort);

const from = (kind: Kind, sort: ApplicationSort) => {
  const { side, ofStage, isNarrowed } = kind;
  if (isOfDeskAlone(kind, sort)) return `from application_desk d where ${OF.desk}`;
  return `${FROM[side]} ${ofStage ? IN_STAGE[side] : ''} ${isNarrowed || isOfDesk(sort) ? DESK : ''}
    ${isNarrowed ? WANTED : ''} where ${OF[side]}`;
};

/**
 * The applications of a list. A filter that is not used is left out of the text. Otherwise PostgreSQL expects few rows,
 * and sorts them instead of reading an index in order.
 *
 * $2 the jobs, or null for all, $3 statuses or `WITHDRAWN`, $4 a pattern, $5 and $6 the first and the last day, $7 the
 * time zone of these days, $8 the stage, $9 whether all must-haves are met, $10 the filters on applicants, $11 the
 * words of the pattern.
 */
const listed = (kind: Kind, sort: ApplicationSort = 'newest') => {
  const { side, ofJobs, ofStatus, ofStage, isSearched, isDated, isNarrowed, hasMusts } = kind;
  return `${from(kind, sort)} and ${ofJobs ? 'a.job_id = any($2::uuid[])' : '$2::uuid[] is null'}
    ${isNarrowed ? IS_WANTED : 'and $10::jsonb is null'}
    ${isSearched ? `and (${FOUND[side]})` : 'and $4::text is null'}
    ${isSearched && side === 'received' ? '' : 'and $11::text is null'}
    and ${ofStatus ? `${LISTED(side)} = any($3::text[])` : '$3::text[] is null'}
    and ${isDated ? DATED : '$5::date is null and $6::date is null and $7::text is not null'}
    and ${ofStage ? `${STAGE_ID[side]} = $8` : '$8::uuid is null'}
    and ${hasMusts ? '$9::boolean and a.musts_missed = 0' : 'not $9::boolean'}`;
};

/** An index of the desk also has the ids, so they are read from it. */
const orderOf = (sort: ApplicationSort) => {
  const id = isOfDesk(sort) ? 'd.application_id' : 'a.id';
  return { ...ORDERS[sort], id };
};

/**
 * $12 and $13 the key of the last entry on the previous page, $14 limit, $15 offset. The long columns
 * are read for one page only.
 */
export const LIST = statementFamily('applications', {
  text: (kind: Sorted) => {
    const { side, sort } = kind;
    const { key, type, way, id } = orderOf(sort);
    const order = `${key} ${way}, ${id} ${way}`;
    const page = `page as (
      select ${id} as id ${listed(kind, sort)}
        and ($12::${type} is null or (${key}, ${id}) ${way === 'asc' ? '>' : '<'} ($12, $13::uuid))
      order by ${order} limit $14 offset $15)`;
    return `
      ${withParts({ ...kind, ofStage: true }, page)}
      select ${columns(side)}, lower(a.name) as "nameKey!", ${type === 'integer' ? key : '0'} as "numberKey!"
      ${FROM[side]} ${IN_STAGE[side]} ${isOfDesk(sort) ? DESK : ''}
      where a.id in (select id from page) order by ${order}`;
  },
  key: sortedKeyOf,
  examples: SORTED,
  ...JSON_COLUMNS,
});

/**
 * $1 the company, $2 an application it received, whether or not it matches, $3 the jobs that the caller works on, or
 * null for all. Its key in the order of the list.
 */
export const PLACE_KEY = statementFamily('application-place-key', {
  text: ({ sort }: { sort: ApplicationSort }) =>
    `select (${ORDERS[sort].key})::text as "key!" ${FROM.received} ${isOfDesk(sort) ? DESK : ''}
      where a.id = $2 and ${OF.received} and ($3::uuid[] is null or a.job_id = any($3))`,
  key: ({ sort }) => sort,
  examples: APPLICATION_SORTS.map((sort) => ({ sort })),
});

const counted = (kind: Kind) => `select count(*)::int as total ${listed(kind)}`;

/**
 * $12 and $13 the key of an application. Reads its neighbours, how many come before it, and the total. If an index has
 * the order of the list, each of the four is read from it; otherwise the list is read once.
 */
export const PLACE = statementFamily('application-place', {
  text: (kind: Sorted) => {
    const { sort } = kind;
    const { key, type, way, id } = orderOf(sort);
    const [ahead, behind] = way === 'asc' ? ['<', '>'] : ['>', '<'];
    const other = way === 'asc' ? 'desc' : 'asc';
    const isOnce = !isWalked(kind, sort);
    const all = `listed as ${isOnce ? '' : 'not'} materialized (
      select ${key} as key, ${id} as id ${listed(kind, sort)})`;
    const beside = (sign: string) =>
      `from listed where (key, id) ${sign} ($12::${type}, $13::uuid)`;
    const next = (sign: string, order: string) =>
      `(select id ${beside(sign)} order by key ${order}, id ${order} limit 1)`;
    return `
      ${withParts(kind, all)}
      select (${isOnce ? 'select count(*)::int from listed' : counted(kind)}) as "total!",
        (select count(*)::int ${beside(ahead)}) as "before!",
        ${next(ahead, other)} as "previousId", ${next(behind, way)} as "nextId"`;
  },
  key: sortedKeyOf,
  examples: SORTED.filter(({ side }) => side === 'received'),
});

export const COUNT = statementFamily('applications-count', {
  text: (kind: Kind) => `${withParts(kind)} ${counted(kind)}`,
  key: keyOf,
  examples: KINDS,
});

/** $12 the latest time of sending, $13 the ids to leave out, $14 limit. */
export const MATCHING = statementFamily('applications-matching', {
  text: (kind: Kind) =>
    `${withParts(kind)}
      select a.id, count(*) over ()::int as total ${listed(kind)}
      and a.applied_at <= $12 and a.id <> all($13::uuid[]) order by a.id limit $14`,
  key: keyOf,
  examples: KINDS,
});

/** First counts the applications by status and chosen stage. These groups are few, and each belongs to one stage. */
export const STATUS_COUNTS = statementFamily('applications-by-status', {
  text: (kind: Kind) => {
    const isReceived = kind.side === 'received';
    const stageId = isReceived
      ? 'case when not n.withdrawn then coalesce(chosen.id, usual.id) end'
      : 'null::uuid';
    return `
      ${withParts({ ...kind, ofStage: true })}
      select case when n.withdrawn then '${WITHDRAWN}' else n.status end as "status!", ${stageId} as "stageId",
        sum(n.total)::int as "total!"
      from (
        select ${STATUS[kind.side]} as status, a.withdrawn_at is not null as withdrawn, ${CHOSEN_STAGE} as stage_id,
          count(*) as total
        ${listed(kind)} group by 1, 2, 3) n
      ${isReceived ? inStage('n.stage_id', 'n.status') : ''} group by 1, 2`;
  },
  key: keyOf,
  examples: KINDS,
  ...json<{ status: ApplicationStatus | typeof WITHDRAWN }>(),
});

const byIds = (side: Side) =>
  `${withParts({ side, ofStage: true })} select ${columns(side)} ${FROM[side]} ${IN_STAGE[side]}
    where ${side === 'sent' ? OF.sent : `${IS_OF_COMPANY} and ${IS_KEPT}`} and a.id = any($2::uuid[])`;

/** $1 the seeker or the company, $2 the ids. */
export const BY_IDS = {
  sent: statement('applications-sent-by-id', byIds('sent'), JSON_COLUMNS),
  received: statement('applications-received-by-id', byIds('received'), JSON_COLUMNS),
};

/** $1 the seeker, $2 the jobs. A withdrawn application no longer counts: the seeker may apply again. */
export const BY_JOBS = statement(
  'applications-by-job',
  `select ${columns('sent')} ${FROM.sent} where a.seeker_id = $1 and a.job_id = ${anyId('$2')}
    and a.withdrawn_at is null`,
  JSON_COLUMNS,
);

/** $1 the job. Everyone who decides on its applications, whichever company they work for at the moment. */
export const DECIDERS = statement(
  'job-deciders',
  `
    select u.id from jobs j join company_members m on m.company_id = j.company_id join users u on u.id = m.user_id
    where j.id = $1 and m.role <> 'interviewer' and ${worksOnJob('m', 'j.id')} and u.deleted_at is null
    order by u.id`,
);

/**
 * $1 the application, $2 the user the link was made for, $3 the file, $4 now. A user who can no longer see
 * the application cannot open its resume or a file among its answers either.
 */
export const SENT_RESUME = statement(
  'application-sent-resume',
  `select a.seeker_id as "seekerId", a.resume_file_id as "fileId",
      exists (select from application_answers w where w.application_id = a.id and w.file_id = $3) as "isAnswer!"
    ${FROM.sent} where a.id = $1 and (a.seeker_id = $2 or (j.deleted_at is null and exists (
      select from company_members m join users u on u.id = m.user_id join companies c on c.id = m.company_id
      where u.id = $2 and m.company_id = a.company_id and ${worksOnJob('m', 'a.job_id')}
        and (u.status = 'active' or u.status = 'suspended' and u.suspended_until <= $4) and u.deleted_at is null
        and c.access_status not in ('rejected', 'suspended'))))`,
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
    where id = ${anyId('$1')} and profile is not null`,
  json<{ profile: KeptProfile }>(),
);
