import type { PreparedRead } from '#server/db/database.ts';

const COLUMNS = `'Notification' as "__typename", id, kind, link, data, created_at as "createdAt", read_at as "readAt"`;

/** $1 the user, $2 and $3 the last entry seen, $4 limit, $5 offset. */
export const LIST: PreparedRead = {
  name: 'notifications',
  text: `
    select ${COLUMNS} from notifications
    where user_id = $1 and ($2::timestamptz is null or (created_at, id) < ($2, $3::uuid))
    order by created_at desc, id desc limit $4 offset $5`,
};

export const COUNT: PreparedRead = {
  name: 'notifications-count',
  text: `select count(*)::int as total from (select 1 from notifications where user_id = $1 limit $2) counted`,
};

export const UNREAD: PreparedRead = {
  name: 'notifications-unread',
  text: `select count(*)::int as total from notifications where user_id = $1 and read_at is null`,
};

export const BY_IDS: PreparedRead = {
  name: 'notifications-by-id',
  text: `select ${COLUMNS} from notifications where user_id = $1 and id = any($2::uuid[])`,
};

/** The first reading counts: a later one does not change the time. */
export const MARK: PreparedRead = {
  name: 'notification-mark',
  text: `
    update notifications set read_at = coalesce(read_at, $3)
    where user_id = $1 and id = $2 returning ${COLUMNS}`,
};

/** Notifications that arrive after the button was pressed stay unread. */
export const MARK_ALL: PreparedRead = {
  name: 'notifications-mark-all',
  text: `
    with marked as (
      update notifications set read_at = $2
      where user_id = $1 and read_at is null and created_at <= $2 returning *)
    select ${COLUMNS} from marked order by created_at desc, id desc limit 100`,
};

/** What the client may have missed while it connected, oldest first. */
export const SINCE: PreparedRead = {
  name: 'notifications-since',
  text: `select id from notifications where user_id = $1 and created_at > $2
    order by created_at, id limit 50`,
};
