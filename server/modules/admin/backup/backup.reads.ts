import type { PreparedRead } from '#server/db/database.ts';
import { IS_LOCKED } from './lock.service.ts';

/**
 * $1 now, $2 the unit, $3 its length, $4 the offset from its start, $5 the time zone of the site. Returns the last due
 * time if no backup has been made since and the site was set up before it. Calculated in the site's time zone, not the
 * machine's.
 */
export const DUE: PreparedRead = {
  name: 'backup-due',
  text: `
    with hours as (
      select (date_trunc($2, ($1::timestamptz at time zone $5) - $4::interval)) as began
    ), moments as (
      select (began + $4::interval) at time zone $5 as last,
        (began + $3::interval + $4::interval) at time zone $5 as next from hours
    ), made as (
      select greatest((select max(started_at) from backups where status = 'complete'),
        (select min(executed_at) from migrations)) as at
    )
    select case when made.at < moments.last then moments.last end as due,
      case when made.at < moments.last then moments.last else moments.next end as "nextDueAt"
    from moments, made`,
};

const COLUMNS = `id, asked_by as "askedBy", status, file_name as "fileName", started_at as at,
  finished_at as "finishedAt", size::float8 as size, row_count::float8 as rows, file_count as files,
  missing_files as "missingFiles", reason, removed_at as "removedAt"`;

/**
 * $1 now. A requested backup waits briefly to be picked up; if no process picks it up, it no longer counts as waiting.
 */
export const BACKUP_STATE: PreparedRead = {
  name: 'backup-standing',
  text: `
    select ${IS_LOCKED} as running,
      exists (select from backups where status = 'waiting'
        and started_at > $1::timestamptz - interval '5 minutes') as waiting`,
};

/** $1 limit. */
export const LIST: PreparedRead = {
  name: 'backup-list',
  text: `select ${COLUMNS} from backups order by started_at desc, id desc limit $1`,
};

export const BEGIN = `
  insert into backups (id, asked_by, status, started_at, file_name) values (?, ?, 'running', ?, ?)
  on conflict (id) do update set status = 'running', started_at = excluded.started_at,
    file_name = excluded.file_name, finished_at = null, reason = null
  where backups.status in ('waiting', 'failed') returning id`;

export const COMPLETE = `
  update backups set status = 'complete', finished_at = ?, size = ?, row_count = ?, file_count = ?, missing_files = ?
  where id = ?`;

export const FAIL = `update backups set status = 'failed', finished_at = ?, reason = ? where id = ?`;

/** Only for the holder of the lock: any backup marked as running was interrupted. */
export const INTERRUPTED = `
  update backups set status = 'failed', finished_at = ?, reason = 'interrupted' where status = 'running'`;

export const REMOVED = `update backups set removed_at = ? where file_name = any (?::text[])`;
