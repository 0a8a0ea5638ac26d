import { json, statement, statementFamily, type RowOf } from '#server/db/statement.ts';
import type { Side } from '#server/modules/application/application.sql.ts';
import type { ConversationMessage } from './conversation.type.ts';

/** The side of a message that the reader of a list writes as. */
const OWN = { sent: 'applicant', received: 'company' } as const;

/** $1 the seeker, or the company. A deleted job is visible only to its applicants. */
const OF = {
  sent: 'a.seeker_id = $1',
  received: 'a.company_id = $1 and j.deleted_at is null',
};

/** When someone at the company answers, the messages before count as read for all of their colleagues. */
export const UNREAD = {
  sent: `coalesce(c.company_at > greatest(r.read_at, '-infinity'), false)`,
  received: `coalesce(c.applicant_at > greatest(r.read_at, c.answered_at, '-infinity'), false)`,
};

const READ_BY_OTHER = {
  sent: `(select max(o.read_at) from conversation_readers o
    where o.application_id = a.id and o.user_id <> a.seeker_id)`,
  received: `(select o.read_at from conversation_readers o
    where o.application_id = a.id and o.user_id = a.seeker_id)`,
};

const LAST_OF_OTHER = { sent: 'c.company_at', received: 'c.applicant_at' };

const blockBy = (side: string) => `exists (select from message_blocks b
  where b.company_id = a.company_id and b.seeker_id = a.seeker_id and b.side = '${side}')`;

/** The company learns of a withdrawal once it can no longer be undone. */
const WITHDRAWN = { sent: 'a.withdrawn_at', received: 'a.withdrawal_told_at' };

export const STANDING = (side: Side) => `
  (select count(*) from messages m where m.application_id = a.id and m.side = '${OWN[side]}'
    and m.sent_at > coalesce(${LAST_OF_OTHER[side]}, '-infinity'))::int as "unanswered!",
  ${blockBy(OWN[side])} as "isBlocked!",
  ${blockBy(side === 'sent' ? 'company' : 'applicant')} as "isBlockedByOther!",
  s.deleted_at is not null as "hasLeft!", j.deleted_at is not null as "isJobGone!",
  ${WITHDRAWN[side]} is not null as "isWithdrawn!", co.access_status as "companyStatus!"`;

const columns = (side: Side) => `
  a.id, a.job_id as "jobId", ${side === 'received'} as "isReceived!", c.last_at as "lastAt",
  ${UNREAD[side]} as "isUnread!", ${READ_BY_OTHER[side]} as "readByOtherAt", ${STANDING(side)}`;

/** $2 the user who reads. */
const from = (conversations: 'join' | 'left join') => `
  from applications a join jobs j on j.id = a.job_id join companies co on co.id = a.company_id
    join users s on s.id = a.seeker_id
    ${conversations} conversations c on c.application_id = a.id
    left join conversation_readers r on r.application_id = a.id and r.user_id = $2`;

const FOUND = {
  sent: 'j.title ilike $4 or co.name ilike $4',
  received: 'a.name ilike $4 or j.title ilike $4',
};

/** $3 only unread ones, $4 a pattern, $5 the only jobs that the reader works on; null for all. */
const filtered = (side: Side) => `
  where ${OF[side]} and ($5::uuid[] is null or a.job_id = any($5)) and ($3::boolean is not true or ${UNREAD[side]})
    and ($4::text is null or ${FOUND[side]})`;

const SIDES: readonly Side[] = ['sent', 'received'];
const key = (side: Side) => side;

/** Unread ones first. $6 to $8 the last entry of the previous page, $9 limit, $10 offset. */
export const LIST = statementFamily('conversations', {
  text: (side: Side) => `
    select ${columns(side)} ${from('join')} ${filtered(side)}
      and ($7::timestamptz is null
        or (${UNREAD[side]}, c.last_at, a.id) < ($6::boolean, $7, $8::uuid))
    order by ${UNREAD[side]} desc, c.last_at desc, a.id desc limit $9 offset $10`,
  key,
  examples: SIDES,
});

