import { statement } from '#server/db/statement.ts';
import { IS_LOCKED } from './backupLock.service.ts';

/**
 * $1 now, $2 the unit, $3 its length, $4 the offset from its start, $5 the time zone of the site. `due` is the last
 * due time if no backup has been made since and the site was set up before it. Calculated in the site's time zone, not the
 * machine's.
 */
export const DUE = statement(
  'backup-due',
  `
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
      case when made.at < moments.last then moments.last else moments.next end as "nextDueAt!"
    from moments, made`,
);

const COLUMNS = `id, asked_by as "askedBy", status, file_name as "fileName", started_at as at,
  finished_at as "finishedAt", size::float8 as size, row_count::float8 as rows, file_count as files,
  missing_files as "missingFiles", reason, removed_at as "removedAt"`;

/**
 * $1 now. A requested backup waits briefly to be picked up; if no process picks it up, it no longer counts as waiting.
 */
export const BACKUP_STATE = statement(
  'backup-standing',
  `
    select ${IS_LOCKED} as "running!",
      exists (select from backups where status = 'waiting'
        and started_at > $1::timestamptz - interval '5 minutes') as "waiting!"`,
);

/** $1 limit. */
export const LIST = statement(
  'backup-list',
  `select ${COLUMNS} from backups order by started_at desc, id desc limit $1`,
);

/** An administrator has asked for a backup: $1 its id, $2 now. */
export const WAIT = statement(
  'backup-wait',
  `insert into backups (id, asked_by, status, started_at) values ($1, 'administrator', 'waiting', $2)`,
);

/**
 * $1 the backup, $2 who has asked for it, $3 now, $4 the name of its file. No row if the backup has already been made.
 */
export const BEGIN = statement(
  'backup-begin',
  `
    insert into backups (id, asked_by, status, started_at, file_name) values ($1, $2, 'running', $3, $4)
    on conflict (id) do update set status = 'running', started_at = excluded.started_at,
      file_name = excluded.file_name, finished_at = null, reason = null
    where backups.status in ('waiting', 'failed') returning id`,
);

/** $1 now, $2 the size, $3 the number of rows, $4 of files, $5 of missing files, $6 the backup. */
export const COMPLETE = statement(
  'backup-complete',
  `
    update backups set status = 'complete', finished_at = $1, size = $2, row_count = $3, file_count = $4,
      missing_files = $5
    where id = $6`,
);

/** $1 now, $2 the reason, $3 the backup. */
export const FAIL = statement(
  'backup-fail',
  `update backups set status = 'failed', finished_at = $1, reason = $2 where id = $3`,
);

/** Only for the holder of the lock: any backup marked as running was interrupted. $1 is now. */
export const INTERRUPTED = statement(
  'backup-interrupted',
  `update backups set status = 'failed', finished_at = $1, reason = 'interrupted' where status = 'running'`,
);

/** $1 now, $2 the names of the files. */
export const REMOVED = statement(
  'backup-removed',
  'update backups set removed_at = $1 where file_name = any($2::text[])',
);
