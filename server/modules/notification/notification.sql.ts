import { json, statement, type RowOf } from '#server/db/statement.ts';
import type { Notification } from './notification.entity.ts';

const COLUMNS = `'Notification' as "__typename", id, kind, link, data, created_at as "createdAt", read_at as "readAt"`;

const COLUMNS_JSON = json<Pick<Notification, 'data'>>();

/** $1 the user, $2 and $3 the last entry seen, $4 limit, $5 offset. */
export const LIST = statement(
  'notifications',
  `
    select ${COLUMNS} from notifications
    where user_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
    order by created_at desc, id desc limit $4 offset $5`,
  COLUMNS_JSON,
);

export type ShownNotification = RowOf<typeof LIST>;

export const COUNT = statement(
  'notifications-count',
  `select count(*)::int as total from (select 1 from notifications where user_id = $1 limit $2) counted`,
);

export const UNREAD = statement(
  'notifications-unread',
  `select count(*)::int as total from notifications where user_id = $1 and read_at is null`,
);

/** The company that a notification is about, whichever of the two its data names. */
const companyOf = (notification: string) => `coalesce((${notification}.data ->> 'companyId')::uuid,
  (select j.company_id from jobs j where j.id = (${notification}.data ->> 'jobId')::uuid))`;

/** The company of a notification, if its recipient belongs to that company; otherwise null. */
export const companyOfReader = (notification: string) => `(
  select m.company_id from company_members m
  where m.user_id = ${notification}.user_id and m.company_id = ${companyOf(notification)})`;

/**
 * $1 the user, $2 the notifications. Those about a company that the user does not work for at the moment, with this
 * company if the user belongs to it.
 */
export const OTHER_COMPANIES = statement(
  'notifications-of-other-companies',
  `
    select n.id, ${companyOfReader('n')} as "companyId"
    from notifications n join users u on u.id = n.user_id
    where n.user_id = $1 and n.id = any($2::uuid[]) and ${companyOf('n')} is distinct from u.company_id
      and ${companyOf('n')} is not null`,
);

export const BY_IDS = statement(
  'notifications-by-id',
  `select ${COLUMNS} from notifications where user_id = $1 and id = any($2::uuid[])`,
  COLUMNS_JSON,
);

/** The first reading counts: a later one does not change the time. */
export const MARK = statement(
  'notification-mark',
  `
    update notifications set read_at = coalesce(read_at, $3)
    where user_id = $1 and id = $2 returning ${COLUMNS}`,
  COLUMNS_JSON,
);

/** Notifications that arrive after the button was pressed stay unread. */
export const MARK_ALL = statement(
  'notifications-mark-all',
  `
    with marked as (
      update notifications set read_at = $2
      where user_id = $1 and read_at is null and created_at <= $2 returning *)
    select ${COLUMNS} from marked order by created_at desc, id desc limit 100`,
  COLUMNS_JSON,
);

/** What the client may have missed while it connected, oldest first. */
export const SINCE = statement(
  'notifications-since',
  `select id from notifications where user_id = $1 and created_at > $2
    order by created_at, id limit 50`,
);