export type ConversationRow = RowOf<ReturnType<typeof LIST>>;

/** $6 the highest number to count. */
export const COUNT = statementFamily('conversations-count', {
  text: (side: Side) =>
    `select count(*)::int as total from (select ${from('join')} ${filtered(side)} limit $6) counted`,
  key,
  examples: SIDES,
});

const unreadOf = (side: Side) => `
  select count(*)::int as total from (
    select from conversations c join applications a on a.id = c.application_id
      join jobs j on j.id = a.job_id
      left join conversation_readers r on r.application_id = c.application_id and r.user_id = $2
    where ${side === 'sent' ? 'c.seeker_id = $1' : 'c.company_id = $1 and j.deleted_at is null'}
      ${side === 'received' ? 'and c.applicant_at is not null and (c.answered_at is null or c.applicant_at > c.answered_at)' : ''}
      and ($4::uuid[] is null or a.job_id = any($4)) and ${UNREAD[side]} limit $3) counted`;

/** $1 the seeker or the company, $2 the user, $3 the highest number to count, $4 the only jobs; null for all. */
export const UNREAD_COUNT = {
  sent: statement('conversations-unread-sent', unreadOf('sent')),
  received: statement('conversations-unread-received', unreadOf('received')),
};

const byIds = (side: Side) =>
  `select ${columns(side)} ${from('left join')} where ${OF[side]} and a.id = any($3::uuid[])`;

/** $1 the seeker or the company, $2 the user, $3 the applications. */
export const BY_IDS = {
  sent: statement('conversations-sent-by-id', byIds('sent')),
  received: statement('conversations-received-by-id', byIds('received')),
};

export type FoundConversation = RowOf<(typeof BY_IDS)[Side]>;

const MESSAGE = `
  'ConversationMessage' as "__typename", m.id, m.application_id as "applicationId",
  m.author_id as "authorId", a.job_id as "jobId", m.side, m.body, m.asks_for_money as "asksForMoney",
  m.sent_at as "sentAt", m.removed_at is not null as "isRemoved!",
  case m.side when 'applicant' then a.name
    else nullif(trim(u.first_name || ' ' || u.last_name), '') end as "authorName",
  (select coalesce(json_agg(json_build_object('id', f.id, 'name', f.name, 'size', f.size,
      'mediaType', f.media_type) order by k.place), '[]')
    from message_files k join files f on f.id = k.file_id where k.message_id = m.id) as "sentFiles"`;

const MESSAGE_JSON = json<Pick<ConversationMessage, 'sentFiles'>>();

const AUTHOR = 'left join users u on u.id = m.author_id and u.deleted_at is null';

/** $1 the conversations, $2 only before this time, $3 limit, $4 offset. Newest first, for each conversation. */
export const MESSAGES = statement(
  'conversation-messages',
  `
    select ${MESSAGE}
    from unnest($1::uuid[]) wanted(id) cross join lateral (
      select * from messages where application_id = wanted.id
        and ($2::timestamptz is null or sent_at < $2) order by sent_at desc limit $3 offset $4) m
    join applications a on a.id = m.application_id ${AUTHOR}
    order by m.application_id, m.sent_at desc`,
  MESSAGE_JSON,
);

export type MessageRow = RowOf<typeof MESSAGES>;

/** $1 the conversations. */
export const COUNT_MESSAGES = statement(
  'conversation-messages-count',
  `select application_id as id, count(*)::int as total from messages
    where application_id = any($1::uuid[]) group by 1`,
);

const messagesByIds = (side: Side) => `
  select ${MESSAGE} from messages m join applications a on a.id = m.application_id
    join jobs j on j.id = a.job_id ${AUTHOR}
  where ${OF[side]} and m.id = any($2::uuid[])`;

/** $1 the seeker or the company, $2 the messages. */
export const MESSAGES_BY_IDS = {
  sent: statement('messages-sent-by-id', messagesByIds('sent'), MESSAGE_JSON),
  received: statement('messages-received-by-id', messagesByIds('received'), MESSAGE_JSON),
};

/** $1 the people. In the order of their ids, and before other rows, as when an account is deleted. */
export const LOCK_PEOPLE = statement(
  'conversation-lock-people',
  `select id, deleted_at is not null as "hasLeft!" from users
    where id = any($1::uuid[]) order by id for key share`,
);

/** $1 the application, $2 now. */
export const OPEN_CONVERSATION = statement(
  'conversation-open',
  `insert into conversations (application_id, company_id, seeker_id, last_at)
    select id, company_id, seeker_id, $2 from applications where id = $1
    on conflict (application_id) do nothing`,
);

const lock = (side: Side) => `
  select c.last_at as "lastAt", a.seeker_id as "seekerId", a.company_id as "companyId",
    a.name as "applicantName", a.job_id as "jobId", j.title as "jobTitle", co.name as "companyName",
    ${STANDING(side)}
  from conversations c join applications a on a.id = c.application_id join jobs j on j.id = a.job_id
    join companies co on co.id = a.company_id join users s on s.id = a.seeker_id
  where c.application_id = $1 for update of c`;

/** $1 the application. One message after another. */
export const LOCK_CONVERSATION = {
  sent: statement('conversation-lock-sent', lock('sent')),
  received: statement('conversation-lock-received', lock('received')),
};

export type LockedConversation = RowOf<(typeof LOCK_CONVERSATION)[Side]>;

/** Later than the previous message, even if the clocks of two processes differ. $1 the application, $2 now. */
export const NEXT_TIME = statement(
  'conversation-next-time',
  `select greatest($2::timestamptz(3), (select max(sent_at) + interval '1 millisecond'
    from messages where application_id = $1)) as "sentAt!"`,
);

/** $1 id, $2 application, $3 side, $4 author, $5 batch, $6 text, $7 whether it asks for money, $8 the time. */
export const ADD_MESSAGE = statement(
  'message-add',
  `insert into messages (id, application_id, side, author_id, batch_id, body, asks_for_money, sent_at)
    values ($1, $2, $3, $4, $5, $6, $7, $8)`,
);

/** $1 the message, $2 the files in their order. */
export const ADD_FILES = statement(
  'message-add-files',
  `insert into message_files (message_id, file_id, place)
    select $1, given.id, given.place from unnest($2::uuid[]) with ordinality given(id, place)`,
);

/** $1 the application, $2 the time, $3 the side, $4 whether it is a message to this applicant alone. */
export const TOUCH_CONVERSATION = statement(
  'conversation-touch',
  `
    update conversations set last_at = $2,
      company_at = case when $3::text = 'company' then $2 else company_at end,
      applicant_at = case when $3::text = 'applicant' then $2 else applicant_at end,
      answered_at = case when $3::text = 'company' and $4::boolean then $2 else answered_at end
    where application_id = $1`,
);

/**
 * The mark only moves forwards, and never past the last message, so that later messages are unread. $1 the application,
 * $2 the user, $3 until when.
 */
export const MARK_READ = statement(
  'conversation-mark-read',
  `
    insert into conversation_readers as r (application_id, user_id, read_at)
    select application_id, $2, least($3, last_at) from conversations where application_id = $1
    on conflict (application_id, user_id) do update set read_at = excluded.read_at
      where r.read_at is null or r.read_at < excluded.read_at
    returning read_at as "readAt!"`,
);

/** The notifications about this conversation. $1 the user, $2 the application, $3 now. */
export const MARK_BELL = statement(
  'conversation-mark-bell',
  `
    update notifications set read_at = $3
    where user_id = $1 and kind = 'message_received' and read_at is null
      and data ->> 'applicationId' = $2
    returning id`,
);
